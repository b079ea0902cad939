"""A cache of the parsed almanac, in files between two starts. What cannot be cached is parsed again."""

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
"""Version of the format; another number invalidates all files."""

T = TypeVar("T")
_log = logging.getLogger(__name__)


class _File(msgspec.Struct, Generic[T]):
    """A cached value. of: the digest of its sources."""

    of: str
    value: T


@dataclass(frozen=True, slots=True)
class CatalogueCache:
    """A folder of cache files: plain JSON of a known form, so that a wrong file does no harm and is ignored."""

    folder: Path

    def get(self, name: str, of: str, kind: type[T]) -> T | None:
        """Return the value cached under a name if its digest is the same; else None."""
        try:
            found = msgspec.json.decode((self.folder / f"{name}.json").read_bytes(), type=_File[kind])  # type: ignore[valid-type]
        except (OSError, msgspec.MsgspecError):
            return None
        value: T = found.value
        return value if found.of == of else None

    def put(self, name: str, of: str, value: object) -> None:
        """Cache a value, if the folder is writable."""
        path = self.folder / f"{name}.json"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            # The name is unpredictable: a planted link would be followed.
            with NamedTemporaryFile(dir=self.folder, prefix=f"{name}.", delete=False) as file:
                file.write(msgspec.json.encode(_File(of, value)))
            Path(file.name).replace(path)
        except OSError as error:
            _log.info("%s is not kept for the next start: %s", path, error)


def digest(files: Iterable[Path]) -> str:
    """Return the digest of the Fluent files, their names, and their parser."""
    found = blake2b(f"{FORM} {version('fluent.syntax')}".encode(), digest_size=16)
    for path in files:
        data = path.read_bytes()
        found.update(f"\0{path.parent.name}/{path.name}\0{len(data)}\0".encode())
        found.update(data)
    return found.hexdigest()
