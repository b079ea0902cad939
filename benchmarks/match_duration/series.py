"""Many matches of one game and number of seats, under each set of orders."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.match_duration.deciders import Deciders
from benchmarks.match_duration.habits import SETS, given
from benchmarks.match_duration.pauses import DAY, pauses
from benchmarks.match_duration.simulated_match import SimulatedMatch, TurnedClock, Waited
from benchmarks.service import NullDelivery
from engines import GAMES
from engines.core.game import Game
from players.greedy import GreedyPlayer
from service.app import Kontor
from service.base.config import Config
from service.people.access import OpenMemberships

MONDAY = 1_750_032_000
"""Start of the first match: a Monday in June, 0:00 UTC."""
IN_MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None
"""Folder for a temporary database in memory, if there is one."""


def tables(games: Sequence[str]) -> list[tuple[str, int]]:
    """Return the games with each number of seats, if several can play them."""
    return [
        (key, seats)
        for key in games
        for seats in range(max(2, GAMES[key].info.seats[0]), GAMES[key].info.seats[1] + 1)
    ]


@asynccontextmanager
async def service(clock: TurnedClock, games: Mapping[str, Game[Any, Any]] = GAMES) -> AsyncIterator[Kontor]:
    """Run a service whose posts reach no one, and whose timers fire on request."""
    with tempfile.TemporaryDirectory(dir=IN_MEMORY) as folder:
        kontor = await Kontor.open(Config(Path(folder) / "kontor.db"), clock, games)
        kontor.access.use_memberships(OpenMemberships())
        sending = asyncio.create_task(kontor.outbox.run(NullDelivery()))
        try:
            yield kontor
        finally:
            sending.cancel()
            with suppress(asyncio.CancelledError):
                await sending
            await kontor.close()


class Series:
    """Matches of one game and number of seats, one after the other."""

    def __init__(self, kontor: Kontor, clock: TurnedClock, game: Game[Any, Any], seats: int, seed: str) -> None:
        self._kontor, self._clock = kontor, clock
        self._game, self._seats, self._seed = game, seats, f"{seed} {game.info.key} {seats}"

    async def played(self, matches: int, draws: int, orders: Sequence[str]) -> AsyncIterator[tuple[str, Waited]]:
        """Yield each match with the name of its set of orders: `matches` of them, each under all sets and draws of
        pauses.
        """
        for number in range(matches):
            name = f"{self._seed} {number}"
            minds = Deciders(GreedyPlayer(), name)
            for draw in range(draws):
                for under in orders:
                    yield under, await self._play(name, minds, f"{name} {draw}", under)

    async def _play(self, name: str, minds: Deciders, drawn: str, orders: str) -> Waited:
        """Play a match. name: of the match. drawn: selects the pauses and, on its own day, the hour of its
        start.
        """
        self._clock.time = (self._clock.time // DAY + 1) * DAY + Random(f"hour {drawn}").randrange(DAY)
        match = SimulatedMatch(self._kontor, self._clock, minds, pauses(self._seats, drawn))
        seed = blake2b(name.encode(), digest_size=16).digest()
        habits = given(self._game, orders), SETS[orders].ahead and self._game.premoves is not None
        stand_in = SETS[orders].stand_in
        return await match.play(self._game.info.key, seed, *habits, pauses(self._seats, drawn), stand_in=stand_in)
