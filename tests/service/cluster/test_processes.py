"""Processes on one database: each has its shards, and what one had that ended is taken over."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from service.base.cancellation import CancellationIgnored
from service.base.clock import SystemClock
from service.base.read_models.installation import ProcessStatus
from service.cluster.processes import DeclaredDead, Processes
from service.cluster.status import ProcessMismatch, SharedConfig
from store.cluster import process_rows
from store.postgres.database import PostgresDatabase
from store.sqlite.database import SqliteDatabase
from store.tables import outbox_rows, timer_rows
from store.work_share import ALL_WORK, WorkShare
from tests.postgres import Server
from tests.service.helpers.heartbeat_process import heartbeat_process
from tests.service.helpers.processes import PATIENCE, RULES, living, process, until


@pytest.fixture
def url(postgresql: Server) -> Iterator[str]:
    made = postgresql.migrated()
    yield made
    postgresql.give_back(made)


@pytest.fixture
async def database(url: str) -> AsyncIterator[PostgresDatabase]:
    opened = await PostgresDatabase.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.cluster.processes.HEARTBEAT", 0.05)
    monkeypatch.setattr("service.cluster.processes.POLL_INTERVAL", 0.05)


@pytest.fixture
def impatient(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is silent for a moment counts as ended."""
    monkeypatch.setattr("service.cluster.liveness.PROCESS_TIMEOUT", 0.5)


async def test_a_process_with_a_file_is_alone(tmp_path: Path) -> None:
    file = await SqliteDatabase.open(tmp_path / "kontor.db")
    alone = Processes(file, SystemClock(), SharedConfig(0, RULES))
    async with alone.join(), alone.alone("commands"):
        assert alone.share == ALL_WORK
        assert not alone.is_lapsed()
        await alone.set_note("commands", "sent")
        assert await alone.note("commands") == "sent"
    await file.close()


async def test_each_serves_its_own_shards_and_those_that_nobody_has(
    database: PostgresDatabase, quick: None
) -> None:
    first, second = process(database, "0-1/4"), process(database, "2/4")
    await first.begin()
    assert first.share.others == ()
    await second.begin()
    assert second.share.others == (0, 1)
    async with living(first, second):
        await until(lambda: first.share.others == (2,))
        assert first.share.me != second.share.me
        await second.end()
        await until(lambda: first.share.others == ())


async def test_a_shard_is_carried_by_one_and_the_next_waits_until_it_ends(
    database: PostgresDatabase, quick: None
) -> None:
    first, second = process(database, "0-1/4"), process(database, "1-3/4")
    await first.begin()
    async with living(first):
        waiting = asyncio.create_task(second.begin())
        await until(lambda: second.waits)
        assert first.name in second.waits
        assert not waiting.done()
        await first.end()
        await asyncio.wait_for(waiting, PATIENCE)
    assert second.waits == ""
    assert second.share.others == ()
    await second.end()


async def test_without_shards_a_process_has_all_of_discord(database: PostgresDatabase, quick: None) -> None:
    first, second = process(database), process(database)
    await first.begin()
    async with living(first):
        waiting = asyncio.create_task(second.begin())
        await until(lambda: second.waits)
    await asyncio.wait_for(waiting, PATIENCE)
    assert second.share == WorkShare(second.share.me)
    await second.end()


@pytest.mark.parametrize(("shards", "rules"), [("1/2", RULES), (None, RULES), ("1/4", {"fugger": 4})])
async def test_who_counts_or_plays_otherwise_does_not_begin_beside_one_that_lives(
    database: PostgresDatabase, quick: None, shards: str | None, rules: dict[str, int]
) -> None:
    first, second = process(database, "0/4"), process(database, shards, rules)
    await first.begin()
    async with living(first):
        with pytest.raises(ProcessMismatch) as refused:
            await asyncio.wait_for(second.begin(), PATIENCE)
        assert refused.value.name == first.name
        async with database.read() as conn:
            assert [one.id for one in await process_rows.list_processes(conn)] == [first.share.me]
    await second.begin()
    await second.end()


async def test_of_one_that_differs_and_is_silent_it_is_waited_for_the_end(
    database: PostgresDatabase, impatient: None
) -> None:
    first, second = process(database, "0/4"), process(database, "0/8")
    await first.begin()
    await asyncio.wait_for(second.begin(), PATIENCE)
    with pytest.raises(DeclaredDead):
        await first.run_while_alive(asyncio.Event().wait())
    await second.end()


