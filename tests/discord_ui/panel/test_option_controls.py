"""Every option can be reached and made through controls, and nothing else can."""

from collections.abc import Iterator
from typing import Any

import pytest

from discord_ui.model.components import checked_form, screen_view
from discord_ui.model.controls import CHOOSE, FOCUS, MOVE, read_id
from discord_ui.model.focus import (
    HOME,
    BadFocus,
    FillingHoles,
    Focus,
    encode_option,
    read_focus,
    read_value,
    write_focus,
    write_value,
)
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, ButtonRow, Line, Screen, Select, buttons_of
from discord_ui.widgets.choice_form import choice_form, filled_choice, read_choice
from discord_ui.widgets.holes import sends
from discord_ui.widgets.line_texts import LINES
from discord_ui.widgets.option_text import OptionText
from discord_ui.widgets.panel_options import PanelOptions
from discord_ui.widgets.picker import option_blocks
from engines.core.actions import BagHole, IntHole, PathHole, PickHole, TermsHole
from engines.core.mechanics.errands import ErrandPart, ErrandPaths
from service.base.read_models.panels import PanelModel
from tests.discord_ui.helpers import option_game
from tests.discord_ui.helpers.panel_models import table_of
from tests.discord_ui.helpers.panel_walk import GUARD, TEXT, reached

BORROWED = (*(f"more{i}" for i in range(5)), "trade", "offer")
VOICE = Localizer(TEXT, "en", game="fugger")
GROUPS = ("play", "draw", "deliver", *(f"more{i}" for i in range(5)))

CARDS_TWICE = ErrandPart("all", tuple((card, 2) for card in option_game.CARDS))


@pytest.fixture(autouse=True)
def headings(monkeypatch: pytest.MonkeyPatch) -> None:
    """More headings than the game has whose catalogue is borrowed."""
    heading = OptionText.heading
    monkeypatch.setattr(
        OptionText,
        "heading",
        lambda self, kind: kind.group if kind.group in BORROWED else heading(self, kind),
    )


def options_with(*may: str, suggestion: Any = None) -> tuple[PanelOptions, PanelModel[Any]]:
    table = table_of(option_game.state_with(*may), 0, game=option_game.TRADING, suggestion=suggestion)
    return PanelOptions(option_game.TRADING, table), table


def shown(options: PanelOptions, focus: Focus = HOME) -> list[Block]:
    """The controls, held to Discord's limits."""
    blocks = option_blocks(options, VOICE, focus)
    screen_view(Screen(tuple(blocks)), GUARD)
    return blocks


def controls(blocks: list[Block]) -> list[ButtonRow | Line | Select]:
    return [block for block in blocks if isinstance(block, ButtonRow | Line | Select)]


def steps(options: PanelOptions, table: PanelModel[Any], focus: Focus) -> Iterator[Focus | str]:
    """Where each control that is not grey leads: another part of the panel, or a move's code."""
    for block in shown(options, focus):
        yield from reached(Screen((block,)))
        for button in buttons_of([block]):
            known = read_id(button.id)
            if known.control is CHOOSE:
                yield from submitted(table, read_focus(known.args.focus))


def submitted(table: PanelModel[Any], focus: Focus) -> Iterator[Focus | str]:
    """Where the form of a choice leads if the most or the fewest things are ticked in it."""
    assert isinstance(focus, FillingHoles)
    options = table.choices.offered
    hole = options[focus.option].holes[len(focus.settled)]
    assert isinstance(hole, BagHole | PickHole)
    form = choice_form(OptionText(PanelOptions(option_game.TRADING, table), VOICE, {}), focus, hole, "a:form")
    fields = checked_form(form, GUARD).to_dict()["components"]
    boxes = [(part["component"]["custom_id"], o["value"]) for part in fields for o in part["component"]["options"]]
    for size in {hole.lo, min(hole.hi, len(boxes))}:
        for begin in range(len(boxes) - size + 1):
            chosen: dict[str, list[str]] = {}
            for name, value in boxes[begin : begin + size]:
                chosen.setdefault(name, []).append(value)
            value = read_choice(hole, chosen)
            if hole.admits(value):
                settled = focus.settle(write_value(hole, value))
                yield encode_option(options, focus.option, settled.settled) if sends(options, settled) else settled


