"""On which of the two databases a test runs."""

from __future__ import annotations

import shutil
import tempfile
from atexit import register
from functools import cache
from pathlib import Path

import pytest

from store import files
from tests import postgres

SQLITE, POSTGRESQL = "sqlite", "postgresql"
BOTH = [SQLITE, pytest.param(POSTGRESQL, marks=pytest.mark.postgresql)]
"""The parameters of a fixture that lets a test run on both."""
_CHOSEN = [SQLITE]


def choose(name: str) -> None:
    """The databases that are made from now on are of this kind. Skips the test if there can be none."""
    if name == POSTGRESQL and (lacking := postgres.lacks()):
        pytest.skip(lacking)
    _CHOSEN[0] = name


def a_database(folder: Path) -> Path | str:
    """A new database with the newest schema and no rows: a file in the folder, or one of the tests' server."""
    if _CHOSEN[0] == POSTGRESQL:
        return postgres.server().fresh()
    path = folder / "kontor.db"
    shutil.copy(_blank(), path)
    return path


@cache
def _blank() -> Path:
    path = Path(tempfile.mkdtemp(prefix="kontor-blank-")) / "kontor.db"
    register(shutil.rmtree, path.parent, ignore_errors=True)
    lock = files.FileLock(path)
    files.prepare(path, lock)
    lock.release()
    return path
