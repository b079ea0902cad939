"""Events of Cities & Knights. Seats and vertices are numbers; edges, hexes, kinds and cards are ids."""

from typing import Union

from engines.cities_knights.data import Cards
from engines.core.actions import Event
from engines.core.events import CardStolen as CardStolen
from engines.core.events import CardStolenSeen as CardStolenSeen
from engines.core.events import Shortage as Shortage
from engines.core.events import TurnBegan as TurnBegan
from engines.core.events import Won as Won
from engines.core.mechanics.bank_trades import BankTraded
from engines.core.mechanics.trade_offers import TradeEvent


class SeatEvent(Event, frozen=True):
    """What a seat did, or what happened to it."""

    seat: int


class Rolled(SeatEvent, frozen=True, tag="rolled"):
    """The dice were rolled. chosen: by the Alchemist."""

    red: int
    yellow: int
    event: str
    chosen: bool = False


class Built(SeatEvent, frozen=True, tag="built"):
    """Something was built: a "settlement", "city", "wall" or "knight"; ``free`` if a card or the draft paid."""

    what: str
    vertex: int
    free: bool = False


class RoadBuilt(SeatEvent, frozen=True, tag="road-built"):
    """A road was laid."""

    edge: str
    free: bool = False


class RoadRemoved(SeatEvent, frozen=True, tag="road-removed"):
    """The Diplomat removed a road."""

    owner: int
    edge: str


class LongestRoad(Event, frozen=True, tag="longest-road"):
    """The longest road changed hands; seat None: no seat has it now."""

    seat: int | None
    length: int


class KnightActivated(SeatEvent, frozen=True, tag="knight-activated"):
    """A knight became active."""

    vertex: int


class KnightPromoted(SeatEvent, frozen=True, tag="knight-promoted"):
    """A knight rose to ``level``."""

    vertex: int
    level: int
    free: bool = False


class KnightMoved(SeatEvent, frozen=True, tag="knight-moved"):
    """A knight moved by its own action."""

    start: int
    to: int


class KnightDisplaced(SeatEvent, frozen=True, tag="knight-displaced"):
    """A knight has to leave its vertex because of ``by``. `KnightDriven` says where it goes."""

    by: int
    vertex: int
    level: int


class KnightDriven(SeatEvent, frozen=True, tag="knight-driven"):
    """A knight that ``by`` displaced moved. to: the vertex its owner chose, None if it left the board."""

    by: int
    start: int
    to: int | None


class KnightDeserted(SeatEvent, frozen=True, tag="knight-deserted"):
    """A knight left its seat because of ``by``'s Deserter."""

    by: int
    vertex: int
    level: int


class KnightJoined(SeatEvent, frozen=True, tag="knight-joined"):
    """A Deserter's knight was placed."""

    vertex: int
    level: int


class Improved(SeatEvent, frozen=True, tag="improved"):
    """A track reached a level."""

    track: str
    level: int


class MetropolisBuilt(SeatEvent, frozen=True, tag="metropolis-built"):
    """A city became a metropolis. loser: the seat that lost it, if any. lost: the vertex where it was."""

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


class DefenderNamed(SeatEvent, frozen=True, tag="defender-named"):
    """A seat became Defender of Catan: one point."""


class DefendersTied(Event, frozen=True, tag="defenders-tied"):
    """Several seats defended best; each draws a progress card of its choice."""

    seats: tuple[int, ...]


class CityRazed(SeatEvent, frozen=True, tag="city-razed"):
    """A city was pillaged. wall: it lost its wall too. tipped: its piece was turned over."""

    vertex: int
    wall: bool
    tipped: bool


class RobberMoved(SeatEvent, frozen=True, tag="robber-moved"):
    """The robber moved. by: "seven", "knight" or "bishop"."""

    hex: str
    by: str


# ------------------------------------------------------------------ cards


