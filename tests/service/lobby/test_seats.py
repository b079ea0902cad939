"""No match dies; seats are lent, taken back, handed over and left."""

import pytest

from engines.core.decisions import CorruptState
from service.base.errors import MatchFrozen, NotSeated, Refusal
from service.base.jobs import Announce
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, STRANGER, ServiceMatch
from tests.service.helpers.refusals import DAY, key_of
from tests.toys.bazaar.game import BAZAAR
from tests.toys.bazaar.position import Choose, Pass


async def overdue(match: ServiceMatch) -> None:
    """Ben has been awaited for a day."""
    await match.begin(people=3, grace=0)
    await match.do(ANNA, Pass())
    await match.wait(DAY)
    match.forget()


async def test_a_seat_lent_to_a_computer_player_is_its_owners_to_take_back(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    await match.kontor.seats.hand_over(ANNA, match.id, computer="random")
    info = await match.kontor.queries.info(match.id)
    assert (info.seats[0].user_id, info.seats[0].owner_id, info.seats[0].computer) == (None, ANNA.id, "random")
    assert await key_of(match.do(ANNA, Pass()), NotSeated) == "err-computer-holds"
    shown = await match.look(ANNA)
    assert (shown.seat, shown.holds, shown.choices.options) == (0, False, ())
    while await match.awaited() == {0}:
        await match.wait(2)
    assert BEN.id in match.pings
    await match.kontor.seats.take_back(ANNA, match.id)
    await match.settle()
    assert (await match.look(ANNA)).holds
    await match.prove()


async def test_a_lent_seat_is_played_strong_unless_its_owner_or_the_table_says_otherwise(
    match: ServiceMatch,
) -> None:
    async def kind(seat: int) -> str | None:
        return (await match.kontor.queries.info(match.id)).seats[seat].computer

    await match.begin(people=3, grace=0)
    await match.kontor.seats.hand_over(ANNA, match.id)
    assert await kind(0) == "strong"
    await match.kontor.seats.hand_over(ANNA, match.id, computer="easy")
    assert await kind(0) == "easy", "at a seat that is lent, the level changes"
    assert await key_of(match.kontor.seats.hand_over(ANNA, match.id), NotSeated) == "err-computer-holds"
    assert await key_of(match.kontor.seats.hand_over(ANNA, match.id, computer="oracle")) == "err-no-such-computer"
    await match.kontor.seats.hand_over(BEN, match.id, computer="greedy")
    assert await kind(1) == "greedy"
    await match.settle()
    await match.prove()
    await match.kontor.seats.take_back(ANNA, match.id)
    assert await kind(0) is None

    await match.lobby(2)
    await match.kontor.lobby.set_options(ANNA, match.id, stand_in_by="easy")
    await match.kontor.lobby.start(ANNA, match.id)
    await match.kontor.seats.hand_over(ANNA, match.id)
    assert await kind(0) == "easy", "the table has agreed"


async def test_a_late_players_seat_is_lent_to_a_strong_computer_player(match: ServiceMatch) -> None:
    await overdue(match)
    await match.kontor.seats.lend_to_computer(ANNA, match.id, 1)
    assert (await match.kontor.queries.info(match.id)).seats[1].computer == "strong"


@pytest.mark.parametrize("gaps", [None, ()], ids=["reminded", "never-reminded"])
async def test_who_comes_back_is_called_about_somebody_who_is_overdue(
    match: ServiceMatch, gaps: tuple[int, ...] | None
) -> None:
    await match.begin(people=2, grace=0)
    await match.kontor.users.update(ANNA, reminder_gaps=gaps)
    await match.kontor.seats.hand_over(BEN, match.id, computer="random")
    await match.wait(9 * DAY)
    assert [job for job in match.discord.of(Announce) if job.call == "overdue"] == [], "there is nobody to call"
    await match.kontor.seats.take_back(BEN, match.id)
    await match.settle()
    (call,) = [job for job in match.discord.of(Announce) if job.call == "overdue"]
    assert (call.seat, call.ping) == (0, (BEN.id,))
    await match.kontor.seats.lend_to_computer(BEN, match.id, 0)
    await match.prove()


async def test_a_computer_player_that_is_sent_away_does_nothing_more(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    await match.kontor.seats.hand_over(ANNA, match.id, computer="random")
    await match.settle()
    await match.kontor.seats.take_back(ANNA, match.id)
    await match.wait(60)
    assert await match.awaited() == {0}
    assert (await match.look(ANNA)).view.counts == (2, 2)
    await match.prove()


async def test_a_seat_handed_over_for_good_is_its_new_player_s(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    await match.give_seat(BEN, CHLOE)
    await match.settle()
    assert match.pings == [], "who has just accepted knows it"
    assert match.told() == ["say-seat-handed-over"]
    match.forget()
    match.people = [ANNA, CHLOE]
    await match.do(ANNA, Pass())
    assert match.pings == [CHLOE.id]
    assert (await match.look(BEN)).seat is None
    assert await key_of(match.kontor.seats.take_back(BEN, match.id)) == "err-not-your-seat"
    await match.do(CHLOE, Pass())
    await match.prove()


async def test_a_seat_on_turn_is_asked_under_the_name_of_who_accepts_it(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    await match.give_seat(ANNA, CHLOE)
    await match.settle()
    assert [(post.asked, post.ping) for post in match.posts] == [((0,), ())]
    await match.prove()


async def test_a_held_turn_goes_out_before_its_seat_changes_hands(match: ServiceMatch) -> None:
    await match.begin(people=2)
    await match.do(ANNA, Pass())
    await match.give_seat(ANNA, CHLOE)
    await match.settle()
    assert await match.awaited() == {1}
    assert match.pings == [BEN.id]
    await match.wait(60)
    assert match.pings == [BEN.id]
    await match.prove()


async def test_who_cannot_take_a_seat(match: ServiceMatch) -> None:
    await match.begin(people=2)
    seats = match.kontor.seats
    assert await key_of(seats.hand_over(ANNA, match.id, to=BEN)) == "err-plays-already"
    assert await key_of(seats.hand_over(ANNA, match.id, computer="deep")) == "err-no-such-computer"
    assert await key_of(seats.take_back(ANNA, match.id)) == "err-holds-already"
    assert await key_of(seats.take_seat(CHLOE, match.id, 1)) == "err-no-call"
    assert await key_of(seats.take_seat(BEN, match.id, 0)) == "err-holds-already"
    await seats.hand_over(ANNA, match.id, computer="random")
    assert await key_of(seats.hand_over(BEN, match.id, computer="random")) == "err-last-person"


async def test_nobody_is_overdue_before_the_pace_has_passed(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    await match.do(ANNA, Pass())
    await match.wait(DAY - 1)
    seats = match.kontor.seats
    for attempt in (
        seats.lend_to_computer(ANNA, match.id, 1),
        seats.find_substitute(ANNA, match.id, 1),
        seats.wait_more(ANNA, match.id, 1),
    ):
        assert await key_of(attempt) == "err-not-overdue"
    await match.wait(1)
    assert await key_of(seats.lend_to_computer(STRANGER, match.id, 1)) == "err-not-seated"
    assert await key_of(seats.lend_to_computer(ANNA, match.id, 7)) == "err-no-such-seat"
    assert await key_of(seats.lend_to_computer(ANNA, match.id, 2)) == "err-not-awaited"
    assert await key_of(seats.wait_more(BEN, match.id, 1)) == "err-overdue-yourself"
    await seats.lend_to_computer(ANNA, match.id, 1)
    assert await key_of(seats.lend_to_computer(ANNA, match.id, 1)) == "err-held-already"


@pytest.mark.promise("no-match-dies")
async def test_the_others_let_a_computer_player_hold_an_overdue_seat(match: ServiceMatch) -> None:
    await overdue(match)
    await match.kontor.seats.lend_to_computer(ANNA, match.id, 1)
    while await match.awaited() == {1}:
        await match.wait(2)
    assert match.pings == [CHLOE.id]
    assert match.told()[0] == "say-seat-held"
    await match.kontor.seats.take_back(BEN, match.id)
    await match.prove()


async def test_a_substitute_steps_in(match: ServiceMatch) -> None:
    await overdue(match)
    await match.kontor.seats.find_substitute(ANNA, match.id, 1)
    await match.settle()
    [call] = match.discord.of(Announce)
    assert (call.call, call.seat, call.ping) == ("substitute", 1, ())
    assert (await match.look(ANNA)).proposals == ()
    await match.kontor.seats.take_seat(DIRK, match.id, 1)
    await match.settle()
    assert await key_of(match.kontor.seats.take_seat(STRANGER, match.id, 1)) == "err-no-call"
    match.people = [ANNA, DIRK, CHLOE]
    await match.do(DIRK, Pass())
    assert await match.awaited() == {2}
    assert (await match.look(BEN)).seat is None
    await match.prove()


async def test_a_substitute_is_called_once_however_often_it_is_asked_for(match: ServiceMatch) -> None:
    await overdue(match)
    seats = match.kontor.seats
    await seats.find_substitute(ANNA, match.id, 1)
    for user in (ANNA, CHLOE):
        assert await key_of(seats.find_substitute(user, match.id, 1)) == "err-called-already"
    await seats.find_substitute(BEN, match.id, 1)
    assert await key_of(seats.find_substitute(BEN, match.id, 1)) == "err-called-already"
    await match.do(BEN, Pass())
    await seats.take_seat(DIRK, match.id, 1)
    assert (await match.info()).seats[1].owner_id == DIRK.id, "whose own call it was plays on until somebody comes"


async def test_a_call_for_a_substitute_that_nobody_follows_can_be_repeated(match: ServiceMatch) -> None:
    await overdue(match)
    for _ in range(2):
        await match.kontor.seats.find_substitute(ANNA, match.id, 1)
        await match.wait(DAY)
    assert [job.seat for job in match.discord.of(Announce) if job.call == "substitute"] == [1, 1]


@pytest.mark.promise("no-match-dies")
@pytest.mark.parametrize("back", ["move", "take back", "lend"])
async def test_nobody_takes_the_seat_of_somebody_who_came_back(match: ServiceMatch, back: str) -> None:
    await overdue(match)
    seats = match.kontor.seats
    await seats.find_substitute(ANNA, match.id, 1)
    if back == "take back":
        await seats.lend_to_computer(ANNA, match.id, 1)
        await seats.take_back(BEN, match.id)
    else:
        await match.do(BEN, Pass())
    if back == "lend":
        await seats.hand_over(BEN, match.id, computer="random")
    assert await key_of(seats.take_seat(DIRK, match.id, 1)) == "err-no-call"
    assert (await match.info()).seats[1].owner_id == BEN.id


async def test_a_substitute_steps_in_for_somebody_whose_seat_is_held(match: ServiceMatch) -> None:
    await overdue(match)
    await match.kontor.seats.find_substitute(ANNA, match.id, 1)
    await match.kontor.seats.lend_to_computer(ANNA, match.id, 1)
    await match.kontor.seats.take_seat(DIRK, match.id, 1)
    assert (await match.info()).seats[1].owner_id == DIRK.id


async def test_who_called_for_a_substitute_may_play_on_until_there_is_one(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    await match.kontor.seats.find_substitute(ANNA, match.id, 0)
    await match.do(ANNA, Pass())
    await match.kontor.seats.hand_over(ANNA, match.id, computer="random")
    await match.kontor.seats.take_seat(CHLOE, match.id, 0)
    assert (await match.info()).seats[0].owner_id == CHLOE.id


async def test_one_may_call_for_a_substitute_of_ones_own(match: ServiceMatch) -> None:
    await match.begin(people=2)
    await match.kontor.seats.find_substitute(BEN, match.id, 1)
    await match.kontor.seats.take_seat(CHLOE, match.id, 1)
    assert (await match.info()).seats[1].owner_id == CHLOE.id


async def test_who_resigns_leaves_the_seat_to_a_computer_player_and_the_host_to_another(
    match: ServiceMatch,
) -> None:
    await match.begin(people=3, grace=0)
    info = await match.kontor.play.resign(ANNA, match.id)
    await match.settle()
    seat = info.seats[0]
    assert (seat.user_id, seat.owner_id, seat.left) == (None, None, True)
    assert info.host_id == BEN.id
    assert match.told() == ["say-seat-resigned"]
    assert match.pings == []
    while await match.awaited() == {0}:
        await match.wait(2)
    assert match.pings == [BEN.id]
    await match.prove()


async def test_the_last_person_ends_the_match_by_resigning(match: ServiceMatch) -> None:
    await match.begin(people=2, computers=1, grace=0)
    await match.kontor.play.resign(ANNA, match.id)
    await match.settle()
    info = await match.kontor.play.resign(BEN, match.id)
    await match.settle()
    assert info.status == "aborted"
    assert [msg.key for msg in match.calls] == ["say-broken-off-resigned"]
    await match.wait(DAY)
    assert (await match.info()).seq == info.seq
    await match.prove()


@pytest.mark.promise("no-match-dies")
async def test_the_last_person_gives_the_match_back_to_who_lent_a_seat(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    await match.kontor.seats.hand_over(ANNA, match.id, computer="random")
    await match.settle()
    info = await match.kontor.play.resign(BEN, match.id)
    await match.settle()
    assert info.status == "live"
    assert info.seats[0].user_id == ANNA.id
    assert ANNA.id in match.pings
    await match.prove()


async def test_whoever_gets_a_match_back_hears_of_it_once_though_nothing_is_owed_yet(match: ServiceMatch) -> None:
    await match.begin(people=3, grace=0)
    await match.kontor.seats.hand_over(BEN, match.id, computer="random")
    await match.kontor.seats.hand_over(CHLOE, match.id, computer="random")
    await match.settle()
    match.forget()
    await match.kontor.play.resign(ANNA, match.id)
    await match.settle()
    assert sorted(match.pings) == [BEN.id, CHLOE.id]
    assert match.told() == ["say-seat-resigned", "say-seat-taken-back", "say-seat-taken-back"]
    await match.prove()


async def test_a_frozen_match_lets_people_leave(match: ServiceMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    await match.begin(people=3, grace=0)
    with monkeypatch.context() as patch:
        patch.setattr("tests.toys.bazaar.rules.TurnRules.resume", lambda *_: None)
        with pytest.raises(Refusal):
            await match.do(ANNA, Pass())
        await match.kontor.play.resign(CHLOE, match.id)
    assert (await match.info()).seats[2].computer is not None
    await match.kontor.admin.rollback(STRANGER, match.id, 1)
    await match.settle()
    await match.do(ANNA, Pass())
    await match.do(BEN, Pass())
    await match.wait(30)
    assert Choose(1) in [next(option.expand()) for option in (await match.look(ANNA)).choices.options]
    await match.prove()


@pytest.mark.promise("no-match-dies")
@pytest.mark.parametrize("door", ["send", "lend", "wait"])
async def test_rules_that_fail_let_a_match_rest_whoever_meets_it(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch, door: str
) -> None:
    await match.begin(people=2)
    await match.do(ANNA, Pass())

    def broken(*_: object) -> None:
        raise CorruptState("for this test")

    with monkeypatch.context() as patch:
        patch.setitem(BAZAAR.__dict__, "outcome", broken)
        if door == "wait":
            await match.wait(15)
        else:
            with pytest.raises(MatchFrozen):
                if door == "send":
                    await match.kontor.play.send_now(ANNA, match.id)
                else:
                    await match.kontor.seats.hand_over(BEN, match.id, computer="random")
        await match.settle()
    assert (await match.info()).status == "frozen"
    assert [msg.key for msg in match.calls] == ["say-frozen"]
    assert len((await match.kontor.admin.health()).problems) == 1
    await match.kontor.admin.rollback(STRANGER, match.id, (await match.info()).seq)
    await match.settle()
    assert await match.awaited() == {1}
    await match.prove()
