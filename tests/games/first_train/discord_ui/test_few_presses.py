"""First Train in few presses: bids, forms of limits and errands, lines and sales, in random matches."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from discord_ui.model.components import Form, checked_form
from discord_ui.model.controls import LISTING, MOVE, Listing, read_id
from discord_ui.model.focus import HOME
from discord_ui.model.screen import Picture
from discord_ui.widgets.line_texts import LINES
from discord_ui.widgets.listing_form import BadListing, listing_form, read_listing, write_filled
from engines.core.actions import PathHole
from engines.core.text.messages import Msg, Ref
from engines.first_train.actions import Pass
from engines.first_train.game import GAME
from engines.first_train.plans import Errands, JustBid, JustLine, JustSell, Wishes
from engines.first_train.play.contest import CONTEST
from engines.first_train.rules.auction import bids_of, open_boxes
from engines.first_train.state import Auction, Construction, FirstTrainState, Running, Sale
from i18n.locales import Locale
from service.base.read_models.panels import PanelModel
from tests.discord_ui.helpers.panel_models import changed
from tests.discord_ui.helpers.panel_walk import GUARD
from tests.games.first_train.helpers.panels import matches, panel_of, presses, shown
from tests.games.panels import lists, options_of, voice


def asked_in(phase: type) -> Iterator[tuple[FirstTrainState, int, PanelModel[Any]]]:
    """Positions of a phase, the seat that acts next, and its panel."""
    for state in matches():
        if isinstance(state.stack[-1], phase):
            facts = CONTEST.facts(state)
            assert facts is not None
            yield state, facts.next, panel_of(state, facts.next)


def made_at_once(table: PanelModel[Any]) -> list[Any]:
    """The plans that one press in the panel makes."""
    known = [read_id(button.id) for button in shown(table, HOME).buttons if not button.disabled]
    return [options_of(table).action(one.args.code) for one in known if one.control is MOVE]


def listing(table: PanelModel[Any]) -> Listing:
    """What the button of the panel's form names; it is in the panel itself."""
    found = [read_id(button.id).args for button in shown(table, HOME).buttons]
    (only,) = (args for args in found if isinstance(args, Listing))
    return only


def form_of(table: PanelModel[Any], filled: str = "") -> Form:
    """The form as it opens."""
    at = listing(table).option
    where = LISTING(42, "3-abc", at, filled)
    return checked_form(listing_form(GAME, table, voice(table), at, where, filled), GUARD)


def chosen_in(form: Form) -> dict[str, list[str]]:
    """What is chosen in the groups of a form when it opens, by their names."""
    found = {}
    for label in form.children:
        group = label.component  # type: ignore[attr-defined]
        if hasattr(group, "options"):
            found[group.custom_id] = [option.value for option in group.options if option.default]
    return found


def test_the_next_bid_on_every_box_is_one_press_and_the_own_ones_are_grey(locale: Locale) -> None:
    seen = 0
    for state, seat, _ in asked_in(Auction):
        table = panel_of(state, seat, locale)
        wanted = {JustBid(box + 1, least) for box, least in open_boxes(state, seat).items()}
        assert wanted <= set(made_at_once(table))
        grey = {button.label for button in shown(table, HOME).buttons if button.disabled}
        assert {label.split()[0] for label in grey} >= {str(box + 1) for box in bids_of(state, seat)}
        (picture,) = (block for block in shown(table, HOME).blocks if isinstance(block, Picture))
        assert (picture.name, len(picture.labels)) == ("closeup", len(state.bids))
        seen += 1
    assert seen


def test_the_suggested_bid_stands_out() -> None:
    state, seat, table = next(asked_in(Auction))
    (suggested,) = CONTEST.suggest(state, seat)
    screen = shown(changed(table, suggestion=suggested), HOME)
    (good,) = (button for button in screen.buttons if button.style == "good")
    assert options_of(table).action(read_id(good.id).args.code) == suggested


