"""The Golden Age at a service's table: limits, orders and the rest of a turn, given beforehand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.core.mechanics.auctions import BidLimit
from engines.golden_age.actions import EndTurn, OpenAuction
from engines.golden_age.position import load
from service.people.user import User
from tests.service.catan import lay_out
from tests.service.rooms import Rooms
from tests.service.table import ANNA, BEN, CHLOE, STRANGER, Table
from tests.service.worlds import everything


async def order(table: Table, user: User, key: str, *chosen: str) -> None:
    """Give an order."""
    await table.kontor.standing_orders.set(user, table.id, key, True, chosen)
    await table.settle()


def before_the_sale(**keys: Any) -> Any:
    """Anna can sell a yellow action to both others."""
    return load({"players": 3, "P0": {"markers": ["brabant", "zeeland"], "money": 8}, **keys})


async def test_limits_by_colour_settle_an_auction_and_the_winners_ends(table: Table) -> None:
    await table.begin(3, game="golden_age", grace=0)
    await lay_out(table, before_the_sale())
    await order(table, BEN, "limits", "yellow=5", "blue=8")
    await order(table, CHLOE, "limits", "yellow=3")
    await table.do(ANNA, OpenAuction("brabant"))
    await table.wait(200)
    view = (await table.look(STRANGER)).view
    assert [seat.money for seat in view.players] == [11, 17, 20]
    limits = {user: await chosen(table, user) for user in (BEN, CHLOE)}
    assert limits == {BEN: ("blue=8",), CHLOE: ("yellow=3",)}


async def chosen(table: Table, user: User) -> tuple[str, ...]:
    """The limits that stand, as the owner's panel shows them."""
    return next(info.chosen for info in (await table.look(user)).orders if info.key == "limits")


async def world(path: Path | str, limits: tuple[str, ...], hand: list[str]) -> list[Any]:
    """What everybody but Ben gets while his limits, or nothing, answer, and he holds such cards."""
    table = await Table.empty(path)
    await table.begin(3, game="golden_age", grace=0)
    await lay_out(table, before_the_sale(P1={"money": 2, "hand": hand}))
    if limits:
        await order(table, BEN, "limits", *limits)
    await table.do(ANNA, OpenAuction("brabant"))
    await table.wait(3600)
    got: list[Any] = [repr(await everything(table, user)) for user in (ANNA, CHLOE, STRANGER)]
    got += [(said.at, repr(said.job), repr(said.steps)) for said in table.ears.heard]
    await table.kontor.close()
    return got


@pytest.mark.parametrize("limits", [("yellow=12",), ("yellow=0",), ("yellow=2", "blue=3"), ("blue=3",)])
@pytest.mark.parametrize("hand", [["tulip1"], ["tulip2"]])
async def test_nobody_learns_of_limits_or_of_a_set_behind_them(
    rooms: Rooms, limits: tuple[str, ...], hand: list[str]
) -> None:
    assert await world(rooms / "here", (), ["expedition"]) == await world(rooms / "there", limits, hand)


async def test_the_seller_ends_the_turn_beforehand_and_it_ends_when_somebody_has_bought(table: Table) -> None:
    await table.begin(3, game="golden_age", grace=0)
    await lay_out(table, before_the_sale())
    await table.do(ANNA, OpenAuction("brabant"))
    await table.kontor.premoves.give(ANNA, table.id, EndTurn())
    await table.do(BEN, BidLimit(2))
    await table.do(CHLOE, BidLimit(0))
    await table.wait(200)
    assert await table.awaited() == {1}


async def test_a_turn_does_not_end_beforehand_when_nobody_has_bought(table: Table) -> None:
    await table.begin(3, game="golden_age", grace=0)
    await lay_out(table, before_the_sale())
    await table.do(ANNA, OpenAuction("brabant"))
    await table.kontor.premoves.give(ANNA, table.id, EndTurn())
    await table.do(BEN, BidLimit(0))
    await table.do(CHLOE, BidLimit(0))
    await table.wait(200)
    assert await table.awaited() == {0}
    shown = (await table.look(ANNA)).ahead
    assert shown is not None
    assert shown.lapsed is not None


async def test_the_first_pieces_are_placed_by_rankings_without_anybody_being_asked(table: Table) -> None:
    await table.begin(3, game="golden_age", grace=0)
    for user in (BEN, CHLOE, ANNA):
        await order(table, user, "pawns", "limburg", "zeeland", "friesland")
        await order(table, user, "marker", "holland", "brabant", "utrecht")
    assert [sum(pawns) for pawns in (await table.live()).state.pawns] == [2, 2, 2]
    assert await table.awaited() == {2}, "who places the Stadtholder"


@pytest.mark.parametrize("cards", [["ship", "captain"], ["ship", "ship"]])
async def test_whoever_has_ordered_to_sail_out_of_turn_keeps_nobody_waiting(
    table: Table, cards: list[str]
) -> None:
    await table.begin(3, game="golden_age", grace=0)
    seats = {"P0": {"markers": ["zeeland"]}, "P1": {"hand": cards}, "P2": {"money": 0}}
    await lay_out(table, load({"players": 3, **seats, "next": {"colony": ["cannon"]}}))
    await order(table, BEN, "sail", "2", "3")
    await table.do(ANNA, OpenAuction("zeeland"))
    await table.do(BEN, BidLimit(1))
    await table.wait(200)
    before = (await table.live()).state.turns
    await table.do(ANNA, EndTurn())
    assert (await table.live()).state.turns == before + 1
