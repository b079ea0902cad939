"""Pauses and ends by agreement, even if people come and go during a vote."""

from __future__ import annotations

from typing import Any

import pytest

from service.base.read_models import ProposalInfo
from tests.service.bazaar import Draw, Pass
from tests.service.seats import DAY, key_of
from tests.service.table import ANNA, BEN, CHLOE, DIRK, Table


@pytest.mark.promise("reminders")
async def test_a_pause_needs_all_others_and_rests_everything(table: Table) -> None:
    await table.begin(people=3, grace=0)
    await table.do(ANNA, Pass())
    vote = await table.kontor.votes.pause(ANNA, table.id)
    assert isinstance(vote, ProposalInfo)
    for user in (BEN, CHLOE):
        assert (await table.info()).status == "live"
        await table.settle()
        table.forget()
        await table.kontor.votes.answer(user, vote.id, True)
    await table.wait(30 * DAY)
    assert table.pings == []
    assert table.told() == ["say-paused"]
    assert await key_of(table.do(BEN, Pass())) == "err-status-paused"
    assert await table.kontor.queries.waiting_for(BEN.id) == []
    await table.prove()
    table.forget()
    await table.kontor.votes.resume(CHLOE, table.id)
    await table.settle()
    assert [(post.asked, post.ping) for post in table.posts] == [((1,), (BEN.id,))]
    assert table.told() == ["say-resumed"]
    await table.wait(DAY // 2)
    assert table.pings == [BEN.id, BEN.id]
    await table.prove()


async def test_a_turn_held_back_when_the_pause_begins_counts(table: Table) -> None:
    await table.begin(people=1, computers=1)
    await table.do(ANNA, Pass())
    await table.kontor.votes.pause(ANNA, table.id)
    await table.wait(DAY)
    await table.prove()
    await table.kontor.votes.resume(ANNA, table.id)
    await table.wait(60)
    assert await table.awaited() != {1}
    await table.prove()


async def test_seats_may_change_hands_in_a_pause_and_are_asked_after_it(table: Table) -> None:
    await table.begin(people=1, computers=1, grace=0)
    await table.kontor.votes.pause(ANNA, table.id)
    await table.give_seat(ANNA, BEN)
    assert await table.awaited() == set()
    await table.prove()
    table.people = [BEN]
    await table.kontor.votes.resume(BEN, table.id)
    await table.settle()
    assert table.posts[-1].asked == (0,)
    await table.do(BEN, Pass())
    await table.prove()


async def test_a_match_ends_without_a_result_when_all_agree(table: Table) -> None:
    await table.begin(people=2, grace=0)
    vote = await table.kontor.votes.close(ANNA, table.id)
    assert isinstance(vote, ProposalInfo)
    await table.kontor.votes.answer(BEN, vote.id, True)
    await table.settle()
    info = await table.info()
    assert (info.status, info.outcome, info.seed) == ("aborted", None, None)
    assert [msg.key for msg in table.calls] == ["say-vote-close", "say-broken-off"]
    await table.prove()


async def test_the_end_of_a_match_ends_its_votes(table: Table) -> None:
    await table.begin(people=2, grace=0)
    vote = await table.kontor.votes.pause(ANNA, table.id)
    assert isinstance(vote, ProposalInfo)
    while (await table.info()).status == "live":
        for user in (ANNA, BEN):
            shown = await table.look(user)
            if shown.options:
                await table.do(user, next(shown.options[-1].expand()))
    assert (await table.look(BEN)).proposals == ()
    assert await key_of(table.kontor.votes.answer(BEN, vote.id, True)) == "err-vote-gone"


async def test_who_has_left_need_not_agree(table: Table) -> None:
    await table.begin(people=3, grace=0)
    await table.do(ANNA, Draw())
    await table.kontor.play.resign(CHLOE, table.id)
    vote = await table.undo(ANNA)
    assert vote.asked == (BEN.id,)
    await table.kontor.votes.answer(BEN, vote.id, True)
    assert (await table.look(ANNA)).view.counts[0] == 2
    await table.prove()


@pytest.mark.promise("no-match-dies")
async def test_who_lends_a_seat_during_a_vote_keeps_nobody_waiting(table: Table) -> None:
    await table.begin(people=3, grace=0)
    await table.do(ANNA, Draw())
    vote = await table.undo(ANNA)
    assert vote.asked == (BEN.id, CHLOE.id)
    await table.kontor.seats.hand_over(CHLOE, table.id, computer="random")
    await table.kontor.votes.answer(BEN, vote.id, True)
    assert (await table.look(ANNA)).view.counts[0] == 2
    await table.prove()


@pytest.mark.promise("no-match-dies")
@pytest.mark.parametrize("kind", ["undo", "pause", "close"])
async def test_a_vote_is_settled_when_the_last_who_was_missing_plays_no_more(table: Table, kind: str) -> None:
    await table.begin(people=4, grace=0)
    await table.do(ANNA, Draw())
    propose = table.kontor.play.undo if kind == "undo" else getattr(table.kontor.votes, kind)
    vote: Any = await propose(ANNA, table.id)
    await table.kontor.seats.hand_over(DIRK, table.id, computer="random")
    assert (await table.look(ANNA)).proposals, "two have not answered"
    await table.kontor.votes.answer(BEN, vote.id, True)
    await table.kontor.seats.hand_over(CHLOE, table.id, computer="random")
    assert (await table.look(ANNA)).proposals == ()
    expected = {"undo": ("live", 2), "pause": ("paused", 3), "close": ("aborted", 3)}[kind]
    assert ((await table.info()).status, (await table.look(ANNA)).view.counts[0]) == expected
    await table.settle()
    await table.prove()


@pytest.mark.promise("no-match-dies")
async def test_a_vote_that_nobody_answered_is_not_settled_by_lending(table: Table) -> None:
    await table.begin(people=2, grace=0)
    await table.kontor.votes.close(ANNA, table.id)
    await table.kontor.seats.hand_over(BEN, table.id, computer="random")
    assert (await table.info()).status == "live"
    (vote,) = (await table.look(ANNA)).proposals
    assert (vote.kind, vote.asked) == ("close", ())
    await table.kontor.votes.close(ANNA, table.id)
    assert (await table.info()).status == "aborted", "alone one needs no vote"
    await table.prove()


@pytest.mark.promise("no-match-dies")
async def test_a_vote_counts_who_plays_now(table: Table) -> None:
    await table.begin(people=4, grace=0)
    vote: Any = await table.kontor.votes.close(ANNA, table.id)
    await table.kontor.votes.answer(CHLOE, vote.id, True)
    await table.kontor.seats.hand_over(CHLOE, table.id, computer="random")
    (seen,) = (await table.look(BEN)).proposals
    assert (seen.asked, seen.yes) == ((BEN.id, DIRK.id), ()), "a yes counts while its giver plays"
    assert await key_of(table.kontor.votes.answer(CHLOE, vote.id, False)) == "err-computer-holds"
    await table.kontor.votes.answer(BEN, vote.id, True)
    await table.kontor.seats.take_back(CHLOE, table.id)
    (seen,) = (await table.look(BEN)).proposals
    assert (seen.asked, seen.yes) == ((BEN.id, CHLOE.id, DIRK.id), (CHLOE.id, BEN.id))
    await table.kontor.seats.hand_over(DIRK, table.id, computer="random")
    assert (await table.info()).status == "aborted"
    await table.prove()


@pytest.mark.promise("no-match-dies")
async def test_who_comes_back_during_a_vote_has_a_say_in_it(table: Table) -> None:
    await table.begin(people=3, grace=0)
    await table.kontor.seats.hand_over(CHLOE, table.id, computer="random")
    vote: Any = await table.kontor.votes.pause(ANNA, table.id)
    assert vote.asked == (BEN.id,)
    await table.kontor.seats.take_back(CHLOE, table.id)
    left = await table.kontor.votes.answer(BEN, vote.id, True)
    assert left is not None
    assert (left.asked, left.yes) == ((BEN.id, CHLOE.id), (BEN.id,))
    await table.kontor.votes.answer(CHLOE, vote.id, True)
    assert (await table.info()).status == "paused"
    await table.prove()


async def test_who_proposes_again_after_a_seat_was_lent_rings_nobody_twice(table: Table) -> None:
    await table.begin(people=3, grace=0)
    await table.kontor.votes.pause(ANNA, table.id)
    await table.kontor.seats.hand_over(CHLOE, table.id, computer="random")
    await table.kontor.votes.pause(ANNA, table.id)
    await table.settle()
    assert [msg.key for msg in table.calls] == ["say-vote-pause"]
    await table.prove()


async def test_whoever_proposes_what_is_proposed_agrees(table: Table) -> None:
    await table.begin(people=3, grace=0)
    await table.kontor.votes.pause(ANNA, table.id)
    left: Any = await table.kontor.votes.pause(BEN, table.id)
    assert (left.by_user, left.yes) == (ANNA.id, (BEN.id,))
    await table.kontor.votes.pause(CHLOE, table.id)
    assert (await table.info()).status == "paused"
    await table.settle()
    assert [msg.key for msg in table.calls] == ["say-vote-pause"]
    await table.prove()


@pytest.mark.promise("no-match-dies")
async def test_after_somebody_left_during_a_vote_the_others_can_be_asked_anew(table: Table) -> None:
    await table.begin(people=3, grace=0)
    await table.do(ANNA, Draw())
    await table.undo(ANNA)
    await table.kontor.play.resign(CHLOE, table.id)
    vote = await table.undo(ANNA)
    assert vote.asked == (BEN.id,)
    await table.kontor.votes.answer(BEN, vote.id, True)
    assert (await table.look(ANNA)).view.counts[0] == 2
    await table.prove()