def test_two_starts_of_a_line_stand_out_with_what_lies_near_them(locale: Locale) -> None:
    asked = ((state, seat, CONTEST.suggest(state, seat)) for state, seat, _ in asked_in(Construction))
    state, seat, (best, other) = next(found for found in asked if isinstance(found[2][0], JustLine))
    assert best.areas[0] != other.areas[0]
    table = changed(panel_of(state, seat, locale), suggestion=best, next_best=(other,))
    screen, voiced = shown(table, HOME), voice(table)
    starts = next(option.holes[0] for option in table.choices.offered if isinstance(option.action, JustLine))
    assert isinstance(starts, PathHole)
    assert len(starts.paths.follow(())) > LINES, "the others are only named"
    mark = f"{voiced.plain(Msg('ui-suggested'))} · "
    named = {voiced.plain(GAME.names.place(table.view, Ref("area", line.areas[0]))) for line in (best, other)}
    if listed := [pick for block in lists(screen) for pick in block.picks if pick.description.startswith(mark)]:
        # Where the buttons would not fit a phone, a list has the starts.
        assert {pick.label.split(" · ")[-1] for pick in listed} == named
        return
    told = [line for line in screen.text.splitlines() if f" · {mark}" in line]
    assert {line.split("**")[2].split(" · ")[0].strip() for line in told} == named
    labels = {line.split("**")[1] for line in told}
    assert {button.label for button in screen.buttons if button.style == "good"} >= labels


def test_two_capped_bids_are_two_presses_and_seven_taps_at_most() -> None:
    for _, _, table in asked_in(Auction):
        form, at = form_of(table), listing(table).option
        lots = [pick.value for pick in form.children[0].component.options]  # type: ignore[attr-defined]
        if len(lots) < 2:
            continue
        most = str(table.choices.offered[at].holes[0].paths.ranges[0][2])  # type: ignore[union-attr]
        fields = {"lot0": lots[0], "most0": most, "lot1": lots[1], "most1": most, "then": "1"}
        plan = read_listing(table.choices.offered, at, fields, {})
        assert isinstance(plan, Wishes)
        assert (plan.first, plan.second) == ((f"{lots[0]}-{most}",), (f"{lots[1]}-{most}",))
        assert any(option.admits(plan) for option in table.choices.offered)
        open_it, send = 1, 1
        assert open_it + len(fields) + send <= 7


def test_a_train_and_five_things_are_two_presses_and_eight_taps_at_most() -> None:
    most = 0
    for _, _, table in asked_in(Running):
        form, at = form_of(table), listing(table).option
        groups = [label.component for label in form.children]  # type: ignore[attr-defined]
        ticks = [
            (group.custom_id, option.value)
            for group in groups
            if group.custom_id.startswith("do")
            for option in group.options
        ]
        errands = table.choices.offered[at].holes[0].paths.errands  # type: ignore[union-attr]
        each = [errand for errand, times in errands for _ in range(times)]
        assert len(ticks) == min(len(each), 10 * len({name for name, _ in ticks}))
        for picked in (ticks[:6], ticks[-6:]):
            chosen: dict[str, tuple[str, ...]] = {}
            for name, value in picked:
                chosen[name] = (*chosen.get(name, ()), value)
            plan = read_listing(table.choices.offered, at, {"then": "0"}, chosen)
            assert plan.errands == tuple(each[int(value)] for _, value in picked)
            assert any(option.admits(plan) for option in table.choices.offered)
            most = max(most, 1 + len(picked) + 1)
    assert 7 <= most <= 8


def test_what_goes_first_comes_first_and_is_done_once() -> None:
    _, _, table = next(asked_in(Running))
    at = listing(table).option
    plan = read_listing(table.choices.offered, at, {"then": "2"}, {"do0": ("0", "1"), "first": ("1",)})
    assert isinstance(plan, Errands)
    assert [errand.startswith("buy-") for errand in plan.errands] == [True, True]
    assert plan.errands[0] != plan.errands[1]
    assert plan.errands[0] == table.choices.offered[at].holes[0].paths.errands[1][0]  # type: ignore[union-attr]
    assert plan.then == "pass"


