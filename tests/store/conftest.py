"""A fresh database for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from store.database import Database
from store.postgres.database import PostgresDatabase
from store.sqlite.database import SqliteDatabase
from tests.postgres import BOTH, Server


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kontor.db"


@pytest.fixture
async def file_db(path: Path) -> AsyncIterator[SqliteDatabase]:
    database = await SqliteDatabase.open(path)
    yield database
    await database.close()


@pytest.fixture
async def server_db(postgresql: Server) -> AsyncIterator[PostgresDatabase]:
    url = postgresql.migrated()
    database = await PostgresDatabase.open(url)
    yield database
    await database.close()
    postgresql.give_back(url)


@pytest.fixture(params=BOTH)
def db(request: pytest.FixtureRequest) -> Database:
    database: Database = request.getfixturevalue(f"{request.param}_db")
    return database
