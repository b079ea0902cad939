"""Three processes on one PostgreSQL are killed at random instants while every game is played; its server too."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from engines import GAMES
from tests import postgres
from tests.chaos.kill_loop import HABITS, MORE_MOVES, OUTAGES, ProcessGroup, Report, run_kills

KILLS = 30
PROCESSES = 3
SEED = 20_260_229

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.kills]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def report(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Report]:
    """The kills, a match of each game and one more. `python -m tests.chaos --processes 3` does more."""
    with postgres.running() as server:
        fleet = ProcessGroup(PROCESSES, server, server.migrated())
        yield await run_kills(
            KILLS, SEED, matches=len(GAMES) + 1, folder=tmp_path_factory.mktemp("fleet"), fleet=fleet
        )


@pytest.mark.promise("kept")
async def test_no_kill_of_a_process_or_of_the_database_loses_or_doubles_anything(report: Report) -> None:
    assert report.wrong == (), str(report)


async def test_enough_happened_between_them(report: Report) -> None:
    assert report.kills >= KILLS
    assert report.outages >= KILLS // OUTAGES
    assert len(report.kinds) >= 3, report.kinds
    assert set(report.moves) == set(GAMES)
    assert all(moves > MORE_MOVES for moves in report.moves.values()), report.moves
    assert report.matches >= len(HABITS)
