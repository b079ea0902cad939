"""A house for all tests of a module, or one for a test that turns the clock or breaks things."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest
import pytest_asyncio

from tests.postgres import BOTH, FILE, Server
from tests.through_discord.helpers.harness import BotHarness, running


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests of a file that is marked so have a house with each of the two databases."""
    if metafunc.definition.get_closest_marker("on_both") is None:
        return
    scopes: dict[str, Literal["module", "function"]] = {
        "harness": "module",
        "own_harness": "function",
        "installation": "module",
    }
    for name, scope in scopes.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, BOTH, indirect=True, scope=scope)


@contextmanager
def database_for(request: pytest.FixtureRequest, folder: Path) -> Iterator[Path | str]:
    """The database of a house, or of a bot of its own, that is one of those on both."""
    if getattr(request, "param", FILE) == FILE:
        yield folder / "kontor.db"
        return
    server: Server = request.getfixturevalue("postgresql")
    url = server.migrated()
    yield url
    server.give_back(url)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def harness(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[BotHarness]:
    """The bot, connected to a sandbox. Each table of a test has people and a channel of its own."""
    with database_for(request, tmp_path_factory.mktemp("harness")) as database:
        async with running(database) as one:
            yield one


@pytest.fixture(autouse=True)
def checked(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever a test did, no request was wrong and nothing of ours failed; told with the test that did it."""
    yield
    if "harness" in request.fixturenames:
        request.getfixturevalue("harness").check()


@pytest.fixture
async def own_harness(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[BotHarness]:
    """A bot and a sandbox for one test alone; not to be had in a module whose tests share a house."""
    with database_for(request, tmp_path) as database:
        async with running(database) as one:
            yield one
