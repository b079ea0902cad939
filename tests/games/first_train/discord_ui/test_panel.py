"""First Train in the panel: plans and moves are pressed step by step, in few presses, and every panel fits."""

from functools import cache
from typing import Any

import pytest

from discord_ui.handlers.screens import board
from discord_ui.model.components import screen_view
from discord_ui.model.controls import Board, read_id
from discord_ui.model.focus import HOME, BadFocus, FillingHoles, Focus, read_value, write_value
from discord_ui.model.screen import Button, ButtonRow, Picture
from discord_ui.typed.arguments import LegalArguments
from discord_ui.typed.parameters import command_parameters, make_action
from engines.core.actions import PathHole
from engines.core.rng import rng_from
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import CHARTS, MAPS
from engines.first_train.plans import JustLine, LineWish
from engines.first_train.play.contest import CONTEST
from engines.first_train.position import load
from engines.first_train.state import Auction, Construction, Running
from engines.first_train.text.path_progress import region_of
from i18n.locales import Locale
from service.base.read_models.panels import PanelModel
from tests.discord_ui.helpers import panel_walk
from tests.discord_ui.helpers.panel_models import changed, table_of
from tests.discord_ui.helpers.panel_walk import GUARD
from tests.games.first_train.helpers.panels import at, matches, panel_of, panels, presses, shown
from tests.games.panels import legal, options_of, voice


def test_every_plan_is_reached_by_pressing_and_every_screen_fits(locale: Locale) -> None:
    for table in panels(locale):
        panel_walk.walk(GAME, table, locale)


def test_ways_are_pressed_to_their_ends_and_what_is_sent_is_possible() -> None:
    rng = rng_from("presses")
    sent: set[type] = set()
    for table in panels():
        options = options_of(table)
        focus: Focus = HOME
        for _ in range(60):
            steps = list(panel_walk.reached(shown(table, focus)))
            if not steps:
                # Both bids are there, so that only the form is left.
                break
            further = [step for step in steps if isinstance(step, FillingHoles)] or steps
            step = rng.choice(further if rng.below(4) else steps)
            if isinstance(step, str):
                action = options.action(step)
                assert any(option.admits(action) for option in table.choices.offered)
                sent.add(type(action))
                break
            focus = step
    assert {LineWish, JustLine} <= sent


def test_a_line_of_four_links_takes_six_presses_at_most() -> None:
    state = at(Construction)
    seat = state.stack[-1].left[0]  # type: ignore[union-attr]
    table = panel_of(state, seat)
    hole = next(hole for option in table.choices.offered for hole in option.holes if isinstance(hole, PathHole))
    line = next(way for way in hole.values() if len(way) == 5)
    assert presses(table, JustLine(line)) <= 6


def test_the_close_up_shows_the_way_so_far_and_what_may_follow() -> None:
    state = at(Construction)
    table = panel_of(state, state.stack[-1].left[0])  # type: ignore[union-attr]
    option = next(i for i, option in enumerate(table.choices.offered) if isinstance(option.action, JustLine))
    hole = table.choices.offered[option].holes[0]
    assert isinstance(hole, PathHole)
    way = next(way for way in hole.values() if len(way) == 3 and len(hole.paths.follow(way)) > 1)
    screen = shown(table, FillingHoles(option, open=write_value(hole, way)))
    (picture,) = (block for block in screen.blocks if isinstance(block, Picture))
    assert picture.way == way
    assert {place for place, _ in picture.labels} == {f"area:{area}" for area in hole.paths.follow(way)}
    assert "Costs" in screen.text
    assert "Left:" in screen.text


@pytest.mark.parametrize("text", ["zz", "0", "ff", "00ff", "éé", "0" * 60])
def test_a_way_that_cannot_be_is_refused(text: str) -> None:
    state = at(Construction)
    table = panel_of(state, state.stack[-1].left[0])  # type: ignore[union-attr]
    option = next(i for i, option in enumerate(table.choices.offered) if isinstance(option.action, JustLine))
    with pytest.raises(BadFocus):
        shown(table, FillingHoles(option, open=text))


