"""Transactions: all or nothing, whatever happens to the task inside."""

import asyncio
import random
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import insert, text

from store.connection import run_to_completion
from store.database import Database, Reader, TransactionResult, Tx
from store.errors import DatabaseFailed, DatabaseLost, RowMissing, RowRefused
from store.schema import lobby_members, users
from store.sqlite import connection
from store.sqlite.database import SqliteDatabase
from store.tables import action_rows, match_rows, seat_rows, user_rows
from tests.store.helpers.sample_rows import a_match, an_action

pytestmark = pytest.mark.postgres_always


async def _locale(db: Database, user_id: int) -> str | None:
    async with db.read() as conn:
        return (await user_rows.get_user(conn, user_id)).locale


async def test_an_error_takes_everything_back(db: Database) -> None:
    with pytest.raises(ZeroDivisionError):
        async with db.tx() as tx:
            await user_rows.set_user(tx, 1, locale="en")
            raise ZeroDivisionError
    async with db.tx() as tx:
        await user_rows.set_user(tx, 2, locale="en")
    assert [await _locale(db, user) for user in (1, 2)] == [None, "en"]


async def test_a_commit_that_fails_leaves_nothing_open_for_the_next_transaction(tmp_path: Path) -> None:
    database = await SqliteDatabase.open(tmp_path / "kontor.db")
    with pytest.raises(RowRefused):
        async with database.tx() as tx:
            # Its match is missing, which SQLite notices at the commit.
            await tx.run(text("PRAGMA defer_foreign_keys = ON"))
            await tx.run(insert(lobby_members).values(match_id=7, position=0, user_id=1))
    async with database.tx() as tx:
        await user_rows.set_user(tx, 1, locale="en")
    assert await _locale(database, 1) == "en"
    await database.close()


async def test_a_transaction_that_cannot_begin_leaves_the_next_ones_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "_BUSY_SECONDS", 0)
    database = await SqliteDatabase.open(tmp_path / "kontor.db")
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseFailed, match="locked"):
            async with database.tx() as tx:
                await user_rows.set_user(tx, 1, locale="en")
    with pytest.raises(ZeroDivisionError):
        async with database.tx() as tx:
            await user_rows.set_user(tx, 1, locale="fr")
            raise ZeroDivisionError
    assert await _locale(database, 1) is None
    await database.close()


async def test_a_transaction_sees_its_own_changes_and_readers_see_them_after_the_commit(db: Database) -> None:
    async with db.tx() as tx:
        await user_rows.set_user(tx, 1, locale="en")
        assert (await user_rows.get_user(tx, 1)).locale == "en"
        assert await _locale(db, 1) is None
    assert await _locale(db, 1) == "en"


async def test_a_reader_keeps_seeing_what_it_saw_first(db: Database) -> None:
    async with db.read() as conn:
        assert (await user_rows.get_user(conn, 1)).locale is None
        async with db.tx() as tx:
            await user_rows.set_user(tx, 1, locale="fr")
        assert (await user_rows.get_user(conn, 1)).locale is None
    assert await _locale(db, 1) == "fr"


async def test_a_reader_cannot_write(db: Database) -> None:
    async with db.read() as conn:
        with pytest.raises(DatabaseFailed):
            await conn.value(insert(users).values(id=1, settings="{}", deleted=False).returning(users.c.id))


async def test_more_readers_than_connections(db: Database) -> None:
    async def look() -> str | None:
        async with db.read() as conn:
            await asyncio.sleep(0.001)
            return (await user_rows.get_user(conn, 1)).locale

    async with db.tx() as tx:
        await user_rows.set_user(tx, 1, locale="fr")
    assert await asyncio.gather(*(look() for _ in range(50))) == ["fr"] * 50


async def test_writers_who_lock_a_match_take_turns(db: Database) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)

    async def think() -> None:
        async with db.tx() as tx:
            await match_rows.lock(tx, match_id)
            seat = (await seat_rows.seats_of(tx, match_id))[0]
            await asyncio.sleep(0)
            await seat_rows.update_seat(tx, match_id, 0, clock=seat.clock + 1)

    await asyncio.gather(*(think() for _ in range(40)))
    async with db.read() as conn:
        assert (await seat_rows.seats_of(conn, match_id))[0].clock == 40


