"""A fresh database for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from store.db import Database
from store.file_database import FileDatabase


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kontor.db"


@pytest.fixture
async def file_db(path: Path) -> AsyncIterator[FileDatabase]:
    database = await FileDatabase.open(path)
    yield database
    await database.close()


@pytest.fixture
async def db(file_db: FileDatabase) -> Database:
    return file_db
