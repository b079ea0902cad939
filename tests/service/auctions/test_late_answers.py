"""Auctions over days: who does not answer for too long is called, and computer players answer instead."""

import dataclasses

import msgspec
import pytest

from engines.core.mechanics.auctions import BidLimit
from engines.core.text.messages import Msg
from service.base.config import HOUR
from service.base.jobs import Announce, SendDirectMessage
from service.people.user import User
from tests.service.helpers.auctions import bid, bidding, open_auction, sold, told
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, PEOPLE, ServiceMatch
from tests.service.helpers.refusals import key_of
from tests.toys.salesroom.game import SALESROOM
from tests.toys.salesroom.position import Sell


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
async def test_computer_players_answer_for_whoever_is_late_and_nobody_learns_for_whom(match: ServiceMatch) -> None:
    await open_auction(match)
    await bid(match, BEN, 0)
    await match.kontor.users.update(DIRK, vacation_until=match.clock.now() + 100 * HOUR)
    await match.wait(25 * HOUR)
    before = await told(match, ANNA)
    match.forget()
    await match.kontor.seats.let_computers_answer(ANNA, match.id)
    await match.wait(10)
    assert await told(match, ANNA) == before
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


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("match", [{"computer_delay": (1, 600)}], indirect=True)
@pytest.mark.parametrize("missing", [1, 2, 3])
async def test_when_computer_players_have_answered_does_not_tell_for_whom(
    match: ServiceMatch, missing: int
) -> None:
    await open_auction(match)
    for seat in {1, 2, 3} - {missing}:
        await bid(match, PEOPLE[seat], 0)
    await match.wait(25 * HOUR)
    await match.kontor.seats.let_computers_answer(ANNA, match.id)
    late = await match.timers("stand-in")
    assert len(late) == 3
    assert len({timer.fires_at for timer in late}) == 1


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
@pytest.mark.parametrize("others", [0, 1, 2])
async def test_the_only_one_who_is_missing_is_told_the_same_as_if_others_were(
    match: ServiceMatch, others: int
) -> None:
    await open_auction(match)
    for user in (CHLOE, DIRK)[:others]:
        await bid(match, user, 0)
    await match.wait(25 * HOUR)
    seats = match.kontor.seats
    for act in (seats.wait_more(BEN, match.id, None), seats.let_computers_answer(BEN, match.id)):
        await act
        assert (await match.info()).status == "live"
    await match.wait(10)
    assert sold(match) == [], "for whoever presses it nobody answers"


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("answered", [(), (CHLOE,), (BEN, CHLOE)])
async def test_the_call_comes_at_its_time_though_whoever_is_missing_is_away(
    match: ServiceMatch, answered: tuple[User, ...]
) -> None:
    await match.kontor.users.update(DIRK, vacation_until=match.clock.now() + 100 * HOUR)
    await open_auction(match)
    for user in answered:
        await bid(match, user, 0)
    match.forget()
    await match.wait(24 * HOUR - 1)
    assert called(match) == []
    await match.wait(1)
    assert len(called(match)) == 1
    for act in (
        match.kontor.seats.wait_more(ANNA, match.id, None),
        match.kontor.seats.let_computers_answer(ANNA, match.id),
    ):
        await act
        assert (await match.info()).status == "live"
    await match.wait(24 * HOUR)
    assert sold(match) == []
    assert len(called(match)) == 2
    await match.wait(80 * HOUR)
    assert len(called(match)) == 3, "when his own time is up, too"


def called(match: ServiceMatch) -> list[Announce]:
    return [
        job for job in match.discord.of(Announce) if job.match_id == match.id and job.call.startswith("overdue")
    ]


@pytest.mark.promise("secret-bids")
async def test_the_call_for_answers_tells_and_rings_the_same_whoever_has_not_answered(match: ServiceMatch) -> None:
    delivered = []
    for answered in (BEN, CHLOE, None):
        await match.begin(people=3, game="salesroom")
        await match.do(ANNA, Sell())
        if answered is not None:
            await bid(match, answered, 3)
        match.forget()
        await match.wait(25 * HOUR)
        delivered.append([(job.msg.args["seats"], job.ping, job.seat, job.call) for job in called(match)])
        assert len(delivered[-1]) == 1
        await match.kontor.seats.wait_more(ANNA, match.id, None)
        match.forget()
        await match.wait(23 * HOUR)
        assert called(match) == []
        await match.wait(2 * HOUR)
        assert len(called(match)) == 1
    assert delivered[0] == delivered[1] == delivered[2]


LATER_SALESROOM = dataclasses.replace(SALESROOM, info=msgspec.structs.replace(SALESROOM.info, rules_version=2))
"""The salesroom by newer rules."""


@pytest.mark.promise("secret-bids")
async def test_an_answer_after_a_release_with_newer_rules_leaves_no_trace(match: ServiceMatch) -> None:
    await open_auction(match, people=3)
    await match.wait(120)
    await match.restart(LATER_SALESROOM)
    before = await told(match, ANNA)
    await bid(match, BEN, 3)
    await match.wait(13 * HOUR)
    assert await told(match, ANNA) == before
    await match.prove()
    await bid(match, CHLOE, 0)
    assert (await match.live()).row.rules_version == 2, "the cries are made by the newer rules"
    assert sold(match) == ["Sold(seat=1, amount=2)"]
