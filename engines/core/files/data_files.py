"""Data files of games, which owners of the printed game may correct; errors name file and line."""

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_BYTE = re.compile(r" \(byte (\d+)\)")


class DataFileError(Exception):
    """A data file that is not JSON, lacks something, or has impossible contents; the text names file and place."""


class DataFile:
    """A JSON file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self, kind: type[T]) -> T:
        """Return its contents as a value of the type. Raises DataFileError."""
        raw = self.path.read_bytes()
        try:
            return msgspec.json.decode(raw, type=kind)
        except msgspec.DecodeError as error:
            raise DataFileError(f"{self.path}{_line(raw, str(error))}: {_BYTE.sub('', str(error))}") from None

    def read_list(self, name: str, kind: Any) -> tuple[Any, ...]:
        """Return the values of the type in a file of one list with this name. Raises DataFileError."""
        lists = self.read(dict[str, tuple[kind, ...]])
        self.must(list(lists) == [name], f"it holds {name}, and nothing else")
        return lists[name]

    def must(self, holds: bool, wrong: str) -> None:
        """Raise DataFileError with ``wrong`` unless ``holds``."""
        if not holds:
            raise DataFileError(f"{self.path}: {wrong}")


def _line(raw: bytes, error: str) -> str:
    """Return the line at which a text stops being JSON; empty for an error that names a field."""
    found = _BYTE.search(error)
    if found is None:
        return ""
    lines = raw[: int(found[1])].count(b"\n")
    return f", line {lines + 1}"
