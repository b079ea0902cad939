"""What happens in Cities & Knights. Seats and vertices are numbers; edges, hexes, kinds and cards are ids."""

from __future__ import annotations

from typing import Union

from engines.cities_knights.data import Cards
from engines.core.actions import Event


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A seat's turn begins; ``turn`` counts all turns."""

    seat: int
    turn: int


class Rolled(Event, frozen=True, tag="rolled"):
    """The dice. chosen: by the Alchemist."""

    seat: int
    red: int
    yellow: int
    event: str
    chosen: bool = False


class Received(Event, frozen=True, tag="received"):
    """Cards from the bank. why: "roll", "draft", "aqueduct", "irrigation" or "mining"."""

    seat: int
    cards: Cards
    why: str


class Shortage(Event, frozen=True, tag="shortage"):
    """The bank could not pay everybody of a kind. sole: the only claimant took what was left."""

    kind: str
    sole: bool


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
    """The longest road changed hands; seat None: nobody has it now."""

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


class KnightDriven(Event, frozen=True, tag="knight-driven"):
    """A knight was driven away by ``by``. to: where its owner put it, None if it left the board."""

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
    """A city became a metropolis; ``loser`` lost it, if somebody had it."""

    seat: int
    track: str
    vertex: int
    loser: int | None = None


class ProgressDrawn(Event, frozen=True, tag="progress-drawn"):
    """A progress card was drawn: the public twin of `ProgressSeen`."""

    seat: int
    track: str


class ProgressSeen(Event, frozen=True, tag="progress-seen"):
    """Which progress card a seat drew; told to it alone."""

    seat: int
    card: str


class PointCard(Event, frozen=True, tag="point-card"):
    """Printer or Constitution was drawn and shown."""

    seat: int
    card: str


class ProgressDropped(Event, frozen=True, tag="progress-dropped"):
    """A progress card too many went under its deck: the public twin of `ProgressDroppedSeen`."""

    seat: int
    track: str


class ProgressDroppedSeen(Event, frozen=True, tag="progress-dropped-seen"):
    """Which one it was; told to its seat alone."""

    seat: int
    card: str


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A progress card was played. What it names, if anything: a seat, a kind, hexes."""

    seat: int
    card: str
    victim: int | None = None
    kind: str | None = None
    hexes: tuple[str, ...] = ()


class ShipMoved(Event, frozen=True, tag="ship-moved"):
    """The barbarian ship moved on to ``step`` of seven."""

    step: int


class BarbariansLanded(Event, frozen=True, tag="barbarians-landed"):
    """The attack: strength against defence, and by seat what everybody put up."""

    strength: int
    defence: int
    knights: tuple[int, ...]


class DefenderNamed(Event, frozen=True, tag="defender-named"):
    """A seat became Defender of Catan: one point."""

    seat: int


class DefendersTied(Event, frozen=True, tag="defenders-tied"):
    """Several seats were best; each draws a progress card of its choice."""

    seats: tuple[int, ...]


class CityRazed(Event, frozen=True, tag="city-razed"):
    """A city was plundered. wall: it lost its wall too. tipped: its piece was turned over."""

    seat: int
    vertex: int
    wall: bool
    tipped: bool


class CardsLost(Event, frozen=True, tag="cards-lost"):
    """Cards went to the bank: the public twin of `CardsLostSeen`. why: "seven" or "saboteur"."""

    seat: int
    count: int
    why: str


class CardsLostSeen(Event, frozen=True, tag="cards-lost-seen"):
    """Which cards; told to their seat alone."""

    seat: int
    cards: Cards


class RobberMoved(Event, frozen=True, tag="robber-moved"):
    """The robber moved. by: "seven", "knight" or "bishop"."""

    seat: int
    hex: str
    by: str


class CardStolen(Event, frozen=True, tag="card-stolen"):
    """A card changed hands: the public twin of `CardStolenSeen`."""

    seat: int
    victim: int


class CardStolenSeen(Event, frozen=True, tag="card-stolen-seen"):
    """Which card was stolen; told to both."""

    seat: int
    victim: int
    kind: str


class CardsGiven(Event, frozen=True, tag="cards-given"):
    """Cards went from ``seat`` to ``to``: the public twin of `CardsGivenSeen`. why: "wedding", "plunder"."""

    seat: int
    to: int
    count: int
    why: str


class CardsGivenSeen(Event, frozen=True, tag="cards-given-seen"):
    """Which cards; told to both."""

    seat: int
    to: int
    cards: Cards
    why: str


class CardsTaken(Event, frozen=True, tag="cards-taken"):
    """A monopoly: everybody saw what ``victim`` gave."""

    seat: int
    victim: int
    cards: Cards


class Swapped(Event, frozen=True, tag="swapped"):
    """Commercial Harbour: a resource for a commodity, in public."""

    seat: int
    victim: int
    gave: str
    got: str


class ProgressStolen(Event, frozen=True, tag="progress-stolen"):
    """The Spy took a card of a track: the public twin of `ProgressStolenSeen`. taken False: it took none."""

    seat: int
    victim: int
    taken: bool


class ProgressStolenSeen(Event, frozen=True, tag="progress-stolen-seen"):
    """Which progress card the Spy took; told to both."""

    seat: int
    victim: int
    card: str


class BankTraded(Event, frozen=True, tag="bank-traded"):
    """A trade with the bank."""

    seat: int
    gave: Cards
    got: Cards


class OfferMade(Event, frozen=True, tag="offer-made"):
    """An offer stands. counter_to: the seat whose offer it answers."""

    seat: int
    offer: int
    to: tuple[int, ...]
    give: Cards
    want: Cards
    counter_to: int | None = None


class OfferDeclined(Event, frozen=True, tag="offer-declined"):
    """A seat declined an offer."""

    seat: int
    offer: int


class OfferWithdrawn(Event, frozen=True, tag="offer-withdrawn"):
    """An offer no longer stands."""

    seat: int
    offer: int


class TradeClosed(Event, frozen=True, tag="trade-closed"):
    """A seat trades no more in this turn."""

    seat: int


class Traded(Event, frozen=True, tag="traded"):
    """Two seats traded: ``seat`` gave ``gave`` and got ``got``."""

    seat: int
    partner: int
    gave: Cards
    got: Cards


class Won(Event, frozen=True, tag="won"):
    """The match is over."""

    seat: int
    points: int


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
    Swapped,
    ProgressStolen,
    ProgressStolenSeen,
    BankTraded,
    OfferMade,
    OfferDeclined,
    OfferWithdrawn,
    TradeClosed,
    Traded,
    Won,
]
