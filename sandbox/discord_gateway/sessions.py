"""A bot's session at the gateway, and its websocket."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import zlib
from collections import deque

from aiohttp import web

from sandbox.json_types import Json
from sandbox.state.event_bus import Dispatch
from sandbox.state.shards import Shard

DISPATCH = 0


class Session:
    """A bot's session: its events are numbered and stored, so that a new connection may resume it."""

    def __init__(self, intents: int, shard: Shard, keep: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.socket: Socket | None = None
        """The connection that carries it now."""
        self._kept: deque[tuple[int, Json]] = deque(maxlen=keep)

    def wants(self, event: Dispatch) -> bool:
        """Return whether the event concerns this session: intents and shard."""
        return not event.intents & ~self.intents and self.shard.hears(event.guild_id)

    def push(self, event: str, data: Json) -> None:
        """Number and store an event, and send it if a connection exists."""
        self.sequence += 1
        frame: Json = {"op": DISPATCH, "s": self.sequence, "t": event, "d": data}
        self._kept.append((self.sequence, frame))
        if self.socket is not None:
            self.socket.send(frame)

    def join(self, socket: Socket) -> None:
        """Continue over a connection."""
        self.part()
        self.socket, socket.session = socket, self

    def part(self) -> None:
        """Continue without a connection; events are stored from now on."""
        if self.socket is not None:
            self.socket.session = None
            self.socket = None

    def since(self, sequence: int) -> list[Json] | None:
        """Return the stored events after a number; None if some of them are gone."""
        if self._kept and self._kept[0][0] > sequence + 1:
            return None
        return [frame for number, frame in self._kept if number > sequence]


class Socket:
    """A websocket with the compression it asked for, and a queue so that a slow reader blocks nothing."""

    def __init__(self, ws: web.WebSocketResponse, transport: asyncio.Transport | None, compress: bool) -> None:
        self.session: Session | None = None
        """The session it carries, once the bot has begun or resumed one."""
        self._ws = ws
        self._transport = transport
        self._closing = False
        self._zlib = zlib.compressobj() if compress else None
        self._queue: asyncio.Queue[Json | int] = asyncio.Queue()
        self._sender = asyncio.create_task(self._send_all())

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self._queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close when the queue is empty."""
        self._closing = True
        self._queue.put_nowait(code)

    async def cut(self) -> None:
        """Drop the connection without a close frame."""
        self._sender.cancel()
        if self._transport is not None:
            self._transport.abort()

    async def finish(self) -> None:
        """Wait for a requested close to go out, then stop the sender."""
        if self._closing:
            await asyncio.wait([self._sender], timeout=2)
        self._sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, ConnectionError, RuntimeError):
            await self._sender

    async def _send_all(self) -> None:
        while True:
            item = await self._queue.get()
            try:
                if isinstance(item, int):
                    await self._ws.close(code=item)
                    return
                text = json.dumps(item, separators=(",", ":"))
                if self._zlib is None:
                    await self._ws.send_str(text)
                else:
                    packed = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self._ws.send_bytes(packed)
            except (ConnectionError, RuntimeError):
                return
