"""Ways in which a database's file is lost while it is open."""

import shutil
from pathlib import Path


def delete(path: Path) -> None:
    for file in path.parent.glob(path.name + "*"):
        if not file.name.endswith(".lock"):
            file.unlink()


def replace(path: Path) -> None:
    other = path.with_name("other.db")
    shutil.copy(path, other)
    other.replace(path)
