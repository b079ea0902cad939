"""What decides who wins a match of Die Fugger, for each seat's chance."""

from pathlib import Path

from engines.core.ai.winning_chances import ChanceWeights, WinningChances
from engines.core.files.data_files import DataFile
from engines.fugger.ai.evaluation import expected_counts, final_prices
from engines.fugger.data import GOOD_INDEX, MERCHANT, NUMBERS, is_sealed
from engines.fugger.state import FuggerState

NAMES = (
    "florins",
    "front",
    "sealed",
    "merchant",
    "merchants",
    "hand_merchant",
    "hand_merchants",
    "hand_goods",
    "hand_price",
    "hand_best",
    "delivered",
    "delivered_price",
    "may_deliver",
    "later",
)
_BEST = 3
"""Cards of the hand that are likely to be sold in the round."""


def progress(state: FuggerState) -> float:
    """Return how near the richest player is to the end."""
    return min(1.0, max(player.florins for player in state.players) / NUMBERS.game_ends_at)


def features(state: FuggerState, seat: int) -> list[float]:
    """Return what a seat has, by `NAMES`: florins and prices in tens, the front at its expected prices."""
    player = state.players[seat]
    counts = expected_counts(state)
    begun = any(one.front for one in state.players)
    prices = final_prices(counts, state.prices) if begun else list(map(float, state.prices))
    front = sealed = 0.0
    for card in player.front:
        if card in GOOD_INDEX:
            good = GOOD_INDEX[card]
            front += prices[good]
            if is_sealed(card) and counts[good] < NUMBERS.seal_with_at_most + 0.6:
                sealed += prices[good]
    out, held = player.front.count(MERCHANT), player.hand.count(MERCHANT)
    goods = sorted((state.prices[GOOD_INDEX[card]] for card in player.hand if card in GOOD_INDEX), reverse=True)
    delivers = state.round <= NUMBERS.delivery_rounds and all(one.round != state.round for one in player.delivered)
    active = state.stack[-1].seat if state.stack else 0
    return [
        player.florins / 10,
        front / 10,
        sealed / 10,
        float(out > 0),
        float(out > 1),
        float(held > 0),
        float(held > 1),
        float(len(goods)),
        sum(goods) / 10,
        sum(goods[:_BEST]) / 10,
        float(len(player.delivered)),
        sum(state.prices[GOOD_INDEX[one.card]] for one in player.delivered) / 10,
        float(delivers),
        ((seat - active) % state.seats) / state.seats,
    ]


_WEIGHTS = DataFile(Path(__file__).parent.parent / "data" / "chances.json").read(ChanceWeights)
CHANCES = WinningChances(NAMES, features, progress, _WEIGHTS)