async def test_a_second_transaction_in_one_task_is_refused_instead_of_waiting_for_ever(db: Database) -> None:
    async with db.tx() as tx:
        with pytest.raises(RuntimeError):
            async with db.tx():
                pass
        await user_rows.set_user(tx, 1, locale="en")
    assert await _locale(db, 1) == "en"


@pytest.mark.parametrize("block", ["tx", "read"])
async def test_nothing_can_be_done_after_the_block(db: Database, block: str) -> None:
    kept: list[Reader] = []
    async with db.tx() if block == "tx" else db.read() as conn:
        kept.append(conn)
    with pytest.raises(RuntimeError):
        await user_rows.get_user(kept[0], 1)


async def _cancelled(work: Callable[[], Awaitable[None]], turns: int) -> bool:
    """Run ``work``, cancel it after some turns of the loop, and again; whether it ended by the cancellation."""

    async def run() -> None:
        await work()

    task = asyncio.create_task(run())
    for _ in range(turns):
        await asyncio.sleep(0)
    for _ in range(3):
        task.cancel()
        await asyncio.sleep(0)
    try:
        await task
    except asyncio.CancelledError:
        return True
    return False


async def test_cancelled_at_any_moment(db: Database) -> None:
    """All or nothing; and the next transaction is not disturbed by what the cancelled one left."""
    for turns in [*range(60), *(random.Random(7).randrange(60, 2000) for _ in range(60))]:
        first, second = 10 * turns + 1, 10 * turns + 2

        async def write(first: int = first, second: int = second) -> None:
            async with db.tx() as tx:
                await user_rows.set_user(tx, first, locale="en")
                await user_rows.set_user(tx, second, locale="en")

        async def other(third: int = second + 1) -> None:
            async with db.tx() as tx:
                await user_rows.set_user(tx, third, locale="en")

        waiting = asyncio.create_task(other()) if turns % 2 else None
        await _cancelled(write, turns)
        at_once = [await _locale(db, first), await _locale(db, second)]
        assert at_once in ([None, None], ["en", "en"])
        await (waiting or other())
        assert [await _locale(db, first), await _locale(db, second)] == at_once, "settled when the task ended"
        assert await _locale(db, second + 1) == "en"


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("fails", [False, True])
async def test_to_the_end(times: int, fails: bool) -> None:
    """The work is done, then the cancellation is raised, however often and whatever became of the work."""
    steps: list[int] = []

    async def work() -> None:
        for step in range(5):
            await asyncio.sleep(0)
            steps.append(step)
        if fails:
            raise ZeroDivisionError

    task = asyncio.create_task(run_to_completion(work()))
    for _ in range(times):
        await asyncio.sleep(0)
        task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert steps == [0, 1, 2, 3, 4]


async def test_no_other_program_comes_between_reading_and_writing(file_db: SqliteDatabase) -> None:
    async with file_db.tx() as tx:
        await user_rows.get_user(tx, 1)
        with closing(sqlite3.connect(file_db.path, timeout=0)) as shell:
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                shell.execute("INSERT INTO user (id, settings, deleted) VALUES (1, '{}', 0)")
            assert shell.execute("SELECT count(*) FROM user").fetchone() == (0,)
        await user_rows.set_user(tx, 1, locale="en")
    assert await _locale(file_db, 1) == "en"


async def test_a_cancelled_writer_in_the_middle_writes_nothing(db: Database) -> None:
    inside = asyncio.Event()

    async def write() -> None:
        async with db.tx() as tx:
            await user_rows.set_user(tx, 1, locale="en")
            inside.set()
            await asyncio.sleep(600)

    task = asyncio.create_task(write())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await _locale(db, 1) is None
    async with db.tx() as tx:
        await user_rows.set_user(tx, 2, locale="en")
    assert await _locale(db, 2) == "en"


async def test_a_timeout_inside(db: Database) -> None:
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01), db.tx() as tx:
            await user_rows.set_user(tx, 1, locale="en")
            await asyncio.sleep(600)
    assert await _locale(db, 1) is None


