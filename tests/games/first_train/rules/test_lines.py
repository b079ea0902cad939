"""Section 5: construction and its costs."""

import pytest

from engines.core.actions import Event
from engines.first_train.actions import BuildLine, Pass
from engines.first_train.data import LANDOWNER, Influence
from engines.first_train.events import LineBuilt
from engines.first_train.game import FirstTrainSettings
from engines.first_train.rules.track import borders_of, lay_links, links_left
from engines.first_train.state import Construction, track_of
from tests.games.first_train.helpers.positions import (
    again,
    asked,
    do,
    lay,
    line,
    may,
    owner,
    play,
    ready,
    settled,
    table,
    turn,
)


def test_a_line_begins_at_a_company_town_or_where_own_track_is() -> None:
    state = ready(links={0: ["lichtenau heilsbronn"], 1: ["schwabach stein"]})
    assert may(state, 0, line("forchheim erlangen"))
    assert may(state, 0, line("heilsbronn cadolzburg"))
    assert not may(state, 0, line("stein zirndorf"))
    assert not may(state, 0, line("fuerth cadolzburg"))


def test_one_link_a_border_whoever_owns_it_and_no_area_twice_in_a_line() -> None:
    state = ready(links={1: ["forchheim erlangen"], track_of(0): ["forchheim graefenberg"]})
    assert not may(state, 0, line("forchheim erlangen"))
    assert not may(state, 0, line("forchheim graefenberg"))
    assert may(state, 0, line("forchheim ebermannstadt"))
    assert may(ready(), 0, line("forchheim ebermannstadt graefenberg"))
    assert not may(ready(), 0, line("forchheim ebermannstadt graefenberg forchheim"))


def test_no_link_into_hops_and_none_across_the_closed_border() -> None:
    state = ready()
    assert not may(state, 0, line("windsheim markt_erlbach"))
    assert not may(state, 0, line("nuernberg_nord nuernberg_sued"))
    assert may(state, 0, line("nuernberg_nord doos nuernberg_sued"))


def test_fifteen_pieces_are_all_there_are() -> None:
    state = ready(cubes=15)
    ansbach = state.chart.area["ansbach"]
    cheap = [border for border, ends in enumerate(state.chart.ends) if ansbach not in ends]
    lay_links(state, [border for border in cheap if state.chart.cost[border] == 1][:14], 0)
    assert may(state, 0, line("ansbach wolframs_eschenbach"))
    assert not may(state, 0, line("ansbach wolframs_eschenbach lichtenau"))


def built(events: list[Event]) -> LineBuilt:
    """What was reported of a line."""
    return next(event for event in events if isinstance(event, LineBuilt))


def test_costs_plain_one_river_two_and_a_fee_of_its_colour_once_a_town() -> None:
    state, events = do(ready(), 0, line("ansbach lichtenau windsheim neustadt_aisch hoechstadt"))
    # 2 across a river, 1, 2 across a river, 1; red Ansbach and green Neustadt, in and out, once each.
    assert (built(events).cubes, built(events).influence) == (6, Influence(red=1, green=1))
    assert state.players[0].cubes == 3
    assert owner(state, "lichtenau", "windsheim") == 0


def test_a_link_between_two_company_towns_pays_for_both_and_a_town_of_both_colours_both() -> None:
    state = ready()
    turn(state, "forchheim", 3)
    turn(state, "erlangen", 2)
    _, events = do(state, 0, line("forchheim erlangen"))
    assert built(events).influence == Influence(red=1, green=2)


def test_points_are_paid_by_cubes_first_then_by_any_influence_but_not_by_what_pays_a_fee_of_its_colour() -> None:
    _, events = do(ready(cubes=2), 0, line("forchheim herzogenaurach veitsbronn fuerth", brown=1, green=1))
    assert (built(events).cubes, built(events).influence) == (2, Influence(red=1, brown=1, green=1))
    assert not may(ready(influence=(3, 3, 0, 3)), 0, line("forchheim erlangen"))
    assert not may(ready(cubes=0, influence=(0, 0, 1, 0)), 0, line("forchheim erlangen"))
    assert may(ready(cubes=0, influence=(0, 0, 2, 0)), 0, line("forchheim erlangen"))


