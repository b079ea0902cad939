"""Bots that vanish in the middle of something: killed, or cut off in the midst of a frame or a request."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
from pathlib import Path

import pytest

from sandbox.handle import Sandbox
from sandbox.launch import VARIABLE
from sandbox.server import Server
from sandbox.state.shards import Shard
from tests.sandbox.helpers.gateway_listener import listeners
from tests.sandbox.helpers.processes import ROOT, Process

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
        """Send bytes."""
        self._writer.write(data)
        await self._writer.drain()

    async def head(self) -> bytes:
        """Read up to the end of the answer's head."""
        return await self._reader.readuntil(b"\r\n\r\n")

    def vanish(self, *, reset: bool) -> None:
        """End as a process that is killed does: by a plain end or, with something unread, a reset."""
        if reset:
            raw: socket.socket = self._writer.transport.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._writer.transport.abort()


def frame(content: object) -> bytes:
    """A text frame as clients send it, masked with nothing."""
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
