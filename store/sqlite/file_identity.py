"""Whether the file that is open still stands at its path, so that what is committed is kept.

A file that is deleted or replaced under a running process is written on as if nothing had happened, and all of it
is gone when the process ends. Blocking, and quick: a few calls of the system.
"""

from __future__ import annotations

from pathlib import Path

from store.errors import LostWhy


class FileIdentity:
    """Remembers which file was opened, and how large it has been.

    A database file grows only, as nothing here vacuums it; what is committed and not in it yet is in its log.
    """

    def __init__(self, path: Path) -> None:
        self._files = (path, path.with_name(path.name + "-wal"))
        self._known: dict[Path, tuple[int, int]] = {}
        self._size = 0

    def lost(self) -> LostWhy | None:
        """What became of the file; None while it is the one that was looked at first."""
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
