"""Reasons why a line cannot be built or sold."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engines.core.text.messages import Arg, Msg, SeatRef
from engines.first_train.data import (
    COLOURS,
    COMPANIES,
    GREEN,
    NOBODY,
    NUMBERS,
    RED,
    Influence,
    company_colour,
)
from engines.first_train.rules.common import borders_of, links_left
from engines.first_train.rules.lines import Bill, lines_of
from engines.first_train.rules.sale import cost_of
from engines.first_train.state import FirstTrainState, track_of
from engines.first_train.text.names import area_name, company_ref, means_ref


def built(state: FirstTrainState, seat: int, areas: Sequence[str], pay: Influence) -> Msg | None:
    """Explain why a seat cannot build a line; its areas are on the map."""
    return (
        _shape(state, areas)
        or _begins(state, seat, areas, pay)
        or _links(state, seat, areas)
        or _pieces(state, seat, len(areas) - 1)
        or _dear(state, seat, areas)
        or _paid_with(state, seat, pay)
    )


def _shape(state: FirstTrainState, areas: Sequence[str]) -> Msg | None:
    if len(areas) < 2:
        return Msg("first_train-no-line-length")
    twice = next((area for at, area in enumerate(areas) if area in areas[:at]), None)
    return None if twice is None else Msg("first_train-no-line-twice", {"area": area_name(state.chart, twice)})


def _begins(state: FirstTrainState, seat: int, areas: Sequence[str], pay: Influence) -> Msg | None:
    """Explain why a line cannot begin there; suggest reversing it if that is all it takes."""
    starts = lines_of(state, seat).starts
    first, last = (state.chart.area[area] for area in (areas[0], areas[-1]))
    if first in starts:
        return None
    args: dict[str, Arg] = {"area": area_name(state.chart, areas[0])}
    if last in starts and built(state, seat, areas[::-1], pay) is None:
        return Msg("first_train-no-line-turned", args | {"other": area_name(state.chart, areas[-1])})
    return Msg("first_train-no-line-begin", args)


def _links(state: FirstTrainState, seat: int, areas: Sequence[str]) -> Msg | None:
    return next((refused for a, b in pairwise(areas) if (refused := _link(state, seat, a, b)) is not None), None)


def _link(state: FirstTrainState, seat: int, one: str, other: str) -> Msg | None:
    """Explain why a seat cannot lay a link from one area to another."""
    chart = state.chart
    here, there = chart.area[one], chart.area[other]
    args: dict[str, Arg] = {"a": area_name(chart, one), "b": area_name(chart, other)}
    border = chart.between.get((here, there))
    if border is None:
        return Msg("first_train-no-border", args)
    if chart.borders[border].forbidden:
        return Msg("first_train-no-closed", args)
    for area in (here, there):
        if not chart.areas[area].open:
            closed = chart.areas[area]
            return Msg(f"first_train-no-{closed.terrain}", {"area": area_name(chart, closed.id)})
    if all(step.border != border for step in chart.steps(state.south)[here]):
        return Msg("first_train-no-south", args)
    owner = state.links[border]
    if owner == seat:
        return Msg("first_train-no-link-yours", args)
    if owner > NOBODY:
        return Msg("first_train-no-link-taken", args | {"seat": SeatRef(owner)})
    for company, name in enumerate(COMPANIES):
        if owner == track_of(company):
            return Msg("first_train-no-link-company", args | {"company": company_ref(name)})
    return None


def _pieces(state: FirstTrainState, seat: int, links: int) -> Msg | None:
    left = links_left(state, seat)
    return Msg("first_train-no-pieces", {"n": links, "left": left}) if links > left else None


def _dear(state: FirstTrainState, seat: int, areas: Sequence[str]) -> Msg | None:
    """Explain which part of a line's price a seat cannot pay, first the parts bound to a colour."""
    ways, player = lines_of(state, seat), state.players[seat]
    bill = ways.bill(ways.numbers(areas))
    white, _, red, green = bill.due
    have = player.influence
    if white > have[0]:
        return Msg("first_train-no-landowners", {"n": bill.landowners, "white": white, "have": have[0]})
    for colour, need in ((RED, red), (GREEN, green)):
        if need > have[colour]:
            return Msg(
                "first_train-no-fee", {"n": need, "have": have[colour], "means": means_ref(COLOURS[colour])}
            )
    return None if ways.affords(bill) else _points(bill, player.cubes, sum(have) - sum(bill.due))


def _points(bill: Bill, cubes: int, influence: int) -> Msg:
    return Msg("first_train-no-points", {"n": bill.points, "cubes": cubes, "influence": influence})


def _paid_with(state: FirstTrainState, seat: int, pay: Influence) -> Msg | None:
    """Return the refusal of influence named for payment that the seat does not have."""
    for colour, n in enumerate(pay.counts()):
        have = state.players[seat].influence[colour]
        if n > have:
            return Msg("first_train-no-pay-first", {"n": n, "have": have, "means": means_ref(COLOURS[colour])})
    return None


def sold(state: FirstTrainState, seat: int, company: str, areas: Sequence[str]) -> Msg | None:
    """Explain why a seat cannot sell a line; its areas are on the map."""
    return (
        _shape(state, areas)
        or _own(state, seat, areas)
        or _ends(state, seat, company, areas)
        or _sale_paid(state, seat, COMPANIES.index(company), len(areas) - 1)
    )


def _own(state: FirstTrainState, seat: int, areas: Sequence[str]) -> Msg | None:
    chart, own = state.chart, borders_of(state, seat)
    for one, other in pairwise(areas):
        if chart.between.get((chart.area[one], chart.area[other])) not in own:
            return Msg("first_train-no-own-link", {"a": area_name(chart, one), "b": area_name(chart, other)})
    return None


def _ends(state: FirstTrainState, seat: int, company: str, areas: Sequence[str]) -> Msg | None:
    """Explain that a sale leads from a town of the company to any town; suggest reversing it if that helps."""
    chart, number = state.chart, COMPANIES.index(company)
    first, last = chart.area[areas[0]], chart.area[areas[-1]]
    args: dict[str, Arg] = {"area": area_name(chart, areas[0]), "company": company_ref(COMPANIES[number])}
    if not state.is_company(first, number):
        if state.is_company(last, number) and sold(state, seat, company, areas[::-1]) is None:
            return Msg("first_train-no-sale-turned", args | {"other": area_name(chart, areas[-1])})
        return Msg("first_train-no-sale-begin", args)
    if not chart.areas[last].is_town:
        return Msg("first_train-no-sale-end", {"area": area_name(chart, areas[-1])})
    return None


def _sale_paid(state: FirstTrainState, seat: int, company: int, links: int) -> Msg | None:
    paid, have = cost_of(links), state.players[seat].influence[company_colour(company)]
    if paid <= have:
        return None
    args: dict[str, Arg] = {"n": links, "paid": paid, "have": have, "means": means_ref(COMPANIES[company])}
    return Msg("first_train-no-sale-pay", args | {"most": have * NUMBERS.links_sold_for_one})
