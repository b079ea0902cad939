"""A table for each test, with seats in the order of joining and a seed that is always the same."""

import random
from collections.abc import AsyncIterator, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from i18n.text import Text
from tests.postgres import BOTH, FILE
from tests.service.helpers.databases import DatabaseFactory
from tests.service.helpers.match import ServiceMatch


class NoShuffle(random.Random):
    """Leaves people in the order in which they joined."""

    def shuffle(self, x: Any) -> None:
        """Nothing."""


TEXT = cache(Text.load)
"""The catalogues, read once for all tests."""


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches of tests begin alike."""
    monkeypatch.setattr("service.app.Text.load", TEXT)
    monkeypatch.setattr("service.driver.starting.SystemRandom", NoShuffle)
    monkeypatch.setattr("service.driver.starting.secrets.token_bytes", lambda size: bytes(range(size)))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of tests with long examples some are tried in files alone; each test is tried on a server as well."""
    left_out = [item for item in items if item.get_closest_marker("in_files") and "[server-" in item.nodeid]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]


@pytest.fixture(params=BOTH)
def databases(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[DatabaseFactory]:
    made = DatabaseFactory(tmp_path, None if request.param == FILE else request.getfixturevalue("postgresql"))
    yield made
    made.close()


@pytest.fixture
async def match(databases: DatabaseFactory, request: pytest.FixtureRequest) -> AsyncIterator[ServiceMatch]:
    """Open the service on a new database; an indirect parameter holds what is configured otherwise."""
    opened = await ServiceMatch.empty(databases.new("here"), **getattr(request, "param", {}))
    yield opened
    await opened.kontor.close()
