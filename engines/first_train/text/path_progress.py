"""Lines that are being chosen: their present cost, what is left, and what they bring."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from engines.core.actions import Option, PathHole
from engines.core.text.messages import Arg, Many, Msg, Ref
from engines.core.text.words import Part
from engines.first_train.data import COLOURS, COMPANIES, LOADS, PASSENGERS, company_colour
from engines.first_train.geography import Chart
from engines.first_train.rules.lines import LinePaths, shares
from engines.first_train.rules.sale import SalePaths, cost_of
from engines.first_train.rules.track import served_by
from engines.first_train.text.board_text import lying_there
from engines.first_train.text.costs import lying_at, me
from engines.first_train.text.names import areas_in_words, company_ref, counted, means_in_words
from engines.first_train.view import FirstTrainView, PlayerView

_SIDES = (("nw", "n", "ne"), ("w", "c", "e"), ("sw", "s", "se"))
"""The regions of a map, row by row from the top."""
_NEAR = 2
"""Links from a start within which things are near."""
_MORE = (0, 1, 2, 3, 5, 8)
"""Points above a line's present cost that are offered as its limit."""


def path_summary(view: FirstTrainView, option: Option, field: str, way: tuple[str, ...]) -> list[Msg]:
    """Return the progress of a path that is being chosen; see `MapWords.path_summary`."""
    match paths_of(option, field):
        case LinePaths() as ways:
            return _line(view, ways, way)
        case SalePaths() as ways:
            return _sale(view, ways, option.action.company, way)
    return []


def step_note(view: FirstTrainView, option: Option, field: str, way: tuple[str, ...]) -> Msg | None:
    """Return the cost of a line's last link; for a line's start, what lies near it; see `MapWords.step_note`."""
    ways = paths_of(option, field)
    if not isinstance(ways, LinePaths):
        return None
    if len(way) == 1:
        return _near(view, way[0])
    lines = [way] if len(way) == 2 else [way[:-1], way]
    bills = [ways.bill(ways.numbers(line)) for line in lines]
    paid = [shares(bill, ways.cubes, ways.influence, [0] * len(COLOURS)) for bill in bills if ways.affords(bill)]
    if len(paid) < len(bills):
        return None
    (cubes, influence), (before, spent) = paid[-1], paid[0] if len(paid) > 1 else (0, [0] * len(COLOURS))
    more = [new - old for new, old in zip(influence, spent, strict=True)]
    return Msg("first_train-step-cost", {"paid": means_in_words(cubes - before, more)})


def _near(view: FirstTrainView, start: str) -> Msg | None:
    """Return what lies within `_NEAR` links of a start; passengers for the start's companies only."""
    chart = view.chart
    reached = [chart.area[start]]
    edge = list(reached)
    for _ in range(_NEAR):
        steps = {there for here in edge for there, border in chart.neighbours[here] if _is_free(view, border)}
        edge = sorted(steps - set(reached))
        reached += edge
    companies = view.areas[reached[0]].companies
    parts: list[Arg] = []
    for kind, load in enumerate(LOADS):
        if kind in PASSENGERS and COMPANIES[kind] not in companies:
            continue
        count = sum(lying_there(chart.areas[area], view.areas[area], kind) for area in reached)
        parts += [counted(chart, load, count)] if count else []
    return Msg("first_train-step-near", {"loads": Many(tuple(parts))}) if parts else None


def _is_free(view: FirstTrainView, border: int) -> bool:
    return view.chart.cost[border] is not None and view.links[border] is None


def paths_of(option: Option, field: str) -> Any:
    """Return the paths that a field of an option leaves open; None if it leaves none."""
    found = (hole.paths for hole in option.holes if isinstance(hole, PathHole) and hole.field == field)
    return next(found, None)


def _own(view: FirstTrainView) -> PlayerView:
    return view.players[me(view)]


# ------------------------------------------------------------------ lines


