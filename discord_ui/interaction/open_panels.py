"""Open panels: updated when their match moves on, and one for each person in a match.

Discord allows edits of a private message for fifteen minutes after the press that it answers. During that time,
and until a restart, a panel follows its match; a half-made choice stays, unless it is no longer possible. Before
the time is over, the panel says that it no longer follows.
A change that a new panel would not show either causes no edit: a secret answer leaves no trace.
"""

import asyncio
import logging
from collections.abc import Awaitable
from time import monotonic
from typing import Protocol

FRESH = 14.5 * 60
"""Seconds after the last press during which a panel can certainly be edited."""
PATIENCE = 1.0
"""Seconds after a change within which further changes are shown with it."""
AGAIN = (1.0, 5.0, 20.0, 60.0)
"""Seconds before each retry of a failed edit, for example while Discord is down."""

_log = logging.getLogger(__name__)


class OpenPanel(Protocol):
    """A shown panel: its message, and the time of the press that it answers."""

    message_id: int
    since: float

    async def renew(self) -> None:
        """Update what it shows, if that has changed."""

    async def fold(self) -> None:
        """Replace it by one line."""

    async def end(self) -> None:
        """Say that it no longer follows."""


Key = tuple[int, int]
"""A person and a match."""


class OpenPanels:
    """The open panels by person and match. patience: see `PATIENCE`."""

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
        """Follow a panel that was shown or changed; fold the previous one if it is another message."""
        key = (user_id, match_id)
        if self._pressed.get(panel.message_id, 0.0) > panel.since:
            # It was pressed again before this call; if that press does not replace it, it stays.
            self._left[panel.message_id] = (key, panel)
            return
        self._failed.pop(panel.message_id, None)
        before = self._hold(key, panel)
        if before is not None and before.message_id != panel.message_id and _is_fresh(before):
            await _succeeds(before.fold())

    def leave(self, message_id: int) -> None:
        """Stop following a pressed message: the press decides what it shows next."""
        now = monotonic()
        self._pressed = {known: at for known, at in self._pressed.items() if now - at < FRESH} | {message_id: now}
        self._left = {known: left for known, left in self._left.items() if _is_fresh(left[1])}
        for key, panel in tuple(self._open.items()):
            if panel.message_id == message_id:
                self._left[message_id] = (key, self._open.pop(key))

    def stay(self, message_id: int) -> None:
        """Follow a message again after a press that was answered elsewhere and left it unchanged."""
        self._pressed.pop(message_id, None)
        key, panel = self._left.pop(message_id, (None, None))
        if key is not None and panel is not None and key not in self._open and _is_fresh(panel):
            self._hold(key, panel)

    @property
    def panels(self) -> tuple[OpenPanel, ...]:
        """Return the panels that follow their matches."""
        return tuple(self._open.values())

    @property
    def following(self) -> bool:
        """Return whether updates of panels are pending."""
        return self._worker is not None and not self._worker.done()

    def holds(self, panel: OpenPanel) -> bool:
        """Return whether a panel still shows what it did when it was last shown or changed."""
        return any(other is panel for other in self._open.values())

    def match_changed(self, match_id: int) -> None:
        """Schedule an update of a match's open panels."""
        if not any(match == match_id for _, match in self._open):
            return
        self._changed.add(match_id)
        self._work()

    def _hold(self, key: Key, panel: OpenPanel) -> OpenPanel | None:
        """Let a panel follow, and end when its time is over. Returns the previous one."""
        before = self._open.get(key)
        self._open[key] = panel
        left = FRESH - (monotonic() - panel.since)
        asyncio.get_running_loop().call_later(max(0.0, left), self._is_over, panel)
        # The match may have moved on while the panel was drawn and not followed.
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
    except Exception as refused:  # an outdated panel says so when it is pressed
        _log.info("an open panel did not follow: %r", refused)
        return False
    return True
