"""The position of a match of First Train: data only. Areas, borders, boxes, trains and colours are numbers."""

from typing import Union

from msgspec import Struct

from engines.core.frames import BaseState, Frame
from engines.first_train.data import BoardName
from engines.first_train.geography import CHARTS, Chart, MapName, SouthName

RED_TRACK, GREEN_TRACK = -2, -3
"""Owners of links that were sold to a company."""
ASKING = "asking"
"""The step of a frame whose next seat was found able to act; before that check it is "start"."""
PROFIT = 4
"""The stack of profit and loss, after those of the influence tracks."""


def track_of(company: int) -> int:
    """Return the owner of a company's links."""
    return RED_TRACK - company


class Player(Struct):
    """A seat's means. cubes: in hand. influence: by colour. loads: transported ones in front of it, by load."""

    influence: list[int]
    loads: list[int]
    cubes: int = 0
    points: int = 0
    profit: int = 0


# ------------------------------------------------------------------ frames


class Setup(Frame, tag="set-up"):
    """Before the first round: the first player, and what lies on the map, are drawn."""


class Round(Frame, tag="round"):
    """A round. at: the phase that comes next (see `round.PHASES`)."""


class Auction(Frame, tag="auction"):
    """Bids in turn, round after round. order: the next seat to bid first."""

    order: list[int]
    started: bool = False


class Colour(Frame, tag="colour"):
    """The winner of a box chooses whether a printed point is red or green."""

    seat: int
    box: int


class Construction(Frame, tag="construction"):
    """Each seat may build a line. left: seats that have not decided yet, next one first."""

    left: list[int]


class Running(Frame, tag="running"):
    """Seats buy trains and load them, one action per turn, round after round.

    order: seats that have not passed, next one first. made: by seat, its errands in this round, in order
    (`trains.buying`, `trains.loading`).
    """

    order: list[int]
    made: list[list[str]]
    started: bool = False


class Sale(Frame, tag="sale"):
    """Each seat may sell a line. left: seats that have not decided yet, next one first."""

    left: list[int]
    started: bool = False


AnyFrame = Union[Setup, Round, Auction, Colour, Construction, Running, Sale]


class FirstTrainState(BaseState, kw_only=True):
    """A position.

    map, south, board: in play. round: the current one, 0 before the first. order, builders, runners: general,
    construction and train order, first seat first. stacks: by colour, and for profit and loss, all seats by when
    their discs arrived, the latest last: among discs at the same value it is on top.
    links: by border, the owner of its link: a seat, NOBODY, RED_TRACK or GREEN_TRACK. cubes: by area, those of its
    kind. figures: by area and figure. companies: by area, bits of the owners of its town (1 red, 2 green).
    drawn: by box, the colour of its counter, NOBODY before. bidders, bids: by box, the seat there, its cubes.
    trains: by train, the seat with a locomotive on it. wagons: by train and load, what it carries. joined: the
    link bonus has been given.
    """

    stack: list[AnyFrame]
    players: list[Player]
    map: MapName
    board: BoardName
    links: tuple[int, ...]
    cubes: list[int]
    figures: list[tuple[int, ...]]
    companies: tuple[int, ...]
    drawn: list[int]
    bidders: list[int]
    bids: list[int]
    trains: list[int]
    wagons: list[tuple[int, ...]]
    south: SouthName = "original"
    order: list[int] = []
    builders: list[int] = []
    runners: list[int] = []
    stacks: list[list[int]] = []
    round: int = 0
    joined: bool = False

    @property
    def chart(self) -> Chart:
        """The map."""
        return CHARTS[self.map]

    def is_company(self, area: int, company: int) -> bool:
        """Return whether an area has a town of a company."""
        return bool(self.companies[area] >> company & 1)
