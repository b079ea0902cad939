"""Cached rows equal the stored ones: no reader gets an old value once a change is committed."""

import asyncio

import pytest
from sqlalchemy import Executable, text, update

from store.database import Database, Reader
from store.schema import users
from store.tables import outbox_rows, social_rows, timer_rows, user_rows
from tests.store.helpers.sample_rows import a_match

pytestmark = pytest.mark.postgres_always


@pytest.fixture
async def match_id(db: Database) -> int:
    async with db.tx() as tx:
        return await a_match(tx)


async def _names(conn: Reader, *ids: int) -> list[str]:
    return [user.settings for user in (await user_rows.get_users(conn, ids)).values()]


async def test_a_changed_row_is_read_anew_and_others_stay(db: Database) -> None:
    async with db.tx() as tx:
        await user_rows.set_user(tx, 1, settings="a")
        await user_rows.set_user(tx, 2, settings="b")
    async with db.read() as conn:
        assert await _names(conn, 1, 2, 3) == ["a", "b", "{}"]
    async with db.tx() as tx:
        await user_rows.set_user(tx, 2, settings="c")
        assert await _names(tx, 1, 2, 3) == ["a", "c", "{}"], "a transaction sees its own changes"
    async with db.read() as conn:
        assert await _names(conn, 1, 2, 3) == ["a", "c", "{}"]


@pytest.mark.parametrize(
    "statement", [text("UPDATE \"user\" SET settings = 'z'"), update(users).values(settings="z")]
)
async def test_a_statement_that_names_nobody_is_taken_to_change_everybody(
    db: Database, statement: Executable
) -> None:
    async with db.tx() as tx:
        await user_rows.set_user(tx, 1, settings="a")
    async with db.read() as conn:
        assert await _names(conn, 1) == ["a"]
    async with db.tx() as tx:
        await tx.run(statement)
    async with db.read() as conn:
        assert await _names(conn, 1) == ["z"]


async def test_what_an_open_view_read_is_not_taken_for_what_was_written_since(db: Database) -> None:
    async with db.tx() as tx:
        await user_rows.set_user(tx, 1, settings="old")
    async with db.read() as conn:
        assert await _names(conn, 9) == ["{}"], "its view begins here"
        async with db.tx() as tx:
            await user_rows.set_user(tx, 1, settings="new")
        assert await _names(conn, 1) == ["old"]
    async with db.read() as conn:
        assert await _names(conn, 1) == ["new"]


async def test_what_was_rolled_back_changes_nothing(db: Database) -> None:
    async with db.read() as conn:
        assert await _names(conn, 1) == ["{}"]
    with pytest.raises(ZeroDivisionError):
        async with db.tx() as tx:
            await user_rows.set_user(tx, 1, settings="never")
            assert await _names(tx, 1) == ["never"]
            raise ZeroDivisionError
    async with db.read() as conn:
        assert await _names(conn, 1) == ["{}"]


async def test_votes_that_were_opened_can_be_closed(db: Database, match_id: int) -> None:
    async with db.tx() as tx:
        await social_rows.close_proposals(tx, match_id, 1)
    async with db.read() as conn:
        assert await social_rows.open_proposals(conn, match_id) == []
    async with db.tx() as tx:
        await social_rows.insert_proposal(tx, match_id=match_id, kind="undo", by_user=1, now=2)
        await social_rows.close_proposals(tx, match_id, 3, ["undo"])
    async with db.read() as conn:
        assert await social_rows.open_proposals(conn, match_id) == []
    async with db.tx() as tx:
        number = await social_rows.insert_proposal(tx, match_id=match_id, kind="undo", by_user=1, now=4)
    async with db.read() as conn:
        assert [vote.id for vote in await social_rows.open_proposals(conn, match_id)] == [number]
    async with db.tx() as tx:
        await social_rows.set_answers(tx, number, '{"2": true}')
    async with db.read() as conn:
        assert [vote.answers for vote in await social_rows.open_proposals(conn, match_id)] == ['{"2": true}']
    async with db.tx() as tx:
        await social_rows.close_proposals(tx, match_id, 5)
    async with db.read() as conn:
        assert await social_rows.open_proposals(conn, match_id) == []


async def test_a_commit_tells_of_what_it_wrote_and_of_nothing_else(db: Database, match_id: int) -> None:
    told: list[tuple[str, int]] = []
    db.watch(outbox_rows.WORK, lambda at: told.append(("post", at)))
    db.watch(timer_rows.WORK, lambda at: told.append(("timer", at)))
    async with db.tx() as tx:
        await user_rows.set_user(tx, 1, settings="a")
    assert told == []
    async with db.tx() as tx:
        await timer_rows.set_timer(tx, kind="quiet", fires_at=70, match_id=match_id)
        await timer_rows.set_timer(tx, kind="remind", fires_at=50, match_id=match_id)
        assert told == [], "nothing is due before it is kept"
    assert told == [("timer", 50)]
    async with db.tx() as tx:
        await outbox_rows.add(tx, kind="card", payload="{}", now=5, next_at=9)
    assert told[1:] == [("post", 9)]


async def test_rows_that_were_put_off_or_are_gone_are_not_begun(db: Database) -> None:
    async with db.tx() as tx:
        due, later, gone = [await outbox_rows.add(tx, kind="card", payload="{}", now=1) for _ in range(3)]
        await outbox_rows.retry(tx, later, 99)
        await outbox_rows.delete_row(tx, gone)
    async with db.tx() as tx:
        begun = await outbox_rows.begin_attempts(tx, [due, later, gone], 10)
    assert [(row.id, row.attempts, row.first_tried) for row in begun] == [(due, 1, 10)]


async def test_a_cancelled_question_is_asked_to_its_end_before_the_next(db: Database) -> None:
    async def write() -> None:
        async with db.tx() as tx:
            await user_rows.set_user(tx, 1, settings="half")
            await asyncio.sleep(10)

    task = asyncio.create_task(write())
    await asyncio.sleep(0.02)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    async with db.read() as conn:
        assert await _names(conn, 1) == ["{}"]
