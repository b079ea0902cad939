"""Events of Nuremberg. Seats are numbers; routes, crossings, sites, towers, fields, kinds and goods are ids.

Those of trade are in `engines.core.mechanics`.
"""

from engines.core.actions import Event
from engines.core.events import CardStolen as CardStolen
from engines.core.events import CardStolenSeen as CardStolenSeen
from engines.core.events import Shortage as Shortage
from engines.core.events import TurnBegan as TurnBegan
from engines.core.events import Won as Won
from engines.nuremberg.data import Cards

# ------------------------------------------------------------------ before the first turn


class StartDrawn(Event, frozen=True, tag="start-drawn"):
    """A seat drew an event card for the first turn. number: of its harvest, 0 for a robber knight."""

    seat: int
    card: int
    number: int


class StartSettled(Event, frozen=True, tag="start-settled"):
    """The first turn was assigned, and all cards shuffled. first: the seat; setup: "beginner" or "advanced"."""

    first: int
    setup: str


class Placed(Event, frozen=True, tag="placed"):
    """In the setup, a station was placed on the next section of a route, and a settlement at a crossing."""

    seat: int
    crossing: str
    section: int


# ------------------------------------------------------------------ the turn and its event


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """The event card of a turn. harvest: its number, None on a robber knight. event: see `data.EventName`."""

    seat: int
    card: int
    harvest: int | None
    event: str
    route: str | None = None


class Received(Event, frozen=True, tag="received"):
    """Cards from the bank. why: "harvest" or "setup"."""

    seat: int
    cards: Cards
    why: str


class TollPaid(Event, frozen=True, tag="toll-paid"):
    """Toll of a card: ``seat`` paid gold to ``to``, and cards in place of missing gold.

    due: opponents' settlements on the route. `TollSeen` shows both seats which cards.
    """

    seat: int
    to: int
    route: str
    due: int
    gold: int
    cards: int


class TollSeen(TollPaid, frozen=True, tag="toll-seen"):
    """Which cards were drawn for a toll; visible to both seats."""

    drawn: Cards


class NoToll(Event, frozen=True, tag="no-toll"):
    """A toll card brought no seat anything.

    why: "nobody" (free right of way), "none" (no opponent's settlement), "empty" (the debtors have nothing).
    """

    route: str
    why: str


class KnightSentHome(Event, frozen=True, tag="knight-sent-home"):
    """The margrave: the robber knight returned to his castle. was: the field he left, None if he was there."""

    was: str | None


class YearsPassed(Event, frozen=True, tag="years-passed"):
    """The time marker moved on. shuffled: all event cards were shuffled."""

    year: int
    shuffled: bool


class Answered(Event, frozen=True, tag="answered"):
    """A seat has answered in secret. what: "discard", "knight" or "wall"."""

    seat: int
    what: str


class Discarded(Event, frozen=True, tag="discarded"):
    """Cards were returned because of the robber knight, visible to all."""

    seat: int
    cards: Cards


class KnightMoved(Event, frozen=True, tag="knight-moved"):
    """The robber knight moved to a field."""

    seat: int
    field: str


class WallDeclined(Event, frozen=True, tag="wall-declined"):
    """A seat declined the free wall."""

    seat: int


# ------------------------------------------------------------------ building


class StationBuilt(Event, frozen=True, tag="station-built"):
    """A toll station was built on a section of a route, 1 to 8."""

    seat: int
    route: str
    section: int


class RightTaken(Event, frozen=True, tag="right-taken"):
    """A right of way got a new holder. loser: the previous one, if any. stations: of the new one on the route."""

    seat: int
    route: str
    stations: int
    loser: int | None = None


class SettlementBuilt(Event, frozen=True, tag="settlement-built"):
    """A settlement was built at a crossing."""

    seat: int
    crossing: str


class WorkshopBuilt(Event, frozen=True, tag="workshop-built"):
    """A workshop was built on a site."""

    seat: int
    site: str


class WallBuilt(Event, frozen=True, tag="wall-built"):
    """A section of the city wall was built. prestige: of its builder now. free: without clay, by the event."""

    seat: int
    wall: int
    prestige: int
    free: bool = False


class TowerBuilt(Event, frozen=True, tag="tower-built"):
    """A tower was built between two walls. prestige: of its builder now."""

    seat: int
    tower: str
    prestige: int


class CouncilTaken(Event, frozen=True, tag="council-taken"):
    """A seat took a council card. card: its points. loser: the previous holder, if any.

    loser_has: the points of the card that the loser got in return, None for none.
    """

    seat: int
    card: int
    loser: int | None = None
    loser_has: int | None = None


class CouncilSafe(Event, frozen=True, tag="council-safe"):
    """A seat's prestige makes its council card safe for good."""

    seat: int
    card: int


# ------------------------------------------------------------------ trade


class Sold(Event, frozen=True, tag="sold"):
    """Goods were made and sold, ``times`` times. price, toll: of all; to: the seat that got the toll, if any."""

    seat: int
    goods: str
    times: int
    price: int
    toll: int
    to: int | None = None


# ------------------------------------------------------------------ the end


class TimeIsUp(Event, frozen=True, tag="time-is-up"):
    """The last year: the match is over. winners: the best seats by points, council, prestige and gold."""

    winners: tuple[int, ...]
    points: int
