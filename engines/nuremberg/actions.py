"""Actions of Nuremberg. The part of a tag before its first hyphen is the command's group.

Routes ("ii"), crossings ("ii-4"), workshop sites ("h-ne"), towers ("1-2"), fields ("0,-2"), kinds and goods are
ids. Those of trade are in `engines.core.mechanics`.
"""

from typing import Union, get_args

from engines.core.actions import Action
from engines.core.encoding.codec import tag_of
from engines.core.mechanics.bank_trades import TradeBank
from engines.core.mechanics.trade_offers import TRADE_ANSWERS, TradeAction
from engines.nuremberg.data import Cards, Goods

# ------------------------------------------------------------------ the turn


class DrawCard(Action, frozen=True, tag="draw"):
    """Draw the event card."""


class EndTurn(Action, frozen=True, tag="end"):
    """End the turn."""


class Place(Action, frozen=True, tag="place"):
    """Setup: place a station on the next section of a crossing's route, and a settlement at the crossing."""

    crossing: str


# ------------------------------------------------------------------ building


class BuildStation(Action, frozen=True, tag="build-station"):
    """Build a toll station on the next section of a route."""

    route: str


class BuildSettlement(Action, frozen=True, tag="build-settlement"):
    """Found a settlement at a crossing."""

    crossing: str


class BuildWorkshop(Action, frozen=True, tag="build-workshop"):
    """Open a workshop in the city."""

    site: str


class BuildWall(Action, frozen=True, tag="build-wall"):
    """Build the next section of the city wall."""


class BuildTower(Action, frozen=True, tag="build-tower"):
    """Build a tower between two walls."""

    tower: str


# ------------------------------------------------------------------ trade


class Sell(Action, frozen=True, tag="sell"):
    """Make goods and sell them, ``times`` times."""

    goods: str
    times: int = 1


# ------------------------------------------------------------------ answers


class Discard(Action, frozen=True, tag="answer-discard"):
    """Return half of the hand because of the robber knight."""

    cards: Cards


class MoveKnight(Action, frozen=True, tag="answer-knight"):
    """Send the robber knight to a field and take a card from a seat; ``victim`` is None if no seat has one."""

    field: str
    victim: int | None = None


class FreeWall(Action, frozen=True, tag="answer-wall"):
    """Free clay: build the next section of the wall for gold only."""


class NoWall(Action, frozen=True, tag="answer-pass"):
    """Free clay: build no wall."""


class ChooseCouncil(Action, frozen=True, tag="answer-council"):
    """Take the council card worth ``card`` points, if the holders of several are equal."""

    card: int


Building = Union[BuildStation, BuildSettlement, BuildWorkshop, BuildWall, BuildTower]
Duty = Union[Discard, MoveKnight, FreeWall, NoWall, ChooseCouncil]
NurembergAction = Union[
    DrawCard,
    EndTurn,
    Place,
    Building,
    Sell,
    TradeBank,
    TradeAction[Goods],
    Duty,
]
"""All actions, in the order of their commands."""
ANSWERS = frozenset(map(tag_of, (*TRADE_ANSWERS, *get_args(Duty))))
"""Tags of the actions that answer an event or an offer."""
