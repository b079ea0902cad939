"""Limits ahead: standing orders that answer auctions, as secret as an answer by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.core.mechanics.auctions import BidLimit
from service.autoplay import delays
from service.base.errors import Refusal
from service.base.jobs import SendDirectMessage, SendNotice
from service.people.user import User
from store.tables import timer_rows
from tests.service.rooms import Rooms
from tests.service.salesroom import Done, Sell
from tests.service.table import ANNA, BEN, CHLOE, DIRK, STRANGER, Table
from tests.service.worlds import everything

HOUR = 3600


async def limit(table: Table, user: User, most: int) -> None:
    """Give a limit for the next thing that is sold."""
    await table.kontor.standing_orders.set(user, table.id, "limit", True, (f"thing={most}",))
    await table.settle()


async def in_force(table: Table, user: User) -> tuple[str, ...]:
    """What an owner's panel says that the limit is."""
    (order,) = (await table.look(user)).orders
    return order.chosen if order.on else ()


async def things(table: Table) -> tuple[int, ...]:
    """How many things everybody has."""
    return tuple((await table.look(STRANGER)).view.things)


@pytest.mark.promise("orders")
async def test_limits_given_ahead_settle_an_auction_without_anybody_coming_by(table: Table) -> None:
    await table.begin(3, game="salesroom", grace=0)
    await limit(table, BEN, 5)
    await limit(table, CHLOE, 7)
    await table.do(ANNA, Sell())
    assert await table.awaited() == {1, 2}, "as late as their owners might, they answer"
    await table.wait(200)
    assert await things(table) == (0, 0, 1)
    assert (await table.look(STRANGER)).view.coins == (14, 9, 4), "as open bidding up to these limits ends"


@pytest.mark.promise("orders")
async def test_a_limit_ends_with_the_auction_that_it_won_and_no_other(table: Table) -> None:
    await table.begin(3, game="salesroom", grace=0)
    await limit(table, BEN, 5)
    await limit(table, CHLOE, 7)
    await table.do(ANNA, Sell())
    await table.wait(200)
    assert await in_force(table, CHLOE) == ()
    assert await in_force(table, BEN) == ("thing=5",)
    await table.restart()
    assert await in_force(table, CHLOE) == ()
    assert await in_force(table, BEN) == ("thing=5",)


async def test_who_gave_no_limit_is_asked_like_ever(table: Table) -> None:
    await table.begin(3, game="salesroom", grace=0)
    await limit(table, BEN, 4)
    await table.do(ANNA, Sell())
    await table.wait(200)
    assert await table.awaited() == {1, 2}
    assert (await table.look(BEN)).planning is not None
    shown = (await table.look(BEN)).planning
    assert shown is not None
    assert shown.plan == BidLimit(4)
    await table.do(CHLOE, BidLimit(0))
    assert await things(table) == (0, 1, 0)


@pytest.mark.promise("orders")
async def test_an_answer_by_hand_stands_before_a_limit(table: Table) -> None:
    await table.begin(3, game="salesroom", grace=0)
    await limit(table, BEN, 4)
    await table.do(ANNA, Sell())
    await table.do(BEN, BidLimit(0))
    await table.wait(200)
    shown = (await table.look(BEN)).planning
    assert shown is not None
    assert shown.plan == BidLimit(0)
    assert [user for user in table.pings if user == BEN.id] == [BEN.id], "and nobody is rung for it again"


async def test_a_limit_of_nothing_passes(table: Table) -> None:
    await table.begin(2, game="salesroom", grace=0)
    await limit(table, BEN, 0)
    await table.do(ANNA, Sell())
    await table.wait(200)
    assert await things(table) == (0, 0)
    assert await table.awaited() == {0}


async def test_a_limit_that_is_cancelled_before_it_answered_leaves_its_owner_to_answer(table: Table) -> None:
    await table.begin(3, game="salesroom", grace=0)
    await limit(table, BEN, 4)
    await table.do(ANNA, Sell())
    await table.kontor.standing_orders.set(BEN, table.id, "limit", False)
    await table.wait(200)
    shown = (await table.look(BEN)).planning
    assert shown is not None
    assert shown.plan is None


async def test_a_limit_given_while_an_auction_asks_is_an_answer_to_it(table: Table) -> None:
    await table.begin(2, game="salesroom", grace=0)
    await table.do(ANNA, Sell())
    await limit(table, BEN, 3)
    assert await table.awaited() == {1}
    await table.wait(200)
    assert await things(table) == (0, 1)


