"""A disk that can be filled at once: a file system in memory of a changing size. Needs root on Linux."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOM = 2 << 30
"""Bytes that a disk takes unless it is full."""
TRIES = 50
"""How often to fill a disk that grows meanwhile."""
SPARE = 4096
"""Bytes that a full disk takes still: what is being written ends in the middle."""


class SmallDisk:
    """A mounted file system."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self) -> None:
        """Let the disk have no room beyond what it holds."""
        for _ in range(TRIES):
            disk = os.statvfs(self.folder)
            if self._resize((disk.f_blocks - disk.f_bfree) * disk.f_frsize + SPARE):
                return

    def free(self) -> None:
        """Let the disk have room again."""
        self._resize(ROOM)

    def _resize(self, size: int) -> bool:
        """Change the size; return False if more than that is written by now."""
        options = ["mount", "-o", f"remount,size={size}", str(self.folder)]
        return subprocess.run(options, stderr=subprocess.DEVNULL, check=False).returncode == 0


@contextmanager
def small_disk() -> Iterator[SmallDisk | None]:
    """Mount a disk for the block; None where this process may not."""
    with tempfile.TemporaryDirectory(prefix="kontor-disk-") as name:
        folder = Path(name)
        # PostgreSQL's own user has to get to its folder in it.
        folder.chmod(0o755)
        options = ["mount", "-t", "tmpfs", "-o", f"size={ROOM},mode=755", "tmpfs", str(folder)]
        if subprocess.run(options, stderr=subprocess.DEVNULL, check=False).returncode:
            yield None
            return
        try:
            yield SmallDisk(folder)
        finally:
            subprocess.run(["umount", "-l", folder], check=True)