def test_a_part_of_the_map_that_nothing_belongs_to_is_refused() -> None:
    table = panel_of(at(Auction), 0)
    for page in (9, 99):
        with pytest.raises(BadFocus):
            shown(table, FillingHoles(0, page=page))


def test_the_longest_ways_fit_an_id() -> None:
    for table in panels():
        for i, option in enumerate(table.choices.offered):
            for n, hole in enumerate(option.holes):
                if isinstance(hole, PathHole):
                    way = longest(hole)
                    settled = tuple(write_value(before, longest(before)) for before in option.holes[:n])
                    screen = shown(table, FillingHoles(i, 0, settled, write_value(hole, way)))
                    assert read_value(hole, write_value(hole, way)) == way
                    assert any(isinstance(block, ButtonRow) for block in screen.blocks)


def longest(hole: Any) -> tuple[str, ...]:
    """A way as long as panels let one be."""
    way: tuple[str, ...] = ()
    while len(way) < 30 and (onward := hole.paths.follow(way)):
        way = (*way, onward[0])
    return way


@pytest.mark.parametrize("name", MAPS)
def test_a_list_has_room_for_each_part_of_a_map(name: str) -> None:
    chart = CHARTS[name]
    found: dict[str, int] = {}
    for area in chart.areas:
        part = region_of(chart, area.id)
        found[part] = found.get(part, 0) + 1
    assert max(found.values()) <= 25


def test_a_seat_that_is_not_asked_can_plan_what_it_builds_and_remove_it() -> None:
    state = at(Construction)
    later = CONTEST.facts(state).seats[1]  # type: ignore[union-attr]
    screen = shown(panel_of(state, later), HOME)
    assert "Nothing for you to do" in screen.text
    table = panel_of(state, later)
    hole = next(hole for option in table.choices.offered for hole in option.holes if isinstance(hole, PathHole))
    line = next(way for way in hole.values() if len(way) == 2)
    screen = shown(panel_of(state, later, plan=LineWish(line, 9)), HOME)
    assert "Planned:" in screen.text
    assert "Remove" in panel_walk.labels_on(screen)
    assert "Remove" not in panel_walk.labels_on(shown(panel_of(at(Auction), 0), HOME))


def typed(table: PanelModel[Any], verb: str) -> LegalArguments:
    """What may be typed for a verb or a plan."""
    return legal(table if verb in GAME.verbs else changed(table, options=table.choices.offered), verb)


@pytest.mark.parametrize(
    ("name", "own", "foreign"), [("nuernberg", "beer", "stone"), ("wensleydale_compact", "stone", "beer")]
)
def test_a_good_of_another_map_is_not_taken_for_one_of_this_map(name: Any, own: str, foreign: str) -> None:
    state = next(state for state in matches() if isinstance(state.stack[-1], Running) and state.map == name)
    found = typed(panel_of(state, state.stack[-1].order[0]), "load")  # type: ignore[union-attr]
    assert [found.read("load", text) for text in (own, foreign)] == ["white", foreign]


@cache
def building(locale: Locale = "en") -> PanelModel[Any]:
    """The panel of who builds first on the map of Nürnberg."""
    state = at(Construction)
    return panel_of(state, state.stack[-1].left[0], locale)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "text",
    [
        "Forchheim, Baiersdorf, Erlangen",
        "forchheim baiersdorf erlangen",
        "Forchheim – Baiersdorf – Erlangen",
        "forch > bai > erl",
        "forchheim+baiersdorf+erlangen",
        " FORCHHEIM ; Baiersdorf ; Erlangen ",
    ],
)
def test_a_line_is_typed_by_the_names_of_its_areas(text: str, locale: Locale) -> None:
    assert typed(building(locale), "line").read("areas", text) == "forchheim+baiersdorf+erlangen"


