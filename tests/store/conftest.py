"""A fresh database for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from store.db import Database
from store.file_database import FileDatabase
from store.server_database import ServerDatabase
from tests.postgres import BOTH, Server


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kontor.db"


@pytest.fixture
async def file_db(path: Path) -> AsyncIterator[FileDatabase]:
    database = await FileDatabase.open(path)
    yield database
    await database.close()


@pytest.fixture
async def server_db(postgresql: Server) -> AsyncIterator[ServerDatabase]:
    url = postgresql.migrated()
    database = await ServerDatabase.open(url)
    yield database
    await database.close()
    postgresql.give_back(url)


@pytest.fixture(params=BOTH)
def db(request: pytest.FixtureRequest) -> Database:
    """Each of the two in turn."""
    database: Database = request.getfixturevalue(f"{request.param}_db")
    return database
