"""What the outbox holds is posted, in order, whatever Discord does."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engines.core.text.messages import Msg
from service.app import Kontor
from service.base.jobs import (
    MIN_NUMBER,
    Announce,
    AnyJob,
    ArchiveThread,
    OpenThread,
    RemoveCallButtons,
    Sent,
    SetThreadMember,
    TryLater,
    TurnPost,
    UpdateCard,
)
from service.match.snapshot import plain_json
from store import rows
from store.tables import outbox_rows, post_rows
from tests.service.bazaar import Pass
from tests.service.table import ALL_GAMES, ANNA, BEN, CHLOE, Table


@pytest.mark.promise("kept")
async def test_a_match_is_told_in_order_even_if_a_part_has_to_wait(table: Table) -> None:
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [TryLater("502", 5), TryLater("502", 5)]
    await table.do(ANNA, Pass())
    await table.kontor.votes.pause(ANNA, table.id)
    await table.settle()
    assert [said.job for said in table.ears.heard if not isinstance(said.job, UpdateCard)] == []
    await table.wait(30)
    kinds = [type(said.job) for said in table.ears.heard if not isinstance(said.job, UpdateCard)]
    assert kinds == [TurnPost, Announce]
    assert [said.tried_before for said in table.ears.heard if isinstance(said.job, TurnPost)] == [True]


async def test_one_match_does_not_wait_for_another(table: Table) -> None:
    await table.begin(grace=0)
    first = table.id
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [TryLater("500", 60)]
    await table.kontor.play.submit(ANNA, first, [Pass()])
    await table.settle()
    await table.kontor.play.submit(ANNA, table.id, [Pass()])
    await table.settle()
    assert [post.match_id for post in table.posts] == [table.id]


async def test_retries_come_ever_more_slowly(table: Table) -> None:
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [TryLater("500", 0) for _ in range(4)]
    await table.do(ANNA, Pass())
    gaps = []
    while not table.posts:
        before = table.clock.time
        async with table.kontor.database.read() as conn:
            at = await outbox_rows.next_due_at(conn)
        assert at is not None
        await table.wait(at - before)
        gaps.append(at - before)
    assert gaps == [1, 2, 4, 8]


async def test_discord_says_how_long_to_wait(table: Table) -> None:
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [TryLater("429", 90.5)]
    await table.do(ANNA, Pass())
    await table.wait(90)
    assert table.posts == []
    await table.wait(1)
    assert len(table.posts) == 1


async def test_that_something_was_sent_is_no_change_of_the_match(table: Table) -> None:
    await table.begin(grace=0)
    table.ears.faults[TurnPost] = [TryLater("502", 60)]
    await table.do(ANNA, Pass())
    before = (await table.info()).updated
    await table.wait(120)
    assert table.posts
    assert (await table.info()).updated == before


async def test_a_row_that_nobody_understands_is_dropped_and_reported(table: Table) -> None:
    await table.begin(grace=0)
    async with table.kontor.database.tx() as tx:
        await outbox_rows.add(tx, kind="turn", payload='{"job":"?"}', now=table.clock.now(), match_id=table.id)
    await table.settle()
    assert len((await table.kontor.admin.health()).problems) == 1
    await table.do(ANNA, Pass())
    assert len(table.posts) == 1


@pytest.mark.promise("finished")
async def test_a_row_by_which_an_earlier_release_would_have_closed_a_thread_closes_none(table: Table) -> None:
    await table.begin(grace=0)
    payload = f'{{"job":"archive","match_id":{table.id}}}'
    async with table.kontor.database.tx() as tx:
        await outbox_rows.add(tx, kind="archive", payload=payload, now=table.clock.now(), match_id=table.id)
    await table.settle()
    assert [said.job for said in table.ears.heard] == [ArchiveThread(table.id)]
    assert (await table.kontor.admin.health()).problems == ()


async def test_the_card_follows_soon_even_while_moves_keep_coming(table: Table) -> None:
    await table.begin(grace=0)
    await table.wait(60)
    table.forget()
    for _ in range(3):
        await table.do(ANNA, Pass())
        await table.wait(25)
        await table.undo(ANNA)
    assert len(table.ears.of(UpdateCard)) == 1


async def test_the_match_learns_its_thread_and_remembers_its_posts(table: Table) -> None:
    await table.begin(grace=0)
    info = await table.info()
    assert info.thread_id == 1000 + table.id
    assert info.place == info.thread_id
    assert (await table.kontor.queries.match_at(info.place)) == info
    async with table.kontor.database.read() as conn:
        kinds = {post.kind for post in await post_rows.posts_of(conn, table.id)}
    assert kinds == {"announce", "card", "thread", "turn"}
    await table.prove()


async def test_followers_are_let_into_the_thread(table: Table) -> None:
    await table.begin()
    await table.kontor.social.follow(CHLOE, table.id, True)
    await table.kontor.social.follow(CHLOE, table.id, False)
    await table.settle()
    assert table.ears.of(SetThreadMember)[-1] == SetThreadMember(table.id, CHLOE.id, False)


class Stuck:
    """A Discord that never answers."""

    def __init__(self) -> None:
        self.begun: list[tuple[int, bool, AnyJob]] = []
        self.opening = asyncio.Event()

    async def deliver(self, row_id: int, tried_before: bool, job: AnyJob) -> Sent | None:
        """Begin, and never end."""
        self.begun.append((row_id, tried_before, job))
        if isinstance(job, RemoveCallButtons):
            # The thread is opened after it, in the same place.
            return None
        if isinstance(job, OpenThread):
            self.opening.set()
        await asyncio.sleep(3600)
        return None

    def may_post(self, channel_id: int) -> bool:
        """Everywhere."""
        return True


@pytest.mark.promise("kept")
async def test_what_was_being_sent_at_the_end_is_sent_again_and_known_as_such(table: Table) -> None:
    await table.lobby(people=2)
    await table.settle()
    await table.kontor.close()
    stuck = Stuck()
    table.kontor = await Kontor.open(table.config, table.clock, ALL_GAMES)
    await table.kontor.start(stuck)
    await table.kontor.lobby.start(ANNA, table.id)
    await stuck.opening.wait()
    await table.restart()
    table.forget()
    await table.settle()
    [thread] = [said for said in table.ears.heard if isinstance(said.job, OpenThread)]
    assert thread.tried_before
    assert (thread.row_id, True) in {(row_id, True) for row_id, _, _ in stuck.begun}
    [post] = [said for said in table.ears.heard if isinstance(said.job, TurnPost)]
    assert not post.tried_before


@pytest.mark.promise("secret-bids")
async def test_the_numbers_of_messages_count_nothing(table: Table) -> None:
    await table.kontor.users.update(BEN, notices="dm")
    await table.begin(grace=0)
    for _ in range(12):
        user = table.people[min(await table.awaited())]
        await table.do(user, next((await table.look(user)).options[-1].expand()))
    numbers = [said.row_id for said in table.ears.heard]
    assert len(set(numbers)) == len(numbers) > 8
    assert min(numbers) >= MIN_NUMBER
    assert sorted(numbers) != numbers, "neither which came first, nor how many lie between"


async def test_what_waits_from_before_numbers_were_drawn_is_known_by_its_row(table: Table) -> None:
    await table.begin()
    job = Announce(table.id, Msg("say-paused"))
    async with table.kontor.database.tx() as tx:
        row = await outbox_rows.add(tx, kind="announce", payload=plain_json(job), now=0, match_id=table.id)
    await table.settle()
    [said] = table.ears.heard
    assert (said.row_id, said.job) == (row, job)


@pytest.mark.parametrize("turns", range(6))
async def test_closing_never_hangs(table: Table, turns: int) -> None:
    for _ in range(turns):
        await asyncio.sleep(0)
    table.kontor.matches.wake_workers()
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        await table.kontor.close()


async def test_workers_survive_a_database_that_cannot_be_read(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begin()

    async def broken(*_: Any, **__: Any) -> Any:
        raise OSError("unreadable")

    monkeypatch.setattr("service.base.backoff.MIN_PAUSE", 0.01)
    with monkeypatch.context() as patch:
        patch.setattr("service.workers.outbox.outbox_rows.due", broken)
        patch.setattr("service.workers.timers.timer_rows.due", broken)
        table.kontor.matches.wake_workers()
        await asyncio.sleep(0.05)
    await table.do(ANNA, Pass())
    await table.wait(15)
    assert len(table.posts) == 1


async def test_reports_of_faults_are_kept_for_three_months(table: Table) -> None:
    day = 24 * 3600
    async with table.kontor.database.tx() as tx:
        for ref, age in (("old", 91), ("newer", 89)):
            at = table.clock.now() - age * day
            await post_rows.insert_problem(tx, rows.Problem(ref, None, None, "a fault", at))
    await table.kontor.maintenance.tidy()
    assert [ref for ref, _ in (await table.kontor.admin.health()).problems] == ["newer"]
