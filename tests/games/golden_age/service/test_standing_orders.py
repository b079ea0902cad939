"""The Golden Age at a service's table: limits, orders and the rest of a turn, given beforehand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.core.mechanics.auctions import BidLimit
from engines.golden_age.actions import EndTurn, OpenAuction
from engines.golden_age.position import load
from service.people.user import User
from tests.games.cities_knights.helpers.service_positions import lay_out
from tests.service.helpers.databases import DatabaseFactory
from tests.service.helpers.information_sets import everything
from tests.service.helpers.match import ANNA, BEN, CHLOE, STRANGER, ServiceMatch


async def order(match: ServiceMatch, user: User, key: str, *chosen: str) -> None:
    """Give an order."""
    await match.kontor.standing_orders.set(user, match.id, key, True, chosen)
    await match.settle()


def before_the_sale(**keys: Any) -> Any:
    """Anna can sell a yellow action to both others."""
    return load({"players": 3, "P0": {"markers": ["brabant", "zeeland"], "money": 8}, **keys})


async def test_limits_by_colour_settle_an_auction_and_the_winners_ends(match: ServiceMatch) -> None:
    await match.begin(3, game="golden_age", grace=0)
    await lay_out(match, before_the_sale())
    await order(match, BEN, "limits", "yellow=5", "blue=8")
    await order(match, CHLOE, "limits", "yellow=3")
    await match.do(ANNA, OpenAuction("brabant"))
    await match.wait(200)
    view = (await match.look(STRANGER)).view
    assert [seat.money for seat in view.players] == [11, 17, 20]
    limits = {user: await chosen(match, user) for user in (BEN, CHLOE)}
    assert limits == {BEN: ("blue=8",), CHLOE: ("yellow=3",)}


async def chosen(match: ServiceMatch, user: User) -> tuple[str, ...]:
    """The limits that stand, as the owner's panel shows them."""
    return next(info.chosen for info in (await match.look(user)).orders if info.key == "limits")


async def world(path: Path | str, limits: tuple[str, ...], hand: list[str]) -> list[Any]:
    """What everybody but Ben gets while his limits, or nothing, answer, and he holds such cards."""
    match = await ServiceMatch.empty(path)
    await match.begin(3, game="golden_age", grace=0)
    await lay_out(match, before_the_sale(P1={"money": 2, "hand": hand}))
    if limits:
        await order(match, BEN, "limits", *limits)
    await match.do(ANNA, OpenAuction("brabant"))
    await match.wait(3600)
    got: list[Any] = [repr(await everything(match, user)) for user in (ANNA, CHLOE, STRANGER)]
    got += [(said.at, repr(said.job), repr(said.steps)) for said in match.discord.delivered]
    await match.kontor.close()
    return got


@pytest.mark.parametrize("limits", [("yellow=12",), ("yellow=0",), ("yellow=2", "blue=3"), ("blue=3",)])
@pytest.mark.parametrize("hand", [["tulip1"], ["tulip2"]])
async def test_nobody_learns_of_limits_or_of_a_set_behind_them(
    databases: DatabaseFactory, limits: tuple[str, ...], hand: list[str]
) -> None:
    assert await world(databases.new("here"), (), ["expedition"]) == await world(
        databases.new("there"), limits, hand
    )


async def test_the_seller_ends_the_turn_beforehand_and_it_ends_when_somebody_has_bought(
    match: ServiceMatch,
) -> None:
    await match.begin(3, game="golden_age", grace=0)
    await lay_out(match, before_the_sale())
    await match.do(ANNA, OpenAuction("brabant"))
    await match.kontor.premoves.give(ANNA, match.id, EndTurn())
    await match.do(BEN, BidLimit(2))
    await match.do(CHLOE, BidLimit(0))
    await match.wait(200)
    assert await match.awaited() == {1}


async def test_a_turn_does_not_end_beforehand_when_nobody_has_bought(match: ServiceMatch) -> None:
    await match.begin(3, game="golden_age", grace=0)
    await lay_out(match, before_the_sale())
    await match.do(ANNA, OpenAuction("brabant"))
    await match.kontor.premoves.give(ANNA, match.id, EndTurn())
    await match.do(BEN, BidLimit(0))
    await match.do(CHLOE, BidLimit(0))
    await match.wait(200)
    assert await match.awaited() == {0}
    shown = (await match.look(ANNA)).ahead
    assert shown is not None
    assert shown.lapsed is not None


async def test_the_first_pieces_are_placed_by_rankings_without_anybody_being_asked(match: ServiceMatch) -> None:
    await match.begin(3, game="golden_age", grace=0)
    for user in (BEN, CHLOE, ANNA):
        await order(match, user, "pawns", "limburg", "zeeland", "friesland")
        await order(match, user, "marker", "holland", "brabant", "utrecht")
    assert [sum(pawns) for pawns in (await match.live()).state.pawns] == [2, 2, 2]
    assert await match.awaited() == {2}, "who places the Stadtholder"


@pytest.mark.parametrize("cards", [["ship", "captain"], ["ship", "ship"]])
async def test_whoever_has_ordered_to_sail_out_of_turn_keeps_nobody_waiting(
    match: ServiceMatch, cards: list[str]
) -> None:
    await match.begin(3, game="golden_age", grace=0)
    seats = {"P0": {"markers": ["zeeland"]}, "P1": {"hand": cards}, "P2": {"money": 0}}
    await lay_out(match, load({"players": 3, **seats, "next": {"colony": ["cannon"]}}))
    await order(match, BEN, "sail", "2", "3")
    await match.do(ANNA, OpenAuction("zeeland"))
    await match.do(BEN, BidLimit(1))
    await match.wait(200)
    before = (await match.live()).state.turns
    await match.do(ANNA, EndTurn())
    assert (await match.live()).state.turns == before + 1
