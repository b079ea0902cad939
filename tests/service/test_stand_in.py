"""A stand-in by agreement: whoever is late is answered for, this once, and never while they rest."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.core.mechanics.auctions import BidLimit
from engines.core.text.messages import Msg
from service.autoplay.stand_in import MIN_SECONDS
from service.base.config import HOUR
from service.base.errors import Refusal
from service.base.jobs import Announce, SendDirectMessage, TurnPost
from service.base.read_models import ProposalInfo
from store.tables import timer_rows
from tests.service import market
from tests.service.bazaar import Choose, Draw, Pass, Put
from tests.service.late import DAY, opened, stood_in
from tests.service.rooms import Rooms
from tests.service.salesroom import Sell
from tests.service.seats import key_of
from tests.service.table import ANNA, BEN, CHLOE, DIRK, NOON, Table
from tests.service.worlds import everything

TOLD = "say-stood-in"


# ------------------------------------------------------------------ when


@pytest.mark.promise("stand-in")
@pytest.mark.parametrize("hours", [12, 24, 48])
async def test_whoever_has_not_answered_by_then_is_answered_for_once_and_the_seat_stays_theirs(
    table: Table, hours: int
) -> None:
    await opened(table, hours=hours)
    await table.wait(hours * HOUR - 1)
    assert await stood_in(table) == []
    await table.wait(2)
    assert await stood_in(table) == [0]
    assert await table.awaited() == {1}
    seat = (await table.info()).seats[0]
    assert (seat.user_id, seat.owner_id, seat.computer) == (ANNA.id, ANNA.id, None)
    await table.do(BEN, Pass())
    await table.do(CHLOE, Pass())
    await table.do(ANNA, Choose(1))
    await table.prove()


@pytest.mark.promise("stand-in")
async def test_where_nobody_chose_it_nobody_is_answered_for(table: Table) -> None:
    await opened(table, hours=0)
    await table.wait(9 * DAY)
    assert [mark for mark in (await table.live()).line if mark.is_move] == []


@pytest.mark.promise("stand-in")
async def test_the_post_says_once_that_a_computer_player_answered_as_agreed(table: Table) -> None:
    await opened(table)
    table.forget()
    await table.wait(DAY + 1)
    (post,) = table.posts
    assert (post.asked, post.ping) == ((1,), (BEN.id,))
    assert table.told()[0] == TOLD
    assert table.told().count(TOLD) == 1
    assert len(table.told()) > 2, "a turn of several moves"
    log = await table.kontor.queries.log(BEN.id, table.id)
    assert {entry.told[0].key for entry in log if entry.origin == "computer"} == {TOLD}


async def test_whoever_comes_back_reads_that_they_were_answered_for(table: Table) -> None:
    await opened(table)
    await table.kontor.play.panel(ANNA, table.id, look=True)
    await table.wait(DAY + 1)
    assert (await table.look(ANNA)).news[0].key == "say-stood-in-you"


@pytest.mark.promise("stand-in")
async def test_time_counts_from_ones_own_last_move_though_nobody_has_seen_it_yet(table: Table) -> None:
    await opened(table)
    await table.wait(DAY - HOUR)
    hand = (await table.look(ANNA)).view.hand
    await table.do(ANNA, Put(hand[0]))
    await table.wait(DAY - 1)
    assert await stood_in(table) == []
    await table.wait(2)
    assert await stood_in(table) == [0]
    assert (await table.look(ANNA)).undo == "consent"
    await table.prove()


@pytest.mark.promise("stand-in")
async def test_nobody_is_answered_for_in_their_quiet_hours(table: Table) -> None:
    # From 12 to 20 o'clock, on which the table begins.
    await table.kontor.users.update(ANNA, quiet=(12 * 60, 20 * 60))
    await opened(table, hours=12)
    await table.wait(8 * HOUR + 12 * HOUR - 1)
    assert await stood_in(table) == [], "her time counts from the end of them"
    await table.wait(2)
    assert await stood_in(table) == [0]
    await table.kontor.users.update(BEN, quiet=(20 * 60, 23 * 60))
    await table.wait(12 * HOUR)
    assert await stood_in(table) == [0], "his time is up at 20"
    await table.wait(3 * HOUR - 2)
    assert await stood_in(table) == [0]
    await table.wait(2)
    assert await stood_in(table) == [0, 1]


@pytest.mark.promise("stand-in")
async def test_nobody_is_answered_for_on_vacation_and_all_their_time_begins_after_it(table: Table) -> None:
    await opened(table)
    await table.wait(HOUR)
    until = NOON + 10 * DAY
    await table.kontor.users.update(ANNA, vacation_until=until)
    await table.wait(until - table.clock.now() + DAY - 1)
    assert await stood_in(table) == []
    await table.wait(2)
    assert await stood_in(table) == [0]


async def test_several_who_are_late_at_one_moment_are_all_answered_for(table: Table) -> None:
    await opened(table)
    for user in table.people:
        await table.do(user, Pass())
    assert await table.awaited() == {0, 1, 2}
    await table.do(BEN, Choose(3))
    await table.wait(DAY + 1)
    assert sorted(seat for seat in await stood_in(table) if seat is not None) == [0, 2]
    assert await table.awaited() == {0}, "and the next question is hers"
    await table.prove()


@pytest.mark.promise("stand-in")
async def test_who_ends_a_circle_by_a_stand_in_is_asked_and_rung_for_what_comes_next(table: Table) -> None:
    await opened(table)
    await table.do(ANNA, Pass())
    await table.do(BEN, Pass())
    await table.wait(DAY - 1)
    table.forget()
    await table.wait(2)
    assert await stood_in(table) == [2]
    assert sorted(table.pings) == [ANNA.id, BEN.id, CHLOE.id]


@pytest.mark.promise("stand-in")
async def test_while_one_waits_for_answers_nobody_is_late(table: Table) -> None:
    await opened(table, people=2, game="market")
    await table.do(ANNA, market.Bid("1"))
    await table.kontor.play.wait_for_answers(ANNA, table.id, 72)
    await table.wait(72 * HOUR - 1)
    assert await stood_in(table) == []
    await table.wait(DAY - 2)
    assert await stood_in(table) == []
    await table.wait(4)
    assert await stood_in(table) == [0]


async def test_what_is_only_offered_is_answered_by_nobody_else(table: Table) -> None:
    await opened(table, people=2, game="market")
    await table.do(ANNA, market.Bid("1"))
    await table.wait(DAY - 1)
    assert await stood_in(table) == []
    assert (await table.info()).seats[1].invited


@pytest.mark.promise("stand-in")
async def test_a_pause_counts_for_nobody(table: Table) -> None:
    await opened(table, people=2)
    await table.wait(DAY - 60)
    vote = await table.kontor.votes.pause(ANNA, table.id)
    assert isinstance(vote, ProposalInfo)
    await table.kontor.votes.answer(BEN, vote.id, True)
    await table.wait(9 * DAY)
    assert await stood_in(table) == []
    await table.kontor.votes.resume(BEN, table.id)
    await table.wait(DAY - 1)
    assert await stood_in(table) == []
    await table.wait(2)
    assert await stood_in(table) == [0]


@pytest.mark.promise("stand-in")
async def test_whoever_takes_a_seat_has_all_the_time(table: Table) -> None:
    await opened(table, people=2)
    await table.wait(DAY - 60)
    await table.give_seat(ANNA, CHLOE)
    await table.wait(DAY - 1)
    assert await stood_in(table) == []
    await table.wait(2)
    assert await stood_in(table) == [0]


@pytest.mark.promise("stand-in")
async def test_nobody_is_answered_for_while_nobody_else_waits(table: Table) -> None:
    await opened(table, people=2)
    await table.kontor.seats.hand_over(BEN, table.id)
    await table.wait(5 * DAY)
    assert await stood_in(table) == []
    await table.kontor.seats.take_back(BEN, table.id)
    await table.wait(MIN_SECONDS - 1)
    assert await stood_in(table) == []
    await table.wait(2)
    assert await stood_in(table) == [0]


async def test_a_held_turn_is_no_lateness(rooms: Rooms) -> None:
    table = await Table.empty(rooms / "here")
    await table.begin(2, grace=60, stand_in=24)
    await table.wait(DAY - 30)
    await table.do(ANNA, Pass())
    await table.wait(40)
    assert await stood_in(table) == []
    await table.undo(ANNA)
    await table.wait(DAY - 60)
    assert await stood_in(table) == []
    await table.wait(DAY)
    assert 0 in await stood_in(table), "whoever took a turn back and left is late in the end"
    await table.kontor.close()


# ------------------------------------------------------------------ taking it back


@pytest.mark.promise("stand-in")
async def test_what_a_stand_in_did_is_taken_back_by_all_and_as_one(table: Table) -> None:
    await opened(table)
    before = (await table.look(ANNA)).view
    await table.wait(DAY + 1)
    assert (await table.look(ANNA)).undo == "consent"
    vote = await table.undo(ANNA)
    assert isinstance(vote, ProposalInfo)
    for user in (BEN, CHLOE):
        await table.kontor.votes.answer(user, vote.id, True)
    await table.settle()
    assert (await table.look(ANNA)).view == before
    assert await table.awaited() == {0}
    await table.wait(DAY - 1)
    assert await table.awaited() == {0}, "she is asked anew, with all her time"
    await table.prove()


async def test_ones_own_move_before_a_stand_in_is_not_taken_back_with_it(table: Table) -> None:
    await opened(table)
    await table.do(ANNA, Draw())
    drawn = (await table.look(ANNA)).view
    await table.wait(DAY + 1)
    vote = await table.undo(ANNA)
    assert isinstance(vote, ProposalInfo)
    for user in (BEN, CHLOE):
        await table.kontor.votes.answer(user, vote.id, True)
    await table.settle()
    assert (await table.look(ANNA)).view == drawn


# ------------------------------------------------------------------ contests


async def late(table: Table) -> dict[int | None, int]:
    """When computer players come, by seat."""
    async with table.kontor.database.read() as conn:
        found = await timer_rows.timers_of_match(conn, table.id)
    return {timer.seat: timer.fires_at - NOON for timer in found if timer.kind == "stand-in"}


@pytest.mark.promise("stand-in")
async def test_a_stand_in_answers_an_auction_in_secret_and_tells_its_person_alone(table: Table) -> None:
    await opened(table, people=4, game="salesroom")
    await table.kontor.users.update(DIRK, vacation_until=NOON + 9 * DAY)
    await table.do(ANNA, Sell())
    await table.kontor.play.submit(BEN, table.id, [BidLimit(0)])
    await table.wait(DAY - 60)
    before = await told(table)
    table.forget()
    await table.wait(120)
    assert await told(table) == before
    assert [said.job for said in table.ears.heard if not isinstance(said.job, Announce)] == [
        SendDirectMessage(CHLOE.id, table.id, Msg("say-auction-answered"))
    ]
    plans = (await table.live()).plans
    assert set(plans) == {1, 2}, "on vacation nobody is late"
    await table.prove()


async def told(table: Table) -> Any:
    """All that Anna gets, at whatever time."""
    shown, *rest = await everything(table, ANNA)
    return msgspec.structs.replace(shown, away=None), rest


@pytest.mark.promise("stand-in")
async def test_the_moment_of_a_secret_answer_tells_neither_whose_it_is_nor_whose_night_it_keeps_to(
    rooms: Rooms,
) -> None:
    heard = []
    for missing in (BEN, CHLOE, DIRK):
        path = rooms / missing.name
        table = await Table.empty(path)
        await table.kontor.users.update(CHLOE, quiet=(11 * 60, 15 * 60))
        await table.kontor.users.update(DIRK, quiet=(15 * 60, 17 * 60))
        await opened(table, people=4, game="salesroom")
        await table.do(ANNA, Sell())
        for user in (BEN, CHLOE, DIRK):
            if user is not missing:
                await table.kontor.play.submit(user, table.id, [BidLimit(0)])
        table.forget()
        await table.wait(DAY + 3 * HOUR - 1)
        assert (await table.live()).contest is not None
        await table.wait(DAY)
        assert (await table.live()).contest is None
        heard.append(next(said.at for said in table.ears.heard if isinstance(said.job, TurnPost)))
        await table.kontor.close()
    assert heard == [NOON + DAY + 5 * HOUR] * 3, "at 17 all are awake, and it is a day since Chloé was"


# ------------------------------------------------------------------ the lobby


@pytest.mark.promise("stand-in")
async def test_the_host_agrees_on_a_stand_in_and_a_rematch_keeps_it(table: Table) -> None:
    await table.lobby(2)
    set_options = table.kontor.lobby.set_options
    info = await set_options(ANNA, table.id, stand_in=48, stand_in_by="random")
    assert (info.stand_in, info.stand_in_by) == (48, "random")
    assert await key_of(set_options(ANNA, table.id, stand_in=1)) == "err-stand-in"
    assert await key_of(set_options(ANNA, table.id, stand_in_by="oracle")) == "err-no-such-computer"
    with pytest.raises(Refusal):
        await set_options(BEN, table.id, stand_in=0)
    await table.kontor.lobby.start(ANNA, table.id)
    vote = await table.kontor.votes.close(ANNA, table.id)
    assert isinstance(vote, ProposalInfo)
    await table.kontor.votes.answer(BEN, vote.id, True)
    again = await table.kontor.lobby.rematch(BEN, table.id)
    assert (again.stand_in, again.stand_in_by) == (48, "random")
