"""Events of The Golden Age. Seats and spaces of the track are numbers, places and cards ids; money is in half
florins. ``marker`` and ``source`` are as in `actions`.
"""

from engines.core.actions import Event
from engines.core.events import TurnBegan as TurnBegan
from engines.core.events import Won as Won


class MarkerPlaced(Event, frozen=True, tag="marker-placed"):
    """Setup: a first marker."""

    seat: int
    province: str


class PawnPlaced(Event, frozen=True, tag="pawn-placed"):
    """Setup: a first pawn."""

    seat: int
    province: str


class StadtholderPlaced(Event, frozen=True, tag="stadtholder-placed"):
    """Setup: the Stadtholder's first space; it pays nothing."""

    seat: int
    space: int


class Rolled(Event, frozen=True, tag="rolled"):
    """The dice; first and second are None if a die card chose the total."""

    seat: int
    total: int
    first: int | None = None
    second: int | None = None


class StadtholderMoved(Event, frozen=True, tag="stadtholder-moved"):
    """The Stadtholder reached a space and paid these amounts, by seat."""

    space: int
    income: tuple[int, ...]


class PawnMoved(Event, frozen=True, tag="pawn-moved"):
    """A pawn moved."""

    seat: int
    start: str
    to: str
    cost: int


class GuildTaken(Event, frozen=True, tag="guild-taken"):
    """A guild was taken at a price; ``displaced`` controlled it before."""

    seat: int
    guild: str
    price: int
    displaced: int | None = None


class MarkerMade(Event, frozen=True, tag="marker-made"):
    """Three pawns became a marker."""

    seat: int
    province: str
    source: str | None = None


class PawnAdded(Event, frozen=True, tag="pawn-added"):
    """Green: a new pawn."""

    seat: int
    province: str
    marker: str | None
    cost: int


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """A card was drawn. `CardSeen` shows it to its seat, or `CardShown` to all players."""

    seat: int
    deck: str
    marker: str | None
    cost: int


class CardSeen(CardDrawn, frozen=True, tag="card-seen"):
    """The hidden card that a seat drew (its printed id); shown to it alone."""

    card: str


class CardShown(Event, frozen=True, tag="card-shown"):
    """The drawn card was revealed (its printed id): a painting, a governor or a windmill."""

    seat: int
    card: str


class PainterPaid(Event, frozen=True, tag="painter-paid"):
    """Brown: a payment for a painting, which now has ``paid`` of ``payments``."""

    seat: int
    card: str
    paid: int
    payments: int
    marker: str | None
    cost: int


class PaintingFinished(Event, frozen=True, tag="painting-finished"):
    """A painting was finished and counts from now on."""

    seat: int
    card: str
    points: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """A deck was refilled with its shuffled discards."""

    deck: str


class Cashed(Event, frozen=True, tag="cashed"):
    """A set was cashed in; ``cards`` is its size."""

    seat: int
    card: str
    count: int
    pays: int


class Sailed(Event, frozen=True, tag="sailed"):
    """A crew was discarded (three ids, jokers included) and a marker went to a colony."""

    seat: int
    space: str
    cards: tuple[str, ...]
    source: str | None = None


class AuctionOpened(Event, frozen=True, tag="auction-opened"):
    """A seat auctions the action of its marker. bidders: who may bid, in bidding order; number: of the auction."""

    seat: int
    marker: str
    colour: str
    bidders: tuple[int, ...]
    number: int


class BidMade(Event, frozen=True, tag="bid-made"):
    """A bid."""

    seat: int
    amount: int


class BidPassed(Event, frozen=True, tag="bid-passed"):
    """A seat stopped bidding. unable: by public facts, it had nothing left to bid with."""

    seat: int
    unable: bool = False


class AuctionWon(Event, frozen=True, tag="auction-won"):
    """The highest bidder paid the seller."""

    seat: int
    seller: int
    amount: int
    marker: str
    colour: str


class AuctionFailed(Event, frozen=True, tag="auction-failed"):
    """No seat bid; the marker may still act, but cannot be auctioned again in this turn."""

    seat: int
    marker: str


class OfferDeclined(Event, frozen=True, tag="offer-declined"):
    """A seat neither made a marker nor sailed out of its turn."""

    seat: int


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """A seat's turn ended; its points."""

    seat: int
    points: int
