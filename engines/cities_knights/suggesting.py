"""Sensible answers to duties, and what standing orders do: both only from what the seat itself may know."""

from __future__ import annotations

from typing import Any

from engines.cities_knights import actions as a
from engines.cities_knights.data import CITY_COST, KINDS, KNIGHT_COST, SETTLEMENT_COST, cards_of
from engines.cities_knights.state import CatanState, Owing, Turn
from engines.cities_knights.trading import asked

ROLL_FOR_ME = "roll"
DISCARD_FOR_ME = "discard"
NO_TRADES = "no-trades"
ORDERS = (ROLL_FOR_ME, DISCARD_FOR_ME, NO_TRADES)
_RARITY = (1.0, 1.0, 1.0, 1.1, 1.2, 1.5, 1.5, 1.5)
"""By kind, how dear a card is; commodities buy what resources cannot."""


def suggest(state: CatanState, seat: int) -> Any | None:
    """The cards that a seat would miss least, if it owes some."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Owing) or not frame.amounts[seat]:
        return None
    cards = cards_of(least_missed(state.players[seat].hand, frame.amounts[seat]))
    return a.Gift(cards) if frame.reason == "wedding" else a.Discard(cards)


def least_missed(hand: list[int], count: int) -> list[int]:
    """So many cards of a hand, by kind: always one of the kind of which most are left beyond what builds.

    A settlement, a city and a knight are what the rest should still pay for; among equals the cheaper kind goes.
    """
    left = list(hand)
    given = [0] * len(KINDS)
    wanted = [max(costs) for costs in zip(SETTLEMENT_COST, CITY_COST, KNIGHT_COST, strict=True)]
    for _ in range(count):
        kind = max(
            (kind for kind in range(len(KINDS)) if left[kind]),
            key=lambda kind: (left[kind] - wanted[kind]) / _RARITY[kind] - _RARITY[kind] / 10,
        )
        left[kind] -= 1
        given[kind] += 1
    return given


def ordered(state: CatanState, seat: int, order: str) -> Any | None:
    """Roll before anything else; discard as suggested; decline every offer of the turn."""
    frame = state.stack[-1] if state.stack else None
    if order == ROLL_FOR_ME and isinstance(frame, Turn) and frame.at == "before" and frame.seat == seat:
        return a.RollDice()
    if order == DISCARD_FOR_ME and isinstance(frame, Owing) and frame.reason != "wedding":
        return suggest(state, seat)
    if order == NO_TRADES and isinstance(frame, Turn) and frame.seat != seat and seat in asked(frame):
        return a.TradeClose()
    return None
