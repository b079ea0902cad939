"""Two services that both work off what is due: each thing is done once, by the one that has its server."""

import asyncio
import contextlib
import math
import random
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest

from service.base.jobs import AnyJob, OpenThread, SendNotice, Sent, TryLater, TurnPost, UpdateCard
from service.base.read_models.matches import MatchInfo
from service.base.shards import Shards
from store import rows
from store.tables import action_rows, outbox_rows, timer_rows
from store.work_share import SHARD_BITS
from tests.postgres import Server
from tests.service.helpers.fake_discord import FakeDiscord
from tests.service.helpers.match import ANNA, BEN, ServiceMatch
from tests.tiers import few

SERVERS = (4 << SHARD_BITS, 5 << SHARD_BITS)
"""The first lies on shard 0 of 2, the other on shard 1."""


class Pair(NamedTuple):
    """Two services. The first has shard 0, the other shard 1."""

    first: ServiceMatch
    other: ServiceMatch

    async def settle(self) -> None:
        async with asyncio.timeout(600):
            while await self.first.due() or await self.other.due():
                for each in self:
                    each.kontor.matches.wake_workers()
                await asyncio.sleep(0.005)

    async def wait(self, seconds: int) -> None:
        end = self.first.clock.time + seconds
        await self.settle()
        while self.first.clock.time < end:
            async with self.first.kontor.database.read() as conn:
                times = [await timer_rows.next_after(conn), await outbox_rows.next_after(conn)]
            coming = min((at for at in times if at is not None), default=end)
            self.first.clock.time = max(self.first.clock.time + 1, min(coming, end))
            await self.settle()

    def delivered(self, kind: type[Any]) -> list[list[Any]]:
        return [each.discord.of(kind) for each in self]


