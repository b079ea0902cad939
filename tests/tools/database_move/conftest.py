"""A folder to work in, in which no setting of ours is known."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Server
from tests.tools.database_move.helpers.databases import fill


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(("KONTOR", "PG")) and name != "KONTOR_CACHE"]:
        monkeypatch.delenv(name)
    return tmp_path


@pytest.fixture
def migrated(postgresql: Server) -> Iterator[str]:
    """The address of a database on a server that is up to date and has no rows."""
    url = postgresql.migrated()
    yield url
    postgresql.drop(url)


@pytest.fixture
def bare(postgresql: Server) -> Iterator[str]:
    """The address of a database on a server without tables."""
    url = postgresql.empty()
    yield url
    postgresql.drop(url)


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    path = tmp_path / "kontor.db"
    fill(path)
    return path
