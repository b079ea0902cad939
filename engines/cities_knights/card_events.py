"""What happens to cards in Cities & Knights: resources and commodities, progress cards, trade."""

from __future__ import annotations

from engines.cities_knights.data import Cards
from engines.core.actions import Event


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


class CardsLost(Event, frozen=True, tag="cards-lost"):
    """Cards went to the bank: the public twin of `CardsLostSeen`. why: "seven" or "saboteur"."""

    seat: int
    count: int
    why: str


class CardsLostSeen(Event, frozen=True, tag="cards-lost-seen"):
    """Which cards; told to their seat alone."""

    seat: int
    cards: Cards


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
