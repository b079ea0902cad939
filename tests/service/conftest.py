"""A table for each test, with seats in the order of joining and a seed that is always the same."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from i18n.text import Text
from tests.databases import BOTH, SQLITE, choose
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


@pytest.fixture(params=BOTH, autouse=True)
def on(request: pytest.FixtureRequest) -> Iterator[str]:
    """Every test of the service runs on both databases, but for those that are about files."""
    name: str = request.param
    if name != SQLITE and request.node.get_closest_marker("files"):
        pytest.skip("about files")
    choose(name)
    yield name
    choose(SQLITE)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    opened = await Table.empty(tmp_path)
    yield opened
    await opened.kontor.close()
