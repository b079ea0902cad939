"""Choose a scripted member's presses: any move on any page of the panel; the end of the turn comes last."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from random import Random

from discord_ui.model.controls import BID_DO, CustomId
from discord_ui.model.focus import BadFocus, FillingHoles, Focus, Home, read_focus, write_focus
from sandbox.screen import Shown
from tools.scripted_member.screen_reader import BIDS, Press, controls, navigation, offers

END = "end"
"""The code of the move that ends a turn, in games where turns are ended."""


class RandomPresser:
    """Plays one turn. hasty: end the turn as soon as possible.

    It looks at each page once between two moves. Optional forms, such as an offer, are left to people, unless the
    panel suggests a complete one; required forms are filled in at random. An auction is answered once while the
    question stays the same.
    """

    def __init__(self, rng: Random, *, hasty: bool = False) -> None:
        self._rng = rng
        self._hasty = hasty
        self._seen: set[str] = set()
        self._filling = False
        self._answered = ""

    def next(self, panel: Shown) -> Press | None:
        """Return what to press now; None if the panel offers nothing."""
        bids = [(one.custom_id, one.known) for one in controls(panel) if one.known.control in BIDS]
        if bids:
            return self._bid(bids)
        moves = offers(panel)
        ends = [one.press for one in moves if one.code == END]
        if ends and self._hasty:
            return ends[0]
        found = [one.press for one in moves if one.code != END]
        found += [press for focus, press in _pages(panel) if focus not in self._seen]
        if not found:
            return ends[0] if ends else self._back_or_fill(panel)
        chosen = self._rng.choice(found)
        if chosen.move:
            self._seen.clear()
            self._filling = False
        else:
            self._seen |= {focus for focus, press in _pages(panel) if press == chosen}
        return chosen

    def _back_or_fill(self, panel: Shown) -> Press | None:
        """Return the press that leads back to the whole panel, or on into a required form."""
        back = _back(panel)
        if back is not None and not self._filling:
            return back
        steps = [(focus, press) for focus, press in _fillings(panel) if write_focus(focus) not in self._seen]
        self._filling = bool(steps)
        if not steps:
            return back
        # A complete form is left at once.
        most = max(len(focus.settled) for focus, _ in steps)
        focus, chosen = self._rng.choice([step for step in steps if len(step[0].settled) == most])
        self._seen.add(write_focus(focus))
        return chosen

    def _bid(self, bids: list[tuple[str, CustomId]]) -> Press | None:
        custom_id, known = self._rng.choice(bids)
        token = known.args.token
        if token == self._answered:
            return None
        done = known.control is BID_DO
        self._answered = token if done else ""
        return Press(custom_id, None, done)


def _pages(panel: Shown) -> Iterator[tuple[str, Press]]:
    return ((text, press) for text, focus, press in _doors(panel) if not isinstance(focus, FillingHoles | Home))


def _fillings(panel: Shown) -> Iterator[tuple[FillingHoles, Press]]:
    return ((focus, press) for _, focus, press in _doors(panel) if isinstance(focus, FillingHoles))


def _back(panel: Shown) -> Press | None:
    return next((press for _, focus, press in _doors(panel) if isinstance(focus, Home)), None)


def _doors(panel: Shown) -> Iterator[tuple[str, Focus, Press]]:
    for text, press in navigation(panel):
        with contextlib.suppress(BadFocus):
            yield text, read_focus(text), press
