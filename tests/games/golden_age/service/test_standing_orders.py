"""The Golden Age at a service's table: limits, orders and the rest of a turn, given in advance."""

from typing import Any

import pytest

from engines.core.mechanics.auctions import BidLimit
from engines.golden_age.actions import Bid, EndTurn, OpenAuction, Pass, Sail
from engines.golden_age.position import load
from service.people.user import User
from tests.games.cities_knights.helpers.service_positions import lay_out
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
    """The limits in force, as the owner's panel shows them."""
    return next(info.chosen for info in (await match.look(user)).instructions.orders if info.key == "limits")


@pytest.mark.parametrize("sold", [True, False])
async def test_a_turn_that_is_ended_beforehand_ends_when_somebody_has_bought(
    match: ServiceMatch, sold: bool
) -> None:
    await match.begin(3, game="golden_age", grace=0)
    await lay_out(match, before_the_sale())
    await match.do(ANNA, OpenAuction("brabant"))
    await match.kontor.premoves.give(ANNA, match.id, EndTurn())
    await match.do(BEN, BidLimit(2 if sold else 0))
    await match.do(CHLOE, BidLimit(0))
    await match.wait(200)
    assert await match.awaited() == ({1} if sold else {0})
    shown = (await match.look(ANNA)).instructions.premoves
    assert (shown is not None and shown.lapsed is not None) == (not sold), "why it did not end is told"


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


CREW = ("ship", "captain", "cannon")


def before_the_crew(**keys: Any) -> Any:
    """Anna can sell the action that may complete Ben's crew."""
    seats = {"P0": {"markers": ["zeeland"]}, "P1": {"hand": list(CREW[:2])}, "P2": {"money": 0}}
    return load({"players": 3, **seats, "next": {"colony": ["cannon"]}, **keys})


async def sold(match: ServiceMatch, *, people: int, computers: int) -> None:
    """Ben, or the computer player in his place, has won the card; Anna's turn goes on."""
    await match.begin(people=people, computers=computers, game="golden_age", grace=0)
    await lay_out(match, before_the_crew())
    await match.do(ANNA, OpenAuction("zeeland"))
    if people > 1:
        await match.do(BEN, Bid(1))


async def turns(match: ServiceMatch) -> int:
    return int((await match.live()).state.turns)


@pytest.mark.promise("pinged")
async def test_the_next_turn_waits_for_who_could_sail_and_rings_them(match: ServiceMatch) -> None:
    await sold(match, people=3, computers=0)
    assert await match.awaited() == {0}
    before = await turns(match)
    match.forget()
    await match.do(ANNA, EndTurn())
    assert await match.awaited() == {1}
    assert match.pings == [BEN.id]
    assert await turns(match) == before
    await match.do(BEN, Sail("2", CREW))
    assert await turns(match) == before + 1
    assert await match.awaited() == {1}


async def test_who_declines_in_the_sellers_turn_is_waited_for_no_more(match: ServiceMatch) -> None:
    await sold(match, people=3, computers=0)
    before = await turns(match)
    await match.do(BEN, Pass())
    await match.do(ANNA, EndTurn())
    assert await turns(match) == before + 1


async def test_a_computer_seller_does_not_cut_off_what_its_buyer_was_offered(match: ServiceMatch) -> None:
    await match.begin(people=2, computers=1, game="golden_age", grace=0)
    seats = {"P0": {"hand": list(CREW[:2])}, "P1": {"money": 0}, "P2": {"markers": ["zeeland"]}}
    state = load({"players": 3, "active": 2, **seats, "next": {"colony": ["cannon"]}})
    live = await match.live()
    state = live.game.apply(live.game.apply(state, 2, OpenAuction("zeeland")).state, 0, Bid(1)).state
    await lay_out(match, state)
    while await match.awaited() == {2}:
        await match.wait(60)
    assert await match.awaited() == {0}
    assert (await match.look(ANNA)).view.phase == ("turn", "end")
    before = await turns(match)
    await match.do(ANNA, Sail("2", CREW))
    assert await turns(match) == before + 1
