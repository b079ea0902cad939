"""What happens to cards in Cities & Knights: resources and commodities, progress cards, trade."""

from __future__ import annotations

from engines.cities_knights.data import Cards
from engines.core.actions import Event
from engines.core.mechanics import trade_offers


class Received(Event, frozen=True, tag="received"):
    """Cards from the bank. why: "roll", "draft", "aqueduct", "irrigation" or "mining"."""

    seat: int
    cards: Cards
    why: str


class Shortage(Event, frozen=True, tag="shortage"):
    """The bank could not pay everybody of a kind. sole: the only claimant took what was left."""

    kind: str
    sole: bool


class ProgressDrawn(Event, frozen=True, tag="progress-drawn"):
    """A progress card was drawn. `ProgressSeen` tells the seat which."""

    seat: int
    track: str


class ProgressSeen(ProgressDrawn, frozen=True, tag="progress-seen"):
    """Which progress card a seat drew; told to it alone."""

    card: str


class PointCard(Event, frozen=True, tag="point-card"):
    """Printer or Constitution was drawn and shown."""

    seat: int
    card: str


class ProgressDropped(Event, frozen=True, tag="progress-dropped"):
    """A progress card too many went under its deck. `ProgressDroppedSeen` tells the seat which."""

    seat: int
    track: str


class ProgressDroppedSeen(ProgressDropped, frozen=True, tag="progress-dropped-seen"):
    """Which one it was; told to its seat alone."""

    card: str


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A progress card was played. What it names, if anything: a seat, a kind, hexes."""

    seat: int
    card: str
    victim: int | None = None
    kind: str | None = None
    hexes: tuple[str, ...] = ()


class CardsLost(Event, frozen=True, tag="cards-lost"):
    """Cards went to the bank. why: "seven" or "saboteur". `CardsLostSeen` tells the seat which."""

    seat: int
    count: int
    why: str


class CardsLostSeen(CardsLost, frozen=True, tag="cards-lost-seen"):
    """Which cards; told to their seat alone."""

    cards: Cards


class CardStolen(Event, frozen=True, tag="card-stolen"):
    """A card changed hands. `CardStolenSeen` tells both which."""

    seat: int
    victim: int


class CardStolenSeen(CardStolen, frozen=True, tag="card-stolen-seen"):
    """Which card was stolen; told to both."""

    kind: str


class CardsGiven(Event, frozen=True, tag="cards-given"):
    """Cards went from ``seat`` to ``to``. why: "wedding", "plunder". `CardsGivenSeen` tells both which."""

    seat: int
    to: int
    count: int
    why: str


class CardsGivenSeen(CardsGiven, frozen=True, tag="cards-given-seen"):
    """Which cards; told to both."""

    cards: Cards


class CardsTaken(Event, frozen=True, tag="cards-taken"):
    """A monopoly: everybody saw what ``victim`` gave."""

    seat: int
    victim: int
    cards: Cards


class HarbourOffered(Event, frozen=True, tag="harbour-offered"):
    """Commercial Harbour: a resource is laid before ``victim``, who has to give a commodity for it."""

    seat: int
    victim: int
    kind: str


class HarbourReturned(Event, frozen=True, tag="harbour-returned"):
    """Commercial Harbour: ``victim`` has no commodity to give, the resource stays where it was."""

    seat: int
    victim: int
    kind: str


class Swapped(Event, frozen=True, tag="swapped"):
    """Commercial Harbour: a resource for a commodity, in public."""

    seat: int
    victim: int
    gave: str
    got: str


class ProgressStolen(Event, frozen=True, tag="progress-stolen"):
    """The Spy took a card. taken False: it took none. `ProgressStolenSeen` tells both which."""

    seat: int
    victim: int
    taken: bool


class ProgressStolenSeen(ProgressStolen, frozen=True, tag="progress-stolen-seen"):
    """Which progress card the Spy took; told to both."""

    card: str


class BankTraded(Event, frozen=True, tag="bank-traded"):
    """A trade with the bank."""

    seat: int
    gave: Cards
    got: Cards


class OfferMade(trade_offers.Offered[Cards], frozen=True, tag="offer-made"):
    """An offer stands."""


class OfferDeclined(trade_offers.Declined, frozen=True, tag="offer-declined"):
    """A seat declined an offer."""


class OfferWithdrawn(trade_offers.Withdrawn, frozen=True, tag="offer-withdrawn"):
    """An offer no longer stands."""


class TradeClosed(trade_offers.Closed, frozen=True, tag="trade-closed"):
    """A seat trades no more in this turn."""


class Traded(trade_offers.Traded[Cards], frozen=True, tag="traded"):
    """Two seats traded."""
