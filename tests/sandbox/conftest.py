"""A sandbox and the sample bot for each test that wants them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import discord.asset
import discord.gateway
import discord.http
import pytest

from sandbox.handle import Sandbox
from sandbox.launch import point_discord_at
from sandbox.members import Member
from sandbox.server import Server
from sandbox.settings import Settings
from tests.sandbox.helpers.raw_bot import RawBot
from tests.sandbox.helpers.sample_bot import SampleBot, running


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """A sandbox to which discord.py in this process is pointed."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(
        discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    )
    monkeypatch.setattr(discord.asset.Asset, "BASE", discord.asset.Asset.BASE)
    async with Server(Settings(answer_within=1.0)) as running_server:
        point_discord_at(running_server.url)
        yield running_server
        assert running_server.world.recorder.crashes == []


@pytest.fixture
def sandbox(server: Server) -> Sandbox:
    """The sandbox's handle."""
    return server.handle()


@pytest.fixture
async def bot(server: Server) -> AsyncIterator[SampleBot]:
    """The sample bot, ready."""
    async with running(server.settings.token) as one:
        yield one
        assert server.world.recorder.unimplemented == []


@pytest.fixture
async def anna(sandbox: Sandbox) -> Member:
    """A member in #games."""
    return await sandbox.member("anna")


@pytest.fixture
async def bert(sandbox: Sandbox) -> Member:
    """Another member in #games."""
    return await sandbox.member("bert")


@pytest.fixture
async def raw(server: Server) -> AsyncIterator[RawBot]:
    """A bot without a library."""
    async with aiohttp.ClientSession() as session:
        yield RawBot(server, session)
