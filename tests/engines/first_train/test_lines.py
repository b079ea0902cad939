"""Section 5: construction, its costs, and the link bonus."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engines.core.rng import Rng, rng_from
from engines.first_train.actions import BuildLine
from engines.first_train.bonus import way_points
from engines.first_train.data import NOBODY, Influence
from engines.first_train.events import BonusGiven, LineBuilt
from engines.first_train.game import empty
from engines.first_train.state import FirstTrainState, track_of
from tests.engines.first_train.table import do, lay, may, owner, settled, table


def line(text: str, **pay: int) -> BuildLine:
    return BuildLine(tuple(text.split()), Influence(**pay))


def ready(cubes: int = 9, influence: tuple[int, ...] = (3, 3, 3, 3), **given: object) -> FirstTrainState:
    state = table("construction", **given)  # type: ignore[arg-type]
    for player in state.players:
        player.cubes, player.influence = cubes, list(influence)
    return settled(state)


def test_a_line_begins_at_a_company_town_or_where_own_track_is() -> None:
    state = ready(links={0: ["lichtenau heilsbronn"], 1: ["schwabach stein"]})
    assert may(state, 0, line("forchheim erlangen"))
    assert may(state, 0, line("heilsbronn cadolzburg"))
    assert not may(state, 0, line("stein zirndorf"))
    assert not may(state, 0, line("fuerth cadolzburg"))


def test_one_link_a_border_whoever_owns_it() -> None:
    state = ready(links={1: ["forchheim erlangen"], track_of(0): ["forchheim graefenberg"]})
    assert not may(state, 0, line("forchheim erlangen"))
    assert not may(state, 0, line("forchheim graefenberg"))
    assert may(state, 0, line("forchheim ebermannstadt"))


def test_no_area_twice_in_a_line() -> None:
    state = ready()
    assert may(state, 0, line("forchheim ebermannstadt graefenberg"))
    assert not may(state, 0, line("forchheim ebermannstadt graefenberg forchheim"))


def test_no_link_into_hops_and_none_across_the_closed_border() -> None:
    state = ready()
    assert not may(state, 0, line("windsheim markt_erlbach"))
    assert not may(state, 0, line("nuernberg_nord nuernberg_sued"))
    assert may(state, 0, line("nuernberg_nord doos nuernberg_sued"))


def test_fifteen_pieces_are_all_there_are() -> None:
    state = ready(cubes=15)
    cheap = [border for border, cost in enumerate(state.chart.cost) if cost == 1 and not border_of(state, border)]
    for border in cheap[:14]:
        state.links[border] = 0
    assert may(state, 0, line("ansbach wolframs_eschenbach"))
    assert not may(state, 0, line("ansbach wolframs_eschenbach lichtenau"))


def border_of(state: FirstTrainState, border: int) -> bool:
    """Whether a border is one of Ansbach's."""
    return state.chart.area["ansbach"] in state.chart.ends[border]


def test_costs_plain_one_river_two_and_a_fee_of_its_colour_once_a_town() -> None:
    state, events = do(ready(), 0, line("ansbach lichtenau windsheim neustadt_aisch hoechstadt"))
    # 2 across a river, 1, 2 across a river, 1; red Ansbach and green Neustadt, in and out, once each.
    built = next(event for event in events if isinstance(event, LineBuilt))
    assert (built.cubes, built.influence) == (6, Influence(red=1, green=1))
    assert state.players[0].cubes == 3
    assert owner(state, "lichtenau", "windsheim") == 0


def test_a_link_between_two_company_towns_pays_for_both_and_a_town_of_both_colours_both() -> None:
    state = ready()
    state.companies[state.chart.area["forchheim"]] = 3
    state.companies[state.chart.area["erlangen"]] = 2
    _, events = do(state, 0, line("forchheim erlangen"))
    assert next(e for e in events if isinstance(e, LineBuilt)).influence == Influence(red=1, green=2)


def test_points_are_paid_by_cubes_first_then_by_any_influence_fees_by_their_colour_alone() -> None:
    _, events = do(ready(cubes=2), 0, line("forchheim herzogenaurach veitsbronn fuerth", brown=1, green=1))
    built = next(event for event in events if isinstance(event, LineBuilt))
    assert (built.cubes, built.influence) == (2, Influence(red=1, brown=1, green=1))
    assert not may(ready(influence=(3, 3, 0, 3)), 0, line("forchheim erlangen"))