@pytest.mark.parametrize(
    "chosen", [(), ("thing",), ("thing=-1",), ("thing=51",), ("thing=3", "thing=4"), ("ox=3",)]
)
async def test_what_is_no_limit_is_refused(table: Table, chosen: tuple[str, ...]) -> None:
    await table.begin(2, game="salesroom")
    with pytest.raises(Refusal, match="err-order-choice"):
        await table.kontor.standing_orders.set(BEN, table.id, "limit", True, chosen)


# ------------------------------------------------------------------ nobody else notices


async def watched(path: Path | str, by_limit: dict[User, int], by_hand: dict[User, int]) -> list[Any]:
    """All that Anna, who sells, Dirk, who answers last, and strangers get while others answer in these ways.

    Whoever answers by hand comes by at the very moment at which a limit would answer.
    """
    table = await Table.empty(path)
    got: list[Any] = []
    await table.begin(4, game="salesroom", grace=0)
    for user, most in by_limit.items():
        await limit(table, user, most)
    table.forget()
    await table.do(ANNA, Sell())
    begun = table.clock.now()
    async with table.kontor.matches.change(table.id) as unit:
        due = {user: begun + delays.order_delay(unit, user.id - 1) for user in (BEN, CHLOE)}
    for user, at in sorted(due.items(), key=lambda one: one[1]):
        await table.wait(at - table.clock.now())
        if user in by_hand:
            await table.do(user, BidLimit(by_hand[user]))
        got += await seen(table)
    await table.wait(30 * HOUR)
    got += await seen(table)
    await table.do(DIRK, BidLimit(2))
    got += await seen(table)
    await table.do(ANNA, Done())
    await table.wait(HOUR)
    got += await seen(table)
    await table.kontor.close()
    return got


async def seen(table: Table) -> list[Any]:
    """What those who may not know who answered are told, and what was heard since the last time."""
    got: list[Any] = [repr(await everything(table, user)) for user in (ANNA, DIRK, STRANGER)]
    for said in table.ears.heard:
        if isinstance(said.job, SendNotice | SendDirectMessage) and said.job.user_id in (BEN.id, CHLOE.id):
            continue
        got.append((said.at, repr(said.job), repr(said.steps)))
    table.forget()
    return got


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize(
    "there",
    [
        ({}, {BEN: 5, CHLOE: 3}),
        ({CHLOE: 3}, {BEN: 5}),
        ({BEN: 5, CHLOE: 3}, {}),
    ],
)
async def test_nobody_notices_whether_a_limit_or_a_hand_has_answered(
    rooms: Rooms, there: tuple[dict[User, int], dict[User, int]]
) -> None:
    here = await watched(rooms / "here", {BEN: 5}, {CHLOE: 3})
    assert here == await watched(rooms / "there", *there)


async def waiting(path: Path | str, by_limit: dict[User, int]) -> list[Any]:
    """All that others get up to two days later, where so many have given limits and nobody comes by."""
    table = await Table.empty(path)
    await table.begin(4, game="salesroom", grace=0)
    for user, most in by_limit.items():
        await limit(table, user, most)
    table.forget()
    await table.do(ANNA, Sell())
    await table.wait(48 * HOUR)
    got = await seen(table)
    await table.kontor.close()
    return got


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("limits", [{BEN: 5}, {CHLOE: 0}, {BEN: 20, CHLOE: 20}])
async def test_while_somebody_is_missing_nobody_notices_whose_limits_have_answered(
    rooms: Rooms, limits: dict[User, int]
) -> None:
    assert await waiting(rooms / "here", {}) == await waiting(rooms / "there", limits)


@pytest.mark.promise("secret-bids")
async def test_an_auction_rings_everybody_alike_whoever_has_given_a_limit(table: Table) -> None:
    await table.begin(4, game="salesroom", grace=0)
    for user in (BEN, CHLOE, DIRK):
        await limit(table, user, 4)
    await table.do(ANNA, Sell())
    assert sorted(table.posts[-1].ping) == [BEN.id, CHLOE.id, DIRK.id]
    table.forget()
    await table.wait(200)
    assert await things(table) != (0, 0, 0, 0)
    assert table.posts[0].ping == (ANNA.id,), "who owes something by the end is rung, as if all had come by"


async def test_how_long_a_limit_takes_depends_on_nothing_that_was_given(rooms: Rooms) -> None:
    found = set()
    for most in (0, 3, 50):
        path = rooms / str(most)
        table = await Table.empty(path)
        await table.begin(3, game="salesroom", grace=0)
        await limit(table, BEN, most)
        await table.do(ANNA, Sell())
        async with table.kontor.database.read() as conn:
            (due,) = [one for one in await timer_rows.timers_of_match(conn, table.id) if one.kind == "order"]
        found.add(due.fires_at - table.clock.now())
        await table.kontor.close()
    assert len(found) == 1
    assert 30 <= found.pop() <= 180
