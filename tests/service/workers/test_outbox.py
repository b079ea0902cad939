"""What the outbox holds is posted, in order, whatever Discord does."""

import asyncio
from typing import Any

import pytest

from engines.core.text.messages import Msg
from service.app import Kontor
from service.base import jobs
from service.match.snapshot import plain_json
from store import rows
from store.tables import outbox_rows, post_rows
from tests.service.helpers.match import ALL_GAMES, ANNA, BEN, CHLOE, ServiceMatch
from tests.toys.bazaar.position import Pass


@pytest.mark.promise("kept")
async def test_a_match_is_told_in_order_even_if_a_part_has_to_wait(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    match.discord.faults[jobs.TurnPost] = [jobs.TryLater("502", 5), jobs.TryLater("502", 5)]
    await match.do(ANNA, Pass())
    await match.kontor.votes.pause(ANNA, match.id)
    await match.settle()
    assert [said.job for said in match.discord.delivered if not isinstance(said.job, jobs.UpdateCard)] == []
    await match.wait(30)
    kinds = [type(said.job) for said in match.discord.delivered if not isinstance(said.job, jobs.UpdateCard)]
    assert kinds == [jobs.TurnPost, jobs.Announce]
    assert [said.tried_before for said in match.discord.delivered if isinstance(said.job, jobs.TurnPost)] == [True]


async def test_one_match_does_not_wait_for_another(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    first = match.id
    await match.begin(grace=0)
    match.discord.faults[jobs.TurnPost] = [jobs.TryLater("500", 60)]
    await match.kontor.play.submit(ANNA, first, [Pass()])
    await match.settle()
    await match.kontor.play.submit(ANNA, match.id, [Pass()])
    await match.settle()
    assert [post.match_id for post in match.posts] == [match.id]


async def test_retries_come_ever_more_slowly(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    match.discord.faults[jobs.TurnPost] = [jobs.TryLater("500", 0) for _ in range(4)]
    await match.do(ANNA, Pass())
    gaps = []
    while not match.posts:
        before = match.clock.time
        async with match.kontor.database.read() as conn:
            at = await outbox_rows.next_after(conn)
        assert at is not None
        await match.wait(at - before)
        gaps.append(at - before)
    assert gaps == [1, 2, 4, 8]


async def test_discord_says_how_long_to_wait(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    match.discord.faults[jobs.TurnPost] = [jobs.TryLater("429", 90.5)]
    await match.do(ANNA, Pass())
    await match.wait(90)
    assert match.posts == []
    await match.wait(1)
    assert len(match.posts) == 1


async def test_that_something_was_sent_is_no_change_of_the_match(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    match.discord.faults[jobs.TurnPost] = [jobs.TryLater("502", 60)]
    await match.do(ANNA, Pass())
    before = (await match.info()).updated
    await match.wait(120)
    assert match.posts
    assert (await match.info()).updated == before


async def test_a_row_that_nobody_understands_is_dropped_and_reported(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    async with match.kontor.database.tx() as tx:
        await outbox_rows.add(tx, kind="turn", payload='{"job":"?"}', now=match.clock.now(), match_id=match.id)
    await match.settle()
    assert len((await match.kontor.admin.health()).problems) == 1
    await match.do(ANNA, Pass())
    assert len(match.posts) == 1


@pytest.mark.promise("finished")
async def test_a_row_by_which_an_earlier_release_would_have_closed_a_thread_closes_none(
    match: ServiceMatch,
) -> None:
    await match.begin(grace=0)
    payload = f'{{"job":"archive","match_id":{match.id}}}'
    async with match.kontor.database.tx() as tx:
        await outbox_rows.add(tx, kind="archive", payload=payload, now=match.clock.now(), match_id=match.id)
    await match.settle()
    assert [said.job for said in match.discord.delivered] == [jobs.ArchiveThread(match.id)]
    assert (await match.kontor.admin.health()).problems == ()


async def test_the_card_follows_soon_even_while_moves_keep_coming(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    await match.wait(60)
    match.forget()
    for _ in range(3):
        await match.do(ANNA, Pass())
        await match.wait(25)
        await match.undo(ANNA)
    assert len(match.discord.of(jobs.UpdateCard)) == 1


async def test_the_match_learns_its_thread_and_remembers_its_posts(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    info = await match.info()
    assert info.thread_id == 1000 + match.id
    assert info.place == info.thread_id
    assert (await match.kontor.queries.match_at(info.place)) == info
    async with match.kontor.database.read() as conn:
        for kind in ("announce", "card", "thread", "turn"):
            assert await post_rows.newest_posts(conn, match.id, kind, 1), kind
    await match.prove()


async def test_followers_are_let_into_the_thread(match: ServiceMatch) -> None:
    await match.begin()
    await match.kontor.social.follow(CHLOE, match.id, True)
    await match.kontor.social.follow(CHLOE, match.id, False)
    await match.settle()
    assert match.discord.of(jobs.SetThreadMember)[-1] == jobs.SetThreadMember(match.id, CHLOE.id, False)


class Stuck:
    def __init__(self) -> None:
        self.begun: list[tuple[int, bool, jobs.AnyJob]] = []
        self.opening = asyncio.Event()

    async def deliver(self, row_id: int, tried_before: bool, job: jobs.AnyJob) -> jobs.Sent | None:
        self.begun.append((row_id, tried_before, job))
        if isinstance(job, jobs.RemoveCallButtons):
            # The thread is opened after it, in the same place.
            return None
        if isinstance(job, jobs.OpenThread):
            self.opening.set()
        await asyncio.sleep(3600)
        return None

    def may_post(self, channel_id: int) -> bool:
        """Everywhere."""
        return True


@pytest.mark.promise("kept")
async def test_what_was_being_sent_at_the_end_is_sent_again_and_known_as_such(match: ServiceMatch) -> None:
    await match.lobby(people=2)
    await match.settle()
    await match.kontor.close()
    stuck = Stuck()
    match.kontor = await Kontor.open(match.config, match.clock, ALL_GAMES)
    await match.kontor.start(stuck)
    await match.kontor.lobby.start(ANNA, match.id)
    await stuck.opening.wait()
    await match.restart()
    match.forget()
    await match.settle()
    [thread] = [said for said in match.discord.delivered if isinstance(said.job, jobs.OpenThread)]
    assert thread.tried_before
    assert (thread.row_id, True) in {(row_id, True) for row_id, _, _ in stuck.begun}
    [post] = [said for said in match.discord.delivered if isinstance(said.job, jobs.TurnPost)]
    assert not post.tried_before


@pytest.mark.promise("secret-bids")
async def test_the_numbers_of_messages_count_nothing(match: ServiceMatch) -> None:
    await match.kontor.users.update(BEN, notices="dm")
    await match.begin(grace=0)
    for _ in range(12):
        user = match.people[min(await match.awaited())]
        await match.do(user, next((await match.look(user)).choices.options[-1].expand()))
    numbers = [said.row_id for said in match.discord.delivered]
    assert len(set(numbers)) == len(numbers) > 8
    assert min(numbers) >= jobs.MIN_NUMBER
    assert sorted(numbers) != numbers, "neither which came first, nor how many lie between"


async def test_what_waits_from_before_numbers_were_drawn_is_known_by_its_row(match: ServiceMatch) -> None:
    await match.begin()
    job = jobs.Announce(match.id, Msg("say-paused"))
    async with match.kontor.database.tx() as tx:
        row = await outbox_rows.add(tx, kind="announce", payload=plain_json(job), now=0, match_id=match.id)
    await match.settle()
    [said] = match.discord.delivered
    assert (said.row_id, said.job) == (row, job)


@pytest.mark.parametrize("turns", range(6))
async def test_closing_never_hangs(match: ServiceMatch, turns: int) -> None:
    for _ in range(turns):
        await asyncio.sleep(0)
    match.kontor.matches.wake_workers()
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        await match.kontor.close()


async def test_workers_survive_a_database_that_cannot_be_read(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await match.begin()

    async def broken(*_: Any, **__: Any) -> Any:
        raise OSError("unreadable")

    monkeypatch.setattr("service.base.backoff.MIN_PAUSE", 0.01)
    with monkeypatch.context() as patch:
        patch.setattr("service.workers.outbox.outbox_rows.due", broken)
        patch.setattr("service.workers.timers.timer_rows.due", broken)
        match.kontor.matches.wake_workers()
        await asyncio.sleep(0.05)
    await match.do(ANNA, Pass())
    await match.wait(15)
    assert len(match.posts) == 1


async def test_reports_of_faults_are_kept_for_three_months(match: ServiceMatch) -> None:
    async with match.kontor.database.tx() as tx:
        for ref, age in (("old", 91), ("newer", 89)):
            at = match.clock.now() - age * 24 * 3600
            await post_rows.insert_problem(tx, rows.Problem(ref, None, None, "a fault", at))
    await match.kontor.maintenance.tidy()
    assert [ref for ref, _ in (await match.kontor.admin.health()).problems] == ["newer"]
