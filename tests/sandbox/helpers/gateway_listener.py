"""A connection to the gateway without a library, which records the events of one shard."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import aiohttp

from sandbox.server import Server
from sandbox.state.intents import KNOWN, PRIVILEGED

Json = dict[str, Any]

EVERYTHING = KNOWN
ORDINARY = KNOWN & ~PRIVILEGED
"""The intents that need no consent of Discord."""


class GatewayEvent(NamedTuple):
    event: str
    guild: str | None
    data: Json


class GatewayListener:
    """One connection. Nothing is sent unless a test says so, no heartbeat either."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self.ws = ws
        self._token = token
        self.sequence = 0

    async def identify(self, number: int, of: int, intents: int = ORDINARY) -> Json:
        """Begin a session of a shard; what is answered: READY, or that it was refused."""
        data = {"token": self._token, "intents": intents, "properties": {}, "shard": [number, of]}
        await self.ws.send_json({"op": 2, "d": data})
        return await self.frame()

    async def resume(self, session: str) -> Json:
        """Go on with a session; what is answered first."""
        await self.ws.send_json(
            {"op": 6, "d": {"token": self._token, "session_id": session, "seq": self.sequence}}
        )
        return await self.frame()

    async def frame(self) -> Json:
        async with asyncio.timeout(20):
            frame: Json = await self.ws.receive_json()
        self.sequence = frame.get("s") or self.sequence
        return frame

    async def until(self, event: str, guild: str | None = None) -> list[GatewayEvent]:
        found: list[GatewayEvent] = []
        while not found or (found[-1].event, found[-1].guild) != (event, guild):
            frame = await self.frame()
            data: Json = frame["d"] or {}
            named = data.get("id") if frame["t"].startswith("GUILD_") and "guild_id" not in data else None
            found.append(GatewayEvent(frame["t"], data.get("guild_id", named), data))
        return found

    async def ended(self) -> int | None:
        async with asyncio.timeout(20):
            async for _ in self.ws:
                pass
        return self.ws.close_code


@contextlib.asynccontextmanager
async def listener(server: Server) -> AsyncIterator[GatewayListener]:
    async with aiohttp.ClientSession() as session, session.ws_connect(server.gateway_url) as ws:
        opened = GatewayListener(ws, server.settings.token)
        assert (await opened.frame())["op"] == 10
        yield opened


@contextlib.asynccontextmanager
async def listeners(server: Server, of: int, intents: int = ORDINARY) -> AsyncIterator[list[GatewayListener]]:
    """Connections of all shards of a bot that has this number of them."""
    async with contextlib.AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(listener(server)) for _ in range(of)]
        for number, one in enumerate(opened):
            assert (await one.identify(number, of, intents))["t"] == "READY"
        yield opened