async def test_who_is_silent_for_too_long_is_buried_and_learns_it(
    database: PostgresDatabase, impatient: None
) -> None:
    silent, other = process(database, "0/2"), process(database, "1/2")
    await silent.begin()
    await other.begin()
    async with database.tx() as tx:
        row = await outbox_rows.add(tx, kind="card", payload="{}", now=5)
        timer = await timer_rows.set_timer(tx, kind="publish", fires_at=5)
        assert silent.share.me is not None
        assert [one.id for one in await outbox_rows.begin_attempts(tx, [row], 5, silent.share.me)] == [row]
        assert [one.id for one in await timer_rows.claim(tx, [timer], 5, silent.share.me)] == [timer]
    async with living(other):
        async with database.read() as conn:
            assert await outbox_rows.due(conn, 9, other.share) == []
            assert await timer_rows.due(conn, 9, other.share) == []
        await until(lambda: other.share.others == ())
        async with database.read() as conn:
            assert [one.id for one in await outbox_rows.due(conn, 9, other.share)] == [row]
            assert [one.id for one in await timer_rows.due(conn, 9, other.share)] == [timer]
        with pytest.raises(DeclaredDead):
            await silent.run_while_alive(asyncio.Event().wait())


@pytest.mark.parametrize("swallowed", [1, 3])
async def test_the_work_of_a_buried_process_ends_though_it_swallows_cancellations(
    database: PostgresDatabase, quick: None, monkeypatch: pytest.MonkeyPatch, swallowed: int
) -> None:
    monkeypatch.setattr("service.base.cancellation.RETRY_AFTER", 0.05)
    one = process(database, "0/2")

    async def works() -> None:
        for _ in range(swallowed):
            with suppress(asyncio.CancelledError):
                await asyncio.Event().wait()
        await asyncio.Event().wait()

    async with one.join(), asyncio.timeout(PATIENCE):
        await _bury(database, one)
        with pytest.raises(DeclaredDead):
            await one.run_while_alive(works())
        assert one.is_lapsed()


