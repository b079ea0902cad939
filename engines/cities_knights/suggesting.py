"""Sensible answers to duties, and what standing orders do: both only from what the seat itself may know."""

from __future__ import annotations

from engines.cities_knights import actions as a
from engines.cities_knights.data import CITY_COST, KNIGHT_COST, SETTLEMENT_COST, Cards
from engines.cities_knights.state import CatanState, Owing, Turn
from engines.cities_knights.trading import OFFERS
from engines.core.offers import Close
from engines.core.orders import Chosen, Order
from engines.core.purses import let_go

_RARITY = (1.0, 1.0, 1.0, 1.1, 1.2, 1.5, 1.5, 1.5)
"""By kind, how dear a card is; commodities buy what resources cannot."""


def suggest(state: CatanState, seat: int) -> a.Gift | a.Discard | None:
    """The cards that a seat would miss least, if it owes some."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Owing) or not frame.amounts[seat]:
        return None
    cards = Cards.of(least_missed(state.players[seat].hand, frame.amounts[seat]))
    return a.Gift(cards) if frame.reason == "wedding" else a.Discard(cards)


def least_missed(hand: list[int], count: int) -> list[int]:
    """So many cards of a hand, by kind: always one of the kind of which most are left beyond what builds.

    A settlement, a city and a knight are what the rest should still pay for; among equals the cheaper kind goes.
    """
    wanted = [max(costs) for costs in zip(SETTLEMENT_COST, CITY_COST, KNIGHT_COST, strict=True)]
    return let_go(hand, count, lambda kind, left: ((left - wanted[kind]) / _RARITY[kind] - _RARITY[kind] / 10,))


def roll(state: CatanState, seat: int, _: Chosen) -> a.RollDice | None:
    """Roll before anything else."""
    frame = state.stack[-1] if state.stack else None
    return a.RollDice() if isinstance(frame, Turn) and frame.at == "before" and frame.seat == seat else None


def discard(state: CatanState, seat: int, _: Chosen) -> a.Gift | a.Discard | None:
    """Discard as suggested."""
    frame = state.stack[-1] if state.stack else None
    return suggest(state, seat) if isinstance(frame, Owing) and frame.reason != "wedding" else None


def no_trades(state: CatanState, seat: int, _: Chosen) -> Close | None:
    """Decline every offer of the turn."""
    frame = state.stack[-1] if state.stack else None
    return OFFERS.closing(frame, seat) if isinstance(frame, Turn) else None


ORDERS = (
    Order("roll", roll, usual=True),
    Order("discard", discard, lasts="back"),
    Order("no-trades", no_trades, lasts="turn"),
)
