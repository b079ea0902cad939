"""What a viewer may know of a position of First Train: everything but future draws; built by inclusion.

Lists by area and by border are in the order of the map's file (`geography.CHARTS`), by colour, company and load in
that of `data.COLOURS`, `data.COMPANIES` and `data.LOADS`, by train in that of `data.TRAINS`.
"""

from typing import Literal

from msgspec import Struct

from engines.first_train.data import BoardName, CompanyName, Influence, Loads
from engines.first_train.geography import CHARTS, Chart, MapName, SouthName

Phase = Literal["set-up", "auction", "colour", "construction", "running", "sale", "over"]
Holder = int | CompanyName | None
"""The owner of a link: a seat, a company or none."""


class PlayerView(Struct, frozen=True):
    """A seat's means and points.

    points: victory points now; final: what they would be if the match ended now. profit: its place on profit and
    loss. links: own ones on the map; left: pieces for more. loads: in front of it; sets: complete ones among them.
    trains: of this round. standing: cubes on boxes while bids are made; 0 once they are paid.
    """

    cubes: int
    influence: Influence
    points: int
    final: int
    profit: int
    links: int
    left: int
    loads: Loads
    sets: int
    trains: tuple[str, ...]
    standing: int


class AreaView(Struct, frozen=True):
    """What lies on an area. cubes: of its kind. companies: the owners of its town."""

    cubes: int
    red: int
    green: int
    landowners: int
    companies: tuple[str, ...]


class BoxView(Struct, frozen=True):
    """A box of the auction. least: the smallest bid now. printed, choice: its points; drawn: of the counter.

    seat, bid: the seat there, and its cubes.
    """

    number: int
    least: int
    printed: Influence
    choice: int
    drawn: str | None
    seat: int | None
    bid: int


class TrainView(Struct, frozen=True):
    """A train: its owner in this round, and what it carries."""

    id: str
    seat: int | None
    loads: Loads


class FirstTrainView(Struct, frozen=True):
    """A position.

    stacks: by colour, and last for profit and loss, all seats by when their discs arrived, the latest last: among
    equals it is on top. order, builders, runners: general, construction and train order.
    phase: what is asked now. waiting: seats still to act in the phase, next one first. joined: the link bonus has
    been given.
    """

    viewer: int | None
    map: MapName
    south: SouthName
    board: BoardName
    round: int
    rounds: int
    phase: Phase
    waiting: tuple[int, ...]
    players: tuple[PlayerView, ...]
    order: tuple[int, ...]
    builders: tuple[int, ...]
    runners: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    areas: tuple[AreaView, ...]
    links: tuple[Holder, ...]
    boxes: tuple[BoxView, ...]
    trains: tuple[TrainView, ...]
    joined: bool
    over: bool

    @property
    def chart(self) -> Chart:
        """The map."""
        return CHARTS[self.map]