async def test_work_that_nothing_ends_is_not_waited_for_for_ever(
    database: PostgresDatabase, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.base.cancellation.RETRY_AFTER", 0.05)
    monkeypatch.setattr("service.base.cancellation.GIVE_UP_AFTER", 0.3)
    one, over = process(database, "0/2"), False

    async def works() -> None:
        while not over:
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(0.05)

    async with one.join(), asyncio.timeout(PATIENCE):
        await _bury(database, one)
        with pytest.raises(CancellationIgnored):
            await one.run_while_alive(works())
        over = True


async def _bury(database: PostgresDatabase, one: Processes) -> None:
    assert one.share.me is not None
    async with database.tx() as tx:
        await process_rows.mark_dead(tx, one.share.me)


async def test_what_nobody_known_has_claimed_is_free_while_the_others_live(
    database: PostgresDatabase, quick: None
) -> None:
    one = process(database, "0/2")
    await one.begin()
    async with living(one):
        async with database.tx() as tx:
            row = await outbox_rows.add(tx, kind="card", payload="{}", now=5)
            timer = await timer_rows.set_timer(tx, kind="publish", fires_at=5)
            await outbox_rows.begin_attempts(tx, [row], 5, 4711)
            await timer_rows.claim(tx, [timer], 5, 4711)

        async def is_free() -> bool:
            async with database.read() as conn:
                return bool(await outbox_rows.due(conn, 9, one.share) and await timer_rows.due(conn, 9, one.share))

        async with asyncio.timeout(PATIENCE):
            while not await is_free():  # noqa: ASYNC110 - another process frees it
                await asyncio.sleep(0.02)


@pytest.mark.parametrize("later", range(8))
async def test_who_ends_at_the_moment_in_which_another_one_leaves_something_ends(
    database: PostgresDatabase, later: int
) -> None:
    one = process(database, "0/2")

    async def works() -> None:
        await asyncio.sleep(0.05)
        database._heard(process_rows.WORK, 0, 1)
        for _ in range(later):
            await asyncio.sleep(0)

    async with one.join(), asyncio.timeout(PATIENCE):
        await one.run_while_alive(works())


async def test_one_of_this_machine_that_was_killed_is_not_waited_for(url: str, database: PostgresDatabase) -> None:
    with heartbeat_process(url) as bot:
        bot.kill()
        bot.wait()
    after = process(database, rules={})
    await asyncio.wait_for(after.begin(), PATIENCE)
    assert after.share.me is not None
    assert after.others == ()
    await after.end()


async def test_who_cannot_tell_that_it_lives_takes_itself_for_buried(
    postgresql: Server, database: PostgresDatabase, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.cluster.processes.PROCESS_TIMEOUT", 0.5)
    one = process(database, "0/2")
    await one.begin()
    async with living(one):
        assert not one.is_lapsed()
        postgresql.stop()
        await until(one.is_lapsed)
        postgresql.start()
        await until(lambda: not one.is_lapsed())


async def test_sessions_begin_in_turn_whatever_process_begins_them(
    database: PostgresDatabase, quick: None
) -> None:
    pair = [process(database, "0/2"), process(database, "1/2")]
    for one in pair:
        await one.begin()
    began, begun = time.monotonic(), list[float]()

    async def begin(one: Processes) -> None:
        await one.wait_turn("identify:0", 0.2)
        begun.append(time.monotonic())

    await asyncio.wait_for(asyncio.gather(*(begin(one) for one in pair for _ in range(3))), PATIENCE)
    assert len(begun) == 6
    assert all(at - began >= turn * 0.2 for turn, at in enumerate(begun))
    for one in pair:
        await one.end()


async def test_a_turn_lasts_though_the_process_that_began_it_has_ended(
    database: PostgresDatabase, impatient: None
) -> None:
    silent, other = process(database, "0/2"), process(database, "1/2")
    await silent.begin()
    await other.begin()
    await silent.wait_turn("identify:0", 2.0)
    began = time.monotonic()
    await silent.end()
    async with living(other):
        await asyncio.wait_for(other.wait_turn("identify:0", 2.0), PATIENCE)
    assert time.monotonic() - began >= 1.9


async def test_a_turn_that_begins_late_lasts_longer(database: PostgresDatabase, quick: None) -> None:
    first, other = process(database, "0/2"), process(database, "1/2")
    for one in (first, other):
        await one.begin()
    await first.wait_turn("identify:0", 1.0)
    await asyncio.sleep(0.5)
    began = time.monotonic()
    await first.turn_begins("identify:0", 1.0)
    await asyncio.wait_for(other.wait_turn("identify:0", 1.0), PATIENCE)
    assert time.monotonic() - began >= 1.0
    for one in (first, other):
        await one.end()


@pytest.mark.parametrize(("ahead", "waits"), [(1.3, True), (1000.0, False)])
async def test_a_turn_noted_a_moment_later_is_waited_for_and_one_of_a_wrong_clock_is_not(
    database: PostgresDatabase, quick: None, ahead: float, waits: bool
) -> None:
    one = process(database, "0/2")
    await one.begin()
    async with database.read() as conn:
        now = await process_rows.database_time(conn)
    began = time.monotonic()
    await one.set_note("identify:0", str(now + ahead))
    await asyncio.wait_for(one.wait_turn("identify:0", 1.0), PATIENCE)
    assert (time.monotonic() - began >= 1.0) is waits
    await one.end()


async def test_one_that_ends_while_it_waits_for_its_turn_lets_others_have_it(
    database: PostgresDatabase, impatient: None
) -> None:
    first, silent, other = process(database, "0/3"), process(database, "1/3"), process(database, "2/3")
    for one in (first, silent, other):
        await one.begin()
    await first.wait_turn("identify:0", 0.2)
    async with living(other):
        waiting = asyncio.create_task(silent.wait_turn("identify:0", 1000))
        await asyncio.sleep(0.05)
        waiting.cancel()
        await asyncio.wait_for(other.wait_turn("identify:0", 0.2), PATIENCE)
    for one in (first, silent, other):
        await one.end()


async def test_one_alone_is_in_a_block_at_a_time(database: PostgresDatabase, quick: None) -> None:
    pair = [process(database, "0/2"), process(database, "1/2")]
    for one in pair:
        await one.begin()
    inside, most = 0, 0

    async def work(one: Processes) -> None:
        nonlocal inside, most
        async with one.alone("commands"):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0.05)
            inside -= 1

    await asyncio.wait_for(asyncio.gather(*(work(one) for one in pair)), PATIENCE)
    assert most == 1
    for one in pair:
        await one.end()


async def test_each_tells_of_itself_and_all_can_be_read(database: PostgresDatabase, quick: None) -> None:
    pair = [process(database, "0/2"), process(database, "1/2")]
    told = ProcessStatus("0/2", 1, 1, 12, 0.05)
    pair[0].facts = lambda: told
    for one in pair:
        await one.begin()
    async with living(*pair):
        assert [facts for _, facts in await pair[1].all()] == [told, ProcessStatus()]
