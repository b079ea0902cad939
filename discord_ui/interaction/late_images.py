"""Add pictures that were not drawn in time to a panel by an edit.

Pictures of a post follow by the outbox, which survives a restart; a panel can only be edited for some minutes.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

PAUSES = (1.0, 4.0, 15.0, 60.0)
"""Seconds before each attempt; after the last one the message stays without pictures."""

_log = logging.getLogger(__name__)

Attempt = Callable[[], Awaitable[bool]]
"""Draws again and adds the pictures; returns False if they are still not ready."""


class LateImageUpdater:
    """The pending pictures by message. A drawing once started is finished and cached, so a new attempt gets it.

    pauses: see `PAUSES`.
    """

    def __init__(self, pauses: tuple[float, ...] = PAUSES) -> None:
        self.pauses = pauses
        self._waiting: dict[int, asyncio.Task[None]] = {}

    def follow(self, message_id: int, attempt: Attempt) -> None:
        """Add pictures to a message later, in place of those that were pending there."""
        self.drop(message_id)
        task = asyncio.create_task(self._run(attempt))
        self._waiting[message_id] = task
        task.add_done_callback(lambda done: self._ended(message_id, done))

    def drop(self, message_id: int) -> None:
        """Cancel the pending pictures: the message shows, or will show, something else."""
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
            except Exception as refused:  # the message is complete without pictures
                _log.info("pictures did not follow: %r", refused)
                return
