"""A bot for all tests of a module, or one for a test that turns the clock or breaks things."""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from tests.postgres import BOTH, FILE, Server
from tests.through_discord.helpers.harness import BotHarness, running


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the tests of a file with the mark `on_both` with each of the two databases."""
    if metafunc.definition.get_closest_marker("on_both") is not None:
        for name in {"harness", "installation"}.intersection(metafunc.fixturenames):
            metafunc.parametrize(name, BOTH, indirect=True)


@contextmanager
def database_for(request: pytest.FixtureRequest, folder: Path) -> Iterator[Path | str]:
    """The database of a bot: a file in the folder, or one of PostgreSQL if the fixture's parameter says so."""
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
    """Fail the test after which a request was wrong or an error of ours is in the log."""
    yield
    if (used := (request.node.funcargs or {}).get("harness")) is not None:
        used.check()


@pytest.fixture
async def own_harness(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[BotHarness]:
    """A bot and a sandbox for one test alone; a module or folder imports it as `harness`."""
    with database_for(request, tmp_path) as database:
        async with running(database) as one:
            yield one