async def test_a_cancelled_reader_gives_its_connection_back(path: Path) -> None:
    threads = threading.active_count()
    db = await SqliteDatabase.open(path)

    async def look() -> None:
        async with db.read() as conn:
            await user_rows.get_user(conn, 1)
            await asyncio.sleep(600)

    for turns in range(40):
        assert await _cancelled(look, turns)
    assert await _locale(db, 1) is None
    await db.close()
    for _ in range(500):  # a thread goes on for a moment after it said that it is done
        if threading.active_count() <= threads + 1:
            break
        await asyncio.sleep(0.01)
    assert threading.active_count() <= threads + 1, "asyncio keeps a thread; each connection had one of its own"


async def test_a_full_disk_takes_everything_back_and_says_so(file_db: SqliteDatabase) -> None:
    async def write(tx: Tx, user_id: int, size: int) -> None:
        await user_rows.set_user(tx, user_id, settings="x" * size)

    async with file_db.tx() as tx:
        await write(tx, 1, 10)
        pages = await tx.value(text("PRAGMA page_count"))
        assert pages is not None
        await tx.value(text(f"PRAGMA max_page_count = {pages + 2}"))
    with pytest.raises(DatabaseFailed) as caught:
        async with file_db.tx() as tx:
            await write(tx, 1, 20)
            await write(tx, 2, 1_000_000)
    assert "full" in caught.value.detail
    async with file_db.tx() as tx:
        await tx.value(text("PRAGMA max_page_count = 1000000"))
        await write(tx, 3, 1_000_000)
    async with file_db.read() as conn:
        found = [len((await user_rows.get_user(conn, user)).settings) for user in (1, 2, 3)]
    assert found == [10, 2, 1_000_000]


async def test_a_change_of_nothing_fails_the_transaction(db: Database) -> None:
    with pytest.raises(RowMissing) as caught:
        async with db.tx() as tx:
            await user_rows.set_user(tx, 1, locale="en")
            await match_rows.update_match(tx, 77, status="over")
    assert (caught.value.table, caught.value.key) == ("match", 77)
    assert await _locale(db, 1) is None


async def test_rows_that_break_the_schema_are_refused(db: Database) -> None:
    with pytest.raises(RowRefused):
        async with db.tx() as tx:
            await action_rows.append_actions(tx, await a_match(tx), 0, [an_action(origin="martian")])  # type: ignore[arg-type]
    with pytest.raises(RowRefused):
        async with db.tx() as tx:
            await a_match(tx, now="yesterday")  # type: ignore[arg-type]


async def test_whoever_watches_is_told_how_each_transaction_ended(file_db: SqliteDatabase) -> None:
    told: list[TransactionResult] = []
    file_db.ended.append(told.append)
    async with file_db.tx() as tx:
        await user_rows.set_user(tx, 1, locale="en")
    with pytest.raises(ZeroDivisionError):
        async with file_db.tx():
            raise ZeroDivisionError
    file_db.path.unlink()
    with pytest.raises(DatabaseLost):
        await file_db.check_writable()
    with pytest.raises(DatabaseLost):
        await file_db.check_writable()
    assert [type(one.error) for one in told] == [type(None), ZeroDivisionError, DatabaseLost, DatabaseLost]
    assert all(one.waited >= 0 and one.took >= 0 for one in told)


async def test_trying_whether_the_database_takes_writes_forgets_nothing(file_db: SqliteDatabase) -> None:
    async with file_db.tx() as tx:
        await user_rows.set_user(tx, 1, settings="a")
    async with file_db.read() as conn:
        assert len(await user_rows.get_users(conn, [1])) == 1
    await file_db.check_writable()
    async with file_db.read() as conn:
        assert len(await user_rows.get_users(conn, [1])) == 1
        assert not conn.asked, "it is held from before"


async def test_closing_waits_for_the_transaction(file_db: SqliteDatabase) -> None:
    inside = asyncio.Event()

    async def write() -> None:
        async with file_db.tx() as tx:
            inside.set()
            await asyncio.sleep(0.01)
            await user_rows.set_user(tx, 1, locale="en")

    task = asyncio.create_task(write())
    await inside.wait()
    await file_db.close()
    await task
    again = await SqliteDatabase.open(file_db.path)
    assert await _locale(again, 1) == "en"
    await again.close()
