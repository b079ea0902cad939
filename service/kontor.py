"""The whole service: what it is made of, its start and its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from engines import GAMES
from engines.core.game import Game
from i18n.almanac import Almanac
from i18n.kept import Kept
from i18n.text import Text
from service.admin import Admin
from service.ahead import Ahead
from service.cancelling import cancelled
from service.clock import Clock, SharedClock, SystemClock
from service.clocks import Clocks
from service.computers import Computers
from service.config import Config
from service.drift import Drift
from service.jobs import Deliver
from service.lasting import kept_up
from service.lobby import Lobby
from service.matches import Matches
from service.moderating import Moderating
from service.nights import Nights
from service.orders import Orders
from service.outbox import Outbox
from service.play import Play
from service.privacy import Privacy
from service.processes import Plays, Processes
from service.reach import Reach
from service.reading import Reading
from service.records import Records
from service.seats import Seats
from service.servers import Servers
from service.social import Social
from service.stats import Stats
from service.users import Users
from service.votes import Votes
from store import process_rows
from store.db import Database
from store.errors import StoreError
from store.opening import open_database

log = logging.getLogger(__name__)


class Kontor:
    """Everything a user of the service needs; made by `open`, must be closed."""

    def __init__(
        self, config: Config, database: Database, clock: Clock, games: Mapping[str, Game[Any, Any]]
    ) -> None:
        self.config = config
        self.database = database
        self.clock = clock
        self.games = games
        kept = None if config.read is None else Kept(config.read)
        self.text = Text.load(kept=kept)
        self.almanac = Almanac.load(kept=kept)
        rules = {key: game.info.rules_version for key, game in games.items()}
        self.processes = Processes(
            database,
            clock,
            Plays(config.shards.count if config.shards is not None else 0, rules),
            config.shards,
            clock.measured if isinstance(clock, SharedClock) else None,
        )
        self.matches = Matches(database, clock, games, config)
        self.gate = self.matches.gate
        self.users = Users(database, clock)
        self.reading = Reading(self.matches)
        self.play = Play(self.matches, self.reading)
        self.lobby = Lobby(self.matches, self.reading)
        self.votes = Votes(self.matches, self.reading)
        self.seats = Seats(self.matches, self.reading, self.votes)
        self.orders = Orders(self.matches, self.reading)
        self.ahead = Ahead(self.matches, self.reading)
        self.social = Social(self.matches, self.users, self.reading)
        self.records = Records(self.matches, self.reading)
        self.stats = Stats(self.matches)
        self.privacy = Privacy(self.matches, self.lobby, self.play)
        self.admin = Admin(self.matches, self.reading, self.processes)
        self.servers = Servers(database, config.limits.server)
        self.moderating = Moderating(self.matches, self.reading)
        self.drift = Drift(self.matches, self.processes)
        self.outbox = Outbox(self.matches, self.users, self.reading, self.drift, self.processes)
        self.computers = Computers(self.matches, self.play)
        self.clocks = Clocks(self.matches, self.play, self.computers, self.drift, self.processes)
        self.reach = Reach(self.matches)
        self.nights = Nights(database, clock, config)
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(
        cls, config: Config, clock: Clock | None = None, games: Mapping[str, Game[Any, Any]] = GAMES
    ) -> Kontor:
        """Open the database and make everything; nothing runs yet. Raises what `open_database` raises."""
        database = await open_database(config.database)
        if clock is not None or not database.shared:
            return cls(config, database, clock or SystemClock(), games)
        shared = SharedClock()
        async with database.read() as conn:
            steady = shared.steady()
            shared.measured(await process_rows.time(conn), steady)
        return cls(config, database, shared, games)

    async def start(self, deliver: Deliver) -> None:
        """Set right what a wrong clock left, then begin to send, to let timers fire, and to back up."""
        try:
            await self.drift.begin()
            await self.drift.pull_back()
        except StoreError:
            log.exception("what a wrong clock may have left was not set right")
        workers: dict[str, Callable[[], Awaitable[None]]] = {
            "outbox": partial(self.outbox.run, deliver),
            "clocks": self.clocks.run,
            "nights": self.nights.run,
            "drift": self.drift.run,
            "reach": partial(self.reach.run, deliver),
        }
        self._tasks = [asyncio.create_task(kept_up(name, work), name=name) for name, work in workers.items()]

    def workers(self) -> Mapping[str, bool]:
        """By name, whether each worker that was begun runs; empty before the start and after the end."""
        return {task.get_name(): not task.done() for task in self._tasks}

    async def stop(self) -> None:
        """Stop the workers, while the way to Discord is still open. What was not sent waits for the next start."""
        tasks, self._tasks = self._tasks, []
        await cancelled(*tasks)

    async def close(self) -> None:
        """Stop the workers, then close the database."""
        await self.stop()
        await self.matches.looks.close()
        await self.processes.end()
        await self.database.close()
