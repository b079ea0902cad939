"""What is asked at every click must not read whole tables, however many matches there are."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import Engine, event

from store.database import Reader
from store.rows import UNFINISHED
from store.sqlite.database import SqliteDatabase
from store.tables import (
    action_rows,
    listing_rows,
    match_rows,
    outbox_rows,
    post_rows,
    seat_rows,
    social_rows,
    stats_rows,
    timer_rows,
    user_rows,
)
from store.tables.listing_rows import Visibility
from tests.store.helpers.sample_rows import ANNA, CHANNEL, GUILD, one_of_everything

PER_MATCH = {"match", "seat", "action", "snapshot", "post", "timer", "note", "seen", "follower", "proposal"}
LARGE = {*PER_MATCH, "nickname"}
"""Tables that grow with the number of matches ever played, and of people. The outbox holds only what is unsaid."""

QUESTIONS: dict[str, Callable[[Reader], Awaitable[Any]]] = {
    "a match": lambda conn: match_rows.get_match(conn, 1),
    "the match of a thread": lambda conn: match_rows.match_of_thread(conn, 902),
    "what waits for a user": lambda conn: seat_rows.awaited_of_user(conn, ANNA),
    "what a user may answer": lambda conn: seat_rows.invited_of_user(conn, ANNA),
    "a server's matches": lambda conn: listing_rows.matches_of_guild(conn, Visibility(ANNA, GUILD, (CHANNEL,))),
    "the channels of a server": lambda conn: listing_rows.channels_of_guild(conn, GUILD, UNFINISHED),
    "a list of a user's matches": lambda conn: listing_rows.matches_of_user(conn, ANNA),
    "a user's invitations": lambda conn: listing_rows.matches_inviting(conn, ANNA),
    "seats": lambda conn: seat_rows.seats_of(conn, 1),
    "the log": lambda conn: action_rows.actions_between(conn, 1, 0, 5, effective=True),
    "the state": lambda conn: action_rows.current_snapshot(conn, 1, "latest"),
    "a checkpoint": lambda conn: action_rows.nearest_checkpoint(conn, 1, 5),
    "the newest post": lambda conn: post_rows.latest_post(conn, 1, "turn"),
    "due timers": lambda conn: timer_rows.due(conn, 1),
    "the next timer": lambda conn: timer_rows.next_after(conn),
    "due messages": lambda conn: outbox_rows.due(conn, 1),
    "a note": lambda conn: social_rows.get_note(conn, 1, ANNA),
    "proposals": lambda conn: social_rows.open_proposals(conn, 1),
    "nicknames": lambda conn: user_rows.get_nicknames(conn, [ANNA]),
    "a user's figures by level": lambda conn: stats_rows.levels_of_user(conn, ANNA),
    "a user's figures": lambda conn: stats_rows.records_of_user(conn, ANNA),
}


@pytest.fixture
async def statements() -> AsyncIterator[list[tuple[str, Any]]]:
    heard: list[tuple[str, Any]] = []

    def hear(_core: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        heard.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", hear)
    yield heard
    event.remove(Engine, "before_cursor_execute", hear)


@pytest.mark.parametrize("question", QUESTIONS)
async def test_no_whole_table_is_read(
    file_db: SqliteDatabase, statements: list[tuple[str, Any]], question: str
) -> None:
    async with file_db.tx() as tx:
        await one_of_everything(tx)
    async with file_db.read() as conn:
        statements.clear()
        await QUESTIONS[question](conn)
    asked = [(sql, parameters) for sql, parameters in statements if sql.startswith("SELECT")]
    assert asked
    with closing(sqlite3.connect(file_db.path)) as connection:
        plan = [
            step[3]
            for sql, parameters in asked
            for step in connection.execute(f"EXPLAIN QUERY PLAN {sql}", parameters)
        ]
    assert [step for step in plan if step.startswith("SCAN") and step.split()[1] in LARGE] == []
