"""Guarantee 12: no match dies; seats are lent, taken back, handed over and left."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core.decisions import CorruptState
from service.errors import Frozen, NotSeated, Refusal
from service.jobs import Announce
from service.read_models import ProposalInfo
from tests.service.bazaar import BAZAAR, Choose, Draw, Pass
from tests.service.table import ANNA, BEN, CHLOE, DIRK, STRANGER, Table

DAY = 24 * 3600


async def key_of(attempt: Any) -> str:
    """The key of the sentence with which something is refused."""
    with pytest.raises(Refusal) as refused:
        await attempt
    return refused.value.msg.key


async def overdue(table: Table) -> None:
    """Ben has been awaited for a day."""
    await table.begin(people=3, grace=0)
    await table.do(ANNA, Pass())
    await table.wait(DAY)
    table.forget()


async def test_a_seat_lent_to_a_computer_player_is_its_owners_to_take_back(table: Table) -> None:
    await table.begin(people=2, grace=0)
    info = await table.kontor.seats.hand_over(ANNA, table.id, computer="random")
    assert (info.seats[0].user_id, info.seats[0].owner_id, info.seats[0].computer) == (None, ANNA.id, "random")
    with pytest.raises(NotSeated) as refused:
        await table.do(ANNA, Pass())
    assert refused.value.msg.key == "err-computer-holds"
    shown = await table.look(ANNA)
    assert (shown.seat, shown.holds, shown.options) == (0, False, ())
    while await table.awaited() == {0}:
        await table.wait(2)
    assert BEN.id in table.pings
    await table.kontor.seats.take_back(ANNA, table.id)
    await table.settle()
    assert (await table.look(ANNA)).holds
    await table.prove()


async def test_who_comes_back_is_called_about_somebody_who_is_overdue(table: Table) -> None:
    await table.begin(people=2, grace=0)
    await table.kontor.seats.hand_over(BEN, table.id, computer="random")
    await table.wait(9 * DAY)
    assert [job for job in table.ears.of(Announce) if job.call == "overdue"] == [], "there is nobody to call"
    await table.kontor.seats.take_back(BEN, table.id)
    await table.settle()
    (call,) = [job for job in table.ears.of(Announce) if job.call == "overdue"]
    assert (call.seat, call.ping) == (0, (BEN.id,))
    await table.kontor.seats.computer_holds(BEN, table.id, 0)
    await table.prove()


async def test_a_computer_player_that_is_sent_away_does_nothing_more(table: Table) -> None:
    await table.begin(people=2, grace=0)
    await table.kontor.seats.hand_over(ANNA, table.id, computer="random")
    await table.settle()
    await table.kontor.seats.take_back(ANNA, table.id)
    await table.wait(60)
    assert await table.awaited() == {0}
    assert (await table.look(ANNA)).view.counts == (2, 2)
    await table.prove()


async def test_a_seat_handed_over_for_good_pings_its_new_player(table: Table) -> None:
    await table.begin(people=2, grace=0)
    await table.kontor.seats.hand_over(BEN, table.id, to=CHLOE)
    await table.settle()
    assert table.pings == [CHLOE.id]
    assert table.told() == ["say-seat-handed-over"]
    table.forget()
    table.people = [ANNA, CHLOE]
    await table.do(ANNA, Pass())
    assert table.pings == [CHLOE.id]
    assert (await table.look(BEN)).seat is None
    assert await key_of(table.kontor.seats.take_back(BEN, table.id)) == "err-not-your-seat"
    await table.do(CHLOE, Pass())
    await table.prove()


async def test_a_seat_on_turn_handed_over_pings_once(table: Table) -> None:
    await table.begin(people=2, grace=0)
    await table.kontor.seats.hand_over(ANNA, table.id, to=CHLOE)
    await table.settle()
    assert [(post.asked, post.ping) for post in table.posts] == [((0,), (CHLOE.id,))]
    await table.prove()


async def test_a_held_turn_goes_out_before_its_seat_changes_hands(table: Table) -> None:
    await table.begin(people=2)
    await table.do(ANNA, Pass())
    await table.kontor.seats.hand_over(ANNA, table.id, to=CHLOE)
    await table.settle()
    assert await table.awaited() == {1}
    assert table.pings == [BEN.id, CHLOE.id]
    await table.wait(60)
    assert table.pings == [BEN.id, CHLOE.id]
    await table.prove()


async def test_who_cannot_take_a_seat(table: Table) -> None:
    await table.begin(people=2)
    seats = table.kontor.seats
    assert await key_of(seats.hand_over(ANNA, table.id, to=BEN)) == "err-plays-already"
    assert await key_of(seats.hand_over(ANNA, table.id, computer="deep")) == "err-no-such-computer"
    assert await key_of(seats.take_back(ANNA, table.id)) == "err-holds-already"
    assert await key_of(seats.take_seat(CHLOE, table.id, 1)) == "err-no-call"
    assert await key_of(seats.take_seat(BEN, table.id, 0)) == "err-holds-already"
    await seats.hand_over(ANNA, table.id, computer="random")
    assert await key_of(seats.hand_over(BEN, table.id, computer="random")) == "err-last-person"


async def test_nobody_is_overdue_before_the_pace_has_passed(table: Table) -> None:
    await table.begin(people=3, grace=0)
    await table.do(ANNA, Pass())
    await table.wait(DAY - 1)
    seats = table.kontor.seats
    for attempt in (
        seats.computer_holds(ANNA, table.id, 1),
        seats.find_substitute(ANNA, table.id, 1),
        seats.wait_more(ANNA, table.id, 1),
    ):
        assert await key_of(attempt) == "err-not-overdue"
    await table.wait(1)
    assert await key_of(seats.computer_holds(STRANGER, table.id, 1)) == "err-not-seated"
    assert await key_of(seats.computer_holds(ANNA, table.id, 7)) == "err-no-such-seat"
    assert await key_of(seats.computer_holds(ANNA, table.id, 2)) == "err-not-awaited"
    assert await key_of(seats.wait_more(BEN, table.id, 1)) == "err-overdue-yourself"
    await seats.computer_holds(ANNA, table.id, 1)
    assert await key_of(seats.computer_holds(ANNA, table.id, 1)) == "err-held-already"


@pytest.mark.promise("no-match-dies")
async def test_the_others_let_a_computer_player_hold_an_overdue_seat(table: Table) -> None:
    await overdue(table)
    await table.kontor.seats.computer_holds(ANNA, table.id, 1)
    while await table.awaited() == {1}:
        await table.wait(2)
    assert table.pings == [CHLOE.id]
    assert table.told()[0] == "say-seat-held"
    await table.kontor.seats.take_back(BEN, table.id)
    await table.prove()


async def test_a_substitute_steps_in(table: Table) -> None:
    await overdue(table)
    await table.kontor.seats.find_substitute(ANNA, table.id, 1)
    await table.settle()
    [call] = table.ears.of(Announce)
    assert (call.call, call.seat, call.ping) == ("substitute", 1, ())
    assert (await table.look(ANNA)).proposals == ()
    await table.kontor.seats.take_seat(DIRK, table.id, 1)
    await table.settle()
    assert await key_of(table.kontor.seats.take_seat(STRANGER, table.id, 1)) == "err-no-call"
    table.people = [ANNA, DIRK, CHLOE]
    await table.do(DIRK, Pass())
    assert await table.awaited() == {2}
    assert (await table.look(BEN)).seat is None
    await table.prove()


async def test_a_substitute_is_called_once_however_often_it_is_asked_for(table: Table) -> None:
    await overdue(table)
    seats = table.kontor.seats
    await seats.find_substitute(ANNA, table.id, 1)
    for user in (ANNA, CHLOE):
        assert await key_of(seats.find_substitute(user, table.id, 1)) == "err-called-already"
    await seats.find_substitute(BEN, table.id, 1)
    assert await key_of(seats.find_substitute(BEN, table.id, 1)) == "err-called-already"
    await table.do(BEN, Pass())
    await seats.take_seat(DIRK, table.id, 1)
    assert (await table.info()).seats[1].owner_id == DIRK.id, "whose own call it was plays on until somebody comes"


async def test_a_call_for_a_substitute_that_nobody_follows_can_be_repeated(table: Table) -> None:
    await overdue(table)
    for _ in range(2):
        await table.kontor.seats.find_substitute(ANNA, table.id, 1)
        await table.wait(DAY)
    assert [job.seat for job in table.ears.of(Announce) if job.call == "substitute"] == [1, 1]


@pytest.mark.promise("no-match-dies")
@pytest.mark.parametrize("back", ["move", "take back", "lend"])
async def test_nobody_takes_the_seat_of_somebody_who_came_back(table: Table, back: str) -> None:
    await overdue(table)
    seats = table.kontor.seats
    await seats.find_substitute(ANNA, table.id, 1)
    if back == "take back":
        await seats.computer_holds(ANNA, table.id, 1)
        await seats.take_back(BEN, table.id)
    else:
        await table.do(BEN, Pass())
    if back == "lend":
        await seats.hand_over(BEN, table.id, computer="random")
    assert await key_of(seats.take_seat(DIRK, table.id, 1)) == "err-no-call"
    assert (await table.info()).seats[1].owner_id == BEN.id


async def test_a_substitute_steps_in_for_somebody_whose_seat_is_held(table: Table) -> None:
    await overdue(table)
    await table.kontor.seats.find_substitute(ANNA, table.id, 1)
    await table.kontor.seats.computer_holds(ANNA, table.id, 1)
    await table.kontor.seats.take_seat(DIRK, table.id, 1)
    assert (await table.info()).seats[1].owner_id == DIRK.id


async def test_who_called_for_a_substitute_may_play_on_until_there_is_one(table: Table) -> None:
    await table.begin(people=2, grace=0)
    await table.kontor.seats.find_substitute(ANNA, table.id, 0)
    await table.do(ANNA, Pass())
    await table.kontor.seats.hand_over(ANNA, table.id, computer="random")
    await table.kontor.seats.take_seat(CHLOE, table.id, 0)
    assert (await table.info()).seats[0].owner_id == CHLOE.id


async def test_one_may_call_for_a_substitute_of_ones_own(table: Table) -> None:
    await table.begin(people=2)
    await table.kontor.seats.find_substitute(BEN, table.id, 1)
    await table.kontor.seats.take_seat(CHLOE, table.id, 1)
    assert (await table.info()).seats[1].owner_id == CHLOE.id


async def test_who_resigns_leaves_the_seat_to_a_computer_player_and_the_host_to_another(table: Table) -> None:
    await table.begin(people=3, grace=0)
    info = await table.kontor.play.resign(ANNA, table.id)
    await table.settle()
    seat = info.seats[0]
    assert (seat.user_id, seat.owner_id, seat.left) == (None, None, True)
    assert info.host_id == BEN.id
    assert table.told() == ["say-seat-resigned"]
    assert table.pings == []
    while await table.awaited() == {0}:
        await table.wait(2)
    assert table.pings == [BEN.id]
    await table.prove()


async def test_the_last_person_ends_the_match_by_resigning(table: Table) -> None:
    await table.begin(people=2, computers=1, grace=0)
    await table.kontor.play.resign(ANNA, table.id)
    await table.settle()
    info = await table.kontor.play.resign(BEN, table.id)
    await table.settle()
    assert info.status == "aborted"
    assert [msg.key for msg in table.calls] == ["say-broken-off-resigned"]
    await table.wait(DAY)
    assert (await table.info()).seq == info.seq
    await table.prove()


@pytest.mark.promise("no-match-dies")
async def test_the_last_person_gives_the_match_back_to_who_lent_a_seat(table: Table) -> None:
    await table.begin(people=2, grace=0)
    await table.kontor.seats.hand_over(ANNA, table.id, computer="random")
    await table.settle()
    info = await table.kontor.play.resign(BEN, table.id)
    await table.settle()
    assert info.status == "live"
    assert info.seats[0].user_id == ANNA.id
    assert ANNA.id in table.pings
    await table.prove()


async def test_whoever_gets_a_match_back_hears_of_it_once_though_nothing_is_owed_yet(table: Table) -> None:
    await table.begin(people=3, grace=0)
    await table.kontor.seats.hand_over(BEN, table.id, computer="random")
    await table.kontor.seats.hand_over(CHLOE, table.id, computer="random")
    await table.settle()
    table.forget()
    await table.kontor.play.resign(ANNA, table.id)
    await table.settle()
    assert sorted(table.pings) == [BEN.id, CHLOE.id]
    assert table.told() == ["say-seat-resigned", "say-seat-taken-back", "say-seat-taken-back"]
    await table.prove()


# -------------------------------------------------------------- pauses and ends by agreement


@pytest.mark.promise("reminders")
async def test_a_pause_needs_all_others_and_rests_everything(table: Table) -> None:
    await table.begin(people=3, grace=0)
    await table.do(ANNA, Pass())
    vote = await table.kontor.votes.pause(ANNA, table.id)
    assert isinstance(vote, ProposalInfo)
    for user in (BEN, CHLOE):
        assert (await table.info()).status == "live"
        await table.kontor.votes.answer(user, vote.id, True)
    table.forget()
    await table.wait(30 * DAY)
    assert table.pings == []
    assert table.told() == ["say-paused"]
    assert await key_of(table.do(BEN, Pass())) == "err-status-paused"
    assert await table.kontor.reading.waiting(BEN.id) == []
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
    await table.kontor.seats.hand_over(ANNA, table.id, to=BEN)
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


async def test_a_frozen_match_lets_people_leave(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.begin(people=3, grace=0)
    with monkeypatch.context() as patch:
        patch.setattr("tests.service.bazaar.TurnRules.resume", lambda *_: None)
        with pytest.raises(Refusal):
            await table.do(ANNA, Pass())
        await table.kontor.play.resign(CHLOE, table.id)
    assert (await table.info()).seats[2].computer is not None
    await table.kontor.admin.rollback(STRANGER, table.id, 1)
    await table.settle()
    await table.do(ANNA, Pass())
    await table.do(BEN, Pass())
    await table.wait(30)
    assert Choose(1) in [next(option.expand()) for option in (await table.look(ANNA)).options]
    await table.prove()


@pytest.mark.promise("no-match-dies")
@pytest.mark.parametrize("door", ["send", "lend", "wait"])
async def test_rules_that_fail_let_a_match_rest_whoever_meets_it(
    table: Table, monkeypatch: pytest.MonkeyPatch, door: str
) -> None:
    await table.begin(people=2)
    await table.do(ANNA, Pass())

    def broken(*_: object) -> None:
        raise CorruptState("for this test")

    with monkeypatch.context() as patch:
        patch.setitem(BAZAAR.__dict__, "outcome", broken)
        if door == "wait":
            await table.wait(15)
        else:
            with pytest.raises(Frozen):
                if door == "send":
                    await table.kontor.play.send_now(ANNA, table.id)
                else:
                    await table.kontor.seats.hand_over(BEN, table.id, computer="random")
        await table.settle()
    assert (await table.info()).status == "frozen"
    assert [msg.key for msg in table.calls] == ["say-frozen"]
    assert len((await table.kontor.admin.health()).problems) == 1
    await table.kontor.admin.rollback(STRANGER, table.id, (await table.info()).seq)
    await table.settle()
    assert await table.awaited() == {1}
    await table.prove()
