"""The service as a whole: its parts, its start and its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from engines import GAMES, LESSONS
from engines.core.game import Game
from engines.core.play.lessons import Lesson
from i18n.almanac import Almanac
from i18n.text import Text
from service.autoplay.thinking.processes import ThinkingProcesses
from service.autoplay.thinking.programs import Programs
from service.autoplay.thinking.thinker import Thinker
from service.base.backoff import supervise
from service.base.cancellation import cancel_and_wait
from service.base.clock import Clock, SharedClock, SystemClock
from service.base.config import Config
from service.base.jobs import Delivery
from service.cluster.processes import Processes
from service.cluster.status import SharedConfig
from service.driver.repository import MatchRepository
from service.match.server_rules import ServerRulesEditor
from service.people.users import Users
from service.queries.exports import MatchExports
from service.queries.history_queries import HistoryQueries
from service.queries.list_queries import ListQueries
from service.queries.match_queries import MatchQueries
from service.queries.panel_queries import PanelQueries
from service.queries.stats import Stats
from service.usecases.admin import Admin
from service.usecases.computer_players import ComputerPlayers
from service.usecases.lessons import Lessons
from service.usecases.lobby import Lobby
from service.usecases.moderation import Moderation
from service.usecases.play import Play
from service.usecases.premoves import Premoves
from service.usecases.privacy import Privacy
from service.usecases.seats import Seats
from service.usecases.social import Social
from service.usecases.standing_orders import StandingOrders
from service.usecases.votes import Votes
from service.workers.channel_outage import ChannelOutages
from service.workers.clock_skew import ClockSkewGuard
from service.workers.drill import Drill
from service.workers.maintenance import NightlyMaintenance
from service.workers.outbox import Outbox
from service.workers.timers import TimerWorker
from store.cluster import process_rows
from store.database import Database
from store.errors import StoreError
from store.opening import open_database

log = logging.getLogger(__name__)


class Kontor:
    """All parts of the service; opened by `open`, must be closed."""

    def __init__(
        self,
        config: Config,
        database: Database,
        clock: Clock,
        games: Mapping[str, Game[Any, Any]],
        lessons: Mapping[str, Lesson] = LESSONS,
    ) -> None:
        self.config = config
        self.database = database
        self.clock = clock
        self.games = games
        self.text = Text.load()
        self.almanac = Almanac.load(text=self.text)
        rules = {key: game.info.rules_version for key, game in games.items()}
        self.processes = Processes(
            database,
            clock,
            SharedConfig(config.shards.count if config.shards is not None else 0, rules),
            config.shards,
            clock.synchronise if isinstance(clock, SharedClock) else None,
        )
        self.matches = MatchRepository(database, clock, games, config, lessons)
        self.access = self.matches.access
        self.users = Users(database, clock)
        self.queries = MatchQueries(self.matches)
        self.panels = PanelQueries(self.matches)
        self.lists = ListQueries(self.matches)
        self.history = HistoryQueries(self.matches)
        self.play = Play(self.matches, self.queries, self.panels)
        self.thinker = Thinker(ThinkingProcesses(config.thinkers), Programs(config.players), config.thinking)
        self.computer_players = ComputerPlayers(self.matches, self.play, self.thinker)
        self.lessons = Lessons(self.matches, self.computer_players)
        self.lobby = Lobby(self.matches, self.queries)
        self.votes = Votes(self.matches, self.queries)
        self.seats = Seats(self.matches, self.votes)
        self.standing_orders = StandingOrders(self.matches, self.panels)
        self.premoves = Premoves(self.matches, self.panels)
        self.social = Social(self.matches, self.users, self.queries)
        self.exports = MatchExports(self.matches, self.queries)
        self.stats = Stats(self.matches)
        self.privacy = Privacy(self.matches, self.lobby, self.play, self.lessons)
        self.drill = Drill(self.matches)
        self.admin = Admin(self.matches, self.processes, self.drill.newest)
        self.server_rules = ServerRulesEditor(database, config.limits.server)
        self.moderation = Moderation(self.matches)
        self.clock_skew = ClockSkewGuard(self.matches, self.processes)
        self.outbox = Outbox(self.matches, self.users, self.clock_skew, self.processes)
        self.timers = TimerWorker(self.matches, self.play, self.computer_players, self.clock_skew, self.processes)
        self.outages = ChannelOutages(self.matches)
        self.maintenance = NightlyMaintenance(database, clock, config, self.drill, self.lessons.tidy)
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(
        cls, config: Config, clock: Clock | None = None, games: Mapping[str, Game[Any, Any]] = GAMES
    ) -> Kontor:
        """Open the database and make all parts; nothing runs yet. Raises what `open_database` raises."""
        database = await open_database(config.database)
        if clock is not None or not database.shared:
            return cls(config, database, clock or SystemClock(), games)
        shared = SharedClock()
        async with database.read() as conn:
            monotonic = shared.monotonic()
            shared.synchronise(await process_rows.database_time(conn), monotonic)
        return cls(config, database, shared, games)

    async def start(self, deliver: Delivery) -> None:
        """Correct times that a wrong clock left, then start sending, timers and maintenance."""
        try:
            await self.clock_skew.begin()
            await self.clock_skew.pull_back()
        except StoreError:
            log.exception("what a wrong clock may have left was not set right")
        workers: dict[str, Callable[[], Awaitable[None]]] = {
            "outbox": partial(self.outbox.run, deliver),
            "timers": self.timers.run,
            "maintenance": self.maintenance.run,
            "clock skew": self.clock_skew.run,
            "channel outages": partial(self.outages.run, deliver),
        }
        self._tasks = [asyncio.create_task(supervise(name, work), name=name) for name, work in workers.items()]

    def workers(self) -> Mapping[str, bool]:
        """Return by name whether each started worker runs; empty before the start and after the end."""
        return {task.get_name(): not task.done() for task in self._tasks}

    async def stop(self) -> None:
        """Stop the workers, while Discord can still be reached. Unsent jobs wait for the next start."""
        tasks, self._tasks = self._tasks, []
        await cancel_and_wait(*tasks)

    async def close(self) -> None:
        """Stop the workers, then close the database."""
        await self.stop()
        await self.thinker.close()
        await self.matches.read_markers.close()
        await self.processes.end()
        await self.database.close()
