"""A sandbox in another process, over its control routes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp

from sandbox.activity.command_input import CannotDo
from sandbox.handle import Sandbox
from sandbox.json_types import Json


class HttpFeed:
    """A member's events over a websocket."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse, closing: set[asyncio.Task[bool]]) -> None:
        self._ws = ws
        self._closing = closing

    async def next(self) -> Json:
        """Return the next event. Raises ConnectionError when the sandbox is gone."""
        message = await self._ws.receive()
        if message.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionError("the sandbox has closed the feed")
        event: Json = message.json()
        return event

    def close(self) -> None:
        """Stop."""
        task = asyncio.create_task(self._ws.close())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)


class HttpLink:
    """A link to a sandbox at an address such as http://127.0.0.1:8090."""

    def __init__(self, url: str) -> None:
        self._url = url.rstrip("/")
        self._closing: set[asyncio.Task[bool]] = set()
        self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=None, sock_connect=10))

    async def call(self, verb: str, **args: Any) -> Any:
        """See `sandbox.link.Link`."""
        async with self._session.post(f"{self._url}/sandbox/{verb}", json=args) as response:
            answer: Json = await response.json()
        if "error" in answer:
            raise CannotDo(answer["error"])
        return answer["result"]

    async def read(self, url: str) -> bytes:
        """See `sandbox.link.Link`."""
        async with self._session.get(url) as response:
            if response.status != 200:
                raise CannotDo(f"nothing is behind {url} (any more)")
            return await response.read()

    async def events(self, user: str) -> HttpFeed:
        """See `sandbox.link.Link`."""
        ws = await self._session.ws_connect(f"{self._url}/sandbox/events?user={user}")
        feed = HttpFeed(ws, self._closing)
        await feed.next()
        return feed

    async def close(self) -> None:
        """Disconnect."""
        await asyncio.gather(*self._closing, return_exceptions=True)
        await self._session.close()


@contextlib.asynccontextmanager
async def connect(url: str) -> AsyncIterator[Sandbox]:
    """Connect to the sandbox at an address: `async with connect(url) as sandbox:`."""
    link = HttpLink(url)
    try:
        yield Sandbox(link)
    finally:
        await link.close()
