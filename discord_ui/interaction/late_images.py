"""Pictures of a panel that were not drawn in time follow into it by an edit.

Those of a post follow by the outbox, which outlives the bot; a panel can only be edited for some minutes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

PAUSES = (1.0, 4.0, 15.0, 60.0)
"""Seconds before each look whether they are there by now; then the message stays without."""

_log = logging.getLogger(__name__)

Attempt = Callable[[], Awaitable[bool]]
"""Draws once more and puts the pictures in; False if they are still not there."""


class LateImageUpdater:
    """What is to follow, by message. What was begun is drawn to its end and kept, so asking again brings it.

    pauses: see `PAUSES`.
    """

    def __init__(self, pauses: tuple[float, ...] = PAUSES) -> None:
        self.pauses = pauses
        self._waiting: dict[int, asyncio.Task[None]] = {}

    def follow(self, message_id: int, attempt: Attempt) -> None:
        """Let pictures follow into a message; they do so in the place of what was to follow before."""
        self.drop(message_id)
        task = asyncio.create_task(self._run(attempt))
        self._waiting[message_id] = task
        task.add_done_callback(lambda done: self._ended(message_id, done))

    def drop(self, message_id: int) -> None:
        """Let nothing follow any more: the message shows, or will show, something else."""
        task = self._waiting.pop(message_id, None)
        if task is not None:
            task.cancel()

    def _ended(self, message_id: int, task: asyncio.Task[None]) -> None:
        if self._waiting.get(message_id) is task:
            del self._waiting[message_id]

    async def _run(self, attempt: Attempt) -> None:
        for pause in self.pauses:
            await asyncio.sleep(pause)
            try:
                if await attempt():
                    return
            except Exception as refused:  # the message tells everything without them
                _log.info("pictures did not follow: %r", refused)
                return
