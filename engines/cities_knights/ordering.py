"""What a seat can order beforehand: only from what the seat itself may know."""

from __future__ import annotations

from typing import Final

from engines.cities_knights import actions as a
from engines.cities_knights import suggesting, waiting
from engines.cities_knights.data import KINDS, RESOURCES
from engines.cities_knights.state import CatanState, Turn
from engines.cities_knights.trading import OFFERS
from engines.core.offers import Close
from engines.core.orders import Choice, Chosen, Order

MOST_CARDS: Final = 8
"""So many progress cards can be ranked: their names have to fit a line."""
LOST_CITY: Final = ("poorest", "unwalled")
"""How the city is chosen that the barbarians take."""


def roll(state: CatanState, seat: int, _: Chosen) -> a.RollDice | None:
    """Roll before anything else."""
    frame = state.stack[-1] if state.stack else None
    return a.RollDice() if isinstance(frame, Turn) and frame.at == "before" and frame.seat == seat else None


def holds_alchemist(state: CatanState, seat: int) -> bool:
    """Whether the seat could choose its dice, which an order to roll would not do."""
    return "alchemist" in state.players[seat].progress


def lose(state: CatanState, seat: int, chosen: Chosen) -> a.RazeCity | None:
    """Lose the city that brings least, or among those without a wall."""
    return suggesting.lose(state, seat, unwalled="unwalled" in chosen)


def no_trades(state: CatanState, seat: int, _: Chosen) -> Close | None:
    """Decline every offer of the turn."""
    frame = state.stack[-1] if state.stack else None
    return OFFERS.closing(frame, seat) if isinstance(frame, Turn) else None


ORDERS = (
    Order("roll", roll, usual=True, doubts=holds_alchemist),
    Order("until", waiting.end_turn, lasts="moved", choice=Choice("aim", waiting.AIMS, hi=len(waiting.AIMS))),
    Order("discard", suggesting.give_up, choice=Choice("kind", KINDS, lo=0, hi=len(KINDS), ranked=True)),
    Order(
        "drop", suggesting.drop, choice=Choice("card", suggesting.FIRST_TO_GO, lo=0, hi=MOST_CARDS, ranked=True)
    ),
    Order("aqueduct", suggesting.take, choice=Choice("kind", RESOURCES, lo=0, hi=len(RESOURCES), ranked=True)),
    Order("deck", suggesting.draw, choice=Choice("track", suggesting.DRAWN_FIRST, lo=0, hi=3, ranked=True)),
    Order("raze", lose, choice=Choice("lost-city", LOST_CITY)),
    Order("no-trades", no_trades, lasts="turn"),
)
"""What a seat can order."""
