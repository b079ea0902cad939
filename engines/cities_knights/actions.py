"""Actions of Cities & Knights. The part of a tag before its first hyphen is the command's group.

Vertices are numbers 0 to 53; edges ("18-23"), hexes ("0,-2"), kinds, tracks and progress cards are ids.
"""

from collections.abc import Mapping
from typing import Union

from engines.cities_knights.card_actions import AtVertex, Medicine, PoliticsCard, ScienceCard, TradeCard
from engines.cities_knights.data import (
    ACTIVATE_COST,
    CITY_COST,
    KNIGHT_COST,
    MEDICINE_COST,
    PROMOTE_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    WALL_COST,
    Cards,
)
from engines.core.actions import Action
from engines.core.encoding.codec import members, tag_of
from engines.core.mechanics.bank_trades import TradeBank as TradeBank
from engines.core.mechanics.trade_offers import TRADE_ANSWERS, TradeAction
from engines.core.mechanics.trade_offers import TradeAccept as TradeAccept
from engines.core.mechanics.trade_offers import TradeClose as TradeClose
from engines.core.mechanics.trade_offers import TradeCounter as TradeCounter
from engines.core.mechanics.trade_offers import TradeDecline as TradeDecline
from engines.core.mechanics.trade_offers import TradeOffer as TradeOffer
from engines.core.mechanics.trade_offers import TradeWithdraw as TradeWithdraw

# ------------------------------------------------------------------ the turn


class RollDice(Action, frozen=True, tag="roll"):
    """Roll the dice."""


class EndTurn(Action, frozen=True, tag="end"):
    """End the turn."""


class Pass(Action, frozen=True, tag="pass"):
    """Decline an optional gain: the rest of a card's effect, a free road, a knight, a card to take."""


# ------------------------------------------------------------------ building


class BuildRoad(Action, frozen=True, tag="build-road"):
    """Lay a road; in the draft and after cards it costs nothing."""

    edge: str


class BuildSettlement(AtVertex, frozen=True, tag="build-settlement"):
    """Found a settlement."""


class BuildCity(AtVertex, frozen=True, tag="build-city"):
    """Turn a settlement into a city; in the draft the second piece is a city."""


class BuildWall(AtVertex, frozen=True, tag="build-wall"):
    """Put a wall under a city."""


class BuildKnight(AtVertex, frozen=True, tag="build-knight"):
    """Place a basic, inactive knight."""


class Improve(Action, frozen=True, tag="improve"):
    """Buy the next level of a track."""

    track: str


# ------------------------------------------------------------------ knights


class ActivateKnight(AtVertex, frozen=True, tag="knight-activate"):
    """Pay one grain: the knight counts from now on and may act from the next turn on."""


class PromoteKnight(AtVertex, frozen=True, tag="knight-promote"):
    """Raise a knight by one level; free with the Smith."""


class MoveKnight(AtVertex, frozen=True, tag="knight-move"):
    """Move a knight over own roads to a free vertex, or displace a weaker opponent's knight."""

    to: int


class ChaseRobber(AtVertex, frozen=True, tag="knight-chase"):
    """Use a knight beside the robber: the robber moves, as after a seven."""


# ------------------------------------------------------------------ answers


class Discard(Action, frozen=True, tag="answer-discard"):
    """Give up cards to the bank: after a seven or a Saboteur."""

    cards: Cards


class Gift(Action, frozen=True, tag="answer-gift"):
    """Give cards to the player of the Wedding."""

    cards: Cards


class DropCard(Action, frozen=True, tag="answer-drop"):
    """Put an excess progress card under its deck."""

    card: str


class MoveRobber(Action, frozen=True, tag="answer-robber"):
    """Move the robber and steal a card from a seat there; ``victim`` is None if no seat there has one."""

    hex: str
    victim: int | None = None


class RazeCity(AtVertex, frozen=True, tag="answer-raze"):
    """Choose the city that the barbarians pillage."""


class PlaceKnight(AtVertex, frozen=True, tag="answer-knight"):
    """Place a displaced knight, or one that a Deserter brings."""


class ChooseDeck(Action, frozen=True, tag="answer-deck"):
    """Draw a progress card as one of several best defenders."""

    track: str


class TakeResource(Action, frozen=True, tag="answer-resource"):
    """Take a resource through the aqueduct."""

    kind: str


class PlaceMetropolis(AtVertex, frozen=True, tag="answer-metropolis"):
    """Choose the city that becomes a metropolis."""


class OfferResource(Action, frozen=True, tag="answer-harbour"):
    """Commercial Harbour: offer a resource to an opponent."""

    victim: int
    kind: str


class GiveCommodity(Action, frozen=True, tag="answer-commodity"):
    """Commercial Harbour: give this commodity for the resource."""

    kind: str


class TakeCards(Action, frozen=True, tag="answer-plunder"):
    """Master Merchant: take these cards."""

    cards: Cards


class TakeProgress(Action, frozen=True, tag="answer-spy"):
    """Spy: take this progress card."""

    card: str


class Desert(AtVertex, frozen=True, tag="answer-desert"):
    """Choose the own knight that deserts."""


Building = Union[BuildRoad, BuildSettlement, BuildCity, BuildWall, BuildKnight]
KnightAction = Union[ActivateKnight, PromoteKnight, MoveKnight, ChaseRobber]
CatanAction = Union[
    RollDice,
    EndTurn,
    Pass,
    Building,
    Improve,
    KnightAction,
    TradeBank,
    TradeAction[Cards],
    ScienceCard,
    TradeCard,
    PoliticsCard,
    Discard,
    Gift,
    DropCard,
    MoveRobber,
    RazeCity,
    PlaceKnight,
    ChooseDeck,
    TakeResource,
    PlaceMetropolis,
    OfferResource,
    GiveCommodity,
    TakeCards,
    TakeProgress,
    Desert,
]
COSTS: Mapping[type, tuple[int, ...]] = {
    BuildRoad: ROAD_COST,
    BuildSettlement: SETTLEMENT_COST,
    BuildCity: CITY_COST,
    BuildWall: WALL_COST,
    BuildKnight: KNIGHT_COST,
    ActivateKnight: ACTIVATE_COST,
    PromoteKnight: PROMOTE_COST,
    Medicine: MEDICINE_COST,
}
"""By action, the cards that it costs, by kind."""
ANSWERS = frozenset(map(tag_of, (Pass, *TRADE_ANSWERS))) | {
    tag for tag in map(tag_of, members(CatanAction)) if tag.startswith("answer-")
}
"""Tags of the actions that answer a roll, a card or an offer."""