def test_landowners_of_an_entered_area_cost_a_white_point_each_and_leave() -> None:
    state = ready()
    lay(state, "erlangen", figures=(1, 0, 2))
    assert may(state, 0, line("forchheim erlangen"))
    state, events = do(state, 0, line("forchheim erlangen"))
    assert built(events).landowners == 2
    assert state.players[0].influence == [1, 3, 2, 3]
    assert state.figures[state.chart.area["erlangen"]] == (1, 0, 0)
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


def test_a6_valleys_cost_two_and_not_four_at_both_ends() -> None:
    for way, cost in (
        ("richmond crakehall leyburn middleham masham", 1 + 2 + 2 + 2),
        ("garsdale hawes bainbridge", 2 + 2),
        ("ripon masham middleham", 1 + 2),
    ):
        assert built(do(ready(on="wensleydale_compact"), 0, line(way))[1]).cubes == cost


def test_one_line_per_player_in_construction_order_or_none() -> None:
    state = table("construction", seats=3)
    state.builders = state.stack[-1].left = [1, 2, 0]  # type: ignore[union-attr]
    for player in state.players:
        player.cubes = 9
    state = settled(state)
    assert not may(state, 0, line("forchheim erlangen"))
    state, _ = do(state, 1, line("forchheim erlangen"))
    assert asked(state) == [2]
    state = play(state, (2, Pass()))
    assert asked(state) == [0]
    state = play(state, (0, line("forchheim graefenberg")))
    assert not isinstance(state.stack[-1], Construction)
    assert [len(borders_of(state, seat)) for seat in range(3)] == [1, 1, 0]


def test_who_can_build_no_line_is_not_asked() -> None:
    state = table("construction", seats=2)
    state.players[0].influence = [9, 9, 0, 0]
    state.players[1].cubes = 1
    state = settled(state)
    assert asked(state) == [1]


def test_a_line_may_fork_off_older_own_track_and_has_no_fork_itself() -> None:
    state = ready(links={0: ["forchheim erlangen ronhof"]})
    assert may(state, 0, line("erlangen poppenreuth doos"))
    assert not may(state, 0, line("erlangen poppenreuth erlangen graefenberg"))
    assert may(state, 0, line("ronhof poppenreuth erlangen herzogenaurach"))


def test_a_line_begins_at_a_town_that_a_sale_has_turned_and_not_at_track_of_a_company() -> None:
    state = ready(links={track_of(0): ["forchheim erlangen ronhof fuerth"]})
    assert not may(state, 0, line("erlangen poppenreuth"))
    for town in ("erlangen", "fuerth"):
        turn(state, town, 1)
    assert may(state, 0, line("erlangen poppenreuth"))
    assert not may(state, 0, line("ronhof veitsbronn"))


def test_a_line_grows_from_its_start_in_one_direction_and_need_not_end_at_a_town() -> None:
    state = ready()
    assert may(state, 0, line("forchheim erlangen ronhof"))
    assert not may(state, 0, line("ronhof erlangen forchheim"))
    assert not may(state, 0, line("forchheim ronhof"))
    assert not may(state, 0, line("forchheim"))


def test_others_track_hinders_by_its_borders_alone() -> None:
    state = ready(links={1: ["herzogenaurach erlangen ronhof"], track_of(1): ["nuernberg_nord poppenreuth"]})
    assert may(state, 0, line("forchheim erlangen poppenreuth ronhof fuerth"))


def test_no_link_leads_out_of_hops_or_hills_either() -> None:
    state = ready()
    turn(state, "aischgrund", 1)
    assert not may(state, 0, line("aischgrund hoechstadt"))
    assert not may(ready(on="wensleydale_compact"), 0, line("richmond marske_moor"))


def test_a7_a_town_is_paid_once_a_turn_and_again_in_a_later_round() -> None:
    begun = ready(links={0: ["forchheim erlangen"]})
    state, events = do(begun, 0, line("erlangen graefenberg forchheim herzogenaurach"))
    assert built(events).influence == Influence(red=1)
    _, events = do(again(state, 0), 0, line("graefenberg ebermannstadt forchheim"))
    assert built(events).influence == Influence(red=1)


def test_a7_who_leaves_a_company_town_pays_for_it_and_who_ends_there_too() -> None:
    _, events = do(ready(), 0, line("forchheim graefenberg nuernberg_nord"))
    assert built(events).influence == Influence(red=1, green=1)
    _, events = do(ready(links={0: ["forchheim graefenberg"]}), 0, line("graefenberg schnaittach"))
    assert built(events).influence == Influence()