def reachable(*may: str, most: int = 4000) -> set[Any]:
    """Every action that some row of presses makes."""
    options, table = options_with(*may)
    seen: set[str] = set()
    found: set[Any] = set()
    queue: list[Focus] = [HOME]
    while queue and len(seen) < most:
        focus = queue.pop()
        if write_focus(focus) in seen:
            continue
        seen.add(write_focus(focus))
        for step in steps(options, table, focus):
            if isinstance(step, str):
                found.add(options.action(step))
            else:
                queue.append(step)
    return found


@pytest.mark.parametrize("count", [1, LINES, LINES + 1, 15])
def test_few_options_are_lines_and_more_are_one_list(count: int) -> None:
    options, _ = options_with(f"play*{count}")
    found = controls(shown(options))
    assert [type(one) for one in found] == ([Line] * count if count <= LINES else [Select])
    assert reachable(f"play*{count}") == {option_game.Build("play", i) for i in range(count)}


def test_many_options_are_reached_by_what_they_belong_to() -> None:
    options, _ = options_with("play*60")
    (first,) = shown(options)
    assert isinstance(first, Select)
    assert len(first.picks) == 7
    assert reachable("play*60") == {option_game.Build("play", i) for i in range(60)}


def test_very_many_options_are_paged() -> None:
    assert reachable("play*300") == {option_game.Build("play", i) for i in range(300)}


def lines_and_lists(*may: str) -> tuple[int, int]:
    found = controls(shown(options_with(*may)[0]))
    return sum(isinstance(one, Line) for one in found), sum(isinstance(one, Select) for one in found)


def test_all_kinds_together_are_six_lines_at_most_and_one_list() -> None:
    sizes = (3, 5, 6, 7, 1, 2, 9, 12)
    may = [f"{group}*{n}" for group, n in zip(GROUPS, sizes, strict=True)]
    lines, lists = lines_and_lists(*may)
    assert lines <= LINES
    assert lists == 1
    assert len(reachable(*may)) == sum(sizes)


def test_what_the_rules_name_first_has_lines_and_the_rest_is_in_the_list() -> None:
    options, _ = options_with("draw*1", "play*4", "deliver*3")
    *lines, other = controls(shown(options))
    made = [read_id(button.id).args.code for button in buttons_of(lines)]
    assert [options.action(code) for code in made] == [
        option_game.Build("draw", 0), *(option_game.Build("play", n) for n in range(4)),
    ]  # fmt: skip
    assert isinstance(other, Select)
    assert [pick.value[0] for pick in other.picks] == ["m"] * 3, "one choice makes the move"


def test_a_single_move_after_a_long_kind_keeps_its_line() -> None:
    options, _ = options_with("play*9", "draw*1")
    line, other = controls(shown(options))
    assert isinstance(line, Line)
    assert options.action(read_id(line.button.id).args.code) == option_game.Build("draw", 0)
    assert isinstance(other, Select)
    assert len(other.picks) == 9


def test_a_dangerous_option_is_asked_twice() -> None:
    options, _ = options_with("leave")
    (button,) = buttons_of(shown(options))
    known = read_id(button.id)
    assert known.control is FOCUS
    sure = shown(options, read_focus(known.args.focus))
    assert buttons_of(sure)[0].id == MOVE(42, "3-abc", "leave")
    assert reachable("leave") == {option_game.Leave()}


def test_a_small_amount_is_a_button_each() -> None:
    assert reachable("small-bid") == {option_game.Bid("lot", n) for n in range(1, 5)}


def test_a_large_amount_has_quick_buttons_and_a_form() -> None:
    options, _ = options_with("bid")
    made = buttons_of(shown(options, FillingHoles(0)))
    assert [b.label for b in made[:5]] == ["3", "4", "5", "6", "90"]
    assert any(read_id(b.id).control.head.startswith("a:") for b in made)


def field_sizes(may: str) -> list[tuple[int, int, int]]:
    """Of each field of the form that a choice opens: its entries, and how few and how many may be ticked."""
    options, table = options_with(may)
    (opening,) = buttons_of(shown(options))
    known = read_id(opening.id)
    assert known.control is CHOOSE, "the form is one press away"
    focus = read_focus(known.args.focus)
    assert isinstance(focus, FillingHoles)
    hole = table.choices.offered[focus.option].holes[0]
    assert isinstance(hole, BagHole | PickHole)
    form = choice_form(OptionText(options, VOICE, {}), focus, hole, "a:form")
    parts = [part["component"] for part in checked_form(form, GUARD).to_dict()["components"]]
    return [(len(part["options"]), part["min_values"], part["max_values"]) for part in parts]


