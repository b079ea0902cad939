"""Many matches of one game and number of seats, under each set of orders."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.service import Nowhere
from benchmarks.waiting.match import Match, TurnedClock, Waited
from benchmarks.waiting.minds import Minds
from benchmarks.waiting.orders import given
from benchmarks.waiting.pauses import DAY, pauses
from engines import GAMES
from engines.core.game import Game
from players.greedy import GreedyPlayer
from service.config import Config
from service.gate import Everybody
from service.kontor import Kontor

MONDAY = 1_750_032_000
"""In June, 0:00 UTC."""
IN_MEMORY = Path("/dev/shm")
"""Where a database lies that need not outlast anything, if there is such a place."""


class Plan(NamedTuple):
    """What is measured. matches: of each game and number of seats, each with so many draws of pauses."""

    matches: int
    draws: int
    seed: str
    orders: Sequence[str]


def tables(games: Sequence[str]) -> list[tuple[str, int]]:
    """The games with each number of seats, as far as several can play them."""
    return [
        (key, seats)
        for key in games
        for seats in range(max(2, GAMES[key].info.seats[0]), GAMES[key].info.seats[1] + 1)
    ]


@asynccontextmanager
async def service(clock: TurnedClock) -> AsyncIterator[Kontor]:
    """A service whose posts reach nobody, and whose timers wait to be fired."""
    with tempfile.TemporaryDirectory(dir=IN_MEMORY if IN_MEMORY.is_dir() else None) as folder:
        kontor = await Kontor.open(Config(Path(folder) / "kontor.db"), clock)
        kontor.gate.through(Everybody())
        sending = asyncio.create_task(kontor.outbox.run(Nowhere()))
        try:
            yield kontor
        finally:
            sending.cancel()
            with suppress(asyncio.CancelledError):
                await sending
            await kontor.close()


async def measured(key: str, seats: int, plan: Plan) -> AsyncIterator[tuple[str, Waited]]:
    """Every match with the name of its set of orders. They differ in pauses and orders only, where these let them."""
    clock = TurnedClock(MONDAY)
    async with service(clock) as kontor:
        for number in range(plan.matches):
            name = f"{plan.seed} {key} {seats} {number}"
            minds = Minds(GreedyPlayer(), name)
            for draw in range(plan.draws):
                for orders in plan.orders:
                    yield orders, await _play(kontor, clock, minds, GAMES[key], seats, name, draw, orders)


async def _play(
    kontor: Kontor,
    clock: TurnedClock,
    minds: Minds,
    game: Game[object, object],
    seats: int,
    name: str,
    draw: int,
    orders: str,
) -> Waited:
    drawn = f"{name} {draw}"
    # On a day of its own, at an hour that the pauses' seed says.
    clock.time = (clock.time // DAY + 1) * DAY + Random(f"hour {drawn}").randrange(DAY)
    match = Match(kontor, clock, minds, pauses(seats, drawn))
    seed = blake2b(name.encode(), digest_size=16).digest()
    return await match.play(game.info.key, seed, given(game, orders), pauses(seats, drawn))
