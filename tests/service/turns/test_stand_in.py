"""A stand-in by agreement: late players are answered for, this once, and never while they rest."""

import pytest

from engines.core.mechanics.auctions import BidLimit
from engines.core.text.messages import Msg
from service.autoplay.stand_in import MIN_SECONDS
from service.base.config import HOUR
from service.base.errors import Refusal
from service.base.jobs import Announce, SendDirectMessage
from tests.service.helpers.fake_discord import NOON
from tests.service.helpers.late_player import DAY, begin_with_stand_in, stands_in_after, stood_in
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, ServiceMatch
from tests.service.helpers.refusals import key_of
from tests.toys.bazaar.position import Choose, Draw, Offer, Pass, Put
from tests.toys.salesroom.position import Sell

TOLD = "say-stood-in"


@pytest.mark.promise("stand-in")
@pytest.mark.parametrize("hours", [12, 24, 48])
async def test_whoever_has_not_answered_by_then_is_answered_for_once_and_the_seat_stays_theirs(
    match: ServiceMatch, hours: int
) -> None:
    await begin_with_stand_in(match, hours=hours)
    await stands_in_after(match, hours * HOUR)
    assert await match.awaited() == {1}
    seat = (await match.info()).seats[0]
    assert (seat.user_id, seat.owner_id, seat.computer) == (ANNA.id, ANNA.id, None)
    await match.do(BEN, Pass())
    await match.do(CHLOE, Pass())
    await match.do(ANNA, Choose(1))
    await match.prove()


@pytest.mark.promise("stand-in")
async def test_where_nobody_chose_it_nobody_is_answered_for(match: ServiceMatch) -> None:
    await begin_with_stand_in(match, hours=0)
    await match.wait(9 * DAY)
    assert [mark for mark in (await match.live()).line if mark.is_move] == []


@pytest.mark.promise("stand-in")
async def test_the_post_says_once_that_a_computer_player_answered_as_agreed(match: ServiceMatch) -> None:
    await begin_with_stand_in(match)
    match.forget()
    await match.wait(DAY + 1)
    (post,) = match.posts
    assert (post.asked, post.ping) == ((1,), (BEN.id,))
    assert match.told()[0] == TOLD
    assert match.told().count(TOLD) == 1
    assert len(match.told()) > 2, "a turn of several moves"
    log = await match.kontor.history.log(BEN.id, match.id)
    assert {entry.told[0].key for entry in log if entry.origin == "computer"} == {TOLD}


async def test_whoever_comes_back_reads_that_they_were_answered_for(match: ServiceMatch) -> None:
    await begin_with_stand_in(match)
    await match.kontor.play.panel(ANNA, match.id, look=True)
    await match.wait(DAY + 1)
    assert (await match.look(ANNA)).news.lines[0].key == "say-stood-in-you"


@pytest.mark.promise("stand-in")
async def test_time_counts_from_ones_own_last_move_though_nobody_has_seen_it_yet(match: ServiceMatch) -> None:
    await begin_with_stand_in(match)
    await match.wait(DAY - HOUR)
    await match.do(ANNA, Put((await match.look(ANNA)).view.hand[0]))
    await stands_in_after(match, DAY)
    assert (await match.look(ANNA)).undo.way == "consent"
    await match.prove()


@pytest.mark.promise("stand-in")
async def test_nobody_is_answered_for_in_their_quiet_hours(match: ServiceMatch) -> None:
    # From 12 to 20 o'clock, on which the table begins.
    await match.kontor.users.update(ANNA, quiet=(12 * 60, 20 * 60))
    await begin_with_stand_in(match, hours=12)
    await stands_in_after(match, 8 * HOUR + 12 * HOUR)  # her time counts from the end of them
    await match.kontor.users.update(BEN, quiet=(20 * 60, 23 * 60))
    await match.wait(12 * HOUR)
    assert await stood_in(match) == [0], "his time is up at 20"
    await match.wait(3 * HOUR - 2)
    assert await stood_in(match) == [0]
    await match.wait(2)
    assert await stood_in(match) == [0, 1]


@pytest.mark.promise("stand-in")
async def test_nobody_is_answered_for_on_vacation_and_all_their_time_begins_after_it(match: ServiceMatch) -> None:
    await begin_with_stand_in(match)
    await match.wait(HOUR)
    until = NOON + 10 * DAY
    await match.kontor.users.update(ANNA, vacation_until=until)
    await stands_in_after(match, until - match.clock.now() + DAY)


async def test_several_who_are_late_at_one_moment_are_all_answered_for(match: ServiceMatch) -> None:
    await begin_with_stand_in(match)
    for user in match.people:
        await match.do(user, Pass())
    assert await match.awaited() == {0, 1, 2}
    await match.do(BEN, Choose(3))
    await match.wait(DAY + 1)
    assert sorted(seat for seat in await stood_in(match) if seat is not None) == [0, 2]
    assert await match.awaited() == {0}, "and the next question is hers"
    await match.prove()


@pytest.mark.promise("stand-in")
async def test_who_ends_a_circle_by_a_stand_in_is_asked_and_rung_for_what_comes_next(match: ServiceMatch) -> None:
    await begin_with_stand_in(match)
    await match.do(ANNA, Pass())
    await match.do(BEN, Pass())
    await match.wait(DAY - 1)
    match.forget()
    await match.wait(2)
    assert await stood_in(match) == [2]
    assert sorted(match.pings) == [ANNA.id, BEN.id, CHLOE.id]


