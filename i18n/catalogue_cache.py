"""What was read of the catalogues, kept in files between two starts. What cannot be kept is read anew."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final, Generic, TypeVar

import msgspec

FORM: Final = 1
"""Of what is kept; another number makes everything be read anew."""

T = TypeVar("T")
_log = logging.getLogger(__name__)


class _File(msgspec.Struct, Generic[T]):
    """of: the digest of all that the value follows from."""

    of: str
    value: T


@dataclass(frozen=True, slots=True)
class CatalogueCache:
    """A folder of such files: plain JSON of a known form, so that a wrong one is no danger and is not used."""

    folder: Path

    def get(self, name: str, of: str, kind: type[T]) -> T | None:
        """What was kept under a name, if it follows from the same; else None."""
        try:
            found = msgspec.json.decode((self.folder / f"{name}.json").read_bytes(), type=_File[kind])  # type: ignore[valid-type]
        except (OSError, msgspec.MsgspecError):
            return None
        value: T = found.value
        return value if found.of == of else None

    def put(self, name: str, of: str, value: object) -> None:
        """Keep something, as far as the folder may be written."""
        path = self.folder / f"{name}.json"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            # Under a name that nobody can guess: a link that lay there would be followed.
            with NamedTemporaryFile(dir=self.folder, prefix=f"{name}.", delete=False) as file:
                file.write(msgspec.json.encode(_File(of, value)))
            Path(file.name).replace(path)
        except OSError as error:
            _log.info("%s is not kept for the next start: %s", path, error)


def digest(files: Iterable[Path]) -> str:
    """Of the Fluent files, their names, and the parser that reads them."""
    found = blake2b(f"{FORM} {version('fluent.syntax')}".encode(), digest_size=16)
    for path in files:
        data = path.read_bytes()
        found.update(f"\0{path.parent.name}/{path.name}\0{len(data)}\0".encode())
        found.update(data)
    return found.hexdigest()
