"""What a seat orders in advance, and what its orders do then."""

from typing import Any

import pytest

from engines.core.mechanics.auctions import BidLimit
from engines.core.play.standing_orders import ChosenItems
from engines.golden_age import actions as a
from engines.golden_age.events import AuctionWon
from engines.golden_age.game import GAME
from engines.golden_age.state import GoldenAgeState
from tests.engines.helpers.acting import asked, do
from tests.games.golden_age.helpers.positions import SIX, play, position

ORDERS = {order.key: order for order in GAME.orders}


def ordered(state: GoldenAgeState, seat: int, key: str, *chosen: str) -> Any:
    """What an order makes a seat do now; it must be legal."""
    order = ORDERS[key]
    assert order.admits(chosen)
    action = order.act(state, seat, chosen)
    assert GAME.contest is not None
    options = GAME.contest.options(state, seat) if isinstance(action, BidLimit) else GAME.options(state, seat)
    assert action is None or any(option.admits(action) for option in options)
    return action


def sale(place: str = "brabant", **keys: Any) -> GoldenAgeState:
    """Seat 0 sells the action of its marker there."""
    return do(position(**{"P0": {"markers": [place]}, **keys}), a.OpenAuction(place)).state


def test_a_limit_is_for_the_colour_of_the_action_that_is_sold() -> None:
    state = sale("brabant")
    assert ordered(state, 1, "limits", "blue=8", "yellow=6") == BidLimit(6)
    assert ordered(state, 2, "limits", "yellow=9") == BidLimit(9), "all are asked at once"
    assert ordered(state, 1, "limits", "blue=8") is None, "for other colours one is asked"
    assert ordered(sale("groningen"), 1, "limits", "yellow=6") == BidLimit(6)


def test_a_limit_reaches_as_far_as_money_and_sets_do() -> None:
    state = sale(P1={"money": 4, "hand": ["tulip1"]})
    assert ordered(state, 1, "limits", "yellow=200") == BidLimit(14)
    poor = sale(P1={"money": 0, "hand": ["tulip2"]})
    assert ordered(poor, 1, "limits", "yellow=9") == BidLimit(0), "who can pay nothing passes"


def test_a_limit_of_nothing_passes_at_once() -> None:
    assert ordered(sale(), 1, "limits", "yellow=0") == BidLimit(0)


def test_a_limit_speaks_before_the_first_bid_and_not_for_the_seller() -> None:
    state = sale()
    assert ordered(state, 0, "limits", "yellow=6") is None
    assert ordered(play(state, a.Bid(1)), 2, "limits", "yellow=6") is None
    assert ordered(position(), 0, "limits", "yellow=6") is None


@pytest.mark.parametrize(
    ("winner", "colour", "left"),
    [
        (1, "yellow", ("blue=8",)),
        (1, "blue", ("yellow=6",)),
        (1, "green", ("yellow=6", "blue=8")),
        (2, "blue", ("yellow=6", "blue=8")),
    ],
)
def test_a_limit_ends_with_the_auction_of_its_colour_that_is_won(
    winner: int, colour: str, left: ChosenItems
) -> None:
    chosen = ("yellow=6", "blue=8")
    after = ORDERS["limits"].left
    assert after is not None
    assert after(AuctionWon(winner, 0, 4, "brabant", colour), 1, chosen) == left


def test_a_pawn_that_was_won_goes_to_the_first_province_of_the_ranking_without_a_marker() -> None:
    state = play(sale("holland", P2={"markers": ["zeeland"]}), a.Bid(1), a.Pass())
    assert asked(state) == [(1, "perform")]
    assert ordered(state, 1, "won-pawn", "zeeland", "utrecht", "holland") == a.AddPawn("utrecht")
    assert ordered(state, 1, "won-pawn", "zeeland", "holland") is None, "who ranked none that is free is asked"
    assert ordered(state, 2, "won-pawn", "utrecht") is None
    brown = play(sale("utrecht", P1={"paintings": ["art-4"]}), a.Bid(1), a.Pass())
    assert asked(brown) == [(1, "perform")]
    assert ordered(brown, 1, "won-pawn", "brabant") is None


