"""A sandbox and the sample bot for each test that wants them."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox.handle import Sandbox
from sandbox.members import Member
from sandbox.server import Server
from sandbox.settings import Settings
from tests.sandbox.helpers.pointing import pointed_at
from tests.sandbox.helpers.raw_bot import RawBot
from tests.sandbox.helpers.sample_bot import SampleBot, running


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    """A sandbox to which discord.py in this process is pointed."""
    async with Server(Settings(answer_within=1.0)) as running_server:
        with pointed_at(running_server.url):
            yield running_server
        assert running_server.world.recorder.crashes == []


@pytest.fixture
def sandbox(server: Server) -> Sandbox:
    return server.handle()


@pytest.fixture
async def bot(server: Server) -> AsyncIterator[SampleBot]:
    async with running(server.settings.token) as one:
        yield one
        assert server.world.recorder.unimplemented == []


@pytest.fixture
async def anna(sandbox: Sandbox) -> Member:
    return await sandbox.member("anna")


@pytest.fixture
async def bert(sandbox: Sandbox) -> Member:
    return await sandbox.member("bert")


@pytest.fixture
async def raw(server: Server) -> AsyncIterator[RawBot]:
    async with aiohttp.ClientSession() as session:
        yield RawBot(server, session)
