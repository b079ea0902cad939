"""Standing orders, which use only what the seat may know."""

from typing import Final

from engines.cities_knights import actions as a
from engines.cities_knights.ai import suggest
from engines.cities_knights.data import KINDS, RESOURCES
from engines.cities_knights.play import end_turns_until
from engines.cities_knights.rules.trading import OFFERS
from engines.cities_knights.state import CatanState, Turn
from engines.core.mechanics.trade_offers import TradeClose
from engines.core.play.standing_orders import ChosenItems, OrderChoice, OrderType

MOST_CARDS: Final = 8
"""Most progress cards that can be ranked: their names have to fit a line."""
LOST_CITY: Final = ("poorest", "unwalled")
"""Ways to choose the city that the barbarians pillage."""


def roll(state: CatanState, seat: int, _: ChosenItems) -> a.RollDice | None:
    """Roll before anything else."""
    frame = state.stack[-1] if state.stack else None
    return a.RollDice() if isinstance(frame, Turn) and frame.at == "before" and frame.seat == seat else None


def holds_alchemist(state: CatanState, seat: int) -> bool:
    """Return whether the seat could choose its dice, which an order to roll would not do."""
    return "alchemist" in state.players[seat].progress


def lose(state: CatanState, seat: int, chosen: ChosenItems) -> a.RazeCity | None:
    """Lose the city that brings least, perhaps only among those without a wall."""
    return suggest.lose(state, seat, unwalled="unwalled" in chosen)


def no_trades(state: CatanState, seat: int, _: ChosenItems) -> TradeClose | None:
    """Decline every offer of the turn."""
    frame = state.stack[-1] if state.stack else None
    return OFFERS.closing(frame, seat) if isinstance(frame, Turn) else None


ORDERS = (
    OrderType("roll", roll, doubts=holds_alchemist, usual=True),
    OrderType(
        "until",
        end_turns_until.end_turn,
        lasts="moved",
        choice=OrderChoice("aim", end_turns_until.AIMS, hi=len(end_turns_until.AIMS)),
    ),
    OrderType("discard", suggest.give_up, choice=OrderChoice("kind", KINDS, lo=0, hi=len(KINDS), ranked=True)),
    OrderType(
        "drop", suggest.drop, choice=OrderChoice("card", suggest.FIRST_TO_GO, lo=0, hi=MOST_CARDS, ranked=True)
    ),
    OrderType(
        "aqueduct", suggest.take, choice=OrderChoice("kind", RESOURCES, lo=0, hi=len(RESOURCES), ranked=True)
    ),
    OrderType("deck", suggest.draw, choice=OrderChoice("track", suggest.DRAWN_FIRST, lo=0, hi=3, ranked=True)),
    OrderType("raze", lose, choice=OrderChoice("lost-city", LOST_CITY)),
    OrderType("no-trades", no_trades, lasts="turn"),
)
"""All standing orders of the game."""
