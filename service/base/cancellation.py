"""End work that may swallow a cancellation, as discord.py does while a shard connects."""

import asyncio
import time
from typing import Any, Final

RETRY_AFTER: Final = 1.0
"""Seconds between two cancellations."""
GIVE_UP_AFTER: Final = 30.0
"""Seconds after which work that ignores cancellations counts as impossible to end from inside the process."""


class CancellationIgnored(Exception):
    """Work went on after repeated cancellations. Only the end of the process ends it."""


async def cancel_and_wait(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks until all of them are done; their errors are left to the caller.

    A cancellation of the caller cancels them once more, and is raised when they are done. Raises
    CancellationIgnored.
    """
    until, interrupted = time.monotonic() + GIVE_UP_AFTER, False
    while going := [task for task in tasks if not task.done()]:
        if time.monotonic() >= until:
            raise CancellationIgnored(", ".join(task.get_name() for task in going))
        for task in going:
            task.cancel()
        try:
            await asyncio.wait(going, timeout=RETRY_AFTER)
        except asyncio.CancelledError:
            interrupted = True
    for task in tasks:
        # An error that was retrieved once is not logged as "never retrieved".
        if not task.cancelled():
            task.exception()
    if interrupted:
        raise asyncio.CancelledError