def offered(*cards: str, waiting: bool = False, **keys: Any) -> GoldenAgeState:
    """Seat 1 has won a blue card and has, with these, three backs that may be a crew."""
    keys["P1"] = {**keys.get("P1", {}), "hand": cards}
    state = play(sale("friesland", next={"colony": ["voc"]}, **keys), a.Bid(1), a.Pass())
    return play(state, a.EndTurn()) if waiting else state


@pytest.mark.parametrize("waiting", [False, True])
def test_a_crew_sails_out_of_turn_to_the_first_colony_of_the_ranking_that_is_free(waiting: bool) -> None:
    state = offered("ship", "captain", waiting=waiting, P2={"markers": ["3"]})
    assert ordered(state, 1, "sail", "3", "2", "7") == a.Sail("2", ("ship", "captain"))
    assert ordered(state, 2, "sail", "2") is None


@pytest.mark.parametrize("waiting", [False, True])
def test_without_a_crew_the_order_to_sail_declines(waiting: bool) -> None:
    assert ordered(offered("ship", "ship", waiting=waiting), 1, "sail", "2") == a.Pass()


@pytest.mark.parametrize("cards", [("ship", "captain"), ("ship", "ship")])
@pytest.mark.parametrize(("space", "keys"), [("3", {"P2": {"markers": ["3"]}}), ("2", {"P1": {"markers": SIX}})])
def test_without_a_colony_or_a_marker_one_is_asked_with_and_without_a_crew(
    cards: tuple[str, str], space: str, keys: dict[str, Any]
) -> None:
    assert ordered(offered(*cards, **keys), 1, "sail", space) is None


@pytest.mark.parametrize("reserve", [True, False])
def test_three_pawns_become_a_marker_of_the_reserve_out_of_turn(reserve: bool) -> None:
    seat = {"pawns": {"utrecht": 2}, "markers": [] if reserve else ["7"] * 6}
    state = play(sale("holland", P1=seat), a.Bid(1), a.Pass(), a.AddPawn("utrecht"))
    wanted = a.MakeMarker("utrecht") if reserve else None
    assert ordered(state, 1, "settle") == wanted
    assert ordered(state, 0, "settle") is None
    assert ordered(play(state, a.EndTurn()), 1, "settle") == wanted


def test_the_first_marker_is_placed_in_the_first_province_of_the_ranking_that_is_free() -> None:
    state = GAME.setup(3, bytes(16)).state
    assert ordered(state, 0, "marker", "zeeland", "holland") == a.PlaceMarker("zeeland")
    assert ordered(state, 1, "marker", "holland") is None, "it is another's move"
    state = do(state, a.PlaceMarker("zeeland")).state
    assert ordered(state, 1, "marker", "zeeland", "holland") == a.PlaceMarker("holland")
    assert ordered(state, 1, "marker", "zeeland") is None
    assert ordered(state, 1, "pawns", "holland") is None


def test_the_first_pawns_are_placed_where_there_is_room() -> None:
    state = GAME.setup(3, bytes(16)).state
    for province in ("zeeland", "holland", "utrecht"):
        state = do(state, a.PlaceMarker(province)).state
    rank = ("zeeland", "brabant", "limburg")
    for _ in range(2):
        assert ordered(state, 0, "pawns", *rank) == a.PlacePawn("brabant")
        state = do(state, a.PlacePawn("brabant")).state
    assert ordered(state, 1, "pawns", *rank) == a.PlacePawn("limburg"), "two pawns in a province at most"


def test_orders_for_the_setup_are_offered_during_it_alone() -> None:
    for key in ("marker", "pawns"):
        serves = ORDERS[key].serves
        assert serves is not None
        assert serves(GAME.setup(3, bytes(16)).state)
        assert not serves(position())
