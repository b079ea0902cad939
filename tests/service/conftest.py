"""A table for each test, with seats in the order of joining and a seed that is always the same."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from i18n.text import Text
from tests.postgres import Server
from tests.service.table import Table


class NoShuffle(random.Random):
    """Leaves people in the order in which they joined."""

    def shuffle(self, x: Any) -> None:
        """Nothing."""


TEXT = cache(Text.load)
"""The catalogues, read once for all tests."""


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches of tests begin alike."""
    monkeypatch.setattr("service.kontor.Text.load", TEXT)
    monkeypatch.setattr("service.lobby.SystemRandom", NoShuffle)
    monkeypatch.setattr("service.lobby.secrets.token_bytes", lambda size: bytes(range(size)))


ON_BOTH = {
    "test_agreements",
    "test_drift",
    "test_limits",
    "test_lobby",
    "test_looks",
    "test_moves",
    "test_outbox",
    "test_people",
    "test_search",
    "test_seats",
    "test_servers",
    "test_undo",
    "test_waiting",
}
"""Files whose tests run on both databases: together they ask every statement of the store and change everything
that is kept. The others are about rules and sentences, which do not know where they are kept."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of such a file get a table in each of the two."""
    if "table" in metafunc.fixturenames and metafunc.module.__name__.rpartition(".")[2] in ON_BOTH:
        metafunc.parametrize("table", ["file", "server"], indirect=True)


@pytest.fixture
async def table(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Table]:
    if getattr(request, "param", "file") == "file":
        opened = await Table.empty(tmp_path)
        yield opened
        await opened.kontor.close()
        return
    postgresql: Server = request.getfixturevalue("postgresql")
    url = postgresql.migrated()
    opened = await Table.empty(url)
    yield opened
    await opened.kontor.close()
    postgresql.drop(url)