def test_a_line_of_three_links_takes_five_presses_at_most() -> None:
    for state, _, table in asked_in(Construction):
        hole = next(h for option in table.choices.offered for h in option.holes if isinstance(h, PathHole))
        if len(hole.paths.follow(())) > 25:
            continue
        for line in islice((way for way in hole.values() if len(way) == 4), 2):
            assert presses(table, JustLine(line)) <= 5, state.round


def test_the_longest_line_that_can_be_paid_is_sold_with_one_press() -> None:
    seen = 0
    for state, seat, table in asked_in(Sale):
        sold = [plan for plan in made_at_once(table) if isinstance(plan, JustSell)]
        lines = [
            action
            for option in GAME.options(CONTEST.as_if_next(state, seat), seat)
            if not isinstance(option.action, Pass)
            for action in option.expand()
        ]
        assert max(len(plan.areas) for plan in sold) == max(len(action.areas) for action in lines)
        seen += 1
    assert seen


@pytest.mark.parametrize("typed", ["", "x", "0", "-3", "99", "²", "5.5"])
def test_a_number_that_is_no_bid_is_refused_and_the_form_opens_as_it_was(typed: str) -> None:
    _, _, table = next(asked_in(Auction))
    at = listing(table).option
    fields = {"lot0": "2", "most0": typed, "lot1": "6", "most1": "3", "then": "1"}
    with pytest.raises(BadListing) as refused:
        read_listing(table.choices.offered, at, fields, {})
    assert refused.value.why == Msg("ui-limits-wrong", {"lot": 2, "lo": 3, "hi": 12})
    again = form_of(table, write_filled(table.choices.offered[at], fields, {}))
    assert chosen_in(again) == {"lot0": ["2"], "lot1": ["6"], "then": ["1"]}
    assert again.children[3].component.default == "3"  # type: ignore[attr-defined]


def test_the_same_box_for_both_bids_is_refused() -> None:
    _, _, table = next(asked_in(Auction))
    fields = {"lot0": "2", "most0": "5", "lot1": "2", "most1": "6", "then": "0"}
    with pytest.raises(BadListing, match="twice"):
        read_listing(table.choices.offered, listing(table).option, fields, {})


def test_a_second_box_without_a_number_is_left_out() -> None:
    _, _, table = next(asked_in(Auction))
    fields = {"lot0": "2", "most0": "5", "lot1": "6", "most1": "", "then": "0"}
    plan = read_listing(table.choices.offered, listing(table).option, fields, {})
    assert (plan.first, plan.second) == (("2-5",), ())


def test_the_form_opens_with_the_bids_that_are_planned() -> None:
    state, seat, _ = next(asked_in(Auction))
    table = panel_of(state, seat, plan=Wishes(("3-5",), ("8-2",), "least"))
    form = form_of(table)
    assert chosen_in(form) == {"lot0": ["3"], "lot1": ["8"], "then": ["1"]}


def test_ticks_of_a_refused_form_are_kept() -> None:
    _, _, table = next(asked_in(Running))
    option = table.choices.offered[listing(table).option]
    filled = write_filled(option, {"then": "1"}, {"do0": ("0", "2"), "first": ("2",)})
    chosen = chosen_in(form_of(table, filled))
    assert (chosen["do0"], chosen["first"], chosen["then"]) == (["0", "2"], ["2"], ["1"])


def test_a_form_has_words_for_each_box_and_whose_it_is(locale: Locale) -> None:
    for state, seat, _ in asked_in(Auction):
        table = panel_of(state, seat, locale)
        form = form_of(table)
        for option in form.children[0].component.options:  # type: ignore[attr-defined]
            assert option.value in option.label
            assert option.description
            leader = state.bidders[int(option.value) - 1]
            assert leader < 0 or leader == seat or str(state.bids[int(option.value) - 1]) in option.label
