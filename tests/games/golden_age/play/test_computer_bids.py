"""How far computer players go at auctions, in their turn and in matches that they think through."""

import pytest

from engines.core.rng import rng_from
from engines.golden_age import actions as a
from engines.golden_age.ai.quick import quick
from engines.golden_age.game import GAME
from engines.golden_age.play.contest import AUCTIONS
from engines.golden_age.position import load
from engines.golden_age.state import GoldenAgeState
from players import PLAYERS
from players.bidding import choose_limit


def greedy_limit(money: int, hand: list[str]) -> int:
    """Up to which amount a greedy player bids for a colony card."""
    form = {
        "players": 3, "active": 0, "turn": 8, "phase": "main", "stadtholder": 4,
        "P0": {"money": 14, "markers": ["zeeland"]},
        "P1": {"money": money, "markers": ["friesland"], "hand": hand},
        "P2": {"money": 9, "markers": ["limburg"]},
    }  # fmt: skip
    state = GAME.apply(load(form, loose=True), 0, a.OpenAuction("zeeland")).state
    return choose_limit(PLAYERS["greedy"], GAME, AUCTIONS, state, 1, rng_from("limit"))


@pytest.mark.parametrize("money", [0, 1, 4])
def test_what_sets_would_bring_is_bid_as_well(money: int) -> None:
    assert greedy_limit(money, ["expedition"] * 3) > money
    assert greedy_limit(money, ["expedition"] * 2) <= money


def test_a_bid_is_never_more_than_the_seat_can_pay() -> None:
    for money in range(12):
        assert greedy_limit(money, ["tulip1"]) <= money + 10


def two_bidders(first: int, second: int) -> GoldenAgeState:
    """An auction of a colony card in which two seats with this money may bid, the richer of them first."""
    form = {
        "players": 3, "active": 0, "turn": 8, "phase": "main", "stadtholder": 4,
        "P0": {"markers": ["zeeland"]}, "P1": {"money": first}, "P2": {"money": second},
    }  # fmt: skip
    return GAME.apply(load(form, loose=True), 0, a.OpenAuction("zeeland")).state


def test_what_is_thought_through_is_bid_at_once_and_just_beyond_the_rival() -> None:
    state = two_bidders(first=30, second=4)
    bid = quick(state, 1)
    assert bid == a.Bid(5)
    state = GAME.apply(state, 1, bid).state
    assert state.players[1].money == 25, "the other cannot bid more"


def test_what_is_thought_through_stops_where_the_action_is_worth_no_more() -> None:
    state = GAME.apply(two_bidders(first=90, second=90), 1, a.Bid(60)).state
    assert quick(state, 2) == a.Pass()
    assert quick(GAME.apply(state, 2, a.Pass()).state, 1) is None, "no auction"
