"""Auctions over days: who does not answer for too long is called, and computer players answer instead."""

import pytest

from engines.core.mechanics.auctions import BidLimit
from engines.core.text.messages import Msg
from service.base.config import HOUR
from service.base.jobs import Announce, SendDirectMessage
from tests.service.helpers.auctions import LATER_SALESROOM, bid, bidding, open_auction, sold
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, ServiceMatch
from tests.service.helpers.refusals import key_of


@pytest.mark.promise("secret-bids")
async def test_whoever_has_not_answered_for_too_long_is_called_overdue(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, BEN, 3)
    match.forget()
    await match.wait(25 * HOUR)
    assert {msg.key for msg in match.calls} == {"say-overdue-auction"}
    seats = match.kontor.seats
    for seat in (1, 2):
        for act in (seats.lend_to_computer, seats.find_substitute, seats.wait_more):
            assert await key_of(act(ANNA, match.id, seat)) == "err-auction-together", "whoever has answered"
    assert await key_of(match.kontor.seats.let_computers_answer(DIRK, match.id)) == "err-not-seated"
    assert await key_of(match.kontor.seats.wait_more(DIRK, match.id, None)) == "err-not-seated"
    await match.kontor.seats.let_computers_answer(ANNA, match.id)
    await match.wait(10)
    assert len(sold(match)) == 1
    assert await key_of(match.kontor.seats.let_computers_answer(ANNA, match.id)) == "err-auction-not-overdue"


@pytest.mark.promise("secret-bids")
async def test_computer_players_answer_for_whoever_is_late_and_tell_them_alone(match: ServiceMatch) -> None:
    await open_auction(match)
    await bid(match, BEN, 0)
    await match.kontor.users.update(DIRK, vacation_until=match.clock.now() + 100 * HOUR)
    await match.wait(25 * HOUR)
    match.forget()
    await match.kontor.seats.let_computers_answer(ANNA, match.id)
    await match.wait(10)
    assert [seat.user_id for seat in (await match.live()).seats] == [user.id for user in match.people]
    (said,) = match.discord.delivered
    assert said.job == SendDirectMessage(match.id, CHLOE.id, Msg("say-auction-answered")), "she alone is told"
    assert (await bidding(match, BEN)).plan == BidLimit(0), "his own answer counts"
    assert (await bidding(match, CHLOE)).plan is not None
    assert (await bidding(match, DIRK)).plan is None, "on vacation nobody is late"
    await bid(match, CHLOE, 4)
    await bid(match, DIRK, 0)
    assert sold(match) == ["Sold(seat=2, amount=2)"], "she came in time to change it"
    await match.prove()


async def test_whoever_answers_by_themselves_needs_no_computer_player(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await bid(match, CHLOE, 4)
    await match.wait(25 * HOUR)
    await match.kontor.seats.let_computers_answer(ANNA, match.id)
    await bid(match, BEN, 0)
    assert sold(match) == ["Sold(seat=2, amount=2)"]
    match.forget()
    await match.wait(10)
    assert match.discord.of(SendDirectMessage) == []


@pytest.mark.promise("secret-bids")
async def test_for_whoever_calls_computer_players_nobody_answers(match: ServiceMatch) -> None:
    await open_auction(match)
    for user in (CHLOE, DIRK):
        await bid(match, user, 0)
    await match.wait(25 * HOUR)
    await match.kontor.seats.wait_more(BEN, match.id, None)
    await match.kontor.seats.let_computers_answer(BEN, match.id)
    await match.wait(10)
    assert sold(match) == []


@pytest.mark.promise("secret-bids")
async def test_the_call_comes_at_its_time_though_whoever_is_missing_is_away(match: ServiceMatch) -> None:
    await match.kontor.users.update(DIRK, vacation_until=match.clock.now() + 100 * HOUR)
    await open_auction(match)
    for user in (BEN, CHLOE):
        await bid(match, user, 0)
    match.forget()
    await match.wait(24 * HOUR - 1)
    assert called(match) == []
    await match.wait(1)
    assert len(called(match)) == 1
    await match.kontor.seats.wait_more(ANNA, match.id, None)
    await match.kontor.seats.let_computers_answer(ANNA, match.id)
    await match.wait(24 * HOUR)
    assert sold(match) == []
    assert len(called(match)) == 2
    await match.wait(80 * HOUR)
    assert len(called(match)) == 3, "when his own time is up, too"


def called(match: ServiceMatch) -> list[Announce]:
    return [
        job for job in match.discord.of(Announce) if job.match_id == match.id and job.call.startswith("overdue")
    ]


async def test_an_auction_goes_on_by_newer_rules(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await match.restart(LATER_SALESROOM)
    await bid(match, BEN, 3)
    await match.prove()
    await bid(match, CHLOE, 0)
    assert (await match.live()).row.rules_version == 2, "the cries are made by the newer rules"
    assert sold(match) == ["Sold(seat=1, amount=2)"]
