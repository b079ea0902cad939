"""Auctions over days: nothing tells who has answered, what, and when."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.core.mechanics.auctions import BidLimit
from service.base.config import HOUR
from service.base.jobs import DirectMessagesClosed, SendNotice, TurnPost
from service.people.user import User
from store.tables import contest_plan_rows
from tests.service.bidding import bid, opened, sold, told
from tests.service.rooms import Rooms
from tests.service.salesroom import Done, Sell
from tests.service.table import ANNA, BEN, CHLOE, DIRK, GUILD, PEOPLE, Table


async def test_closed_direct_messages_do_not_tell_who_has_not_answered(table: Table) -> None:
    await table.kontor.users.update(BEN, notices="dm")
    await opened(table)
    await bid(table, CHLOE, 5)
    table.forget()
    table.ears.faults[SendNotice] = [DirectMessagesClosed(), DirectMessagesClosed()]
    await table.wait(12 * HOUR)
    assert table.ears.faults[SendNotice] == [], "he is reminded, and so is Dirk, at the same moment"
    assert BEN.id not in table.pings


@pytest.mark.promise("secret-bids")
async def test_after_a_night_closed_direct_messages_do_not_tell_who_has_not_answered(table: Table) -> None:
    table.ears.closed = {BEN.id, CHLOE.id}
    for user in (BEN, CHLOE):
        await table.kontor.users.update(user, quiet=(11 * 60, 15 * 60))
    await opened(table)
    await bid(table, CHLOE, 5)
    table.forget()
    await table.wait(4 * HOUR)
    assert table.calls == []
    assert table.pings == []


async def test_who_is_known_to_take_no_direct_messages_is_rung_after_a_night_answered_or_not(table: Table) -> None:
    table.ears.closed = {BEN.id, CHLOE.id}
    for user in (BEN, CHLOE):
        await table.kontor.users.update(user, notices="dm", quiet=(14 * 60, 20 * 60))
    await opened(table)
    assert [msg.key for msg in table.calls] == ["say-dm-closed"] * 2
    for user in (CHLOE, BEN, DIRK):
        await bid(table, user, 0)
    for user in (ANNA, BEN):
        await table.do(user, Done())
        await table.wait(2 * HOUR)
    await table.do(CHLOE, Sell())
    await bid(table, BEN, 0)
    table.forget()
    await table.wait(6 * HOUR)
    assert [msg.key for msg in table.calls] == ["say-still-waiting"]
    assert table.pings == [BEN.id]


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("came", [(), (BEN,), (BEN, CHLOE)])
async def test_who_answers_in_direct_messages_is_told_of_the_auction_as_if_they_had_not(
    table: Table, came: tuple[User, ...]
) -> None:
    table.ears.closed = {BEN.id, CHLOE.id}
    for user in (BEN, CHLOE):
        await table.kontor.users.update(user, notices="dm", quiet=(14 * 60, 20 * 60))
    await opened(table)
    for user in (CHLOE, BEN, DIRK):
        await bid(table, user, 0)
    for user in (ANNA, BEN):
        await table.do(user, Done())
        await table.wait(2 * HOUR)
    await table.do(CHLOE, Sell())
    table.forget()
    for user in came:
        await table.kontor.social.note_reachable(user.id)
        if user == BEN:
            await bid(table, user, 3)
    await table.wait(6 * HOUR)
    assert [msg.key for msg in table.calls] == ["say-still-waiting"]
    assert table.pings == [BEN.id], "the seller is in no auction of hers"
    for user in (BEN, ANNA, DIRK):
        await bid(table, user, 0)
    await table.kontor.social.note_reachable(BEN.id)
    assert not (await table.look(BEN)).dm_closed, "it is over"


@pytest.mark.promise("secret-bids")
async def test_a_new_name_is_not_learnt_by_an_answer(table: Table) -> None:
    await opened(table)
    await table.wait(120)
    before = await told(table, ANNA)
    play, renamed = table.kontor.play, User(BEN.id, "Benedikt", guild_id=GUILD, nick="Benni")
    await play.submit(renamed, table.id, [BidLimit(3, asks=True)])
    await play.submit(renamed, table.id, [BidLimit(5)])
    await table.restart()
    assert await told(table, ANNA) == before
    for user in (CHLOE, DIRK):
        await bid(table, user, 0)
    assert [seat.name for seat in (await table.info()).seats] == [user.name for user in PEOPLE]
    await table.do(ANNA, Done())
    await table.wait(15)
    await table.do(renamed, Sell())
    assert (await table.info()).seats[1].name == "Benni"


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("answered", [False, True])
async def test_a_late_message_that_finds_the_door_closed_is_told_whoever_has_answered(
    table: Table, *, answered: bool
) -> None:
    await table.kontor.users.update(BEN, notices="dm")
    table.ears.closed = {BEN.id}
    await table.begin(people=4, game="salesroom")
    table.ears.out = True
    await table.do(ANNA, Sell())
    if answered:
        await bid(table, BEN, 5)
    table.ears.out = False
    await table.wait(5)
    assert [msg.key for msg in table.calls] == ["say-dm-closed"]


ANSWERS: tuple[tuple[tuple[User, int, bool], ...], ...] = (
    (),
    ((BEN, 0, False),),
    ((BEN, 7, True), (CHLOE, 2, False)),
    ((CHLOE, 0, False), (DIRK, 9, False)),
    ((DIRK, 3, True), (BEN, 5, False)),
    ((BEN, 4, False), (BEN, 8, False)),
)


@pytest.mark.promise("secret-bids")
async def test_what_others_see_does_not_depend_on_answers(table: Table) -> None:
    await opened(table)
    await table.wait(120)
    readers = {0: ANNA, 4: User(99, "Zoë"), **dict(enumerate(PEOPLE[1:], 1))}
    first = {seat: await told(table, reader) for seat, reader in readers.items()}
    heard = len(table.ears.heard)
    for answers in ANSWERS:
        table.clock.time += 60
        for user, most, asks in answers:
            await bid(table, user, most, asks=asks)
        answered = {user.id for user, _, _ in answers}
        for seat, reader in readers.items():
            if reader.id not in answered:
                assert await told(table, reader) == first[seat]
        assert len(table.ears.heard) == heard
        # Back to before anybody answered.
        async with table.kontor.database.tx() as tx:
            for seat in range(4):
                await contest_plan_rows.drop_plan(tx, table.id, seat)
        table.kontor.matches.evict(table.id)


async def after_answers(path: Path | str, answers: tuple[tuple[User, int], ...]) -> tuple[list[Any], list[Any]]:
    """What everybody but Ben gets of an auction that was answered so, and the posts it made."""
    table = await Table.empty(path)
    await opened(table)
    table.forget()
    for user, most in answers:
        table.clock.time += 60
        await bid(table, user, most)
    assert sold(table) == ["Sold(seat=1, amount=4)"]
    # Rows are read anew, so that nothing is equal because it is only in memory.
    await table.restart()
    found = []
    for reader in (ANNA, CHLOE, DIRK, User(99, "Zoë")):
        shown, rest = await told(table, reader)
        # What is news to a bidder depends on when they looked themselves.
        found.append((msgspec.structs.replace(shown, news=()), rest))
    posts = [said.job for said in table.ears.heard if isinstance(said.job, TurnPost)]
    await table.kontor.close()
    return found, posts


@pytest.mark.promise("secret-bids")
async def test_neither_the_winner_s_limit_nor_the_order_of_answers_is_ever_told(rooms: Rooms) -> None:
    ways = (
        ((BEN, 6), (CHLOE, 4), (DIRK, 0)),
        ((BEN, 9), (CHLOE, 4), (DIRK, 0)),
        ((DIRK, 0), (BEN, 7), (CHLOE, 4)),
        ((CHLOE, 4), (DIRK, 0), (BEN, 6)),
    )
    first, *others = [await after_answers(rooms / str(n), answers) for n, answers in enumerate(ways)]
    assert first[0]
    for other in others:
        assert other == first


@pytest.mark.promise("secret-bids")
async def test_reminders_do_not_tell_who_has_not_answered(table: Table) -> None:
    await opened(table)
    await bid(table, BEN, 3)
    table.forget()
    await table.wait(13 * HOUR)
    assert table.calls == []
    assert sorted(table.pings) == [CHLOE.id, DIRK.id]
    table.forget()
    await table.kontor.social.nudge(ANNA, table.id)
    await table.settle()
    assert table.calls == []
    assert sorted(table.pings) == [CHLOE.id, DIRK.id]
