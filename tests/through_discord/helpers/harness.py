"""A sandbox and the bot in one process: real discord.py, real HTTP and websocket, a clock that tests turn."""

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot import FAREWELL
from discord_ui.interaction.app import App
from discord_ui.messages.delivery.context import DeliveryContext
from discord_ui.messages.delivery.discord_delivery import DiscordDelivery
from engines import GAMES
from engines.core.game import Game
from engines.core.text.messages import Arg, Msg
from i18n.locales import match_locale
from render.queue import RenderQueue
from runtime.address import Address
from runtime.discord_client.client import KontorBot
from runtime.monitoring.monitor import Monitor, monitoring
from sandbox.handle import Sandbox
from sandbox.screen import Shown
from sandbox.server import Server
from sandbox.settings import TOKEN, Settings
from service.app import Kontor
from service.base.config import Config, Limits
from service.base.read_models.matches import MatchInfo
from service.base.shards import Shards
from store.tables import outbox_rows, timer_rows
from tests.sandbox.helpers.openapi import Checker
from tests.sandbox.helpers.pointing import pointed_at
from tests.through_discord.helpers.player import Player

PATIENCE = 60.0
"""Seconds that a test waits for something to happen: generous, for the machine may be slow and shared."""

OURS = ("kontor", "discord_ui", "cogs", "service", "store", "runtime", "render", "i18n", "bot")


LIMITS = Limits(server=5000, invited=100, invitations=500, exports=10_000, animations=10_000)
"""Many tests share a server and a day."""


class OffsetClock:
    """The machine's clock, plus what a test has added.

    ahead: time that has passed. wrong: by how much the clock is set wrong, in which no time has passed.
    stopped: if set, the time that it always shows.
    """

    def __init__(self) -> None:
        self.ahead = 0
        self.wrong = 0
        self.stopped: int | None = None

    def now(self) -> int:
        return int(self.monotonic()) + self.wrong

    def monotonic(self) -> float:
        return (int(time.time()) if self.stopped is None else self.stopped) + self.ahead


