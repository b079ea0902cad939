"""Panels that are open: brought up to date when their match moves on, and one for each person in a match.

Discord lets a private message be changed for fifteen minutes after the press that it answers. As long as that is
so, and until a restart, what a panel shows follows what its reader may know by now; a choice that is half made
stays as it is, unless it is no longer possible. What a reader would not see on a new panel either changes nothing:
an answer in secret leaves no trace.
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

_log = logging.getLogger(__name__)


class OpenPanel(Protocol):
    """A panel as it is shown: where, and when the press came that it answers."""

    message_id: int
    since: float

    async def renew(self) -> None:
        """Show what it should show by now, if that is something else."""

    async def fold(self) -> None:
        """Leave a line in its place."""


class OpenPanels:
    """By person and match, the panel that is open. patience: see `PATIENCE`."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._open: dict[tuple[int, int], OpenPanel] = {}
        self._pressed: dict[int, float] = {}
        self._changed: set[int] = set()
        self._worker: asyncio.Task[None] | None = None

    async def show(self, user_id: int, match_id: int, panel: OpenPanel) -> None:
        """A panel was shown or changed; the one before it is folded if it is another message."""
        if self._pressed.get(panel.message_id, 0.0) > panel.since:
            # It was pressed again before this was known here.
            return
        before = self._open.get((user_id, match_id))
        self._open[user_id, match_id] = panel
        if before is not None and before.message_id != panel.message_id and _is_fresh(before):
            await _try(before.fold())

    def leave(self, message_id: int) -> None:
        """A message is pressed: what it shows from now on is that press's to say."""
        now = monotonic()
        self._pressed = {known: at for known, at in self._pressed.items() if now - at < FRESH} | {message_id: now}
        self._open = {key: panel for key, panel in self._open.items() if panel.message_id != message_id}

    @property
    def following(self) -> bool:
        """Whether panels are still to be brought up to date."""
        return self._worker is not None and not self._worker.done()

    def holds(self, panel: OpenPanel) -> bool:
        """Whether a panel still shows what it did when it was last shown or changed."""
        return any(other is panel for other in self._open.values())

    def match_changed(self, match_id: int) -> None:
        """Something happened in a match; its open panels follow."""
        self._open = {key: panel for key, panel in self._open.items() if _is_fresh(panel)}
        if not any(match == match_id for _, match in self._open):
            return
        self._changed.add(match_id)
        if not self.following:
            self._worker = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        while self._changed:
            await asyncio.sleep(self.patience)
            changed, self._changed = self._changed, set()
            for panel in [panel for (_, match), panel in self._open.items() if match in changed]:
                if self.holds(panel):
                    await _try(panel.renew())


def _is_fresh(panel: OpenPanel) -> bool:
    return monotonic() - panel.since < FRESH


async def _try(change: Awaitable[None]) -> None:
    try:
        await change
    except Exception as refused:  # a panel that stays as it was says so when it is pressed
        _log.info("an open panel did not follow: %r", refused)
