"""Positions of large games, and walks through everything that a panel leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from discord_ui.model.components import Image, checked_form, screen_view
from discord_ui.model.custom_ids import FocusId, MoveId, ScreenId, read_id
from discord_ui.model.focus import HOME, FillingHoles, Focus, Home, read_focus, write_focus
from discord_ui.model.limits import LimitChecker
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import ButtonRow, Picture, Screen, Select
from discord_ui.panel.pictures import BOARD, CLOSEUP, HAND
from discord_ui.panel.presenter import PanelReader, present_panel
from discord_ui.widgets.base import Budget
from discord_ui.widgets.picker import OptionPicker
from discord_ui.widgets.trade_form import TradeForm, is_trade, opens_form
from engines.core.actions import TermsHole
from engines.core.encoding.codec import tag_of
from engines.core.game import Game
from engines.core.rng import Rng
from i18n.locales import Locale
from i18n.text import Text
from render.games import read_along
from service.base.read_models.panels import PanelModel
from tools.scripted_member.adviser import any_move

V = TypeVar("V")

TEXT = Text.load(strict=True)
GUARD = LimitChecker(strict=True)
PICTURES = {name: Image(f"{name}.png", b"x") for name in (HAND, BOARD, CLOSEUP)}
HIGHEST = 11
"""So many rows of buttons and lists fit a phone."""


def labels_on(screen: Screen) -> list[str]:
    """What its buttons and list entries say."""
    found: list[str] = []
    for block in screen.blocks:
        if isinstance(block, ButtonRow):
            found += [button.label for button in block.buttons]
        elif isinstance(block, Select):
            found += [pick.label for pick in block.picks]
    return found


def positions(game: Game[Any, Any], seats: int, seed: int, *, steps: int, every: int) -> Iterator[Any]:
    """Each ``every``-th position of a random match; each verb that is possible is equally likely."""
    rng = Rng(seed.to_bytes(16, "big"))
    state = game.setup(seats, seed.to_bytes(16, "big")).state
    for n in range(steps):
        if state.over:
            return
        if n % every == 0:
            yield state
        decisions = game.pending(state)
        owed = [d for d in decisions if not d.optional] or decisions
        seat = owed[rng.below(len(owed))].seat
        options = game.options(state, seat)
        state = game.apply(state, seat, any_move(options, rng)).state


def reached(screen: Screen) -> Iterator[Focus | str]:
    """Where the controls of a screen lead: to parts of the panel, or to moves."""
    for block in screen.blocks:
        if isinstance(block, ButtonRow):
            for button in block.buttons:
                known = read_id(button.id)
                if isinstance(known, MoveId):
                    yield known.code
                elif isinstance(known, FocusId) and not button.disabled:
                    yield read_focus(known.focus)
        elif isinstance(block, Select):
            for pick in block.picks:
                verb, _, rest = pick.value.partition(":")
                if verb == "m":
                    yield rest
                elif verb == "f":
                    yield read_focus(rest)


def check_labels(screen: Screen, chooser: OptionPicker) -> None:
    """The labels of a close-up are given row by row, and what can be chosen of one kind follows them."""
    shown = [pair for block in screen.blocks if isinstance(block, Picture) for pair in block.labels]
    places, labels = [place for place, _ in shown], [label for _, label in shown]
    assert places == read_along(chooser.game.info.key, places)
    for block in screen.blocks:
        if not isinstance(block, ButtonRow | Select):
            continue
        found: dict[str, list[int]] = {}
        steps = list(reached(Screen((block,))))
        names = [one.label for one in (block.buttons if isinstance(block, ButtonRow) else block.picks)]
        for step, name in zip(steps, names, strict=False):
            verb = tag_of(type(chooser.action(step))) if isinstance(step, str) else "open"
            if name.split(" · ")[0] in labels:
                found.setdefault(verb, []).append(labels.index(name.split(" · ")[0]))
        assert all(order == sorted(order) for order in found.values()), names


def _fills(block: Select) -> bool:
    """Whether a list chooses some of several things, or how many of them."""
    return isinstance(read_id(block.id), FocusId)


def _traded(game: Game[Any, V], table: PanelModel[V], localizer: Localizer, screen: Screen) -> Iterator[int]:
    """The options whose forms the buttons of a screen open; the forms fit."""
    for block in screen.blocks:
        for button in block.buttons if isinstance(block, ButtonRow) else ():
            known = read_id(button.id)
            if not isinstance(known, ScreenId) or known.verb != "trade":
                continue
            for at, option in enumerate(table.offered):
                if is_trade(option) and opens_form(known, option):
                    terms = option.holes[0]
                    assert isinstance(terms, TermsHole)
                    form = TradeForm(game, table, localizer, option).made(
                        known, getattr(option.action, terms.field)
                    )
                    checked_form(form, GUARD)
                    yield at


def rows(screen: Screen) -> int:
    """How many rows of buttons and lists a screen has."""
    return sum(isinstance(block, ButtonRow | Select) for block in screen.blocks)


def walk(game: Game[Any, V], table: PanelModel[V], locale: Locale, text: Text = TEXT) -> None:
    """Open everything that a panel leads to: each screen fits, every move is reached, and nothing that is none."""
    localizer = Localizer(text, locale, info=table.info)
    chooser = OptionPicker(game, table, localizer, Budget())
    seen: set[str] = set()
    made: set[Any] = set()
    filled: set[int] = set()
    queue: list[Focus] = [HOME]
    while queue:
        focus = queue.pop()
        if write_focus(focus) in seen:
            continue
        seen.add(write_focus(focus))
        if isinstance(focus, FillingHoles):
            filled.update(chooser.alike(focus.option))
        screen = present_panel(game, table, localizer, PanelReader(100), focus=focus)
        screen_view(screen, GUARD, PICTURES)
        check_labels(screen, chooser)
        lists = [block for block in screen.blocks if isinstance(block, Select) and not _fills(block)]
        assert all(len(block.picks) > 1 for block in lists), "the only thing to choose is a button"
        if isinstance(focus, Home):
            assert rows(screen) <= HIGHEST
        filled |= set(_traded(game, table, localizer, screen))
        for step in reached(screen):
            if isinstance(step, str):
                made.add(chooser.action(step))
            elif not isinstance(step, FillingHoles) or not isinstance(focus, FillingHoles):
                # A walk through what a choice of cards leaves open would never end.
                queue.append(step)
    assert {option.action for option in table.offered if not option.holes} <= made
    assert all(any(option.admits(action) for option in table.offered) for action in made)
    assert filled == {at for at, option in enumerate(table.offered) if option.holes}
