"""Pauses and ends by agreement, even if people come and go during a vote."""

from typing import Any

import pytest

from service.base.read_models.matches import ProposalInfo
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, ServiceMatch
from tests.service.helpers.refusals import DAY, key_of
from tests.toys.bazaar.position import Draw, Pass


@pytest.mark.promise("reminders")
async def test_a_pause_needs_all_others_and_rests_everything(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    await match.do(ANNA, Pass())
    vote = await match.kontor.votes.pause(ANNA, match.id)
    assert isinstance(vote, ProposalInfo)
    for user in (BEN, CHLOE):
        assert (await match.info()).status == "live"
        await match.settle()
        match.forget()
        await match.kontor.votes.answer(user, vote.id, True)
    await match.wait(30 * DAY)
    assert match.pings == []
    assert match.told() == ["say-paused"]
    assert await key_of(match.do(BEN, Pass())) == "err-status-paused"
    assert await match.kontor.lists.waiting_for(BEN.id) == []
    await match.prove()
    match.forget()
    await match.kontor.votes.resume(CHLOE, match.id)
    await match.settle()
    assert [(post.asked, post.ping) for post in match.posts] == [((1,), (BEN.id,))]
    assert match.told() == ["say-resumed"]
    await match.wait(DAY // 2)
    assert match.pings == [BEN.id, BEN.id]
    await match.prove()


async def test_a_turn_held_back_when_the_pause_begins_counts(match: ServiceMatch) -> None:
    await match.begin(people=1, computers=1)
    await match.do(ANNA, Pass())
    await match.kontor.votes.pause(ANNA, match.id)
    await match.wait(DAY)
    await match.prove()
    await match.kontor.votes.resume(ANNA, match.id)
    await match.wait(60)
    assert await match.awaited() != {1}
    await match.prove()


async def test_seats_may_change_hands_in_a_pause_and_are_asked_after_it(match: ServiceMatch) -> None:
    await match.begin(people=1, computers=1, grace=0)
    await match.kontor.votes.pause(ANNA, match.id)
    await match.give_seat(ANNA, BEN)
    assert await match.awaited() == set()
    await match.prove()
    match.people = [BEN]
    await match.kontor.votes.resume(BEN, match.id)
    await match.settle()
    assert match.posts[-1].asked == (0,)
    await match.do(BEN, Pass())
    await match.prove()


async def test_a_match_ends_without_a_result_when_all_agree(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    vote = await match.kontor.votes.close(ANNA, match.id)
    assert isinstance(vote, ProposalInfo)
    await match.agree(vote, BEN)
    info = await match.info()
    assert (info.status, info.outcome, info.seed) == ("aborted", None, None)
    assert [msg.key for msg in match.calls] == ["say-vote-close", "say-broken-off"]
    await match.prove()


async def test_the_end_of_a_match_ends_its_votes(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    vote = await match.kontor.votes.pause(ANNA, match.id)
    assert isinstance(vote, ProposalInfo)
    await match.play_out()
    assert (await match.look(BEN)).proposals == ()
    assert await key_of(match.kontor.votes.answer(BEN, vote.id, True)) == "err-vote-gone"


@pytest.mark.promise("no-match-dies")
@pytest.mark.parametrize("asked_before", [False, True])
async def test_who_has_left_even_during_a_vote_need_not_agree(match: ServiceMatch, asked_before: bool) -> None:
    await match.begin(people=3, grace=0)
    await match.do(ANNA, Draw())
    if asked_before:
        await match.undo(ANNA)
    await match.kontor.play.resign(CHLOE, match.id)
    vote = await match.undo(ANNA)
    assert vote.asked == (BEN.id,)
    await match.kontor.votes.answer(BEN, vote.id, True)
    assert (await match.look(ANNA)).view.counts[0] == 2
    await match.prove()


@pytest.mark.promise("no-match-dies")
async def test_who_lends_a_seat_during_a_vote_keeps_nobody_waiting(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    await match.do(ANNA, Draw())
    vote = await match.undo(ANNA)
    assert vote.asked == (BEN.id, CHLOE.id)
    await match.kontor.seats.hand_over(CHLOE, match.id, computer="random")
    await match.kontor.votes.answer(BEN, vote.id, True)
    assert (await match.look(ANNA)).view.counts[0] == 2
    await match.prove()


@pytest.mark.promise("no-match-dies")
@pytest.mark.parametrize("kind", ["undo", "pause", "close"])
async def test_a_vote_is_settled_when_the_last_who_was_missing_plays_no_more(
    match: ServiceMatch, kind: str
) -> None:
    await match.begin(people=4, grace=0)
    await match.do(ANNA, Draw())
    propose = match.kontor.play.undo if kind == "undo" else getattr(match.kontor.votes, kind)
    vote: Any = await propose(ANNA, match.id)
    await match.kontor.seats.hand_over(DIRK, match.id, computer="random")
    assert (await match.look(ANNA)).proposals, "two have not answered"
    await match.kontor.votes.answer(BEN, vote.id, True)
    await match.kontor.seats.hand_over(CHLOE, match.id, computer="random")
    assert (await match.look(ANNA)).proposals == ()
    expected = {"undo": ("live", 2), "pause": ("paused", 3), "close": ("aborted", 3)}[kind]
    assert ((await match.info()).status, (await match.look(ANNA)).view.counts[0]) == expected
    await match.settle()
    await match.prove()


@pytest.mark.promise("no-match-dies")
async def test_a_vote_that_nobody_answered_is_not_settled_by_lending(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    await match.kontor.votes.close(ANNA, match.id)
    await match.kontor.seats.hand_over(BEN, match.id, computer="random")
    assert (await match.info()).status == "live"
    (vote,) = (await match.look(ANNA)).proposals
    assert (vote.kind, vote.asked) == ("close", ())
    await match.kontor.votes.close(ANNA, match.id)
    assert (await match.info()).status == "aborted", "alone one needs no vote"
    await match.prove()


@pytest.mark.promise("no-match-dies")
async def test_a_vote_counts_who_plays_now(match: ServiceMatch) -> None:
    await match.begin(people=4, grace=0)
    vote: Any = await match.kontor.votes.close(ANNA, match.id)
    await match.kontor.votes.answer(CHLOE, vote.id, True)
    await match.kontor.seats.hand_over(CHLOE, match.id, computer="random")
    (seen,) = (await match.look(BEN)).proposals
    assert (seen.asked, seen.yes) == ((BEN.id, DIRK.id), ()), "a yes counts while its giver plays"
    assert await key_of(match.kontor.votes.answer(CHLOE, vote.id, False)) == "err-computer-holds"
    await match.kontor.votes.answer(BEN, vote.id, True)
    await match.kontor.seats.take_back(CHLOE, match.id)
    (seen,) = (await match.look(BEN)).proposals
    assert (seen.asked, seen.yes) == ((BEN.id, CHLOE.id, DIRK.id), (CHLOE.id, BEN.id))
    await match.kontor.seats.hand_over(DIRK, match.id, computer="random")
    assert (await match.info()).status == "aborted"
    await match.prove()


@pytest.mark.promise("no-match-dies")
async def test_who_comes_back_during_a_vote_has_a_say_in_it(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    await match.kontor.seats.hand_over(CHLOE, match.id, computer="random")
    vote: Any = await match.kontor.votes.pause(ANNA, match.id)
    assert vote.asked == (BEN.id,)
    await match.kontor.seats.take_back(CHLOE, match.id)
    left = await match.kontor.votes.answer(BEN, vote.id, True)
    assert left is not None
    assert (left.asked, left.yes) == ((BEN.id, CHLOE.id), (BEN.id,))
    await match.kontor.votes.answer(CHLOE, vote.id, True)
    assert (await match.info()).status == "paused"
    await match.prove()


async def test_who_proposes_again_after_a_seat_was_lent_rings_nobody_twice(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    await match.kontor.votes.pause(ANNA, match.id)
    await match.kontor.seats.hand_over(CHLOE, match.id, computer="random")
    await match.kontor.votes.pause(ANNA, match.id)
    await match.settle()
    assert [msg.key for msg in match.calls] == ["say-vote-pause"]
    await match.prove()


async def test_whoever_proposes_what_is_proposed_agrees(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    await match.kontor.votes.pause(ANNA, match.id)
    left: Any = await match.kontor.votes.pause(BEN, match.id)
    assert (left.by_user, left.yes) == (ANNA.id, (BEN.id,))
    await match.kontor.votes.pause(CHLOE, match.id)
    assert (await match.info()).status == "paused"
    await match.settle()
    assert [msg.key for msg in match.calls] == ["say-vote-pause"]
    await match.prove()
