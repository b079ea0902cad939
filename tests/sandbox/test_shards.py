"""A bot in several parts, each with some of its shards: who is connected, cut, there twice, or vanishes."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import socket
import struct
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from sandbox.activity.command_input import CannotDo
from sandbox.client import connect
from sandbox.handle import Sandbox
from sandbox.launch import VARIABLE
from sandbox.server import Server
from sandbox.state.shards import Shard
from tests.sandbox.helpers.gateway_listener import listener, listeners
from tests.sandbox.helpers.processes import ROOT, Process
from tests.sandbox.helpers.sample_bot import Part, running

SOON = 0.05
"""Seconds after which it is clear that nothing comes, where nothing can."""


@pytest.fixture(params=["here", "over HTTP"])
async def either(request: pytest.FixtureRequest, server: Server) -> AsyncIterator[Sandbox]:
    """The sandbox's handle, in this process and as another has it."""
    if request.param == "here":
        yield server.handle()
        return
    async with connect(server.url) as sandbox:
        yield sandbox


@pytest.fixture
async def parts(server: Server) -> AsyncIterator[tuple[Part, Part]]:
    """Two parts of the bot, with the shards 0 and 1, and 2 and 3."""
    async with (
        running(server.settings.token, Part(0, 1)) as one,
        running(server.settings.token, Part(2, 3)) as two,
    ):
        assert isinstance(one, Part)
        assert isinstance(two, Part)
        yield one, two


async def by_shard(sandbox: Sandbox) -> dict[int, dict[str, int]]:
    return {one["shard"]: one for one in (await sandbox.call("gateway_counts"))["shards"]}


async def test_each_part_has_the_guilds_of_its_shards(
    server: Server, either: Sandbox, parts: tuple[Part, Part]
) -> None:
    await either.wait_bot(shards=4)
    for number, name in enumerate(("north", "east", "south", "west")):
        guild = await either.add_guild(name, members=["anna"], shard=(number, 4))
        assert (int(guild) >> 22) % 4 == number
        anna = await either.member("anna", guild=name)
        assert (await anna.slash("play", {"card": "salt"})).message.text == "Anna plays salt x1"
    one, two = ({guild.name for guild in part.guilds} - {"Kontor"} for part in parts)
    assert (one, two) == ({"north", "east"}, {"south", "west"})
    assert [(shard, counted["begun"]) for shard, counted in (await by_shard(either)).items()] == [
        (0, 1),
        (1, 1),
        (2, 1),
        (3, 1),
    ]
    assert not any((await either.troubles()).values())


async def test_a_part_that_begins_again_has_its_guilds_at_once(server: Server, sandbox: Sandbox) -> None:
    for number in range(4):
        await sandbox.add_guild(f"guild {number}", members=["anna"], shard=(number, 4))
    async with running(server.settings.token, Part(0, 1)):
        for _ in range(2):
            async with running(server.settings.token, Part(2, 3)) as part:
                assert {guild.name for guild in part.guilds} - {"Kontor"} == {"guild 2", "guild 3"}
                anna = await sandbox.member("anna", guild="guild 3")
                assert not (await anna.slash("play", {"card": "salt"})).failed
            await sandbox.wait_bot_gone(shards=4, only=[2, 3])
        assert {number: one["begun"] for number, one in (await by_shard(sandbox)).items()} == {
            0: 1,
            1: 1,
            2: 2,
            3: 2,
        }
        await sandbox.wait_bot(shards=4, only=[0, 1])


async def test_waiting_for_shards(server: Server, either: Sandbox) -> None:
    async with contextlib.AsyncExitStack() as stack:
        first = await stack.enter_async_context(listener(server))
        await first.identify(0, 2)
        await either.wait_bot(20)
        await either.wait_bot(20, shards=2, only=[0])
        with pytest.raises(CannotDo, match=r"connected: shard 0 of 2$"):
            await either.wait_bot(SOON, shards=2)
        with pytest.raises(CannotDo):
            await either.wait_bot(SOON, shards=1)
        waiting = asyncio.create_task(either.wait_bot(20, shards=2))
        async with listener(server) as second:
            await second.identify(1, 2)
            await waiting
            with pytest.raises(CannotDo):
                await either.wait_bot(SOON, shards=2, sessions=2)
            with pytest.raises(CannotDo):
                await either.wait_bot_gone(SOON, shards=2, only=[1])
            going = asyncio.create_task(either.wait_bot_gone(20, shards=2, only=[1]))
        await going
        assert (await either.world())["bot"]["connected"] is True
        with pytest.raises(CannotDo, match="shard 0 of 2"):
            await either.wait_bot_gone(SOON)
    await either.wait_bot_gone(20)


