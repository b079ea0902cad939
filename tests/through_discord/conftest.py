"""A house for all tests of a module, or one for a test that turns the clock or breaks things."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.through_discord.house import House, running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """The bot, connected to a sandbox. Each table of a test has people and a channel of its own."""
    async with running(tmp_path_factory.mktemp("house")) as one:
        yield one


@pytest.fixture(autouse=True)
def checked(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever a test did, no request was wrong and nothing of ours failed; told with the test that did it."""
    yield
    if "house" in request.fixturenames:
        request.getfixturevalue("house").check()


@pytest.fixture
async def own_house(tmp_path: Path) -> AsyncIterator[House]:
    """A bot and a sandbox for one test alone; not to be had in a module whose tests share a house."""
    async with running(tmp_path) as one:
        yield one
