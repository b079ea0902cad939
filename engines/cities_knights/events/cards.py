"""Events about cards in Cities & Knights: resources and commodities, progress cards."""

from engines.cities_knights.data import Cards
from engines.core.actions import Event
from engines.core.events import CardStolen as CardStolen
from engines.core.events import CardStolenSeen as CardStolenSeen
from engines.core.events import Shortage as Shortage


class Received(Event, frozen=True, tag="received"):
    """Cards from the bank. why: "roll", "draft", "aqueduct", "irrigation" or "mining"."""

    seat: int
    cards: Cards
    why: str


class ProgressDrawn(Event, frozen=True, tag="progress-drawn"):
    """A progress card was drawn. `ProgressSeen` shows the seat which."""

    seat: int
    track: str


class ProgressSeen(ProgressDrawn, frozen=True, tag="progress-seen"):
    """Which progress card a seat drew; visible only to that seat."""

    card: str


class PointCard(Event, frozen=True, tag="point-card"):
    """Printer or Constitution was drawn and shown."""

    seat: int
    card: str


class ProgressDropped(Event, frozen=True, tag="progress-dropped"):
    """An excess progress card went under its deck. `ProgressDroppedSeen` shows the seat which."""

    seat: int
    track: str


class ProgressDroppedSeen(ProgressDropped, frozen=True, tag="progress-dropped-seen"):
    """Which progress card went under its deck; visible only to its seat."""

    card: str


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A progress card was played, with the seat, kind or hexes that it names, if any."""

    seat: int
    card: str
    victim: int | None = None
    kind: str | None = None
    hexes: tuple[str, ...] = ()


class CardsLost(Event, frozen=True, tag="cards-lost"):
    """Cards went to the bank. why: "seven" or "saboteur". `CardsLostSeen` shows the seat which."""

    seat: int
    count: int
    why: str


class CardsLostSeen(CardsLost, frozen=True, tag="cards-lost-seen"):
    """Which cards were lost; visible only to their seat."""

    cards: Cards


class CardsGiven(Event, frozen=True, tag="cards-given"):
    """Cards went from ``seat`` to ``to``. why: "wedding", "plunder". `CardsGivenSeen` shows both seats which."""

    seat: int
    to: int
    count: int
    why: str


class CardsGivenSeen(CardsGiven, frozen=True, tag="cards-given-seen"):
    """Which cards were given; visible to both seats."""

    cards: Cards


class CardsTaken(Event, frozen=True, tag="cards-taken"):
    """A monopoly took cards from ``victim``, visible to all."""

    seat: int
    victim: int
    cards: Cards


class HarbourOffered(Event, frozen=True, tag="harbour-offered"):
    """Commercial Harbour: a resource is offered to ``victim``, who has to give a commodity in return."""

    seat: int
    victim: int
    kind: str


class HarbourReturned(Event, frozen=True, tag="harbour-returned"):
    """Commercial Harbour: ``victim`` has no commodity to give, so the resource returns."""

    seat: int
    victim: int
    kind: str


class Swapped(Event, frozen=True, tag="swapped"):
    """Commercial Harbour: a resource was swapped for a commodity, in public."""

    seat: int
    victim: int
    gave: str
    got: str


class ProgressStolen(Event, frozen=True, tag="progress-stolen"):
    """The Spy took a card, or none if ``taken`` is False. `ProgressStolenSeen` shows both seats which."""

    seat: int
    victim: int
    taken: bool


class ProgressStolenSeen(ProgressStolen, frozen=True, tag="progress-stolen-seen"):
    """Which progress card the Spy took; visible to both seats."""

    card: str
