"""Kontor behind a real client of discord.py, connected to a sandbox in this process."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.ext import commands

from cogs.routes import all_routes
from discord_ui.discord_api.invalid_requests import InvalidRequestCounter
from discord_ui.dispatch.dispatcher import listen
from discord_ui.interaction.app import App
from discord_ui.messages.delivery.context import DeliveryContext
from discord_ui.messages.delivery.discord_delivery import DiscordDelivery
from engines import GAMES
from i18n.almanac import Almanac
from i18n.text import Text
from render.queue import RenderQueue
from runtime.warmup import warm_up
from sandbox.handle import Sandbox
from sandbox.members import Member
from sandbox.screen import Shown
from sandbox.server import Server
from sandbox.settings import Settings
from service.app import Kontor
from service.base.config import Config
from service.base.read_models.matches import MatchInfo
from service.people.user import User
from tests.sandbox.helpers.openapi import Checker
from tests.sandbox.helpers.pointing import pointed_at
from tests.service.helpers.databases import DatabaseFactory


@pytest.fixture
def databases(tmp_path: Path) -> DatabaseFactory:
    """The tables of the service's tests are in files here."""
    return DatabaseFactory(tmp_path, None)


TEXT = Text.load(strict=True)
ALMANAC = Almanac.load()
PICTURES = RenderQueue(timeout=30.0)
"""Read and warmed once; all tests share them."""


@dataclass
class UiHarness:
    """A sandbox with a bot that has this layer and no commands, and what tests do with it."""

    server: Server
    kontor: Kontor
    app: App
    bot: commands.AutoShardedBot
    courier: DiscordDelivery

    def __post_init__(self) -> None:
        self.sandbox: Sandbox = self.server.handle()

    async def member(self, name: str) -> Member:
        return await self.sandbox.member(name)

    @staticmethod
    def user(member: Member) -> User:
        return User(int(member.id), member.name, "en-US")

    async def opened(self, host: Member, **settings: Any) -> MatchInfo:
        guild = (await self.sandbox.world())["guilds"][0]
        channel = next(c for c in guild["channels"] if c["name"] == "games")
        wanted = {"locale": "en", "seats": 2, "grace": 0, **settings}
        return await self.kontor.lobby.create(
            self.user(host), game="fugger", guild_id=int(guild["id"]), channel_id=int(channel["id"]), **wanted
        )

    async def started(self, *people: Member, computers: int = 0, **settings: Any) -> MatchInfo:
        info = await self.opened(people[0], seats=len(people) + computers, **settings)
        for member in people[1:]:
            await self.kontor.lobby.join(self.user(member), info.id)
        for _ in range(computers):
            await self.kontor.lobby.add_computer(self.user(people[0]), info.id)
        await self.kontor.lobby.start(self.user(people[0]), info.id)
        return await self.kontor.queries.info(info.id)

    async def quiet(self, within: float = 20.0) -> None:
        """Wait until everything is said but cards, which take their time."""
        await eventually(self._nothing_left, within)

    async def _nothing_left(self) -> bool:
        with contextlib.closing(sqlite3.connect(self.kontor.config.database)) as outbox:
            (left,) = outbox.execute("SELECT count(*) FROM outbox WHERE kind != 'card'").fetchone()
        return bool(left == 0)


@dataclass
class RunningMatch:
    """A running match of Anna and Bert, seen from the one whose turn it is."""

    harness: UiHarness
    info: MatchInfo
    mover: Member
    other: Member
    post: Shown

    async def panel(self, member: Member | None = None) -> Shown:
        return (await (member or self.mover).click(self.post, "Your move")).message

    async def seq(self) -> int:
        return (await self.harness.kontor.queries.info(self.info.id)).seq


async def eventually(check: Callable[[], Awaitable[object]], within: float = 10.0) -> None:
    async with asyncio.timeout(within):
        while not await check():  # noqa: ASYNC110 - another program's database is watched
            await asyncio.sleep(0.02)


WARM: list[bool] = []


async def warmed() -> None:
    """Let the grounds of all pictures be drawn before a test waits for one."""
    if not WARM:
        await warm_up(PICTURES, {"fugger": GAMES["fugger"]})
        WARM.append(True)


@contextlib.asynccontextmanager
async def client(
    kontor: Kontor, token: str, *, again: bool = False
) -> AsyncIterator[tuple[commands.AutoShardedBot, App, DiscordDelivery]]:
    """A connected bot with this layer. again: the service is at work already."""
    intents = discord.Intents.none()
    intents.guilds = True
    bot = commands.AutoShardedBot(
        commands.when_mentioned, help_command=None, intents=intents, guild_ready_timeout=0.1
    )
    app = App(kontor, PICTURES, strict=True)
    app.channel_membership.patience = 20.0
    listen(bot, app, all_routes())
    courier = DiscordDelivery(
        DeliveryContext(bot, kontor, PICTURES, app.directory, strict=True), InvalidRequestCounter()
    )
    if not again:
        await kontor.start(courier)
    async with bot:
        running = asyncio.create_task(bot.start(token))
        await asyncio.wait_for(bot.wait_until_ready(), 10)
        try:
            yield bot, app, courier
        finally:
            await bot.close()
            running.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await running


@pytest.fixture
async def harness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[UiHarness]:
    """A connected bot; every request is held to Discord's own description of its interface."""
    checker = Checker()
    await warmed()
    monkeypatch.setattr("service.app.Text.load", lambda **_: TEXT)
    monkeypatch.setattr("service.app.Almanac.load", lambda **_: ALMANAC)
    async with Server(Settings()) as server:
        server.on_request(checker)
        kontor = await Kontor.open(Config(tmp_path / "kontor.db", computer_delay=(0, 0)))
        with pointed_at(server.url):
            async with client(kontor, server.settings.token) as (bot, app, courier):
                yield UiHarness(server, kontor, app, bot, courier)
        await kontor.close()
        assert server.world.recorder.crashes == []
        assert server.world.recorder.unimplemented == []
        assert checker.faults == []


@pytest.fixture
async def game(harness: UiHarness) -> RunningMatch:
    anna, bert = await harness.member("anna"), await harness.member("bert")
    info = await harness.started(anna, bert)
    await harness.quiet()
    info = await harness.kontor.queries.info(info.id)
    seat = next(s for s in info.seats if s.awaited)
    mover, other = (anna, bert) if seat.user_id == int(anna.id) else (bert, anna)
    post = await mover.wait_message(str(info.place), lambda m: m.has_button("Your move") and bool(m.files))
    return RunningMatch(harness, info, mover, other, post)
