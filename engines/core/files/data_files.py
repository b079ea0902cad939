"""Data files of games, which owners of the printed game may correct: a mistake is told with its place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

_BYTE = re.compile(r" \(byte (\d+)\)")


class DataFileError(Exception):
    """A data file that is no JSON, lacks something, or says what cannot be; the text names file and place."""


class DataFile:
    """A file of JSON."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self, kind: type[T]) -> T:
        """Its contents as values of a kind. Raises BadData."""
        raw = self.path.read_bytes()
        try:
            return msgspec.json.decode(raw, type=kind)
        except msgspec.DecodeError as error:
            raise DataFileError(f"{self.path}{_line(raw, str(error))}: {_BYTE.sub('', str(error))}") from None

    def must(self, holds: bool, wrong: str) -> None:
        """Raise BadData with what is wrong in it unless something holds."""
        if not holds:
            raise DataFileError(f"{self.path}: {wrong}")


def _line(raw: bytes, error: str) -> str:
    """In which line a text stops being JSON; nothing for a mistake whose field is named."""
    found = _BYTE.search(error)
    if found is None:
        return ""
    lines = raw[: int(found[1])].count(b"\n")
    return f", line {lines + 1}"
