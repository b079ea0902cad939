"""What a seat orders beforehand, and what is done for it then."""

from __future__ import annotations

from typing import Any

import pytest

from engines.nuremberg import actions as a
from engines.nuremberg.game import GAME, NurembergSettings
from engines.nuremberg.state import NurembergState
from tests.engines.nuremberg.table import FREE_CLAY, KNIGHT, PLENTY, QUIET, before, country, do, draw, position

ORDERS = {order.key: order for order in GAME.orders}


def ordered(state: NurembergState, seat: int, key: str, *chosen: str) -> Any:
    """What an order makes a seat do now; it must be legal."""
    order = ORDERS[key]
    assert order.admits(chosen)
    action = order.act(state, seat, chosen)
    assert action is None or any(option.admits(action) for option in GAME.options(state, seat))
    return action


def in_setup() -> NurembergState:
    """An advanced set-up in which somebody is about to place first."""
    return GAME.setup(3, bytes(16), NurembergSettings(setup="advanced")).state


def test_in_the_set_up_the_first_of_the_ranked_crossings_that_is_free_is_taken() -> None:
    state = in_setup()
    (decision,) = GAME.pending(state)
    assert ordered(state, decision.seat, "place", "ii-3", "i-2") == a.Place("ii-3")
    taken = do(state, a.Place("ii-4")).state
    (following,) = GAME.pending(taken)
    assert ordered(taken, following.seat, "place", "ii-3", "ii-4", "i-2") == a.Place("i-2"), (
        "too near, taken, free"
    )
    assert ordered(taken, following.seat, "place", "ii-4") is None, "who ranked nothing that is free is asked"
    assert ordered(taken, decision.seat, "place", "i-2") is None, "it is another's move"


def test_a_ranked_route_means_its_most_fruitful_crossing_that_is_free() -> None:
    state = in_setup()
    (decision,) = GAME.pending(state)
    best = ordered(state, decision.seat, "place", "iii")
    assert best.crossing.startswith("iii-")
    state = do(state, best).state
    (following,) = GAME.pending(state)
    again = ordered(state, following.seat, "place", "iii")
    assert again.crossing.startswith("iii-")
    assert again != best


def test_who_places_last_and_first_has_both_placed_by_one_order() -> None:
    state = in_setup()
    for crossing in ("i-1", "i-3"):
        state = do(state, a.Place(crossing)).state
    (decision,) = GAME.pending(state)
    ranked = ("ii-2", "ii-4")
    state = do(state, ordered(state, decision.seat, "place", *ranked)).state
    assert [asked.seat for asked in GAME.pending(state)] == [decision.seat]
    assert ordered(state, decision.seat, "place", *ranked) == a.Place("ii-4")


def test_the_order_for_the_set_up_is_offered_during_the_set_up_alone() -> None:
    serves = ORDERS["place"].serves
    assert serves is not None
    assert serves(in_setup())
    assert not serves(before(QUIET))


def test_kinds_to_keep_are_returned_only_if_there_are_no_others() -> None:
    hand = {"wood": 2, "clay": 6, "ore": 4}
    state = draw(KNIGHT, P1={"hand": hand}).state
    kept = ordered(state, 1, "discard", "ore").cards
    assert kept.ore == 0
    assert sum(kept.counts()) == 6
    most = ordered(state, 1, "discard", "ore", "clay").cards
    assert most.wood == 2
    assert sum(most.counts()) == 6, "two that may go are too few"
    assert sum(ordered(state, 1, "discard").cards.counts()) == 6, "nothing need be kept"
    assert ordered(state, 0, "discard", "ore") is None, "who owes nothing returns nothing"


@pytest.mark.parametrize(("gold", "builds"), [(3, False), (5, False), (6, True), (9, True)])
def test_a_free_wall_is_built_while_so_much_gold_is_left(gold: int, builds: bool) -> None:
    state = draw(FREE_CLAY, P1={"gold": gold}).state
    assert ordered(state, 1, "wall", "3") == (a.FreeWall() if builds else a.NoWall())
    assert ordered(state, 1, "wall", "0") == a.FreeWall()


@pytest.mark.parametrize(
    ("own", "theirs", "cards", "builds", "why"),
    [
        (2, 0, {}, True, "it brings the first card"),
        (1, 0, {}, False, "two prestige are too few for a card"),
        (3, 3, {"4": 2, "2": 1}, True, "it takes the better card"),
        (3, 5, {"4": 2, "2": 1}, False, "it would still be behind"),
        (4, 4, {"4": 1, "2": 2}, True, "a rival who is level with it could take its card"),
        (7, 4, {"4": 1, "2": 2}, False, "no rival is near"),
        (11, 5, {"4": 1, "2": 2}, True, "it makes the card safe"),
        (12, 12, {"4": 2, "2": 1}, False, "both cards are safe"),
    ],
)
def test_a_free_wall_is_built_only_if_it_serves_the_council(
    own: int, theirs: int, cards: dict[str, int], builds: bool, why: str
) -> None:
    players: dict[str, Any] = {"P1": {"gold": 9, "prestige": own}, "P2": {"prestige": theirs}}
    held = {"4": None, "2": None, **cards}
    state = draw(FREE_CLAY, loose=True, walls=own + theirs, council=held, **players).state
    assert ordered(state, 1, "wall", "council") == (a.FreeWall() if builds else a.NoWall()), why


def test_of_several_council_cards_whose_holders_are_equal_the_best_is_taken() -> None:
    state = position(
        players=4,
        walls=11,
        P0={"hand": PLENTY, "gold": 3, "prestige": 3},
        P1={"prestige": 3},
        P2={"prestige": 3},
        P3={"prestige": 2},
        council={"4": 1, "3": 2, "2": None},
        loose=True,
    )
    state = do(state, a.BuildWall()).state
    assert ordered(state, 0, "council") == a.ChooseCouncil(4)


def test_who_trades_no_more_this_turn_declines_what_is_offered() -> None:
    state = position(P0={"hand": {"ore": 1}, **country(i=[1])}, P1={"hand": {"wool": 1}})
    assert ordered(state, 1, "no-trades") is None
    terms = GAME.options(state, 0)
    offer = next(option for option in terms if isinstance(option.action, a.TradeOffer))
    state = do(state, next(offer.expand())).state
    assert ordered(state, 1, "no-trades") == a.TradeClose()
    assert ordered(state, 0, "no-trades") is None
