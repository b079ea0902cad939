"""Events of First Train. Seats are numbers; areas, trains, companies and colours are ids, boxes numbers from 1."""

from typing import Literal

from engines.core.actions import Event
from engines.first_train.data import Exchange, Influence, Loads

PassPhase = Literal["construction", "trains", "sale"]
PhaseName = Literal["auction", "construction", "trains", "sale"]

# ------------------------------------------------------------------ before the first round


class MapFilled(Event, frozen=True, tag="map-filled"):
    """The map was filled, and the general order drawn.

    white, yellow: cubes that stay; removed: those that did not match their area. red, green, landowners: figures.
    """

    order: tuple[int, ...]
    white: int
    yellow: int
    removed: int
    red: int
    green: int
    landowners: int


# ------------------------------------------------------------------ phases 1 to 4


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round begins, and seats take cubes. cubes: by seat, how many it takes."""

    round: int
    cubes: tuple[int, ...]


class CountersDrawn(Event, frozen=True, tag="counters-drawn"):
    """A counter was drawn for each box. colours: by box."""

    colours: tuple[str, ...]


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    """A phase with decisions began."""

    phase: PhaseName


class BidMade(Event, frozen=True, tag="bid-made"):
    """Cubes were put on a box. ousted: the seat that takes its own cubes back, None if there was none."""

    seat: int
    box: int
    cubes: int
    ousted: int | None = None


class BoxWon(Event, frozen=True, tag="box-won"):
    """A box was paid and its points booked, except a point whose colour is still to be chosen."""

    seat: int
    box: int
    cubes: int
    gained: Influence


class ColourChosen(Event, frozen=True, tag="colour-chosen"):
    """The colour of a point that may be of either company was chosen."""

    seat: int
    box: int
    colour: str


class OrdersSet(Event, frozen=True, tag="orders-set"):
    """The orders of construction and trains were set."""

    builders: tuple[int, ...]
    runners: tuple[int, ...]


# ------------------------------------------------------------------ phases 5 and 6


class LineBuilt(Event, frozen=True, tag="line-built"):
    """A line was built, starting from the end that comes first on the map.

    cubes, influence: what was paid, including fees and landowners. landowners: those who left the game.
    """

    seat: int
    areas: tuple[str, ...]
    cubes: int
    influence: Influence
    landowners: int


class BonusGiven(Event, frozen=True, tag="bonus-given"):
    """The areas of the link bonus are connected: points by seat, for its own links on its way."""

    builder: int
    points: tuple[int, ...]


class Passed(Event, frozen=True, tag="passed"):
    """A seat builds or sells no line, or stops running trains. unable: there was nothing it could do."""

    seat: int
    phase: PassPhase
    unable: bool = False


class TrainBought(Event, frozen=True, tag="train-bought"):
    """A train was bought. brown: railway influence paid; pay: what was exchanged for the rest."""

    seat: int
    train: str
    brown: int
    pay: Exchange


class Loaded(Event, frozen=True, tag="loaded"):
    """A passenger or a cube was loaded on a train."""

    seat: int
    area: str
    load: str
    train: str


# ------------------------------------------------------------------ phases 7 to 10


class TransportScored(Event, frozen=True, tag="transport-scored"):
    """A seat scored victory points for what its trains carried."""

    seat: int
    loads: Loads
    points: int


class ProfitMoved(Event, frozen=True, tag="profit-moved"):
    """A seat's profit and loss. earned: for loads; links: own ones, which cost; now: its new place."""

    seat: int
    earned: int
    links: int
    before: int
    now: int


class OrderSet(Event, frozen=True, tag="order-set"):
    """The general order was set."""

    order: tuple[int, ...]


class LineSold(Event, frozen=True, tag="line-sold"):
    """A line was sold to a company; areas as in `LineBuilt`.

    paid: its influence. turned: towns that became the company's by it.
    """

    seat: int
    company: str
    areas: tuple[str, ...]
    paid: int
    turned: tuple[str, ...]


class Removed(Event, frozen=True, tag="removed"):
    """Passengers and cubes left the game after a sale. areas: where they were."""

    loads: Loads
    areas: tuple[str, ...]


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """A round is over. points, profit: by seat."""

    round: int
    points: tuple[int, ...]
    profit: tuple[int, ...]


class FinalScored(Event, frozen=True, tag="final-scored"):
    """The final scoring of a seat: complete sets, profit and loss, own links left; points: the total."""

    seat: int
    sets: int
    profit: int
    links: int
    points: int