def test_things_are_ticked_in_one_form_that_knows_how_many() -> None:
    assert field_sizes("discard") == [(9, 2, 3)]
    assert option_game.Discard(("c1", "c2")) in reachable("discard")
    assert option_game.Discard(("c6", "c7", "c8")) in reachable("discard")


def test_many_things_are_split_over_the_fields_of_the_form() -> None:
    assert field_sizes("discard-many") == [(10, 0, 10)] * 3
    assert option_game.Discard(("c29",)) in reachable("discard-many")


def test_a_form_ticks_again_what_was_chosen() -> None:
    hole = BagHole("cards", option_game.Goods(3, 2), 3, 3)
    value = option_game.Goods(2, 1)
    ticked = filled_choice(hole, value)
    assert ticked == {"several0": ["wine-1", "wine-2", "cloth-1"]}
    assert read_choice(hole, ticked) == value
    with pytest.raises(BadFocus):
        read_choice(hole, {"several0": ["wine-4"]})


def test_an_offer_is_made_of_two_bags_and_sent_last() -> None:
    made = reachable("offer")
    assert option_game.Offer(option_game.Goods(1, 0), option_game.Goods(0, 1)) in made
    assert option_game.Offer(option_game.Goods(3, 1), option_game.Goods(2, 0)) in made
    assert all(1 <= a.give.wine + a.give.cloth <= 4 for a in made)
    assert all(1 <= a.want.wine + a.want.cloth <= 2 for a in made)


def test_a_suggestion_is_one_press_at_the_top_and_beside_the_choice() -> None:
    action = option_game.Offer(option_game.Goods(2, 1), option_game.Goods(1, 0))
    options, _ = options_with("offer", suggestion=action)
    for focus in (HOME, FillingHoles(0)):
        first = controls(shown(options, focus))[0]
        assert isinstance(first, Line)
        assert "Suggested" in first.text
        known = read_id(first.button.id)
        assert known.control is MOVE
        assert options.action(known.args.code) == action


def test_a_suggestion_that_has_a_line_already_stands_out_there() -> None:
    options, table = options_with("play*3")
    plain = [button.id for button in buttons_of(shown(options))]
    options, _ = options_with("play*3", suggestion=table.choices.options[1].action)
    found = [block for block in shown(options) if isinstance(block, Line)]
    assert [line.button.id for line in found] == plain
    assert [line.button.style for line in found] == ["main", "good", "main"]
    assert ["suggested" in line.text for line in found] == [False, True, False]


def test_a_suggestion_that_is_not_legal_is_not_shown() -> None:
    illegal = option_game.Offer(option_game.Goods(0, 0), option_game.Goods(1, 0))
    options, _ = options_with("offer", suggestion=illegal)
    assert len(buttons_of(shown(options))) == 1


@pytest.mark.parametrize(
    ("hole", "value"),
    [
        (IntHole("n", 0, 99), 17),
        (PickHole("x", option_game.CARDS, 0, 30, "card"), ("c0", "c7", "c29")),
        (BagHole("g", option_game.Goods(35, 2), 0, 40), option_game.Goods(35, 1)),
        (
            TermsHole("t", option_game.Goods(3, 2), 4, option_game.BLANK),
            option_game.Terms(option_game.Goods(3, 0), option_game.Goods(0, 4)),
        ),
        (
            PathHole("w", ErrandPaths((CARDS_TWICE,)), "card"),
            ("c27", "c0", "c27"),
        ),
    ],
)
def test_a_value_in_an_id_is_read_again(hole: Any, value: Any) -> None:
    assert read_value(hole, write_value(hole, value)) == value


@pytest.mark.parametrize(
    "text", ["", "x", "g/1", "g/-1/0", "u/0/99/0", "g/9/0", "o/7/0", "o/0/9", "s/", "o/0/0/1/2/3", "g/0/5"]
)
def test_a_part_that_does_not_exist_is_refused(text: str) -> None:
    options, _ = options_with("play*3", "discard")
    with pytest.raises(BadFocus):
        option_blocks(options, VOICE, read_focus(text))


@pytest.mark.parametrize("code", ["", "=", "=9", "=0/1", "play/x", "build/play", "=1/zz", "=1/0"])
def test_a_code_that_is_no_option_is_refused(code: str) -> None:
    options, _ = options_with("play*3", "discard")
    with pytest.raises(BadFocus):
        options.action(code)
