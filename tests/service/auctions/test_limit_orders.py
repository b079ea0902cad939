"""Limits ahead: standing orders that answer auctions, as secret as an answer by hand."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engines.core.mechanics.auctions import BidLimit
from service.autoplay import delays
from service.base.errors import Refusal
from service.base.jobs import SendDirectMessage, SendNotice
from service.people.user import User
from tests.service.helpers.auctions import planned
from tests.service.helpers.databases import DatabaseFactory
from tests.service.helpers.information_sets import everything
from tests.service.helpers.match import ANNA, BEN, CHLOE, DIRK, STRANGER, ServiceMatch
from tests.toys.salesroom.position import Done, Sell

HOUR = 3600


async def limit(match: ServiceMatch, user: User, most: int) -> None:
    """Give a limit for the next thing that is sold."""
    await match.kontor.standing_orders.set(user, match.id, "limit", True, (f"thing={most}",))
    await match.settle()


async def sell_to(match: ServiceMatch, people: int, limits: Mapping[User, int]) -> None:
    """Start a match in which some have given limits, and let Anna sell; forget what went out before that."""
    await match.begin(people, game="salesroom", grace=0)
    for user, most in limits.items():
        await limit(match, user, most)
    match.forget()
    await match.do(ANNA, Sell())


async def in_force(match: ServiceMatch, user: User) -> tuple[str, ...]:
    (order,) = (await match.look(user)).instructions.orders
    return order.chosen if order.on else ()


async def things(match: ServiceMatch) -> tuple[int, ...]:
    return tuple((await match.look(STRANGER)).view.things)


@pytest.mark.promise("orders")
async def test_limits_given_ahead_settle_an_auction_without_anybody_coming_by(match: ServiceMatch) -> None:
    await sell_to(match, 3, {BEN: 5, CHLOE: 7})
    assert await match.awaited() == {1, 2}, "as late as their owners might, they answer"
    await match.wait(200)
    assert await things(match) == (0, 0, 1)
    assert (await match.look(STRANGER)).view.coins == (14, 9, 4), "as open bidding up to these limits ends"


@pytest.mark.promise("orders")
async def test_a_limit_ends_with_the_auction_that_it_won_and_no_other(match: ServiceMatch) -> None:
    await sell_to(match, 3, {BEN: 5, CHLOE: 7})
    await match.wait(200)
    assert await in_force(match, CHLOE) == ()
    assert await in_force(match, BEN) == ("thing=5",)
    await match.restart()
    assert await in_force(match, CHLOE) == ()
    assert await in_force(match, BEN) == ("thing=5",)


async def test_who_gave_no_limit_is_asked_like_ever(match: ServiceMatch) -> None:
    await sell_to(match, 3, {BEN: 4})
    await match.wait(200)
    assert await match.awaited() == {1, 2}
    assert await planned(match, BEN) == BidLimit(4)
    await match.do(CHLOE, BidLimit(0))
    assert await things(match) == (0, 1, 0)


@pytest.mark.promise("orders")
async def test_an_answer_by_hand_stands_before_a_limit(match: ServiceMatch) -> None:
    await sell_to(match, 3, {BEN: 4})
    await match.do(BEN, BidLimit(0))
    await match.wait(200)
    assert await planned(match, BEN) == BidLimit(0)
    assert [user for user in match.pings if user == BEN.id] == [BEN.id], "and nobody is rung for it again"


async def test_a_limit_of_nothing_passes(match: ServiceMatch) -> None:
    await sell_to(match, 2, {BEN: 0})
    await match.wait(200)
    assert await things(match) == (0, 0)
    assert await match.awaited() == {0}


async def test_a_limit_that_is_cancelled_before_it_answered_leaves_its_owner_to_answer(
    match: ServiceMatch,
) -> None:
    await sell_to(match, 3, {BEN: 4})
    await match.kontor.standing_orders.set(BEN, match.id, "limit", False)
    await match.wait(200)
    assert await planned(match, BEN) is None


async def test_a_limit_given_while_an_auction_asks_is_an_answer_to_it(match: ServiceMatch) -> None:
    await match.begin(2, game="salesroom", grace=0)
    await match.do(ANNA, Sell())
    await limit(match, BEN, 3)
    assert await match.awaited() == {1}
    await match.wait(200)
    assert await things(match) == (0, 1)


@pytest.mark.parametrize(
    "chosen", [(), ("thing",), ("thing=-1",), ("thing=51",), ("thing=3", "thing=4"), ("ox=3",)]
)
async def test_what_is_no_limit_is_refused(match: ServiceMatch, chosen: tuple[str, ...]) -> None:
    await match.begin(2, game="salesroom")
    with pytest.raises(Refusal, match="err-order-choice"):
        await match.kontor.standing_orders.set(BEN, match.id, "limit", True, chosen)


async def watched(path: Path | str, by_limit: dict[User, int], by_hand: dict[User, int]) -> list[Any]:
    """All that Anna, who sells, Dirk, who answers last, and strangers get while others answer in these ways.

    A player who answers by hand does so at the very moment at which a limit would answer.
    """
    match = await ServiceMatch.empty(path)
    got: list[Any] = []
    await sell_to(match, 4, by_limit)
    async with match.kontor.matches.change(match.id) as unit:
        due = {user: delays.as_if_present(unit, user.id - 1).at for user in (BEN, CHLOE)}
    for user, at in sorted(due.items(), key=lambda one: one[1]):
        await match.wait(at - match.clock.now())
        if user in by_hand:
            await match.do(user, BidLimit(by_hand[user]))
        got += await seen(match)
    await match.wait(30 * HOUR)
    got += await seen(match)
    await match.do(DIRK, BidLimit(2))
    got += await seen(match)
    await match.do(ANNA, Done())
    await match.wait(HOUR)
    got += await seen(match)
    await match.kontor.close()
    return got


async def seen(match: ServiceMatch) -> list[Any]:
    """Return what readers who may not know who answered get, and what was delivered since the last time."""
    got: list[Any] = [repr(await everything(match, user)) for user in (ANNA, DIRK, STRANGER)]
    for said in match.discord.delivered:
        if isinstance(said.job, SendNotice | SendDirectMessage) and said.job.user_id in (BEN.id, CHLOE.id):
            continue
        got.append((said.at, repr(said.job), repr(said.steps)))
    match.forget()
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
    databases: DatabaseFactory, there: tuple[dict[User, int], dict[User, int]]
) -> None:
    here = await watched(databases.new("here"), {BEN: 5}, {CHLOE: 3})
    assert here == await watched(databases.new("there"), *there)


async def waiting(path: Path | str, by_limit: dict[User, int]) -> list[Any]:
    """Return all that others get up to two days later, where some have given limits and none come by."""
    match = await ServiceMatch.empty(path)
    await sell_to(match, 4, by_limit)
    await match.wait(48 * HOUR)
    got = await seen(match)
    await match.kontor.close()
    return got


@pytest.mark.promise("secret-bids")
@pytest.mark.parametrize("limits", [{BEN: 5}, {CHLOE: 0}, {BEN: 20, CHLOE: 20}])
async def test_while_somebody_is_missing_nobody_notices_whose_limits_have_answered(
    databases: DatabaseFactory, limits: dict[User, int]
) -> None:
    assert await waiting(databases.new("here"), {}) == await waiting(databases.new("there"), limits)


@pytest.mark.promise("secret-bids")
async def test_an_auction_rings_everybody_alike_whoever_has_given_a_limit(match: ServiceMatch) -> None:
    await match.begin(4, game="salesroom", grace=0)
    for user in (BEN, CHLOE, DIRK):
        await limit(match, user, 4)
    await match.do(ANNA, Sell())
    assert sorted(match.posts[-1].ping) == [BEN.id, CHLOE.id, DIRK.id]
    match.forget()
    await match.wait(200)
    assert await things(match) != (0, 0, 0, 0)
    assert match.posts[0].ping == (ANNA.id,), "who owes something by the end is rung, as if all had come by"


async def test_how_long_a_limit_takes_depends_on_nothing_that_was_given(databases: DatabaseFactory) -> None:
    found = set()
    for most in (0, 3, 50):
        match = await ServiceMatch.empty(databases.new(str(most)))
        await match.begin(3, game="salesroom", grace=0)
        await limit(match, BEN, most)
        await match.do(ANNA, Sell())
        (due,) = await match.timers("order")
        found.add(due.fires_at - match.clock.now())
        await match.kontor.close()
    assert len(found) == 1
    assert 30 <= found.pop() <= 180
