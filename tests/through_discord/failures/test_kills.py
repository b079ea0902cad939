"""Killed at random instants while every game is played; and whether it would be noticed if something were lost."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio

from engines import GAMES
from tests.chaos.kill_loop import MORE_MOVES, Judge, Report, run_kills

KILLS = 40
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
    """The kills, a match of each game under each. `python -m tests.chaos --kills 500` does more of them."""
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
    report = await run_kills(KILLS, SEED, matches=len(GAMES), folder=folder, inspect=inspect)
    yield Outcome(report, found)


@pytest.mark.promise("kept")
async def test_no_kill_loses_doubles_or_forgets_anything(outcome: Outcome) -> None:
    assert outcome.report.wrong == (), str(outcome.report)


async def test_enough_happened_between_the_kills(outcome: Outcome) -> None:
    report = outcome.report
    assert report.kills >= KILLS
    assert len(report.kinds) >= 4, report.kinds
    assert set(report.moves) == set(GAMES)
    assert all(moves > MORE_MOVES for moves in report.moves.values()), report.moves
    assert report.unanswered >= 5, "some acts were cut off by a kill"


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_planted_fault_is_found(outcome: Outcome, fault: str) -> None:
    assert outcome.found[fault] != []
