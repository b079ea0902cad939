"""Panels that are open: brought up to date when their match moves on, and one for each person in a match.

Discord lets a private message be changed for fifteen minutes after the press that it answers. As long as that is
so, and until a restart, what a panel shows follows what its reader may know by now; a choice that is half made
stays as it is, unless it is no longer possible. Before the time is over, the panel says that it follows no more.
What a reader would not see on a new panel either changes nothing: an answer in secret leaves no trace.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from time import monotonic
from typing import Protocol

FRESH = 14.5 * 60
"""Seconds after its last press for which a panel can surely be changed."""
PATIENCE = 1.0
"""Seconds within which what follows a change belongs to it."""
AGAIN = (1.0, 5.0, 20.0, 60.0)
"""Seconds after which a panel is tried again that could not be changed, such as while Discord was away."""

_log = logging.getLogger(__name__)


class OpenPanel(Protocol):
    """A panel as it is shown: where, and when the press came that it answers."""

    message_id: int
    since: float

    async def renew(self) -> None:
        """Show what it should show by now, if that is something else."""

    async def fold(self) -> None:
        """Leave a line in its place."""

    async def end(self) -> None:
        """Say that it follows no more."""


Key = tuple[int, int]
"""A person and a match."""


class OpenPanels:
    """By person and match, the panel that is open. patience: see `PATIENCE`."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._open: dict[Key, OpenPanel] = {}
        self._pressed: dict[int, float] = {}
        self._left: dict[int, tuple[Key, OpenPanel]] = {}
        self._failed: dict[int, int] = {}
        self._changed: set[int] = set()
        self._ending: list[OpenPanel] = []
        self._worker: asyncio.Task[None] | None = None

    async def show(self, user_id: int, match_id: int, panel: OpenPanel) -> None:
        """A panel was shown or changed; the one before it is folded if it is another message."""
        key = (user_id, match_id)
        if self._pressed.get(panel.message_id, 0.0) > panel.since:
            # It was pressed again before this was known here; if that press shows nothing in its place, it stays.
            self._left[panel.message_id] = (key, panel)
            return
        self._failed.pop(panel.message_id, None)
        before = self._hold(key, panel)
        if before is not None and before.message_id != panel.message_id and _is_fresh(before):
            await _succeeds(before.fold())

    def leave(self, message_id: int) -> None:
        """A message is pressed: what it shows from now on is that press's to say."""
        now = monotonic()
        self._pressed = {known: at for known, at in self._pressed.items() if now - at < FRESH} | {message_id: now}
        self._left = {known: left for known, left in self._left.items() if _is_fresh(left[1])}
        for key, panel in tuple(self._open.items()):
            if panel.message_id == message_id:
                self._left[message_id] = (key, self._open.pop(key))

    def stay(self, message_id: int) -> None:
        """A press is over that was answered elsewhere: the message shows what it did, and follows again."""
        self._pressed.pop(message_id, None)
        key, panel = self._left.pop(message_id, (None, None))
        if key is not None and panel is not None and key not in self._open and _is_fresh(panel):
            self._hold(key, panel)

    @property
    def panels(self) -> tuple[OpenPanel, ...]:
        """Those that follow their matches."""
        return tuple(self._open.values())

    @property
    def following(self) -> bool:
        """Whether panels are still to be brought up to date."""
        return self._worker is not None and not self._worker.done()

    def holds(self, panel: OpenPanel) -> bool:
        """Whether a panel still shows what it did when it was last shown or changed."""
        return any(other is panel for other in self._open.values())

    def match_changed(self, match_id: int) -> None:
        """Something happened in a match; its open panels follow."""
        if not any(match == match_id for _, match in self._open):
            return
        self._changed.add(match_id)
        self._work()

    def _hold(self, key: Key, panel: OpenPanel) -> OpenPanel | None:
        """Let a panel follow, and end when its time is over. Returns the one before."""
        before = self._open.get(key)
        self._open[key] = panel
        left = FRESH - (monotonic() - panel.since)
        asyncio.get_running_loop().call_later(max(0.0, left), self._is_over, panel)
        # While it was drawn it followed nothing, but its match may have moved on.
        self.match_changed(key[1])
        return before

    def _is_over(self, panel: OpenPanel) -> None:
        if self.holds(panel):
            self._ending.append(panel)
            self._work()

    def _work(self) -> None:
        if not self.following:
            self._worker = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        while self._changed or self._ending:
            await asyncio.sleep(self.patience)
            changed, self._changed = self._changed, set()
            for match_id, panel in [
                (match, panel) for (_, match), panel in self._open.items() if match in changed
            ]:
                if self.holds(panel) and _is_fresh(panel):
                    await self._renew(match_id, panel)
            ending, self._ending = self._ending, []
            for panel in ending:
                if self.holds(panel):
                    self._open = {key: other for key, other in self._open.items() if other is not panel}
                    await _succeeds(panel.end())

    async def _renew(self, match_id: int, panel: OpenPanel) -> None:
        if await _succeeds(panel.renew()):
            self._failed.pop(panel.message_id, None)
            return
        failed = self._failed.get(panel.message_id, 0)
        self._failed[panel.message_id] = failed + 1
        if failed < len(AGAIN):
            asyncio.get_running_loop().call_later(AGAIN[failed], self.match_changed, match_id)


def _is_fresh(panel: OpenPanel) -> bool:
    return monotonic() - panel.since < FRESH


async def _succeeds(change: Awaitable[None]) -> bool:
    try:
        await change
    except Exception as refused:  # a panel that stays as it was says so when it is pressed
        _log.info("an open panel did not follow: %r", refused)
        return False
    return True
