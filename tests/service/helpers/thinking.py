"""Processes in which computer players for tests think, and what to ask them."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from engines.core.rng import rng_from
from players.worker import Question
from tests.toys.bazaar.game import BAZAAR

MODULE = "tests.service.helpers.bad_worker"
PATIENCE = 30.0


def question(playouts: int = 1) -> bytes:
    """Return a question of Bazaar. playouts: chooses a player of `bad_worker`."""
    state = BAZAAR.setup(3, bytes(16)).state
    rng = rng_from("a test")
    world = BAZAAR.determinize(state, 0, rng)
    return msgspec.json.encode(Question.of(BAZAAR, world, 0, rng, player="strong", playouts=playouts))


def exists(pid: int) -> bool:
    """Return whether a process runs; one that is dead and not yet asked for its end doesn't."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    return False


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    for _ in range(round(PATIENCE / 0.01)):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("this never comes true")
