"""Events of Cities & Knights. Seats and vertices are numbers; edges, hexes, kinds and cards are ids.

Events about cards are in `events.cards`.
"""

from typing import Union

from engines.cities_knights.data import Cards
from engines.cities_knights.events import cards as ce
from engines.core.actions import Event
from engines.core.events import TurnBegan as TurnBegan
from engines.core.events import Won as Won
from engines.core.mechanics.bank_trades import BankTraded
from engines.core.mechanics.trade_offers import TradeEvent


class Rolled(Event, frozen=True, tag="rolled"):
    """The dice were rolled. chosen: by the Alchemist."""

    seat: int
    red: int
    yellow: int
    event: str
    chosen: bool = False


class Built(Event, frozen=True, tag="built"):
    """Something was built: a "settlement", "city", "wall" or "knight"; ``free`` if a card or the draft paid."""

    seat: int
    what: str
    vertex: int
    free: bool = False


class RoadBuilt(Event, frozen=True, tag="road-built"):
    """A road was laid."""

    seat: int
    edge: str
    free: bool = False


class RoadRemoved(Event, frozen=True, tag="road-removed"):
    """The Diplomat removed a road."""

    seat: int
    owner: int
    edge: str


class LongestRoad(Event, frozen=True, tag="longest-road"):
    """The longest road changed hands; seat None: no seat has it now."""

    seat: int | None
    length: int


class KnightActivated(Event, frozen=True, tag="knight-activated"):
    """A knight became active."""

    seat: int
    vertex: int


class KnightPromoted(Event, frozen=True, tag="knight-promoted"):
    """A knight rose to ``level``."""

    seat: int
    vertex: int
    level: int
    free: bool = False


class KnightMoved(Event, frozen=True, tag="knight-moved"):
    """A knight moved by its own action."""

    seat: int
    start: int
    to: int


class KnightDisplaced(Event, frozen=True, tag="knight-displaced"):
    """A knight has to leave its vertex because of ``by``. `KnightDriven` says where it goes."""

    seat: int
    by: int
    vertex: int
    level: int


class KnightDriven(Event, frozen=True, tag="knight-driven"):
    """A knight was driven away by ``by``. to: the vertex its owner chose, None if it left the board."""

    seat: int
    by: int
    start: int
    to: int | None


class KnightDeserted(Event, frozen=True, tag="knight-deserted"):
    """A knight left its seat because of ``by``'s Deserter."""

    seat: int
    by: int
    vertex: int
    level: int


class KnightJoined(Event, frozen=True, tag="knight-joined"):
    """A Deserter's knight was placed."""

    seat: int
    vertex: int
    level: int


class Improved(Event, frozen=True, tag="improved"):
    """A track reached a level."""

    seat: int
    track: str
    level: int


class MetropolisBuilt(Event, frozen=True, tag="metropolis-built"):
    """A city became a metropolis. loser: the seat that lost it, if any. lost: the vertex where it was."""

    seat: int
    track: str
    vertex: int
    loser: int | None = None
    lost: int | None = None


class ShipMoved(Event, frozen=True, tag="ship-moved"):
    """The barbarian ship moved on to ``step`` of seven."""

    step: int


class BarbariansLanded(Event, frozen=True, tag="barbarians-landed"):
    """The barbarians attacked: strength against defence. knights: by seat, its part of the defence."""

    strength: int
    defence: int
    knights: tuple[int, ...]


class DefenderNamed(Event, frozen=True, tag="defender-named"):
    """A seat became Defender of Catan: one point."""

    seat: int


class DefendersTied(Event, frozen=True, tag="defenders-tied"):
    """Several seats defended best; each draws a progress card of its choice."""

    seats: tuple[int, ...]


class CityRazed(Event, frozen=True, tag="city-razed"):
    """A city was pillaged. wall: it lost its wall too. tipped: its piece was turned over."""

    seat: int
    vertex: int
    wall: bool
    tipped: bool


class RobberMoved(Event, frozen=True, tag="robber-moved"):
    """The robber moved. by: "seven", "knight" or "bishop"."""

    seat: int
    hex: str
    by: str


CatanEvent = Union[
    TurnBegan,
    Rolled,
    ce.Received,
    ce.Shortage,
    Built,
    RoadBuilt,
    RoadRemoved,
    LongestRoad,
    KnightActivated,
    KnightPromoted,
    KnightMoved,
    KnightDisplaced,
    KnightDriven,
    KnightDeserted,
    KnightJoined,
    Improved,
    MetropolisBuilt,
    ce.ProgressDrawn,
    ce.ProgressSeen,
    ce.PointCard,
    ce.ProgressDropped,
    ce.ProgressDroppedSeen,
    ce.CardPlayed,
    ShipMoved,
    BarbariansLanded,
    DefenderNamed,
    DefendersTied,
    CityRazed,
    ce.CardsLost,
    ce.CardsLostSeen,
    RobberMoved,
    ce.CardStolen,
    ce.CardStolenSeen,
    ce.CardsGiven,
    ce.CardsGivenSeen,
    ce.CardsTaken,
    ce.HarbourOffered,
    ce.HarbourReturned,
    ce.Swapped,
    ce.ProgressStolen,
    ce.ProgressStolenSeen,
    BankTraded[Cards],
    TradeEvent[Cards],
    Won,
]
