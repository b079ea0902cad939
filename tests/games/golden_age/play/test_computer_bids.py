"""How far computer players go at auctions."""

import pytest

from engines.core.rng import rng_from
from engines.golden_age import actions as a
from engines.golden_age.game import GAME
from engines.golden_age.play.contest import AUCTIONS
from engines.golden_age.position import load
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
