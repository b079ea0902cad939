"""What becomes of matches that version 1 of the rules left in the middle of a card or a trade."""

from pathlib import Path

from engines.cities_knights.actions import EndTurn, GiveCommodity, OfferResource, PlaceKnight, TradeOffer
from engines.cities_knights.events import LongestRoad
from engines.cities_knights.game import GAME
from engines.cities_knights.rules.commercial_harbour import partners
from engines.cities_knights.state import CatanState, Turn
from tests.engines.helpers.acting import allowed, asked, choices, do, told, values
from tests.games.cities_knights.helpers.positions import PASS

FOLDER = Path(__file__).parents[3] / "fixtures" / "cities_knights" / "version-1"


def left(name: str) -> CatanState:
    return GAME.read_state((FOLDER / f"{name}.json").read_bytes(), 1)


def turn_of(state: CatanState) -> Turn:
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    return turn


def test_a_commercial_harbour_between_two_opponents_is_in_force_for_the_rest_of_the_turn() -> None:
    state = left("harbour-between")
    turn = turn_of(state)
    assert asked(state) == [(turn.seat, "turn")]
    assert (turn.harbour, turn.harbours) == (True, [2])
    assert set(values(state, OfferResource, "victim")) == set(partners(state, turn)) == {1, 3}
    assert allowed(state, EndTurn())


def test_a_commodity_that_was_owed_is_given_and_the_turn_goes_on() -> None:
    state = left("harbour-reply")
    turn = turn_of(state)
    ((seat, what),) = asked(state)
    assert (seat, what) == (1, "commodity")
    before = list(state.players[turn.seat].hand)
    state = do(state, choices(state, GiveCommodity, seat)[0]).state
    assert sum(state.players[turn.seat].hand) == sum(before)
    assert asked(state) == [(turn.seat, "turn")]
    assert turn_of(state).harbour
    assert seat not in values(state, OfferResource, "victim")


def test_a_knight_that_was_driven_away_is_placed_and_the_longest_road_settled_then() -> None:
    state = left("displaced")
    ((seat, what),) = asked(state)
    assert what == "relocate"
    step = do(state, choices(state, PlaceKnight, seat)[0])
    assert GAME.rules.invariants(step.state) == []
    assert told(step, LongestRoad) == []


def test_a_deserters_knight_is_placed_or_declined() -> None:
    state = left("deserter")
    assert asked(state) == [(state.active, "knight")]
    assert GAME.rules.invariants(do(state, PASS).state) == []


def test_of_a_turns_offers_those_that_stand_as_counter_offers_count_no_more() -> None:
    state = left("counter-offer")
    turn = turn_of(state)
    assert (turn.offers_made, turn.proposals) == (5, 2)
    assert choices(state, TradeOffer)