class Received(SeatEvent, frozen=True, tag="received"):
    """Cards from the bank. why: "roll", "draft", "aqueduct", "irrigation" or "mining"."""

    cards: Cards
    why: str


class ProgressDrawn(SeatEvent, frozen=True, tag="progress-drawn"):
    """A progress card was drawn. `ProgressSeen` shows the seat which."""

    track: str


class ProgressSeen(ProgressDrawn, frozen=True, tag="progress-seen"):
    """Which progress card a seat drew; visible only to that seat."""

    card: str


class PointCard(SeatEvent, frozen=True, tag="point-card"):
    """Printer or Constitution was drawn and shown."""

    card: str


class ProgressDropped(SeatEvent, frozen=True, tag="progress-dropped"):
    """An excess progress card went under its deck. `ProgressDroppedSeen` shows the seat which."""

    track: str


class ProgressDroppedSeen(ProgressDropped, frozen=True, tag="progress-dropped-seen"):
    """Which progress card went under its deck; visible only to its seat."""

    card: str


class CardPlayed(SeatEvent, frozen=True, tag="card-played"):
    """A progress card was played, with the seat, kind or hexes that it names, if any."""

    card: str
    victim: int | None = None
    kind: str | None = None
    hexes: tuple[str, ...] = ()


class CardsLost(SeatEvent, frozen=True, tag="cards-lost"):
    """Cards went to the bank. why: "seven" or "saboteur". `CardsLostSeen` shows the seat which."""

    count: int
    why: str


class CardsLostSeen(CardsLost, frozen=True, tag="cards-lost-seen"):
    """Which cards were lost; visible only to their seat."""

    cards: Cards


class CardsGiven(SeatEvent, frozen=True, tag="cards-given"):
    """Cards went from ``seat`` to ``to``. why: "wedding", "plunder". `CardsGivenSeen` shows both seats which."""

    to: int
    count: int
    why: str


class CardsGivenSeen(CardsGiven, frozen=True, tag="cards-given-seen"):
    """Which cards were given; visible to both seats."""

    cards: Cards


class CardsTaken(SeatEvent, frozen=True, tag="cards-taken"):
    """A monopoly took cards from ``victim``, visible to all."""

    victim: int
    cards: Cards


class HarbourOffered(SeatEvent, frozen=True, tag="harbour-offered"):
    """Commercial Harbour: a resource is offered to ``victim``, who has to give a commodity in return."""

    victim: int
    kind: str


class HarbourReturned(SeatEvent, frozen=True, tag="harbour-returned"):
    """Commercial Harbour: ``victim`` has no commodity to give, so the resource returns."""

    victim: int
    kind: str


class Swapped(SeatEvent, frozen=True, tag="swapped"):
    """Commercial Harbour: a resource was swapped for a commodity, in public."""

    victim: int
    gave: str
    got: str


class ProgressStolen(SeatEvent, frozen=True, tag="progress-stolen"):
    """The Spy took a card, or none if ``taken`` is False. `ProgressStolenSeen` shows both seats which."""

    victim: int
    taken: bool


class ProgressStolenSeen(ProgressStolen, frozen=True, tag="progress-stolen-seen"):
    """Which progress card the Spy took; visible to both seats."""

    card: str


CatanEvent = Union[
    TurnBegan,
    Rolled,
    Received,
    Shortage,
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
    ProgressDrawn,
    ProgressSeen,
    PointCard,
    ProgressDropped,
    ProgressDroppedSeen,
    CardPlayed,
    ShipMoved,
    BarbariansLanded,
    DefenderNamed,
    DefendersTied,
    CityRazed,
    CardsLost,
    CardsLostSeen,
    RobberMoved,
    CardStolen,
    CardStolenSeen,
    CardsGiven,
    CardsGivenSeen,
    CardsTaken,
    HarbourOffered,
    HarbourReturned,
    Swapped,
    ProgressStolen,
    ProgressStolenSeen,
    BankTraded[Cards],
    TradeEvent[Cards],
    Won,
]
