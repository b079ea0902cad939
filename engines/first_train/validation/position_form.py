"""The form of plain data from which a position is read, and checks that hold for any position.

`position` documents the keys.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engines.core.files.position_form import PositionError, TableForm, check_seat, check_table, must, named, one_of
from engines.first_train.data import (
    BOARDS,
    COLOURS,
    NUMBERS,
    SEATS,
    TRAIN,
    BoardName,
    CompanyName,
    Influence,
    Loads,
    board_of,
)
from engines.first_train.geography import CHARTS, Chart, MapName, SouthName
from engines.first_train.state import AnyFrame

Phase = Literal["auction", "construction", "trains", "sale"]
STACKS = (*COLOURS, "profit")


class SeatForm(Struct, forbid_unknown_fields=True):
    """The means and links of a seat. cubes: None for those of a round that lie on no box."""

    cubes: int | None = None
    influence: Influence = NUMBERS.start
    points: int = 0
    profit: int = 0
    loads: Loads = Loads()
    links: list[str] = []


class AreaForm(Struct, forbid_unknown_fields=True):
    """What lies on an area; None: the companies that are printed."""

    cubes: int = 0
    red: int = 0
    green: int = 0
    landowners: int = 0
    companies: list[CompanyName] | None = None


class BidForm(Struct, forbid_unknown_fields=True):
    """A standing bid."""

    seat: int
    cubes: int


class TrainForm(Struct, forbid_unknown_fields=True):
    """The owner of a train's locomotive, and what the train carries."""

    seat: int
    loads: Loads = Loads()


class PositionForm(TableForm[SeatForm, Phase], forbid_unknown_fields=True):
    """A whole position."""

    seat_form = SeatForm
    turn: Annotated[int, Meta(ge=1)] = 1
    map: MapName = "nuernberg"
    board: BoardName | None = None
    south: SouthName = "original"
    order: list[int] | None = None
    builders: list[int] | None = None
    runners: list[int] | None = None
    stacks: dict[Annotated[str, one_of(STACKS)], list[int]] = {}
    areas: dict[str, AreaForm] = {}
    tracks: dict[CompanyName, list[str]] = {}
    drawn: list[Annotated[str, one_of(COLOURS)]] | None = None
    bids: dict[str, BidForm] = {}
    trains: dict[Annotated[str, one_of(TRAIN)], TrainForm] = {}
    joined: bool | None = None
    frames: list[AnyFrame] | None = None
    loose: bool = False

    @property
    def chart(self) -> Chart:
        """The map."""
        return CHARTS[self.map]

    @property
    def side(self) -> BoardName:
        """The side of the boards; by number of seats if none is given."""
        return board_of(self.players, self.board or "3-4")


def border_of(chart: Chart, where: str, name: str) -> int:
    """Return the border of a name, its areas in either order. Raises PositionError if there is none."""
    one, _, other = name.partition("--")
    pair = (chart.area.get(one, -1), chart.area.get(other, -1))
    must(pair in chart.between, f"{where}: {name!r} is no border of this map")
    return chart.between[pair]


def check_form(given: PositionForm) -> None:
    """Raise PositionError for names and seats that do not exist."""
    check_table(given, SEATS, framed=given.frames is not None)
    must(given.board in (None, given.side), f"board: {given.players} play on {given.side}, not on {given.board}")
    everybody = list(range(given.players))
    orders = {"order": given.order, "builders": given.builders, "runners": given.runners}
    for name, seats in {**orders, **given.stacks}.items():
        if seats is not None and sorted(seats) != everybody and (seats or name not in ("builders", "runners")):
            raise PositionError(f"{name}: names every seat once, not {seats}")
    named("areas", given.areas, given.chart.area)
    boxes = BOARDS[given.side].boxes
    named("bids", given.bids, (str(number) for number in range(1, len(boxes) + 1)))
    for where, forms in (("bids", given.bids), ("trains", given.trains)):
        for name, form in forms.items():
            check_seat(given, f"{where}, {name}", form.seat)
    if given.drawn is not None and len(given.drawn) != len(boxes):
        raise PositionError(f"drawn: {len(boxes)} boxes, {len(given.drawn)} counters")
