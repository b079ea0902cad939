"""Costs of lines, sales and trains for a seat, and the trains for its loads, from public facts."""

from collections.abc import Sequence

from engines.first_train.data import (
    BROWN,
    COLOURS,
    COMPANIES,
    LOADS,
    NOBODY,
    NUMBERS,
    TRAIN,
    TRAINS,
    Exchange,
    Influence,
)
from engines.first_train.rules.lines import Bill, LinePaths, shares
from engines.first_train.rules.track import Served, served_by
from engines.first_train.rules.trains import room
from engines.first_train.state import track_of
from engines.first_train.view import FirstTrainView

Paid = tuple[int, Sequence[int]]
"""Cubes, and influence by colour."""


def me(view: FirstTrainView) -> int:
    """Return the viewer's seat; for the public, the seat that acts next."""
    if view.viewer is not None:
        return view.viewer
    return view.waiting[0] if view.waiting else 0


def _lines(view: FirstTrainView) -> LinePaths:
    """Return the viewer's lines on the map; starts are left empty."""
    player = view.players[me(view)]
    return LinePaths(
        map=view.map,
        south=view.south,
        links=(),
        companies=tuple(sum(1 << COMPANIES.index(name) for name in area.companies) for area in view.areas),
        figures=tuple((area.red, area.green, area.landowners) for area in view.areas),
        starts=(),
        most=player.left,
        cubes=player.cubes,
        influence=player.influence.counts(),
    )


def bill_of(view: FirstTrainView, areas: Sequence[str]) -> Bill:
    """Return the costs of a line."""
    ways = _lines(view)
    return ways.bill(ways.numbers(areas))


def line_paid(view: FirstTrainView, areas: Sequence[str], pay: Influence) -> Paid:
    """Return what the viewer pays for an affordable line."""
    player = view.players[me(view)]
    return shares(bill_of(view, areas), player.cubes, player.influence.counts(), pay.counts())


def train_paid(train: str, pay: Exchange) -> Paid:
    """Return what is paid for a train with an exchange."""
    cubes, white, red, green = pay.counts()
    return cubes, (white, TRAINS[TRAIN[train]].price - pay.total() // NUMBERS.exchange, red, green)


def lacking_brown(view: FirstTrainView, train: str) -> int:
    """Return how much railway influence the viewer must replace to buy a train."""
    return max(0, TRAINS[TRAIN[train]].price - view.players[me(view)].influence.counts()[BROWN])


def train_ahead(view: FirstTrainView, load: str) -> str | None:
    """Return the viewer's train for a load (`trains.train_for`); None if none has room."""
    kind = LOADS.index(load)
    free = [
        data
        for number, (data, there) in enumerate(zip(TRAINS, view.trains, strict=True))
        if there.seat == me(view) and room(number, there.loads.counts(), kind) > 0
    ]
    return max(free, key=lambda train: train.price).id if free else None


def lying_at(view: FirstTrainView, area: str, load: str) -> int:
    """Return how many pieces of a load are on an area that has its kind of mark."""
    there = view.areas[view.chart.area[area]]
    match load:
        case "red":
            return there.red
        case "green":
            return there.green
    return there.cubes


def reached_by(view: FirstTrainView, seat: int) -> Served:
    """Return the areas from which a seat can fetch pieces, regardless of what lies there."""
    links = tuple(
        NOBODY if holder is None else track_of(COMPANIES.index(holder)) if isinstance(holder, str) else holder
        for holder in view.links
    )
    companies = tuple(sum(1 << COMPANIES.index(name) for name in area.companies) for area in view.areas)
    return served_by(view.map, links, companies, seat)


def others_reaching(view: FirstTrainView, load: str, area: str) -> list[int]:
    """Return the other seats that can fetch a load from an area."""
    kind, place = LOADS.index(load), view.chart.area[area]
    others = (seat for seat in range(len(view.players)) if seat != me(view))
    return [seat for seat in others if place in reached_by(view, seat).places[kind]]


def influence_of(view: FirstTrainView, colour: str) -> int:
    """Return the viewer's influence of a colour."""
    return view.players[me(view)].influence.counts()[COLOURS.index(colour)]
