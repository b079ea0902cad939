"""Whether the bot lives, for members who act only while it does."""

import asyncio
from collections.abc import Awaitable, Callable

from sandbox.activity.command_input import CannotDo
from sandbox.members import Response

MOMENT = 0.2
"""Seconds that a client still waits for an answer after the bot has died."""
LONG = 240.0
"""Seconds without an answer or a post that must come, after which it is called missing.

Longer than a process may hang until another has its work, and begins its session.
"""


class Watchdog:
    """Whether the bot lives. Members act only while it does; what they have asked of a dead one is lost.

    acted: set at every press, a moment for a kill. answered: how many acts were.
    """

    def __init__(self) -> None:
        self.alive = asyncio.Event()
        self.died = asyncio.Event()
        self.acted = asyncio.Event()
        self.answered = 0

    def born(self) -> None:
        self.died.clear()
        self.alive.set()

    def dead(self) -> None:
        self.alive.clear()
        self.died.set()

    async def ask(self, act: Callable[[], Awaitable[Response]]) -> Response | None:
        """Do something that the bot answers; None if it died before, so that the answer is not known."""
        await self.alive.wait()
        asking = asyncio.ensure_future(_answered(act))
        self.acted.set()
        dying = asyncio.ensure_future(self.died.wait())
        await asyncio.wait((asking, dying), return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if not asking.done():
            await asyncio.wait((asking,), timeout=MOMENT)
        if not asking.done():
            asking.cancel()
            return None
        found = asking.result()
        self.answered += found is not None
        return found


async def _answered(act: Callable[[], Awaitable[Response]]) -> Response | None:
    try:
        response = await act()
        if response.outcome in ("thinking", "later"):
            await response.settled(LONG)
    except CannotDo:
        return None
    return None if response.failed else response
