"""A folder to work in, in which no setting of ours is known."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.tools.database_move.helpers.databases import fill


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the command is given."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(("KONTOR", "PG")) and name != "KONTOR_CACHE"]:
        monkeypatch.delenv(name)
    return tmp_path


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A file with a row in every table."""
    path = tmp_path / "kontor.db"
    fill(path)
    return path