async def test_in_this_process_the_gateway_itself_is_waited_for(server: Server) -> None:
    async with listeners(server, 3):
        await server.gateway.wait_connected(20, shards=[Shard(number, 3) for number in range(3)])
        assert server.gateway.sessions == {Shard(0, 3): 1, Shard(1, 3): 1, Shard(2, 3): 1}
    await server.gateway.wait_gone(20)
    assert not server.gateway.sessions


async def test_one_shard_is_cut_and_resumes(sandbox: Sandbox, parts: tuple[Part, Part]) -> None:
    one, two = parts
    await sandbox.call("gateway_drop", shard=3)
    async with asyncio.timeout(20):
        await two.resumed.wait()
    assert not one.resumed.is_set()
    counts = await sandbox.call("gateway_counts")
    assert (counts["identifies"], counts["resumes"]) == (4, 1)
    await sandbox.wait_bot(shards=4)


@pytest.mark.parametrize("verb", ["gateway_invalidate", "gateway_drop"])
async def test_one_shard_loses_its_session(sandbox: Sandbox, parts: tuple[Part, Part], verb: str) -> None:
    await sandbox.call(verb, shard=1, **({"resume": False} if verb == "gateway_drop" else {}))
    await sandbox.wait_bot(shards=4, only=[1], sessions=2)
    await sandbox.wait_bot(shards=4)
    assert {number: one["begun"] for number, one in (await by_shard(sandbox)).items()} == {0: 1, 1: 2, 2: 1, 3: 1}
    assert (await sandbox.troubles())["doubled"] == []


@pytest.mark.parametrize(("verb", "code"), [("gateway_close", 4000), ("gateway_reconnect", None)])
async def test_one_shard_is_told_to_go(server: Server, sandbox: Sandbox, verb: str, code: int | None) -> None:
    async with listeners(server, 2) as (zero, one):
        await sandbox.call(verb, shard=1)
        if code is not None:
            assert await one.ended() == code
        else:
            while (await one.frame())["op"] != 7:
                pass
        assert (await by_shard(sandbox))[0]["connected"] == 1
        await sandbox.call("gateway_close", code=4001)
        await zero.ended()
        assert zero.ws.close_code == 4001


async def test_a_shard_that_is_connected_twice_is_told_of(server: Server, sandbox: Sandbox) -> None:
    guild = await sandbox.add_guild("twins", members=["anna"], shard=(1, 4))
    async with listeners(server, 4) as all_four, listener(server) as twin:
        assert server.world.recorder.doubled == []
        await twin.identify(1, 4)
        assert server.world.recorder.doubled == ["shard 1 of 4"]
        await (await sandbox.member("anna", guild=guild)).say("to both")
        for one in (all_four[1], twin):
            assert (await one.until("MESSAGE_CREATE", guild))[-1].data["guild_id"] == guild
        assert (await by_shard(sandbox))[1]["connected"] == 2
    await sandbox.wait_bot_gone(20)
    assert {number: one["most"] for number, one in (await by_shard(sandbox)).items()} == {0: 1, 1: 2, 2: 1, 3: 1}
    assert (await sandbox.troubles())["doubled"] == ["shard 1 of 4"]


async def test_other_numbers_of_shards_are_no_twins(server: Server, sandbox: Sandbox) -> None:
    guild = await sandbox.add_guild("here", members=["anna"], shard=(2, 4))
    async with listeners(server, 2) as halves, listeners(server, 4) as quarters:
        await (await sandbox.member("anna", guild=guild)).say("to one of each")
        for one in (halves[0], quarters[2]):
            await one.until("MESSAGE_CREATE", guild)
        assert (await sandbox.troubles())["doubled"] == []


async def test_resuming_over_another_connection_ends_the_first(server: Server, sandbox: Sandbox) -> None:
    async with listener(server) as first, listener(server) as second:
        session = (await first.identify(0, 1))["d"]["session_id"]
        second.sequence = first.sequence
        await second.resume(session)
        await first.ended()
        await sandbox.wait_bot(20, shards=1)
        assert (await sandbox.troubles())["doubled"] == []


async def resumed_after(server: Server, code: int) -> dict[str, Any]:
    """What is answered to a bot that resumes a session whose connection it closed with a code."""
    async with listener(server) as first:
        session = (await first.identify(0, 1))["d"]["session_id"]
        await first.ws.close(code=code)
    await server.gateway.wait_gone(20)
    async with listener(server) as second:
        second.sequence = first.sequence
        return await second.resume(session)


async def test_who_says_goodbye_cannot_resume(server: Server) -> None:
    assert (await resumed_after(server, 4000))["op"] == 0
    assert await resumed_after(server, 1000) == {"op": 9, "d": False}