def test_a8_all_landowners_of_all_areas_entered_are_paid_the_last_one_included() -> None:
    state = ready()
    for town in ("erlangen", "graefenberg", "schnaittach"):
        lay(state, town, figures=(0, 0, 1))
    state, events = do(state, 0, line("forchheim erlangen graefenberg schnaittach"))
    assert (built(events).landowners, built(events).influence.white) == (3, 3)
    assert not any(figures[LANDOWNER] for figures in state.figures)


def test_landowners_of_the_start_are_not_paid_and_stay() -> None:
    state = ready(links={0: ["forchheim erlangen"]})
    lay(state, "erlangen", figures=(0, 0, 2))
    state, events = do(state, 0, line("erlangen ronhof"))
    assert built(events).landowners == 0
    assert state.figures[state.chart.area["erlangen"]] == (0, 0, 2)


def test_a5_no_other_influence_pays_for_a_fee_or_a_landowner_and_no_cube() -> None:
    state = ready(cubes=15, influence=(9, 9, 0, 9))
    assert not may(state, 0, line("forchheim erlangen"))
    assert may(state, 0, line("nuernberg_nord doos"))
    state = ready(cubes=15, influence=(0, 9, 9, 9))
    lay(state, "erlangen", figures=(0, 0, 1))
    assert not may(state, 0, line("forchheim erlangen"))


def test_influence_pays_for_points_once_cubes_are_gone_brown_included_and_cubes_come_first() -> None:
    way = line("forchheim erlangen ronhof veitsbronn")
    assert not may(ready(cubes=1, influence=(0, 2, 1, 0)), 0, way)
    state, events = do(ready(cubes=2, influence=(0, 2, 1, 0)), 0, way)
    assert (built(events).cubes, built(events).influence) == (2, Influence(brown=2, red=1))
    # What is offered first stays where cubes suffice.
    state, _ = do(ready(cubes=9, influence=(0, 2, 1, 0)), 0, BuildLine(way.areas, Influence(brown=2)))
    assert (state.players[0].cubes, state.players[0].influence) == (5, [0, 2, 0, 0])


@pytest.mark.parametrize(
    ("missing", "paid"),
    [
        (1, Influence(white=1)),
        (2, Influence(white=1, red=1)),
        (3, Influence(white=1, red=2)),
        (4, Influence(white=1, red=2, green=1)),
        (5, Influence(white=1, red=2, green=1, brown=1)),
    ],
)
def test_influence_that_its_owner_does_not_name_pays_white_red_green_brown(missing: int, paid: Influence) -> None:
    state = ready(cubes=5 - missing, influence=(1, 3, 2, 1), links={0: ["erlangen poppenreuth doos"]})
    # Across a river, and three links of one point.
    _, events = do(state, 0, line("doos gostenhof muggenhof zirndorf stein"))
    assert built(events).influence == paid


def test_a10_links_within_the_south_cost_what_they_cost_elsewhere() -> None:
    _, events = do(ready(on="wensleydale_compact"), 0, line("skipton gargrave hellifield"))
    assert (built(events).cubes, built(events).influence) == (2, Influence(red=1))
    assert may(ready(on="wensleydale_compact"), 0, line("skipton bolton_abbey otley ripley"))


def test_a11_without_a_word_the_light_areas_are_outside_the_south() -> None:
    assert FirstTrainSettings().south == "original"
    usual, extended = ready(on="wensleydale_compact"), ready(on="wensleydale_compact", south="extended")
    assert may(usual, 0, line("ripon ripley otley"))
    assert not may(usual, 0, line("ripon ripley otley bolton_abbey"))
    assert not may(extended, 0, line("ripon ripley otley"))
    assert may(extended, 0, line("skipton gargrave hellifield ingleton"))
    assert not may(extended, 0, line("settle hellifield gargrave"))


def test_a23_fifteen_links_can_be_built_at_once_and_no_more_are_ever_there() -> None:
    way = (
        "forchheim ebermannstadt graefenberg schnaittach nuernberg_nord doos poppenreuth ronhof veitsbronn "
        "cadolzburg fuerth zirndorf muggenhof gostenhof katzwang stein"
    )
    rich = {"cubes": 15, "influence": (9, 9, 9, 9)}
    state, _ = do(ready(**rich), 0, line(way))  # type: ignore[arg-type]
    assert links_left(state, 0) == 0
    assert not may(ready(**rich), 0, line(f"{way} schwabach"))  # type: ignore[arg-type]
