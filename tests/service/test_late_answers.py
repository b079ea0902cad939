"""Auctions over days: who does not answer for too long is called, and computer players answer instead."""

from __future__ import annotations

import dataclasses

import msgspec
import pytest

from engines.core.mechanics.auctions import BidLimit
from engines.core.text.messages import Msg
from service.app import Kontor
from service.base.config import HOUR
from service.base.jobs import Announce, SendDirectMessage
from service.people.user import User
from store.rows import Timer
from store.tables import timer_rows
from tests.service.bidding import bid, bidding, opened, sold, told
from tests.service.rooms import Rooms
from tests.service.salesroom import SALESROOM, Sell
from tests.service.seats import key_of
from tests.service.table import ALL_GAMES, ANNA, BEN, CHLOE, DIRK, PEOPLE, Table


@pytest.mark.promise("secret-bids")
async def test_whoever_has_not_answered_for_too_long_is_called_overdue(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, BEN, 3)
    table.forget()
    await table.wait(25 * HOUR)
    assert {msg.key for msg in table.calls} == {"say-overdue-auction"}
    seats = table.kontor.seats
    for seat in (1, 2):
        for act in (seats.lend_to_computer, seats.find_substitute, seats.wait_more):
            assert await key_of(act(ANNA, table.id, seat)) == "err-auction-together", "whoever has answered"
    assert await key_of(table.kontor.seats.let_computers_answer(DIRK, table.id)) == "err-not-seated"
    assert await key_of(table.kontor.seats.wait_more(DIRK, table.id, None)) == "err-not-seated"
    await table.kontor.seats.let_computers_answer(ANNA, table.id)
    await table.wait(10)
    assert len(sold(table)) == 1
    assert await key_of(table.kontor.seats.let_computers_answer(ANNA, table.id)) == "err-auction-not-overdue"


@pytest.mark.promise("secret-bids")
async def test_computer_players_answer_for_whoever_is_late_and_nobody_learns_for_whom(table: Table) -> None:
    await opened(table)
    await bid(table, BEN, 0)
    await table.kontor.users.update(DIRK, vacation_until=table.clock.now() + 100 * HOUR)
    await table.wait(25 * HOUR)
    before = await told(table, ANNA)
    table.forget()
    await table.kontor.seats.let_computers_answer(ANNA, table.id)
    await table.wait(10)
    assert await told(table, ANNA) == before
    assert [seat.user_id for seat in (await table.live()).seats] == [user.id for user in table.people]
    (said,) = table.ears.heard
    assert said.job == SendDirectMessage(CHLOE.id, table.id, Msg("say-auction-answered")), "she alone is told"
    assert (await bidding(table, BEN)).plan == BidLimit(0), "his own answer counts"
    assert (await bidding(table, CHLOE)).plan is not None
    assert (await bidding(table, DIRK)).plan is None, "on vacation nobody is late"
    await bid(table, CHLOE, 4)
    await bid(table, DIRK, 0)
    assert sold(table) == ["Sold(seat=2, amount=2)"], "she came in time to change it"
    await table.prove()


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("missing", [1, 2, 3])
async def test_when_computer_players_have_answered_does_not_tell_for_whom(rooms: Rooms, missing: int) -> None:
    table = await Table.empty(rooms / "here", computer_delay=(1, 600))
    await opened(table)
    for seat in {1, 2, 3} - {missing}:
        await bid(table, PEOPLE[seat], 0)
    await table.wait(25 * HOUR)
    await table.kontor.seats.let_computers_answer(ANNA, table.id)
    late = [timer for timer in await timers(table) if timer.kind == "stand-in"]
    assert len(late) == 3
    assert len({timer.fires_at for timer in late}) == 1
    await table.kontor.close()


async def timers(table: Table) -> list[Timer]:
    """All that is to happen."""
    async with table.kontor.database.read() as conn:
        return await timer_rows.due(conn, table.clock.now() + 100 * HOUR)


