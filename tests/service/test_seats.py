"""No match dies; seats are lent, taken back, handed over and left."""

from __future__ import annotations

import pytest

from engines.core.decisions import CorruptState
from service.base.errors import MatchFrozen, NotSeated, Refusal
from service.base.jobs import Announce
from tests.service.bazaar import BAZAAR, Choose, Pass
from tests.service.seats import DAY, key_of
from tests.service.table import ANNA, BEN, CHLOE, DIRK, STRANGER, Table


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
    await table.kontor.seats.lend_to_computer(BEN, table.id, 0)
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


async def test_a_seat_handed_over_for_good_is_its_new_player_s(table: Table) -> None:
    await table.begin(people=2, grace=0)
    await table.give_seat(BEN, CHLOE)
    await table.settle()
    assert table.pings == [], "who has just accepted knows it"
    assert table.told() == ["say-seat-handed-over"]
    table.forget()
    table.people = [ANNA, CHLOE]
    await table.do(ANNA, Pass())
    assert table.pings == [CHLOE.id]
    assert (await table.look(BEN)).seat is None
    assert await key_of(table.kontor.seats.take_back(BEN, table.id)) == "err-not-your-seat"
    await table.do(CHLOE, Pass())
    await table.prove()


async def test_a_seat_on_turn_is_asked_under_the_name_of_who_accepts_it(table: Table) -> None:
    await table.begin(people=2, grace=0)
    await table.give_seat(ANNA, CHLOE)
    await table.settle()
    assert [(post.asked, post.ping) for post in table.posts] == [((0,), ())]
    await table.prove()


async def test_a_held_turn_goes_out_before_its_seat_changes_hands(table: Table) -> None:
    await table.begin(people=2)
    await table.do(ANNA, Pass())
    await table.give_seat(ANNA, CHLOE)
    await table.settle()
    assert await table.awaited() == {1}
    assert table.pings == [BEN.id]
    await table.wait(60)
    assert table.pings == [BEN.id]
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
        seats.lend_to_computer(ANNA, table.id, 1),
        seats.find_substitute(ANNA, table.id, 1),
        seats.wait_more(ANNA, table.id, 1),
    ):
        assert await key_of(attempt) == "err-not-overdue"
    await table.wait(1)
    assert await key_of(seats.lend_to_computer(STRANGER, table.id, 1)) == "err-not-seated"
    assert await key_of(seats.lend_to_computer(ANNA, table.id, 7)) == "err-no-such-seat"
    assert await key_of(seats.lend_to_computer(ANNA, table.id, 2)) == "err-not-awaited"
    assert await key_of(seats.wait_more(BEN, table.id, 1)) == "err-overdue-yourself"
    await seats.lend_to_computer(ANNA, table.id, 1)
    assert await key_of(seats.lend_to_computer(ANNA, table.id, 1)) == "err-held-already"


@pytest.mark.promise("no-match-dies")
async def test_the_others_let_a_computer_player_hold_an_overdue_seat(table: Table) -> None:
    await overdue(table)
    await table.kontor.seats.lend_to_computer(ANNA, table.id, 1)
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
        await seats.lend_to_computer(ANNA, table.id, 1)
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
    await table.kontor.seats.lend_to_computer(ANNA, table.id, 1)
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
            with pytest.raises(MatchFrozen):
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
