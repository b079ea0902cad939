"""Let something happen in a copy of this process, at the moment that it has reached, and hear how it went.

What led to the moment need not happen again for each fault.
"""

import asyncio
import gc
import os
import signal
import warnings
from collections.abc import Awaitable, Callable
from typing import Final, NoReturn, TypeVar

import msgspec

T = TypeVar("T")
_MOST: Final = 60
"""Seconds after which a copy is ended."""


async def in_a_copy(work: Callable[[], Awaitable[T]], result: type[T]) -> T | str:
    """Return what work returns in a copy of this process, which ends with it; if it fails, return why as text."""
    loop = asyncio.get_running_loop()
    reads, writes = os.pipe()
    gc.freeze()
    with warnings.catch_warnings(action="ignore"):
        child = os.fork()
    if child == 0:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(_MOST)
        gc.disable()
        # The loop runs here, too; asyncio remembers the number of the process.
        asyncio._set_running_loop(loop)
        try:
            said = b"+" + msgspec.json.encode(await work())
        except BaseException as error:
            said = f"-{error!r}".encode()
        _say(writes, said)
    heard, ended = _hear(reads, writes, child)
    if not heard:
        return f"it ended without a word, with {ended}" + (": it took too long" if ended == signal.SIGALRM else "")
    return msgspec.json.decode(heard[1:], type=result) if heard[:1] == b"+" else heard[1:].decode()


def _say(writes: int, said: bytes) -> NoReturn:
    """Tell the original, and end at once: nothing of what the original still has to do is done here."""
    with os.fdopen(writes, "wb") as pipe:
        pipe.write(said)
    os._exit(0)


def _hear(reads: int, writes: int, child: int) -> tuple[bytes, int]:
    """Wait for a copy; return what it said and how it ended."""
    os.close(writes)
    with os.fdopen(reads, "rb") as pipe:
        heard = pipe.read()
    return heard, os.waitpid(child, 0)[1]
