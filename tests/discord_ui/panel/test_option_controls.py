"""Every option can be reached and made through controls, and nothing else can."""

from collections.abc import Iterator
from typing import Any

import pytest

from discord_ui.handlers.panel import focus_after_pick
from discord_ui.model.components import screen_view
from discord_ui.model.controls import FOCUS, MOVE, read_id
from discord_ui.model.focus import (
    HOME,
    BadFocus,
    FillingHoles,
    Focus,
    read_focus,
    read_value,
    write_focus,
    write_value,
)
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph, Screen, Select
from discord_ui.widgets.option_text import OptionText
from discord_ui.widgets.panel_options import PanelOptions
from discord_ui.widgets.picker import MOST_BUTTONS, MOST_ROWS, option_blocks
from engines.core.actions import BagHole, IntHole, PathHole, PickHole, TermsHole
from engines.first_train.plans import ErrandPaths
from service.base.read_models.panels import PanelModel
from tests.discord_ui.helpers import option_game
from tests.discord_ui.helpers.panel_models import table_of
from tests.discord_ui.helpers.panel_walk import GUARD, TEXT, reached

BORROWED = (*(f"more{i}" for i in range(5)), "trade", "offer")
VOICE = Localizer(TEXT, "en", game="fugger")
GROUPS = ("play", "draw", "deliver", *(f"more{i}" for i in range(5)))


@pytest.fixture(autouse=True)
def headings(monkeypatch: pytest.MonkeyPatch) -> None:
    """More headings than the game has whose catalogue is borrowed."""
    heading = OptionText.heading
    monkeypatch.setattr(
        OptionText,
        "heading",
        lambda self, group, **how: group.name if group.name in BORROWED else heading(self, group, **how),
    )


def options_with(*may: str, suggestion: Any = None) -> tuple[PanelOptions, PanelModel[Any]]:
    table = table_of(option_game.state_with(*may), 0, game=option_game.TRADING, suggestion=suggestion)
    return PanelOptions(option_game.TRADING, table), table


def shown(options: PanelOptions, focus: Focus = HOME) -> list[Block]:
    """The controls, held to Discord's limits."""
    blocks = option_blocks(options, VOICE, focus)
    screen_view(Screen(tuple(blocks)), GUARD)
    return blocks


def controls(blocks: list[Block]) -> list[ButtonRow | Select]:
    return [block for block in blocks if isinstance(block, ButtonRow | Select)]


def buttons(blocks: list[Block]) -> list[Button]:
    return [button for block in blocks if isinstance(block, ButtonRow) for button in block.buttons]


def steps(options: PanelOptions, table: PanelModel[Any], focus: Focus) -> Iterator[Focus | str]:
    """Where each control that is not grey leads: another part of the panel, or a move's code."""
    for block in shown(options, focus):
        known = read_id(block.id) if isinstance(block, Select) else None
        if isinstance(block, Select) and known is not None and known.control is FOCUS:
            values = [pick.value for pick in block.picks]
            for size in {max(1, block.lo), block.hi}:
                yield focus_after_pick(table, read_focus(known.args.focus), tuple(values[:size]))
        else:
            yield from reached(Screen((block,)))


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


@pytest.mark.parametrize("count", [1, 5, 6, 25])
def test_few_options_are_buttons_and_more_are_one_list(count: int) -> None:
    options, _ = options_with(f"play*{count}")
    (block,) = controls(shown(options))
    assert isinstance(block, ButtonRow if count <= 5 else Select)
    assert reachable(f"play*{count}") == {option_game.Build("play", i) for i in range(count)}


def test_many_options_are_reached_by_what_they_belong_to() -> None:
    options, _ = options_with("play*60")
    (first,) = shown(options)
    assert isinstance(first, Select)
    assert len(first.picks) == 7
    assert reachable("play*60") == {option_game.Build("play", i) for i in range(60)}


def test_very_many_options_are_paged() -> None:
    assert reachable("play*300") == {option_game.Build("play", i) for i in range(300)}


def test_many_groups_are_opened_one_at_a_time_and_fit_a_phone() -> None:
    sizes = (3, 5, 6, 7, 1, 2, 9, 12)
    may = [f"{group}*{n}" for group, n in zip(GROUPS, sizes, strict=True)]
    options, _ = options_with(*may)
    assert len(controls(shown(options))) <= MOST_ROWS
    assert len(reachable(*may)) == sum(sizes)


