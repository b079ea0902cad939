"""Limits ahead: standing orders that answer auctions, as secret as an answer by hand."""

from collections.abc import Mapping

import pytest

from engines.core.mechanics.auctions import BidLimit
from service.base.errors import Refusal
from service.people.user import User
from tests.service.helpers.auctions import planned
from tests.service.helpers.match import ANNA, BEN, CHLOE, STRANGER, ServiceMatch
from tests.toys.salesroom.position import Sell

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
    assert sorted(match.posts[-1].ping) == [BEN.id, CHLOE.id]
    match.forget()
    await match.wait(200)
    assert match.posts[0].ping == (ANNA.id,), "who owes something by the end is rung, as if all had come by"
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
