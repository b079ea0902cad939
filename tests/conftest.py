"""What holds for every test."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from runtime.memory import limit_malloc_arenas
from tests import postgres

# No test asserts how long something takes: the machine may be slow and shared.
settings.register_profile("kontor", deadline=None)
# What scripts/test takes, where a test does not say how many examples it needs.
settings.register_profile("few", deadline=None, max_examples=20)
settings.load_profile("kontor")

FIRST = (
    "tools/test_adding_a_game.py",
    "through_discord/cluster/test_kills_of_several.py",
    "through_discord/failures/test_kills.py",
    "tools/test_playground.py",
    "tools/test_demo.py",
    "through_discord/play/test_match.py",
)
"""Files to begin with. Begun last, a long test would keep one core while the other is idle; and what a file's
tests share would be made again in each worker that takes some of them over.
"""

HERE = Path(__file__).parent


def pytest_configure() -> None:
    """Keep memory as the bot does: pictures are drawn in threads, and each would get a heap of its own."""
    limit_malloc_arenas()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what asks for a server, before markers are read; put some files first."""
    for item in items:
        if "postgresql" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.postgres)
    places = {HERE / name: place for place, name in enumerate(FIRST)}
    items.sort(key=lambda item: places.get(item.path, len(FIRST)))


@pytest.fixture(scope="session", autouse=True)
def one_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let bots that tests start share one cache, as those of one installation do."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KONTOR_CACHE", str(shared / "cache"))
        yield


@pytest.fixture(scope="session")
def postgresql() -> Iterator[postgres.Server]:
    """A server of PostgreSQL; tests that want one are skipped where there is none."""
    with postgres.running() as running:
        yield running
