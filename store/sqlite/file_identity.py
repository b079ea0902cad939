"""Detect that the open file is no longer at its path.

A process can write to a deleted or replaced file without an error, and all of it is gone when the process ends.
Blocking but quick: a few system calls.
"""

from pathlib import Path

from store.errors import LostWhy


class FileIdentity:
    """The identity of the opened file, and its largest size.

    A database file only grows, as nothing here vacuums it; committed data that it lacks is in its log.
    """

    def __init__(self, path: Path) -> None:
        self._files = (path, path.with_name(path.name + "-wal"))
        self._known: dict[Path, tuple[int, int]] = {}
        self._size = 0

    def lost(self) -> LostWhy | None:
        """Return what happened to the file; None if it is still the one first seen."""
        for path in self._files:
            try:
                found = path.stat()
            except OSError:
                if path in self._known or path == self._files[0]:
                    return "deleted"
                continue
            same = (found.st_dev, found.st_ino)
            if self._known.setdefault(path, same) != same:
                return "replaced"
            if not found.st_mode & 0o222:
                return "read-only"
            if path == self._files[0]:
                if found.st_size < self._size:
                    return "truncated"
                self._size = found.st_size
        return None