@pytest.mark.promise("stand-in")
async def test_while_one_waits_for_answers_nobody_is_late(match: ServiceMatch) -> None:
    await begin_with_stand_in(match, people=2, offers=True)
    await match.do(ANNA, Offer("1"))
    await match.kontor.play.wait_for_answers(ANNA, match.id, 72)
    await match.wait(72 * HOUR - 1)
    assert await stood_in(match) == []
    await match.wait(DAY - 2)
    assert await stood_in(match) == []
    await match.wait(4)
    assert await stood_in(match) == [0]


async def test_what_is_only_offered_is_answered_by_nobody_else(match: ServiceMatch) -> None:
    await begin_with_stand_in(match, people=2, offers=True)
    await match.do(ANNA, Offer("1"))
    await match.wait(DAY - 1)
    assert await stood_in(match) == []
    assert (await match.info()).seats[1].invited


@pytest.mark.promise("stand-in")
async def test_a_pause_counts_for_nobody(match: ServiceMatch) -> None:
    await begin_with_stand_in(match, people=2)
    await match.wait(DAY - 60)
    await match.agree(await match.kontor.votes.pause(ANNA, match.id), BEN)
    await match.wait(9 * DAY)
    assert await stood_in(match) == []
    await match.kontor.votes.resume(BEN, match.id)
    await stands_in_after(match, DAY)


@pytest.mark.promise("stand-in")
async def test_whoever_takes_a_seat_has_all_the_time(match: ServiceMatch) -> None:
    await begin_with_stand_in(match, people=2)
    await match.wait(DAY - 60)
    await match.give_seat(ANNA, CHLOE)
    await stands_in_after(match, DAY)


@pytest.mark.promise("stand-in")
async def test_nobody_is_answered_for_while_nobody_else_waits(match: ServiceMatch) -> None:
    await begin_with_stand_in(match, people=2)
    await match.kontor.seats.hand_over(BEN, match.id)
    await match.wait(5 * DAY)
    assert await stood_in(match) == []
    await match.kontor.seats.take_back(BEN, match.id)
    await stands_in_after(match, MIN_SECONDS)


async def test_a_held_turn_is_no_lateness(match: ServiceMatch) -> None:
    await match.begin(2, grace=60, stand_in=24)
    await match.wait(DAY - 30)
    await match.do(ANNA, Pass())
    await match.wait(40)
    assert await stood_in(match) == []
    await match.undo(ANNA)
    await match.wait(DAY - 60)
    assert await stood_in(match) == []
    await match.wait(DAY)
    assert 0 in await stood_in(match), "whoever took a turn back and left is late in the end"


@pytest.mark.promise("stand-in")
async def test_what_a_stand_in_did_is_taken_back_by_all_and_as_one(match: ServiceMatch) -> None:
    await begin_with_stand_in(match)
    before = (await match.look(ANNA)).view
    await match.wait(DAY + 1)
    assert (await match.look(ANNA)).undo.way == "consent"
    await match.agree(await match.undo(ANNA), BEN, CHLOE)
    assert (await match.look(ANNA)).view == before
    assert await match.awaited() == {0}
    await match.wait(DAY - 1)
    assert await match.awaited() == {0}, "she is asked anew, with all her time"
    await match.prove()


async def test_ones_own_move_before_a_stand_in_is_not_taken_back_with_it(match: ServiceMatch) -> None:
    await begin_with_stand_in(match)
    await match.do(ANNA, Draw())
    drawn = (await match.look(ANNA)).view
    await match.wait(DAY + 1)
    await match.agree(await match.undo(ANNA), BEN, CHLOE)
    assert (await match.look(ANNA)).view == drawn


@pytest.mark.promise("stand-in")
async def test_a_stand_in_answers_an_auction_and_tells_its_person_alone(match: ServiceMatch) -> None:
    await begin_with_stand_in(match, people=4, game="salesroom")
    await match.kontor.users.update(DIRK, vacation_until=NOON + 9 * DAY)
    await match.do(ANNA, Sell())
    await match.kontor.play.submit(BEN, match.id, [BidLimit(0)])
    await match.wait(DAY - 60)
    match.forget()
    await match.wait(120)
    assert [said.job for said in match.discord.delivered if not isinstance(said.job, Announce)] == [
        SendDirectMessage(match.id, CHLOE.id, Msg("say-auction-answered"))
    ]
    assert await match.planned() == {1, 2}, "on vacation nobody is late"
    await match.prove()


@pytest.mark.promise("stand-in")
async def test_the_host_agrees_on_a_stand_in_and_a_rematch_keeps_it(match: ServiceMatch) -> None:
    await match.lobby(2)
    set_options = match.kontor.lobby.set_options
    await set_options(ANNA, match.id, stand_in=48, stand_in_by="random")
    info = await match.kontor.queries.info(match.id)
    assert (info.stand_in, info.stand_in_by) == (48, "random")
    assert await key_of(set_options(ANNA, match.id, stand_in=1)) == "err-stand-in"
    assert await key_of(set_options(ANNA, match.id, stand_in_by="oracle")) == "err-no-such-computer"
    with pytest.raises(Refusal):
        await set_options(BEN, match.id, stand_in=0)
    await match.kontor.lobby.start(ANNA, match.id)
    await match.agree(await match.kontor.votes.close(ANNA, match.id), BEN)
    again = await match.kontor.lobby.rematch(BEN, match.id)
    assert (again.stand_in, again.stand_in_by) == (48, "random")
