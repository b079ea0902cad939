"""One process or three are killed at random instants while every game is played; lost data is noticed."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio

from engines import GAMES
from tests import postgres
from tests.rehearsal.disturbances.killer import OF_DATABASE, OUTAGES, kills
from tests.rehearsal.run import HABITS, MORE_MOVES, Judge, Report, run
from tests.rehearsal.stage import ProcessGroup

KILLS, KILLS_OF_SEVERAL = 40, 30
SEED = 20_240_229

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.kills]


LONGEST = "(SELECT match_id FROM action GROUP BY match_id ORDER BY count(*) DESC LIMIT 1)"
NEWEST = f"match_id = {LONGEST} AND seq = (SELECT max(seq) FROM action WHERE match_id = {LONGEST})"
COLUMNS = "seat, origin, user_id, payload, events, chance, digest, barrier, undone, at"
OPENING = f"SELECT state FROM snapshot WHERE match_id = {LONGEST} AND kind = 'checkpoint'"
FAULTS = {
    "a lost move": f"DELETE FROM action WHERE {NEWEST}",
    "a doubled move": f"INSERT INTO action SELECT match_id, seq + 1, {COLUMNS} FROM action WHERE {NEWEST}",
    "a position that is not the log's": f"UPDATE snapshot SET state = ({OPENING})"
    f" WHERE kind = 'latest' AND match_id = {LONGEST}",
    "something never said": "INSERT INTO outbox (match_id, kind, payload, attempts, next_at, created)"
    " VALUES (NULL, 'turn', '{}', 0, 0, 0)",
    "a post nobody remembers": "DELETE FROM post WHERE kind = 'turn'",
}


class Outcome(NamedTuple):
    """What forty kills did, and what is found in copies of their database that were spoilt."""

    report: Report
    found: dict[str, list[str]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def outcome(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Outcome]:
    """The kills, a match of each game under each. `python -m tests.rehearsal --kills 500` does more of them."""
    found: dict[str, list[str]] = {}

    async def inspect(database: Path, judge: Judge) -> None:
        for fault, statement in FAULTS.items():
            copy = database.with_name("spoilt.db")
            with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
                with target:
                    target.execute(statement)
            found[fault] = await judge(copy)
            copy.unlink()

    folder = tmp_path_factory.mktemp("kills")
    report = await run(kills(KILLS), SEED, matches=len(GAMES), folder=folder, inspect=inspect)
    yield Outcome(report, found)


@pytest.mark.promise("kept")
async def test_no_kill_loses_doubles_or_forgets_anything(outcome: Outcome) -> None:
    assert outcome.report.wrong == (), str(outcome.report)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def several(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Report]:
    """Kills of three processes and of their PostgreSQL. `python -m tests.rehearsal --processes 3` does more."""
    with postgres.running() as server:
        fleet, folder = ProcessGroup(3, server, server.migrated()), tmp_path_factory.mktemp("fleet")
        yield await run(kills(KILLS_OF_SEVERAL), SEED, matches=len(GAMES) + 1, folder=folder, fleet=fleet)


@pytest.mark.promise("kept")
async def test_no_kill_of_a_process_or_of_the_database_loses_or_doubles_anything(several: Report) -> None:
    assert several.wrong == (), str(several)


def check_enough_happened(report: Report, lives: int, kinds: int) -> None:
    """Check that the kills came at different moments, and that each game was played on between them."""
    assert report.lives >= lives
    assert len(report.kinds) >= kinds, report.kinds
    assert set(report.moves) == set(GAMES)
    assert all(moves > MORE_MOVES for moves in report.moves.values()), report.moves


async def test_enough_happened_between_the_kills_of_several(several: Report) -> None:
    check_enough_happened(several, KILLS_OF_SEVERAL, 3)
    assert several.kinds[OF_DATABASE] >= KILLS_OF_SEVERAL // OUTAGES
    assert several.matches >= len(HABITS)


async def test_enough_happened_between_the_kills(outcome: Outcome) -> None:
    report = outcome.report
    check_enough_happened(report, KILLS, 4)
    assert report.unanswered >= 5, "some acts were cut off by a kill"


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_planted_fault_is_found(outcome: Outcome, fault: str) -> None:
    assert outcome.found[fault] != []
