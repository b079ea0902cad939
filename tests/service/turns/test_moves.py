"""A move counts once or not at all, and every no has its reason."""

import asyncio
from typing import Any

import pytest

from service.base.errors import IllegalMove, MatchFrozen, NoSuchMatch, NotSeated, Stale
from service.base.jobs import Announce
from store.database import Tx
from store.errors import SequenceTaken, StoreError
from store.tables.match_rows import update_match
from tests.service.helpers.match import ANNA, BEN, STRANGER, ServiceMatch
from tests.service.helpers.refusals import key_of
from tests.toys.bazaar.position import Choose, Draw, Pass, Put


@pytest.mark.promise("buttons")
async def test_a_double_press_counts_once(match: ServiceMatch) -> None:
    await match.begin()
    token = (await match.look(ANNA)).token
    presses = [match.kontor.play.submit(ANNA, match.id, [Draw()], token) for _ in range(3)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Stale", "Stale", "SubmitResult"]
    assert len((await match.look(ANNA)).view.hand) == 3
    await match.settle()
    await match.prove()


async def test_two_at_once_are_both_heard(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    await match.do(ANNA, Pass())
    await match.do(BEN, Pass())
    tokens = [(await match.look(user)).token for user in (ANNA, BEN)]
    await asyncio.gather(
        match.kontor.play.submit(ANNA, match.id, [Choose(1)], tokens[0]),
        match.kontor.play.submit(BEN, match.id, [Choose(3)], tokens[1]),
    )
    assert (await match.look(ANNA)).view.scores == (0, 3)
    await match.settle()
    await match.prove()


@pytest.mark.promise("kept")
async def test_all_moves_of_a_batch_or_none(match: ServiceMatch) -> None:
    await match.begin()
    hand = (await match.look(ANNA)).view.hand
    with pytest.raises(IllegalMove):
        await match.do(ANNA, Put(hand[0]), Put(hand[1]), Put(hand[0]))
    assert (await match.look(ANNA)).view.hand == hand
    await match.do(ANNA, Put(hand[0]), Put(hand[1]), Pass())
    assert (await match.look(ANNA)).view.hand == ()
    await match.prove()


async def test_no_move_is_no_move(match: ServiceMatch) -> None:
    await match.begin()
    await match.do(ANNA, Pass())
    with pytest.raises(IllegalMove):
        await match.kontor.play.submit(BEN, match.id, [])
    assert match.posts == []


@pytest.mark.promise("legal")
async def test_every_no_says_why(match: ServiceMatch) -> None:
    await match.lobby()
    assert await key_of(match.do(ANNA, Pass())) == "err-status-lobby"
    await match.kontor.lobby.start(ANNA, match.id)
    assert await key_of(match.do(STRANGER, Pass()), NotSeated) == "err-not-seated"
    assert await key_of(match.do(BEN, Pass()), IllegalMove) == "err-not-your-turn"
    assert await key_of(match.do(ANNA, Put(0)), IllegalMove) == "err-illegal"
    with pytest.raises(NoSuchMatch) as none:
        await match.kontor.play.submit(ANNA, 999, [Pass()])
    assert none.value.msg.args == {"match": 999}


@pytest.mark.promise("buttons")
async def test_a_button_survives_a_restart_and_other_peoples_moves(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    await match.do(ANNA, Pass())
    await match.do(BEN, Pass())
    token = (await match.look(ANNA)).token
    await match.do(BEN, Choose(2))
    await match.restart()
    await match.do(ANNA, Choose(1), token=token)
    await match.prove()


@pytest.mark.promise("kept")
@pytest.mark.parametrize("after", range(0, 40, 3))
async def test_a_move_that_is_cancelled_is_done_or_not_done(match: ServiceMatch, after: int) -> None:
    await match.begin(grace=0)
    task = asyncio.create_task(match.kontor.play.submit(ANNA, match.id, [Pass()]))
    for _ in range(after):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await match.settle()
    done = await match.awaited() == {1}
    assert [post.asked for post in match.posts] == ([(1,)] if done else [])
    await match.prove()
    await match.do(BEN if done else ANNA, Pass())
    await match.prove()


async def test_a_cancelled_move_that_was_written_is_told_at_once(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await match.begin(grace=0)
    woken = []
    match.kontor.matches.committed.append(lambda: woken.append(True))
    commit = Tx.commit

    async def cancelled(tx: Tx) -> None:
        task = asyncio.current_task()
        assert task is not None
        task.cancel()
        await commit(tx)

    with monkeypatch.context() as patch:
        patch.setattr(Tx, "commit", cancelled)
        with pytest.raises(asyncio.CancelledError):
            await asyncio.create_task(match.kontor.play.submit(ANNA, match.id, [Pass()]))
    assert woken
    assert await match.awaited() == {1}
    await match.prove()


async def test_a_match_changed_behind_our_back_is_looked_at_again(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    async with match.kontor.database.tx() as tx:
        await update_match(tx, match.id, seq=7)
    with pytest.raises(Stale) as stale:
        await match.do(ANNA, Pass())
    assert isinstance(stale.value.__cause__, SequenceTaken)
    async with match.kontor.database.tx() as tx:
        await update_match(tx, match.id, seq=1)
    match.kontor.matches.evict(match.id)
    await match.do(ANNA, Pass())
    await match.prove()


@pytest.mark.promise("kept")
async def test_what_the_disk_refuses_did_not_happen(match: ServiceMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    await match.begin(grace=0)

    async def full(*_: object, **__: object) -> None:
        raise StoreError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr("service.match.unit_of_work.outbox_rows.add", full)
        with pytest.raises(StoreError):
            await match.kontor.play.submit(ANNA, match.id, [Pass()])
    assert await match.awaited() == {0}
    await match.prove()
    await match.do(ANNA, Pass())
    await match.prove()


async def test_a_fault_of_the_rules_freezes_the_match_at_its_last_good_position(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await match.begin(grace=0)
    await match.do(ANNA, Pass())
    match.forget()
    with monkeypatch.context() as patch:
        patch.setattr("tests.toys.bazaar.rules.TurnRules.resume", lambda *_: None)
        with pytest.raises(MatchFrozen):
            await match.kontor.play.submit(BEN, match.id, [Pass()])
    await match.settle()
    assert (await match.info()).status == "frozen"
    assert [msg.key for msg in match.calls] == ["say-frozen"]
    await match.prove()
    for attempt in (match.do(BEN, Pass()), match.undo(BEN)):
        assert await key_of(attempt) == "err-status-frozen"
    health = await match.kontor.admin.health()
    assert health.troubled == (match.id,)
    assert len(health.problems) == 1
    await match.wait(30 * 24 * 3600)
    match.forget()
    await match.kontor.admin.rollback(STRANGER, match.id, (await match.info()).seq)
    await match.settle()
    assert [(post.asked, post.ping) for post in match.posts] == [((1,), (BEN.id,))]
    assert match.told() == ["say-thawed"]
    await match.do(BEN, Pass())
    await match.prove()


def _lose_a_card(_: Any, ctx: Any, frame: Any, seat: int, action: Any) -> None:
    """A rule with a fault after which the match could go on: the card that is put down is gone."""
    ctx.state.hands[seat].remove(action.card)


@pytest.mark.promise("kept")
async def test_a_position_that_breaks_an_invariant_is_not_written_and_other_matches_go_on(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await match.begin(grace=0)
    other = match.id
    await match.begin(grace=0)
    steps = await match.steps()
    with monkeypatch.context() as patch:
        patch.setattr("tests.toys.bazaar.rules.TurnRules.handle", _lose_a_card)
        with pytest.raises(MatchFrozen):
            card = (await match.look(ANNA)).view.hand[0]
            await match.kontor.play.submit(ANNA, match.id, [Put(card)])
    await match.settle()
    assert (await match.info()).status == "frozen"
    assert await match.steps() == steps
    assert [(job.msg.key, job.ping) for job in match.discord.of(Announce)] == [("say-frozen", (ANNA.id,))]
    health = await match.kontor.admin.health()
    assert health.troubled == (match.id,)
    assert "cards" in health.problems[0][1]
    await match.prove()
    match.id = other
    await match.do(ANNA, Pass())
    assert (await match.info()).status == "live"
    await match.prove()


async def test_an_owner_sets_a_match_back_and_everybody_hears_of_it(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    await match.do(ANNA, Draw())
    await match.do(ANNA, Pass())
    await match.do(BEN, Draw())
    match.forget()
    await match.kontor.admin.rollback(STRANGER, match.id, 1)
    await match.settle()
    assert [(post.asked, post.ping) for post in match.posts] == [((0,), (ANNA.id,))]
    assert match.told() == ["say-rolled-back"]
    assert await match.awaited() == {0}
    await match.prove()
    for seq in (0, (await match.info()).seq):
        assert await key_of(match.kontor.admin.rollback(STRANGER, match.id, seq)) == "err-rollback"


@pytest.mark.parametrize("match", [{"cache": 1}], indirect=True)
async def test_few_matches_in_memory_are_enough(match: ServiceMatch) -> None:
    ids = []
    for _ in range(3):
        await match.begin(grace=0)
        ids.append(match.id)
    for match_id in (*ids, *ids):
        match.id = match_id
        user = ANNA if (await match.look(ANNA)).choices.options else BEN
        await match.do(user, Pass())
        await match.prove()


async def test_a_move_is_one_transaction_and_what_it_shows_counts_as_seen(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    await match.begin(2)
    await match.look(ANNA, look=True)
    written = 0
    tx = match.kontor.database.tx

    def counted() -> Any:
        nonlocal written
        written += 1
        return tx()

    await match.kontor.stop()
    monkeypatch.setattr(match.kontor.database, "tx", counted)
    shown = await match.kontor.play.submit(ANNA, match.id, [Pass()])
    assert written == 1
    assert shown.table.news.lines == ()
    match.clock.time += 60
    assert (await match.look(ANNA)).news.away == 60
    await match.look(ANNA, look=True)
    assert written == 1, "what was seen already is not written again"