def _line(view: FirstTrainView, ways: LinePaths, way: tuple[str, ...]) -> list[Msg]:
    if len(way) < 2:
        return [_left(ways.cubes, ways.influence, ways.most)]
    line = ways.numbers(way)
    bill = ways.bill(line)
    if not ways.affords(bill):
        return [Msg("first_train-so-far-dear", {"n": bill.total})]
    cubes, paid = shares(bill, ways.cubes, ways.influence, [0] * len(COLOURS))
    left = [have - gone for have, gone in zip(ways.influence, paid, strict=True)]
    links = len(way) - 1
    told = [
        Msg("first_train-so-far-costs", {"paid": means_in_words(cubes, paid)}),
        _left(ways.cubes - cubes, left, ways.most - links),
    ]
    if bill.landowners:
        told.insert(1, Msg("first_train-so-far-landowners", {"n": bill.landowners}))
    return told + _serves(view, ways, line)


def _left(cubes: int, influence: Sequence[int], links: int) -> Msg:
    return Msg("first_train-so-far-left", {"means": means_in_words(cubes, influence), "links": links})


def _serves(view: FirstTrainView, ways: LinePaths, line: list[int]) -> list[Msg]:
    """Return what own track could fetch with the line but not without it."""
    seat, chart = me(view), view.chart
    links = list(ways.links)
    for here, there in pairwise(line):
        links[chart.between[here, there]] = seat
    before = served_by(ways.map, ways.links, ways.companies, seat).places
    after = served_by(ways.map, tuple(links), ways.companies, seat).places
    parts: list[Arg] = []
    for load, (old, new) in enumerate(zip(before, after, strict=True)):
        count = sum(lying_at(view, chart.areas[area].id, LOADS[load]) for area in set(new) - set(old))
        if count:
            parts.append(counted(chart, LOADS[load], count))
    return [Msg("first_train-so-far-serves", {"loads": Many(tuple(parts))})] if parts else []


def _sale(view: FirstTrainView, ways: SalePaths, company: str, way: tuple[str, ...]) -> list[Msg]:
    if len(way) < 2:
        return []
    cost, links = cost_of(len(way) - 1), len(way) - 1
    colour = company_colour(COMPANIES.index(company))
    have = _own(view).influence.counts()[colour]
    paid = [cost * (colour == other) for other in range(len(COLOURS))]
    turned = [
        name
        for name in way
        if view.chart.areas[view.chart.area[name]].is_town
        and company not in view.areas[view.chart.area[name]].companies
    ]
    told = [Msg("first_train-so-far-sold", {"n": links, "paid": means_in_words(0, paid), "left": have - cost})]
    if turned:
        towns = areas_in_words(view.chart, turned)
        told.append(Msg("first_train-so-far-turns", {"towns": towns, "company": company_ref(company)}))
    return told


# ------------------------------------------------------------------ regions of the map


def region(view: FirstTrainView, ref: Ref) -> Ref | None:
    """Return the group of a step: an area's part of the map."""
    return Ref("region", region_of(view.chart, ref.id)) if ref.kind == "area" else None


def region_of(chart: Chart, area: str) -> str:
    """Return the part of a map in which an area lies: one of nine, by the points of the compass."""
    (x, y), (wide, high) = chart.areas[chart.area[area]].center, chart.data.canvas
    row, column = int(len(_SIDES) * y / high), int(len(_SIDES[0]) * x / wide)
    return _SIDES[row][column]


def parts(view: FirstTrainView) -> tuple[tuple[Part, ...], ...]:
    """Return the regions, row by row from the top; see `MapWords.parts`."""
    found: dict[str, list[Ref]] = {}
    for area in view.chart.areas:
        found.setdefault(region_of(view.chart, area.id), []).append(Ref("area", area.id))
    return tuple(
        tuple((Msg(f"first_train-part-{side}"), tuple(found[side])) for side in row if side in found)
        for row in _SIDES
    )


def likely_amounts(view: FirstTrainView, option: Option, field: str) -> tuple[int, ...]:
    """Return likely limits for a planned line: its present cost, a little more, or all means."""
    ways = paths_of(option, "areas")
    if field != "most" or not isinstance(ways, LinePaths):
        return ()
    player = _own(view)
    cost = ways.bill(ways.numbers(option.action.areas)).total
    most = player.cubes + player.influence.total()
    return (*(cost + more for more in _MORE if cost + more < most), most)
