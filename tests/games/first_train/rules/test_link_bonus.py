"""Section 5: the bonus for all links on the way when Fürth is joined."""

from collections.abc import Iterator

import pytest

from engines.core.rng import Rng, rng_from
from engines.first_train.data import NOBODY
from engines.first_train.events import BonusGiven, LineBuilt
from engines.first_train.game import empty
from engines.first_train.rules.link_bonus import way_points
from engines.first_train.rules.track import lay_links
from engines.first_train.state import FirstTrainState, track_of
from tests.games.first_train.helpers.positions import again, do, line, ready


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
        lay_links(state, [border], rng.choice([0, 1, 2, track_of(0)]))
    return state


@pytest.mark.parametrize("number", range(40))
def test_the_bonus_by_flow_is_that_of_looking_at_every_way(number: int) -> None:
    state = scattered(rng_from(f"scattered {number}"))
    assert way_points(state) == enumerated(state)


def test_a14_track_of_companies_connects_fuerth_and_scores_nobody() -> None:
    state = ready(links={track_of(0): ["nuernberg_nord doos muggenhof"]})
    state, events = do(state, 0, line("nuernberg_sued gostenhof muggenhof"))
    assert not any(isinstance(event, BonusGiven) for event in events)
    _, events = do(again(state, 0), 0, line("muggenhof fuerth"))
    # The own way of three links is as short as that by the company's, and has more own ones.
    assert BonusGiven(0, (3, 0)) in events


def test_the_bonus_is_given_once_the_whole_line_lies() -> None:
    state, events = do(ready(cubes=15), 0, line("nuernberg_nord doos muggenhof fuerth zirndorf stein"))
    assert [type(event) for event in events[:2]] == [LineBuilt, BonusGiven]
    assert BonusGiven(0, (3, 0)) in events
    assert state.joined


def test_a13_where_ways_fork_each_scores_on_their_own_branch() -> None:
    state = ready(links={0: ["nuernberg_nord doos"], 1: ["nuernberg_sued gostenhof muggenhof"]})
    _, events = do(state, 0, line("doos muggenhof fuerth"))
    assert BonusGiven(0, (3, 2)) in events


def test_a13_the_shortest_way_that_holds_an_own_link_counts_and_no_longer_one() -> None:
    # A complete own way of four links, and one of three whose last is one's own.
    links = {0: ["nuernberg_nord poppenreuth ronhof muggenhof"], track_of(1): ["nuernberg_nord doos muggenhof"]}
    _, events = do(ready(cubes=15, links=links), 0, line("muggenhof fuerth"))
    assert BonusGiven(0, (1, 0)) in events


def test_a12_joining_nord_and_sued_round_about_is_allowed_and_a_way_may_run_through_the_other() -> None:
    links = {
        0: ["nuernberg_nord doos nuernberg_sued"],
        1: ["gostenhof muggenhof"],
        track_of(0): ["nuernberg_sued gostenhof"],
    }
    _, events = do(again(ready(cubes=15, links=links), 1), 1, line("muggenhof fuerth"))
    # Seat 0 lies on the way from Nord through Sued only, with two of its five links.
    assert BonusGiven(1, (2, 2)) in events


def test_wensleydale_has_no_link_bonus() -> None:
    state = ready(on="wensleydale_compact")
    assert (state.chart.start, state.chart.to) == ((), ())
    _, events = do(state, 0, line("richmond crakehall"))
    assert not any(isinstance(event, BonusGiven) for event in events)