async def test_whoever_answers_by_themselves_needs_no_computer_player(table: Table) -> None:
    await opened(table, people=3)
    await bid(table, CHLOE, 4)
    await table.wait(25 * HOUR)
    await table.kontor.seats.let_computers_answer(ANNA, table.id)
    await bid(table, BEN, 0)
    assert sold(table) == ["Sold(seat=2, amount=2)"]
    table.forget()
    await table.wait(10)
    assert table.ears.of(SendDirectMessage) == []


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("others", [0, 1, 2])
async def test_the_only_one_who_is_missing_is_told_the_same_as_if_others_were(table: Table, others: int) -> None:
    await opened(table)
    for user in (CHLOE, DIRK)[:others]:
        await bid(table, user, 0)
    await table.wait(25 * HOUR)
    seats = table.kontor.seats
    for act in (seats.wait_more(BEN, table.id, None), seats.let_computers_answer(BEN, table.id)):
        assert (await act).status == "live"
    await table.wait(10)
    assert sold(table) == [], "for whoever presses it nobody answers"


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("answered", [(), (CHLOE,), (BEN, CHLOE)])
async def test_the_call_comes_at_its_time_though_whoever_is_missing_is_away(
    table: Table, answered: tuple[User, ...]
) -> None:
    await table.kontor.users.update(DIRK, vacation_until=table.clock.now() + 100 * HOUR)
    await opened(table)
    for user in answered:
        await bid(table, user, 0)
    table.forget()
    await table.wait(24 * HOUR - 1)
    assert called(table) == []
    await table.wait(1)
    assert len(called(table)) == 1
    for act in (
        table.kontor.seats.wait_more(ANNA, table.id, None),
        table.kontor.seats.let_computers_answer(ANNA, table.id),
    ):
        assert (await act).status == "live"
    await table.wait(24 * HOUR)
    assert sold(table) == []
    assert len(called(table)) == 2
    await table.wait(80 * HOUR)
    assert len(called(table)) == 3, "when his own time is up, too"


def called(table: Table) -> list[Announce]:
    """The calls in this match for whoever takes too long."""
    return [job for job in table.ears.of(Announce) if job.match_id == table.id and job.call.startswith("overdue")]


@pytest.mark.promise("secret-bids")
async def test_the_call_for_answers_tells_and_rings_the_same_whoever_has_not_answered(table: Table) -> None:
    heard = []
    for answered in (BEN, CHLOE, None):
        await table.begin(people=3, game="salesroom")
        await table.do(ANNA, Sell())
        if answered is not None:
            await bid(table, answered, 3)
        table.forget()
        await table.wait(25 * HOUR)
        heard.append([(job.msg.args["seats"], job.ping, job.seat, job.call) for job in called(table)])
        assert len(heard[-1]) == 1
        await table.kontor.seats.wait_more(ANNA, table.id, None)
        table.forget()
        await table.wait(23 * HOUR)
        assert called(table) == []
        await table.wait(2 * HOUR)
        assert len(called(table)) == 1
    assert heard[0] == heard[1] == heard[2]


LATER_SALESROOM = dataclasses.replace(SALESROOM, info=msgspec.structs.replace(SALESROOM.info, rules_version=2))
"""The salesroom by newer rules."""


@pytest.mark.promise("secret-bids")
async def test_an_answer_after_a_release_with_newer_rules_leaves_no_trace(table: Table) -> None:
    await opened(table, people=3)
    await table.wait(120)
    await table.kontor.close()
    table.kontor = await Kontor.open(table.config, table.clock, {**ALL_GAMES, "salesroom": LATER_SALESROOM})
    await table._start()
    before = await told(table, ANNA)
    await bid(table, BEN, 3)
    await table.wait(13 * HOUR)
    assert await told(table, ANNA) == before
    await table.prove()
    await bid(table, CHLOE, 0)
    assert (await table.live()).row.rules_version == 2, "the cries are made by the newer rules"
    assert sold(table) == ["Sold(seat=1, amount=2)"]