@pytest.fixture
async def pair(postgresql: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    # No service looks by itself for what it has not heard of.
    for module in ("workers.outbox", "workers.timers"):
        monkeypatch.setattr(f"service.{module}.POLL_INTERVAL", 10_000)
    url = postgresql.migrated()
    first = await ServiceMatch.empty(url, shards=Shards((0,), 2))
    other = await ServiceMatch.empty(url, shards=Shards((1,), 2), clock=first.clock)
    for each in (first, other):
        await look_around(each)
    yield Pair(first, other)
    for each in (first, other):
        await each.kontor.close()
    postgresql.give_back(url)


async def look_around(match: ServiceMatch) -> None:
    await match.kontor.processes._beat()


async def begun(through: ServiceMatch, guild_id: int, computers: int = 1) -> MatchInfo:
    """A match on a server, which Anna and Ben play, opened through a service."""
    lobby = through.kontor.lobby
    info = await lobby.create(
        ANNA, game="bazaar", guild_id=guild_id, channel_id=guild_id + 1, locale="en", seats=2 + computers, grace=0
    )
    await lobby.join(BEN, info.id)
    for _ in range(computers):
        await lobby.add_computer(ANNA, info.id, "random")
    await lobby.start(ANNA, info.id)
    return await through.kontor.queries.info(info.id)


async def play(pair: Pair, match_id: int, rng: random.Random) -> bool:
    """Make a move of an awaited player through either of them; return whether there was one."""
    for seat in (await pair.first.kontor.queries.info(match_id)).seats:
        user = next((user for user in (ANNA, BEN) if user.id == seat.user_id), None)
        if seat.awaited and user is not None:
            through = rng.choice(pair)
            shown = await through.kontor.play.panel(user, match_id)
            move = next(rng.choice(shown.choices.options).expand())
            await through.kontor.play.submit(user, match_id, [move], shown.token)
            return True
    return False


async def test_each_server_is_served_by_the_process_that_has_it(pair: Pair) -> None:
    matches = [await begun(through, guild) for guild in SERVERS for through in pair]
    await pair.wait(60)
    here, there = [{job.match_id for job in jobs} for jobs in pair.delivered(TurnPost)]
    assert here == {info.id for info in matches[:2]}
    assert there == {info.id for info in matches[2:]}
    for kind in (OpenThread, UpdateCard):
        here, there = [{job.match_id for job in jobs} for jobs in pair.delivered(kind)]
        assert (here, there) == ({info.id for info in matches[:2]}, {info.id for info in matches[2:]})


async def test_who_may_have_been_taken_for_ended_claims_nothing(pair: Pair) -> None:
    processes = pair.first.kontor.processes
    processes._touched = -math.inf
    info = await begun(pair.first, SERVERS[0])
    pair.first.clock.time += 600
    for _ in range(20):
        pair.first.kontor.matches.wake_workers()
        await asyncio.sleep(0.02)
    async with pair.first.kontor.database.read() as conn:
        assert {row.claimed_by for row in await outbox_rows.pending_for_match(conn, info.id)} == {None}
        assert {timer.claimed_by for timer in await timer_rows.timers_of_match(conn, info.id)} == {None}
    await look_around(pair.first)
    assert not processes.is_lapsed()
    await pair.settle()
    assert pair.first.discord.of(OpenThread)


@pytest.mark.parametrize("puts_off", [False, True])
async def test_what_another_process_took_over_meanwhile_is_noted_by_that_one_alone(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, puts_off: bool
) -> None:
    discord, database, taken = pair.first.discord, pair.first.kontor.database, list[int]()

    async def deliver(row_id: int, tried_before: bool, job: AnyJob) -> Sent | None:
        if isinstance(job, OpenThread) and not taken:
            async with database.tx() as tx:
                (row,) = [row for row in await outbox_rows.pending_for_match(tx, job.match_id) if row.kind == kind]
                assert await outbox_rows.retry(tx, row.id, row.next_at, row.claimed_by)
                await outbox_rows.begin_attempts(tx, [row.id], row.next_at, other)
                taken.append(row.id)
            if puts_off:
                raise TryLater("an outage")
        return await FakeDiscord.deliver(discord, row_id, tried_before, job)

    kind, other = "thread", pair.other.kontor.processes.share.me
    monkeypatch.setattr(discord, "deliver", deliver)
    info = await begun(pair.first, SERVERS[0])
    worker = pair.first.kontor.outbox._worker
    assert worker is not None
    async with asyncio.timeout(60):
        while not taken or worker._busy:  # noqa: ASYNC110 - nothing reports it
            await asyncio.sleep(0.01)
    async with database.read() as conn:
        row = await outbox_rows.get(conn, taken[0])
    assert row is not None
    assert row.claimed_by == other
    assert (await pair.first.kontor.queries.info(info.id)).thread_id is None


@pytest.mark.parametrize("seed", few(1, range(3)))
async def test_nothing_is_done_twice_or_left_undone(pair: Pair, seed: int) -> None:
    rng = random.Random(seed)
    matches = [(await begun(rng.choice(pair), guild)).id for guild in SERVERS * 2]
    for _ in range(12):
        await asyncio.gather(*(play(pair, match_id, rng) for match_id in matches))
        await pair.wait(rng.choice((1, 5, 20)))
    posts = [job for jobs in pair.delivered(TurnPost) for job in jobs]
    told = [(job.match_id, job.upto) for job in posts]
    assert len(told) == len(set(told))
    assert set(matches) == {match_id for match_id, _ in told}
    notices = [
        (said.row_id, said.job)
        for each in pair
        for said in each.discord.delivered
        if isinstance(said.job, SendNotice)
    ]
    assert len({row for row, _ in notices}) == len(notices)
    for match_id in matches:
        for each in pair:
            each.id = match_id
            await each.prove()
        spans = sorted((job.after, job.upto) for job in posts if job.match_id == match_id)
        assert [after for after, _ in spans[1:]] == [upto for _, upto in spans[:-1]]
        async with pair.first.kontor.database.read() as conn:
            log = await action_rows.actions_between(conn, match_id)
        assert any(step.origin == "computer" for step in log)


async def test_what_one_had_that_ended_without_a_word_is_done_by_the_other(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, other = pair
    begun_there = await begun(other, SERVERS[1])
    await pair.wait(60)
    other.discord.out = True
    await play(pair, begun_there.id, random.Random(0))
    async with asyncio.timeout(60):
        while not any(row.attempts for row in await _outbox(other)):  # noqa: ASYNC110 - tried, and not sent
            await asyncio.sleep(0.01)
    await other.kontor.stop()
    first.forget()
    await first.settle()
    assert first.posts == [], "it is the other's"
    first.clock.time += 600
    monkeypatch.setattr("service.cluster.liveness.PROCESS_TIMEOUT", 0.0)
    await look_around(first)
    await _posted(first)
    assert {job.match_id for job in first.posts} == {begun_there.id}
    assert next(said.tried_before for said in first.discord.delivered if isinstance(said.job, TurnPost))


async def test_what_one_leaves_is_done_by_the_other_at_once(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    first, other = pair
    monkeypatch.setattr("service.cluster.processes.HEARTBEAT", 10_000.0)
    begun_there = await begun(other, SERVERS[1])
    await pair.wait(60)
    other.discord.out = True
    await play(pair, begun_there.id, random.Random(0))
    living = asyncio.create_task(first.kontor.processes.run_while_alive(asyncio.Event().wait()))
    await asyncio.sleep(0)
    first.clock.time += 600
    await other.kontor.stop()
    await other.kontor.processes.end()
    await _posted(first)
    living.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await living


async def _posted(match: ServiceMatch) -> None:
    """Wait until a service has posted something, by itself."""
    async with asyncio.timeout(60):
        while not match.posts:  # noqa: ASYNC110 - its worker is what is tried
            await asyncio.sleep(0.01)


async def _outbox(match: ServiceMatch) -> list[rows.OutboxRow]:
    async with match.kontor.database.read() as conn:
        return await outbox_rows.pending_for_match(conn, 1)