PROGRAM = """
import os, sys
sys.path.insert(0, {root!r})
from tests.sandbox.helpers.sample_bot import Part
Part(*(int(one) for one in sys.argv[1:])).run(os.environ["DISCORD_TOKEN"], log_handler=None)
"""
AT_ONCE = 20.0
"""Seconds in which an end is seen; a slow machine needs some, a missing heartbeat is noticed after a minute."""


@pytest.fixture
def program(tmp_path: Path) -> str:
    """A bot that carries the shards that it is given."""
    written = tmp_path / "bot.py"
    written.write_text(PROGRAM.format(root=str(ROOT)))
    return str(written)


async def test_a_killed_process_is_gone_at_once_and_the_other_goes_on(
    server: Server, sandbox: Sandbox, program: str
) -> None:
    await sandbox.call("set", answer_within=20.0)
    for number in range(4):
        await sandbox.add_guild(f"guild {number}", members=["anna"], shard=(number, 4))

    def start(*shards: str) -> Process:
        return Process("-m", "sandbox.launch", program, *shards, **{VARIABLE: server.url})

    one = start("0", "1")
    two = start("2", "3")
    try:
        await sandbox.wait_bot(60, shards=4)
        two.kill()
        await sandbox.wait_bot_gone(AT_ONCE, shards=4, only=[2, 3])
        assert server.gateway.sessions == {Shard(0, 4): 1, Shard(1, 4): 1}
        anna = await sandbox.member("anna", guild="guild 1")
        assert not (await anna.slash("play", {"card": "salt"})).failed
        two = start("2", "3")
        await sandbox.wait_bot(60, shards=4, only=[2, 3], sessions=2)
        await sandbox.wait_bot(shards=4)
        anna = await sandbox.member("anna", guild="guild 3")
        assert not (await anna.slash("play", {"card": "salt"})).failed
    finally:
        one.kill()
        two.kill()
    await sandbox.wait_bot_gone(AT_ONCE)
    assert not any((await sandbox.troubles()).values())


class Plain:
    """A connection that is written to byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, server: Server, head: str, body: bytes = b"") -> Plain:
        """Connect and send a request's head, to which the lines that every request has are added."""
        made = cls(*await asyncio.open_connection("127.0.0.1", server.port))
        request, _, more = head.partition("\n")
        lines = [request, f"Host: 127.0.0.1:{server.port}", *more.split("\n"), "", ""]
        await made.write("\r\n".join(line for line in lines).encode() + body)
        return made

    async def write(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def head(self) -> bytes:
        return await self._reader.readuntil(b"\r\n\r\n")

    def vanish(self, *, reset: bool) -> None:
        """End as a process that is killed does: by a plain end or, with something unread, a reset."""
        if reset:
            raw: socket.socket = self._writer.transport.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._writer.transport.abort()


def frame(content: object) -> bytes:
    data = json.dumps(content).encode()
    return bytes([0x81, 0x80 | 126]) + struct.pack(">H", len(data)) + b"\0\0\0\0" + data


@pytest.mark.parametrize("reset", [False, True])
@pytest.mark.parametrize("sent", [0, 3, 200])
async def test_a_connection_that_ends_within_a_frame_is_seen_to_end(
    server: Server, sandbox: Sandbox, reset: bool, sent: int
) -> None:
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = f"Upgrade: websocket\nConnection: Upgrade\nSec-WebSocket-Key: {key}\nSec-WebSocket-Version: 13"
    async with listeners(server, 2):
        bot = await Plain.to(server, f"GET /gateway HTTP/1.1\n{upgrade}")
        assert b"101" in await bot.head()
        data = {"token": server.settings.token, "intents": 1, "properties": {}, "shard": [2, 3]}
        await bot.write(frame({"op": 2, "d": data}))
        await sandbox.wait_bot(20, shards=3, only=[2])
        await bot.write(frame({"op": 1, "d": "x" * 500})[:sent])
        bot.vanish(reset=reset)
        await sandbox.wait_bot_gone(AT_ONCE, shards=3, only=[2])
        await sandbox.wait_bot(20, shards=2)


@pytest.mark.parametrize("reset", [False, True])
async def test_a_request_that_is_never_finished_does_nothing(
    server: Server, sandbox: Sandbox, reset: bool
) -> None:
    anna = await sandbox.member("anna")
    path = f"/api/v10/channels/{await sandbox.channel('games', 'Kontor')}/messages"
    token = f"Authorization: Bot {server.settings.token}\nContent-Length: 5000"
    for kind, body in (
        ("application/json", b'{"content": "half a sen'),
        (
            "multipart/form-data; boundary=xx",
            b'--xx\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"con',
        ),
    ):
        bot = await Plain.to(server, f"POST {path} HTTP/1.1\n{token}\nContent-Type: {kind}", body)
        bot.vanish(reset=reset)
    await anna.say("Still here")
    assert [one.text for one in await anna.messages()] == ["Still here"]
    assert not any((await sandbox.troubles()).values())