class ErrorLog(logging.Handler):
    """Keeps what our own modules logged as errors: a test in which that happens has failed, unless it says so."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.split(".")[0] in (*OURS, "discord"):
            self.heard.append(f"{record.name}: {record.getMessage()} {record.exc_info or ''}")


class BotHarness:
    """One installation and the server on which its players meet.

    forgiven: words that may be in error logs of this test; anything else fails it. shards: those that the bot
    carries from its next start on; None for all.
    """

    def __init__(
        self,
        server: Server,
        database: Path | str,
        *,
        delay: tuple[int, int] = (0, 0),
        games: Mapping[str, Game[Any, Any]] = GAMES,
        metrics: Address | None = None,
    ) -> None:
        self.server = server
        self.sandbox: Sandbox = server.handle()
        self.clock = OffsetClock()
        self.api = Checker()
        self.errors = ErrorLog()
        self.forgiven: list[str] = []
        self.shards: Shards | None = None
        self.config = Config(database, computer_delay=delay, limits=LIMITS)
        self.games = games
        self.metrics = metrics
        self.watch: Monitor
        self._watching: contextlib.AbstractAsyncContextManager[Monitor]
        self.kontor: Kontor
        self.bot: KontorBot
        self.pictures: RenderQueue
        self._running: asyncio.Task[None] | None = None
        self._numbers = itertools.count(1)

    async def start(self) -> None:
        config = msgspec.structs.replace(self.config, shards=self.shards)
        self.kontor = await Kontor.open(config, self.clock, self.games)
        self.pictures = RenderQueue(timeout=60.0)
        self._watching = monitoring(self.metrics, self.kontor, self.pictures)
        self.watch = await self._watching.__aenter__()
        app = App(self.kontor, self.pictures, strict=True)
        app.open_panels.patience = 0.0
        app.channel_membership.patience = 20.0
        begun = asyncio.Event()

        async def ready(bot: KontorBot) -> None:
            means = DeliveryContext(bot, self.kontor, self.pictures, app.directory, strict=True)
            hands = DiscordDelivery(means, bot.refusals)
            await self.kontor.start(self.watch.of(hands))
            begun.set()

        self.bot = KontorBot(app, ready)
        self.watch.follow(self.bot)
        self._running = asyncio.create_task(self._run(), name="bot")
        waiting = asyncio.create_task(begun.wait())
        done, _ = await asyncio.wait(
            (self._running, waiting), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
        )
        waiting.cancel()
        if self._running in done:
            self._running.result()
        assert begun.is_set(), "the bot did not connect"

    async def _run(self) -> None:
        async with self.kontor.processes.join():
            await self.kontor.processes.run_while_alive(self.bot.start(TOKEN))

    async def stop(self) -> None:
        """Stop what works, disconnect the bot and close the database, in the order of `bot.py`."""
        await self.kontor.stop()
        await self.bot.app.in_flight.over(FAREWELL)
        await self.bot.close()
        if self._running is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._running
            self._running = None
        await self._watching.__aexit__(None, None, None)
        await self.pictures.close()
        await self.kontor.close()

    async def restart(self) -> None:
        """Stop the bot and start it again; whatever it had in memory is gone."""
        await self.stop()
        await self.start()

    def check(self) -> None:
        """What holds for every test: no unknown route, no body Discord would not know, no error of ours."""
        assert self.server.world.recorder.crashes == []
        assert self.server.world.recorder.unimplemented == []
        assert self.api.faults == [], self.api.faults
        unforgiven = [text for text in self.errors.heard if not any(word in text for word in self.forgiven)]
        assert unforgiven == [], unforgiven

    async def advance(self, seconds: float) -> None:
        """Let time pass for the bot and for Discord, and wait until what fell due is done."""
        self.clock.ahead += int(seconds)
        await self.sandbox.advance(seconds)
        self.kontor.matches.wake_workers()
        await self.settled()

    async def settled(self, within: float = PATIENCE) -> None:
        """Wait until nothing is due: all is said, every timer has fired, open panels are up to date."""
        async with asyncio.timeout(within):
            while await self._due():  # noqa: ASYNC110 - the rows of the database are what counts
                await asyncio.sleep(0.01)

    async def _due(self) -> bool:
        if self.bot.app.open_panels.following:
            return True
        now, share = self.clock.now(), self.kontor.processes.share
        async with self.kontor.database.read() as conn:
            waiting = await outbox_rows.due(conn, now, share, limit=1)
            return bool(waiting or await timer_rows.due(conn, now, share))

    async def newcomer(self, name: str, locale: str = "en-US") -> Player:
        """A new member of the server, standing in #games. Several may be called the same."""
        account = f"member-{next(self._numbers)}"
        await self.sandbox.call("add_user", name=account, display=name, locale=locale)
        return Player(await self.sandbox.member(account), self.server.world)

    async def people(self, *names: str, locales: Sequence[str] = (), room: str | None = None) -> list[Player]:
        """New members who are in one channel, by default a new one. Those without a locale read English."""
        room = room or await self.room()
        found = [await self.newcomer(*given) for given in itertools.zip_longest(names, locales, fillvalue="en-US")]
        for player in found:
            player.member.channel = room
        return found

    async def room(self) -> str:
        return await self.sandbox.add_channel(f"room-{next(self._numbers)}")

    async def owner(self) -> Player:
        return Player(await self.sandbox.member("owner"), self.server.world)

    def say(self, key: str, locale: str = "en", /, **args: Arg) -> str:
        found: str = self.kontor.text.say(Msg(key, args), match_locale(locale))
        return found

    async def info(self, match_id: int) -> MatchInfo:
        return await self.kontor.queries.info(match_id)

    async def public(self, channel: str | int) -> list[Shown]:
        """All messages of the bot in a place that are not ephemeral, oldest first."""
        owner = await self.sandbox.member("owner")
        return [one for one in await owner.messages(str(channel)) if one.by_bot and not one.ephemeral]

    async def bodies(self, method: str, route: str, since: int = 0) -> list[Any]:
        """The bodies of the bot's requests for a route, oldest first."""
        found = await self.sandbox.requests(since)
        return [one["body"] for one in found if one["method"] == method and one["route"] == route]


@contextlib.asynccontextmanager
async def running(
    where: Path | str,
    *,
    delay: tuple[int, int] = (0, 0),
    settings: Settings | None = None,
    games: Mapping[str, Game[Any, Any]] = GAMES,
    metrics: Address | None = None,
) -> AsyncIterator[BotHarness]:
    """A house in which the bot is connected; checked and closed at the end.

    where: a folder, or a file or an address for the database. metrics: where it can be watched.
    """
    settings = settings or Settings(answer_within=20.0, reaction=0.0)
    async with Server(settings, members=("mods",)) as server:
        database = where / "kontor.db" if isinstance(where, Path) and where.is_dir() else where
        harness = BotHarness(server, database, delay=delay, games=games, metrics=metrics)
        server.on_request(harness.api)
        root = logging.getLogger()
        root.addHandler(harness.errors)
        try:
            with pointed_at(server.url):
                await harness.start()
                try:
                    yield harness
                    harness.check()
                finally:
                    await harness.stop()
        finally:
            root.removeHandler(harness.errors)
