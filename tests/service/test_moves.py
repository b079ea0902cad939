"""A move counts once or not at all, and every no has its reason."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from service.base.errors import IllegalMove, MatchFrozen, NoSuchMatch, NotSeated, Refusal, Stale
from store.database import Tx
from store.errors import SequenceTaken, StoreError
from store.tables.match_rows import update_match
from tests.service.bazaar import Choose, Draw, Pass, Put
from tests.service.rooms import Rooms
from tests.service.table import ANNA, BEN, STRANGER, Table


@pytest.mark.promise("buttons")
async def test_a_double_press_counts_once(table: Table) -> None:
    await table.begin()
    token = (await table.look(ANNA)).token
    presses = [table.kontor.play.submit(ANNA, table.id, [Draw()], token) for _ in range(3)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Stale", "Stale", "SubmitResult"]
    assert len((await table.look(ANNA)).view.hand) == 3
    await table.settle()
    await table.prove()


async def test_two_at_once_are_both_heard(table: Table) -> None:
    await table.begin(grace=0)
    await table.do(ANNA, Pass())
    await table.do(BEN, Pass())
    tokens = [(await table.look(user)).token for user in (ANNA, BEN)]
    await asyncio.gather(
        table.kontor.play.submit(ANNA, table.id, [Choose(1)], tokens[0]),
        table.kontor.play.submit(BEN, table.id, [Choose(3)], tokens[1]),
    )
    assert (await table.look(ANNA)).view.scores == (0, 3)
    await table.settle()
    await table.prove()


@pytest.mark.promise("kept")
async def test_all_moves_of_a_batch_or_none(table: Table) -> None:
    await table.begin()
    hand = (await table.look(ANNA)).view.hand
    with pytest.raises(IllegalMove):
        await table.do(ANNA, Put(hand[0]), Put(hand[1]), Put(hand[0]))
    assert (await table.look(ANNA)).view.hand == hand
    await table.do(ANNA, Put(hand[0]), Put(hand[1]), Pass())
    assert (await table.look(ANNA)).view.hand == ()
    await table.prove()


async def test_no_move_is_no_move(table: Table) -> None:
    await table.begin()
    await table.do(ANNA, Pass())
    with pytest.raises(IllegalMove):
        await table.kontor.play.submit(BEN, table.id, [])
    assert table.posts == []


@pytest.mark.promise("legal")
async def test_every_no_says_why(table: Table) -> None:
    await table.lobby()
    with pytest.raises(Refusal) as early:
        await table.do(ANNA, Pass())
    assert early.value.msg.key == "err-status-lobby"
    await table.kontor.lobby.start(ANNA, table.id)
    with pytest.raises(NotSeated) as stranger:
        await table.do(STRANGER, Pass())
    assert stranger.value.msg.key == "err-not-seated"
    with pytest.raises(IllegalMove) as late:
        await table.do(BEN, Pass())
    assert late.value.msg.key == "err-not-your-turn"
    with pytest.raises(IllegalMove) as illegal:
        await table.do(ANNA, Put(0))
    assert illegal.value.msg.key == "err-illegal"
    with pytest.raises(NoSuchMatch) as none:
        await table.kontor.play.submit(ANNA, 999, [Pass()])
    assert none.value.msg.args == {"match": 999}


@pytest.mark.promise("buttons")
async def test_a_button_survives_a_restart_and_other_peoples_moves(table: Table) -> None:
    await table.begin(grace=0)
    await table.do(ANNA, Pass())
    await table.do(BEN, Pass())
    token = (await table.look(ANNA)).token
    await table.do(BEN, Choose(2))
    await table.restart()
    await table.do(ANNA, Choose(1), token=token)
    await table.prove()


@pytest.mark.promise("kept")
@pytest.mark.parametrize("after", range(0, 40, 3))
async def test_a_move_that_is_cancelled_is_done_or_not_done(table: Table, after: int) -> None:
    await table.begin(grace=0)
    task = asyncio.create_task(table.kontor.play.submit(ANNA, table.id, [Pass()]))
    for _ in range(after):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await table.settle()
    done = await table.awaited() == {1}
    assert [post.asked for post in table.posts] == ([(1,)] if done else [])
    await table.prove()
    await table.do(BEN if done else ANNA, Pass())
    await table.prove()


async def test_a_cancelled_move_that_was_written_is_told_at_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begin(grace=0)
    woken = []
    table.kontor.matches.committed.append(lambda: woken.append(True))
    commit = Tx.commit

    async def cancelled(tx: Tx) -> None:
        task = asyncio.current_task()
        assert task is not None
        task.cancel()
        await commit(tx)

    with monkeypatch.context() as patch:
        patch.setattr(Tx, "commit", cancelled)
        with pytest.raises(asyncio.CancelledError):
            await asyncio.create_task(table.kontor.play.submit(ANNA, table.id, [Pass()]))
    assert woken
    assert await table.awaited() == {1}
    await table.prove()


async def test_a_match_changed_behind_our_back_is_looked_at_again(table: Table) -> None:
    await table.begin(grace=0)
    async with table.kontor.database.tx() as tx:
        await update_match(tx, table.id, seq=7)
    with pytest.raises(Stale) as stale:
        await table.do(ANNA, Pass())
    assert isinstance(stale.value.__cause__, SequenceTaken)
    async with table.kontor.database.tx() as tx:
        await update_match(tx, table.id, seq=1)
    table.kontor.matches.evict(table.id)
    await table.do(ANNA, Pass())
    await table.prove()


@pytest.mark.promise("kept")
async def test_what_the_disk_refuses_did_not_happen(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.begin(grace=0)

    async def full(*_: object, **__: object) -> None:
        raise StoreError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr("service.match.unit_of_work.outbox_rows.add", full)
        with pytest.raises(StoreError):
            await table.kontor.play.submit(ANNA, table.id, [Pass()])
    assert await table.awaited() == {0}
    await table.prove()
    await table.do(ANNA, Pass())
    await table.prove()


async def test_a_fault_of_the_rules_freezes_the_match_at_its_last_good_position(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begin(grace=0)
    await table.do(ANNA, Pass())
    table.forget()
    with monkeypatch.context() as patch:
        patch.setattr("tests.service.bazaar.TurnRules.resume", lambda *_: None)
        with pytest.raises(MatchFrozen):
            await table.kontor.play.submit(BEN, table.id, [Pass()])
    await table.settle()
    assert (await table.info()).status == "frozen"
    assert [msg.key for msg in table.calls] == ["say-frozen"]
    await table.prove()
    for attempt in (table.do(BEN, Pass()), table.undo(BEN)):
        with pytest.raises(Refusal) as refused:
            await attempt
        assert refused.value.msg.key == "err-status-frozen"
    health = await table.kontor.admin.health()
    assert health.troubled == (table.id,)
    assert len(health.problems) == 1
    await table.wait(30 * 24 * 3600)
    table.forget()
    await table.kontor.admin.rollback(STRANGER, table.id, (await table.info()).seq)
    await table.settle()
    assert [(post.asked, post.ping) for post in table.posts] == [((1,), (BEN.id,))]
    assert table.told() == ["say-thawed"]
    await table.do(BEN, Pass())
    await table.prove()


async def test_an_owner_sets_a_match_back_and_everybody_hears_of_it(table: Table) -> None:
    await table.begin(grace=0)
    await table.do(ANNA, Draw())
    await table.do(ANNA, Pass())
    await table.do(BEN, Draw())
    table.forget()
    await table.kontor.admin.rollback(STRANGER, table.id, 1)
    await table.settle()
    assert [(post.asked, post.ping) for post in table.posts] == [((0,), (ANNA.id,))]
    assert table.told() == ["say-rolled-back"]
    assert await table.awaited() == {0}
    await table.prove()
    for seq in (0, (await table.info()).seq):
        with pytest.raises(Refusal) as refused:
            await table.kontor.admin.rollback(STRANGER, table.id, seq)
        assert refused.value.msg.key == "err-rollback"


async def test_few_matches_in_memory_are_enough(rooms: Rooms) -> None:
    table = await Table.empty(rooms / "here", cache=1)
    ids = []
    for _ in range(3):
        await table.begin(grace=0)
        ids.append(table.id)
    for match_id in (*ids, *ids):
        table.id = match_id
        user = ANNA if (await table.look(ANNA)).options else BEN
        await table.do(user, Pass())
        await table.prove()
    await table.kontor.close()


async def test_a_move_is_one_transaction_and_what_it_shows_counts_as_seen(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.begin(2)
    await table.look(ANNA, look=True)
    written = 0
    tx = table.kontor.database.tx

    def counted() -> Any:
        nonlocal written
        written += 1
        return tx()

    await table.kontor.stop()
    monkeypatch.setattr(table.kontor.database, "tx", counted)
    shown = await table.kontor.play.submit(ANNA, table.id, [Pass()])
    assert written == 1
    assert shown.table.news == ()
    table.clock.time += 60
    assert (await table.look(ANNA)).away == 60
    await table.look(ANNA, look=True)
    assert written == 1, "what was seen already is not written again"