def test_a_single_move_among_many_groups_is_done_at_once() -> None:
    sizes = (3, 5, 6, 7, 1, 2, 9, 12)
    options, _ = options_with(*(f"{group}*{n}" for group, n in zip(GROUPS, sizes, strict=True)))
    kinds = [read_id(button.id).control for button in buttons(shown(options))]
    assert kinds == [MOVE if n == 1 else FOCUS for n in sizes]


def test_buttons_of_all_groups_together_fit_a_phone() -> None:
    options, _ = options_with("draw*5", "play*5", "deliver*5")
    blocks = shown(options)
    assert len(buttons(blocks)) <= MOST_BUTTONS
    assert [isinstance(block, Select) for block in controls(blocks)] == [False, True, True]


def test_what_the_rules_name_first_stays_buttons() -> None:
    options, _ = options_with("draw*1", "play*4", "deliver*3")
    assert [isinstance(block, Select) for block in controls(shown(options))] == [False, False, True]


def test_a_dangerous_option_is_asked_twice() -> None:
    options, _ = options_with("leave")
    (button,) = buttons(shown(options))
    known = read_id(button.id)
    assert known.control is FOCUS
    sure = shown(options, read_focus(known.args.focus))
    assert buttons(sure)[0].id == MOVE(42, "3-abc", "leave")
    assert reachable("leave") == {option_game.Leave()}


def test_a_small_amount_is_a_button_each() -> None:
    assert reachable("small-bid") == {option_game.Bid("lot", n) for n in range(1, 5)}


def test_a_large_amount_has_quick_buttons_and_a_form() -> None:
    options, _ = options_with("bid")
    made = buttons(shown(options, FillingHoles(0)))
    assert [b.label for b in made[:5]] == ["3", "4", "5", "6", "90"]
    assert any(read_id(b.id).control.head.startswith("a:") for b in made)


def test_a_pick_is_done_when_it_has_enough_and_not_before() -> None:
    options, table = options_with("discard")
    focus: Focus = FillingHoles(0)
    assert [b.disabled for b in buttons(shown(options, focus))] == [True, False]
    focus = focus_after_pick(table, focus, ("4", "1"))
    done = buttons(shown(options, focus))[0]
    assert not done.disabled
    known = read_id(done.id)
    assert known.control is FOCUS
    last = read_id(buttons(shown(options, read_focus(known.args.focus)))[0].id)
    assert last.control is MOVE
    assert options.action(last.args.code) == option_game.Discard(("c1", "c4"))


def test_a_long_pick_keeps_what_was_chosen_on_another_page() -> None:
    options, table = options_with("discard-many")
    first = focus_after_pick(table, FillingHoles(0), ("0", "3"))
    assert isinstance(first, FillingHoles)
    second = focus_after_pick(table, FillingHoles(0, 1, (), first.open), ("25", "29"))
    assert isinstance(second, FillingHoles)
    hole = table.choices.options[0].holes[0]
    assert read_value(hole, second.open or "") == ("c0", "c3", "c25", "c29")
    assert shown(options, second)
    emptied = focus_after_pick(table, second, ())
    assert isinstance(emptied, FillingHoles)
    assert read_value(hole, emptied.open or "") == ("c0", "c3")


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
        known = read_id(buttons(shown(options, focus))[0].id)
        assert known.control is MOVE
        assert options.action(known.args.code) == action


def test_a_suggestion_that_is_a_button_already_is_named_in_words_and_no_second_button() -> None:
    options, table = options_with("play*3")
    plain = buttons(shown(options))
    options, _ = options_with("play*3", suggestion=table.choices.options[0].action)
    blocks = shown(options)
    assert buttons(blocks) == plain
    assert any(isinstance(block, Paragraph) and "Suggested" in block.text for block in blocks)


def test_a_suggestion_that_is_not_legal_is_not_shown() -> None:
    illegal = option_game.Offer(option_game.Goods(0, 0), option_game.Goods(1, 0))
    options, _ = options_with("offer", suggestion=illegal)
    assert len(buttons(shown(options))) == 1


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
        (PathHole("w", ErrandPaths(tuple((card, 2) for card in option_game.CARDS)), "card"), ("c27", "c0", "c27")),
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