def test_a_point_for_a_fee_cannot_pay_for_construction_too() -> None:
    assert not may(ready(cubes=0, influence=(0, 0, 1, 0)), 0, line("forchheim erlangen"))
    assert may(ready(cubes=0, influence=(0, 0, 2, 0)), 0, line("forchheim erlangen"))


def test_landowners_of_an_entered_area_cost_a_white_point_each_and_leave() -> None:
    state = ready()
    lay(state, "erlangen", figures=(1, 0, 2))
    assert may(state, 0, line("forchheim erlangen"))
    state, events = do(state, 0, line("forchheim erlangen"))
    assert next(e for e in events if isinstance(e, LineBuilt)).landowners == 2
    assert state.players[0].influence == [1, 3, 2, 3]
    assert state.figures[state.chart.area["erlangen"]] == [1, 0, 0]
    poor = ready(influence=(1, 9, 9, 9))
    lay(poor, "erlangen", figures=(0, 0, 2))
    assert not may(poor, 0, line("forchheim erlangen"))


def test_the_south_may_be_left_and_not_entered() -> None:
    state = ready(on="wensleydale_compact")
    assert may(state, 0, line("skipton gargrave settle"))
    assert not may(state, 0, line("settle hellifield gargrave"))
    assert not may(state, 0, line("skipton gargrave hellifield settle gargrave"))
    assert may(state, 0, line("settle hellifield"))
    assert not may(ready(on="wensleydale_compact", south="extended"), 0, line("settle hellifield"))


def test_valleys_cost_two() -> None:
    _, events = do(ready(on="wensleydale_compact"), 0, line("richmond crakehall leyburn middleham masham"))
    assert next(e for e in events if isinstance(e, LineBuilt)).cubes == 1 + 2 + 2 + 2


# ------------------------------------------------------------------ the link bonus


def test_all_on_the_way_get_a_point_a_link_when_fuerth_is_joined_and_only_once() -> None:
    state = ready(links={1: ["nuernberg_nord doos"], track_of(0): ["doos muggenhof"], 0: ["stein zirndorf"]})
    state, events = do(state, 0, line("zirndorf fuerth muggenhof"))
    assert BonusGiven(0, (1, 1)) in events
    assert [player.points for player in state.players] == [1, 1]
    state, events = do(state, 1, line("nuernberg_sued gostenhof muggenhof"))
    assert not any(isinstance(event, BonusGiven) for event in events)


def simple_ways(state: FirstTrainState) -> Iterator[list[int]]:
    """All simple ways from the start of the bonus to its end, as borders."""
    chart = state.chart

    def onward(area: int, seen: set[int], borders: list[int]) -> Iterator[list[int]]:
        if area in chart.to:
            yield borders
            return
        for other, border in chart.neighbours[area]:
            if state.links[border] != NOBODY and other not in seen:
                yield from onward(other, seen | {other}, [*borders, border])

    for start in chart.start:
        yield from onward(start, {start}, [])


def enumerated(state: FirstTrainState) -> list[int] | None:
    """The bonus by looking at every way."""
    ways = list(simple_ways(state))
    if not ways:
        return None
    found = []
    for seat in range(state.seats):
        own = [(len(way), -sum(state.links[border] == seat for border in way)) for way in ways]
        found.append(-min(((n, mine) for n, mine in own if mine), default=(0, 0))[1])
    return found


def scattered(rng: Rng) -> FirstTrainState:
    state = empty(3, rng, "nuernberg_compact", "3-4", "original")
    borders = [border for border, cost in enumerate(state.chart.cost) if cost is not None]
    rng.shuffle(borders)
    for border in borders[:34]:
        state.links[border] = rng.choice([0, 1, 2, track_of(0)])
    return state


@pytest.mark.parametrize("number", range(40))
def test_the_bonus_by_flow_is_that_of_looking_at_every_way(number: int) -> None:
    state = scattered(rng_from(f"scattered {number}"))
    assert way_points(state) == enumerated(state)