def test_an_impossible_line_is_understood_so_that_the_rules_refuse_it() -> None:
    assert typed(building(), "line").read("areas", "Roth, Fürth") == "roth+fuerth"


@pytest.mark.parametrize("text", ["Atlantis", "Forchheim, Atlantis", "n", ",,,", "Forchheim, e"])
def test_what_names_no_area_stays_as_it_was_typed(text: str) -> None:
    found = typed(building(), "line")
    assert found.read("areas", text) in (text, "")


def test_completion_goes_on_with_the_list() -> None:
    found = typed(building(), "line")
    assert [value.name for value in found.typed("areas", "forch")] == ["Forchheim"]
    onward = [value.name for value in found.typed("areas", "Forchheim, ")]
    assert "Forchheim, Baiersdorf" in onward
    assert all(name.startswith("Forchheim, ") for name in onward)
    ended, *more = found.typed("areas", "Forchheim, Baiersdorf")
    assert ended.code == "forchheim+baiersdorf"
    assert all(value.name.startswith("Forchheim, Baiersdorf, ") for value in more)
    assert found.typed("areas", "Roth, Fürth, ") == []


def test_a_long_line_is_completed_within_discords_limit_and_read_again() -> None:
    rich = {"cubes": 15, "influence": {"white": 10, "brown": 10, "red": 10, "green": 10}}
    state = load({"players": 2, "phase": "construction", "P0": rich})
    found = typed(panel_of(state, 0), "line")
    way = longest(found.options[0].holes[0])
    assert len("+".join(way)) > 100
    values = found.typed("areas", ", ".join(way[:-1]) + ", ")
    assert "+".join(way) in [found.read("areas", value.name) for value in values]
    for value in values:
        assert max(len(value.name), len(value.code)) <= 100
        assert found.read("areas", value.code) == found.read("areas", value.name)


def test_plans_have_commands(locale: Locale) -> None:
    auction = panel_of(at(Auction), 0, locale)
    wishes = typed(auction, "wishes")
    given = {"first": wishes.read("first", "3-5, 6-4"), "second": wishes.read("second", "1-3")}
    plan = make_action(GAME, "wishes", given | wishes.sole(given))
    assert (plan.first, plan.second, plan.then) == (("3-5", "6-4"), ("1-3",), "ask")
    assert any(option.admits(plan) for option in auction.choices.offered)
    state = at(Running)
    running = panel_of(state, state.stack[-1].order[0], locale)  # type: ignore[union-attr]
    errands = typed(running, "errands")
    given = {"errands": errands.read("errands", "2a, 1b"), "then": "pass"}
    plan = make_action(GAME, "errands", given | errands.sole(given))
    assert plan.errands == ("buy-2a", "buy-1b")
    assert any(option.admits(plan) for option in running.choices.offered)
    assert [field.name for field in command_parameters(GAME, "errands")] == ["errands", "then"]


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("seat", [None, 1])
def test_every_part_of_a_map_is_shown_closer_on_request(name: Any, seat: int | None) -> None:
    state = GAME.setup(2, bytes(16), FirstTrainSettings(map=name)).state
    table = table_of(state, seat, game=GAME)
    localizer = voice(table)
    ids = [
        read_id(block.id)
        for row in board.screen(GAME, table, localizer, "picture").blocks
        if isinstance(row, ButtonRow)
        for block in row.buttons
        if isinstance(block, Button)
    ]
    parts = [one.args for one in ids if isinstance(one.args, Board) and one.args.form == "part"]
    assert len(parts) == 9
    shown: set[str] = set()
    for one in parts:
        part = board.screen(GAME, table, localizer, one.form, one.page)
        screen_view(part, GUARD)
        (picture,) = (block for block in part.blocks if isinstance(block, Picture))
        assert picture.name == "closeup"
        shown |= {ref for ref, _ in picture.labels}
    assert shown == {f"area:{area.id}" for area in CHARTS[name].areas}
