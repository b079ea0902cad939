"""Find the control of a panel that leads to a wanted move, through groups, lists and open choices."""

from collections.abc import Iterator
from typing import Any

from discord_ui.handlers.holes import AMOUNT
from discord_ui.model import controls as ui
from discord_ui.model.focus import (
    BadFocus,
    Confirming,
    FillingHoles,
    Focus,
    InKind,
    InThing,
    decode_option,
    read_focus,
    read_value,
    write_value,
)
from discord_ui.widgets.choice_form import filled_choice
from discord_ui.widgets.holes import sends
from discord_ui.widgets.listing_form import filled_listing
from discord_ui.widgets.panel_options import alike, kinds_of
from discord_ui.widgets.trade_form import filled, is_trade, opens_form
from engines.core.actions import BagHole, Hole, Option, PathHole, PickHole
from engines.core.encoding.codec import DecodeError, read_code
from engines.core.game import Game
from sandbox.screen import Shown
from tools.scripted_member.screen_reader import Control, Press, controls, navigation, offers


class Pathfinder:
    """Leads to one move. Raises LookupError if the panel offers no way further."""

    def __init__(self, game: Game[Any, Any], options: tuple[Option, ...], action: Any) -> None:
        self._game = game
        self._options = options
        self._action = action
        self._at = next(i for i, option in enumerate(options) if option.admits(action))
        self._alike = alike(options, self._at)
        holes = options[self._at].holes
        self._values = tuple(write_value(hole, getattr(action, hole.field)) for hole in holes)
        self._kinds = tuple(kinds_of(game, options))
        self._near = -1
        self._seen: set[str] = set()

    def next(self, panel: Shown) -> Press:
        """Return what to press on a panel."""
        for offer in offers(panel):
            if self._means(offer.code):
                return offer.press
        ticked = self._ticked(panel)
        if ticked is not None:
            return ticked
        listed = self._listed(panel)
        if listed is not None:
            return listed
        trade = self._trade(panel)
        if trade is not None:
            return trade
        best: tuple[int, Press, str] | None = None
        for text, press in navigation(panel):
            if text in self._seen:
                continue
            try:
                near = self._nearness(read_focus(text))
            except BadFocus:
                continue
            if near > self._near and (best is None or near > best[0]):
                best = (near, press, text)
        if best is None:
            return self._typed(panel)
        self._seen.add(best[2])
        # Pages of one thing are equally near.
        self._near = max(self._near, best[0] - 1)
        return best[1]

    def _ticked(self, panel: Shown) -> Press | None:
        """Return the press that opens the form of the wanted things and ticks them; None without one."""
        options = self._options
        for one, focus in self._forms(panel, ui.CHOOSE):
            hole, text = options[self._at].holes[len(focus.settled)], self._values[len(focus.settled)]
            assert isinstance(hole, BagHole | PickHole)
            made = sends(options, focus.settle(text))
            return Press(one.custom_id, None, made, one.label, filled_choice(hole, read_value(hole, text)))
        return None

    def _forms(self, panel: Shown, control: Any) -> Iterator[tuple[Control, FillingHoles]]:
        """Yield the buttons that open a form for the next value of the move, with where they lead."""
        for one in controls(panel):
            if one.known.control is control:
                focus = read_focus(one.known.args.focus)
                if isinstance(focus, FillingHoles) and self._nearness(focus) > 0:
                    yield one, focus

    def _trade(self, panel: Shown) -> Press | None:
        """Return the press that opens the form of the wanted trade; None without one."""
        option = self._options[self._at]
        for one in controls(panel):
            if is_trade(option) and isinstance(one.known.args, ui.Trade) and opens_form(one.known.args, option):
                return Press(one.custom_id, None, True, one.label, filled(option, self._action))
        return None

    def _listed(self, panel: Shown) -> Press | None:
        """Return the press that opens the form of the wanted list and fills it in; None without one."""
        for one in controls(panel):
            if one.known.control is ui.LISTING and one.known.args.option in self._alike:
                filled = filled_listing(self._options, self._at, self._action)
                if filled is not None:
                    return Press(one.custom_id, None, True, one.label, filled)
        return None

    def _typed(self, panel: Shown) -> Press:
        """Return the press that types the wanted amount into a form."""
        for one, focus in self._forms(panel, ui.AMOUNT):
            value = self._values[len(focus.settled)]
            made = sends(self._options, focus.settle(value))
            return Press(one.custom_id, None, made, one.label, {AMOUNT: value})
        raise LookupError("no control leads to the move")

    def _means(self, code: str) -> bool:
        try:
            if code.startswith("="):
                return bool(decode_option(self._options, code) == self._action)
            return bool(read_code(self._game.choices, code) == self._action)
        except (BadFocus, DecodeError):
            return False

    def _nearness(self, focus: Focus) -> int:
        """Return how near a part of the panel is to the move; -1 if it leads away from it."""
        match focus:
            case InKind(kind, _) if kind < len(self._kinds) and self._at in self._kinds[kind].places:
                return 1
            case InThing(kind, thing, _) if kind < len(self._kinds):
                found = self._kinds[kind]
                if self._at in found.places and found.things[thing] in self._options[self._at].belongs:
                    return 2
            case FillingHoles(option, _, settled, opened) if option in self._alike:
                done = len(settled)
                if settled == self._values[:done]:
                    near = 100 * (done + 1)
                    return near if done == len(self._values) else near - self._lacks(done, opened)
            case Confirming(code) if self._means(code):
                return 1000
        return -1

    def _lacks(self, at: int, opened: str | None) -> int:
        """Return in how many kinds or things the current choice differs from the wanted one."""
        hole: Hole = self._options[self._at].holes[at]
        if opened is None:
            return 99
        if isinstance(hole, PathHole):
            onward = self._values[at].removeprefix(opened)
            # A wrong beginning is farther from it than no beginning.
            return 100 if opened and onward == self._values[at] else len(onward)
        want = read_value(hole, self._values[at])
        have = read_value(hole, opened)
        if isinstance(hole, BagHole):
            return _differ(want, have)
        return len(set(want) ^ set(have)) if isinstance(want, tuple) else 0


def _differ(one: Any, other: Any) -> int:
    return sum(getattr(one, kind) != getattr(other, kind) for kind in one.__struct_fields__)
