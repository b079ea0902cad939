"""A fresh database for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from store.db import Database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kontor.db"


@pytest.fixture
async def db(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    yield database
    await database.close()
