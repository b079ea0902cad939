"""A fresh database for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from store.db import Database
from store.file_database import FileDatabase
from store.opening import open_database
from tests.databases import BOTH, a_database, choose


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kontor.db"


@pytest.fixture(params=BOTH)
async def db(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    """Of each kind in turn."""
    choose(request.param)
    database = await open_database(a_database(tmp_path))
    yield database
    await database.close()


@pytest.fixture
async def file(path: Path) -> AsyncIterator[FileDatabase]:
    """For what is about files alone."""
    database = await FileDatabase.open(path)
    yield database
    await database.close()
