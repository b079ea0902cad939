"""The gateway: the websocket over which a bot hears of events; heartbeat, resume, Discord's close codes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
import zlib
from collections import deque
from typing import Any

import aiohttp
from aiohttp import web

from sandbox import payloads
from sandbox.bus import Dispatch
from sandbox.clock import iso
from sandbox.intents import KNOWN, PRIVILEGED, Intent
from sandbox.rest.people import gateway_url
from sandbox.world import World

Json = dict[str, Any]

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, MEMBERS, INVALID, HELLO, ACK = 7, 8, 9, 10, 11

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, WRONG_TOKEN = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, RATE_LIMITED, SESSION_TIMED_OUT, INVALID_SHARD = 4005, 4008, 4009, 4010
INVALID_INTENTS, DISALLOWED_INTENTS = 4013, 4014

SENDS_PER_MINUTE = 120
ACK_AFTER = 0.05


class Session:
    """A bot's session: its events are numbered and kept, so that a new connection may resume it."""

    def __init__(self, intents: int, shard: tuple[int, int], keep: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.socket: Socket | None = None
        self._kept: deque[tuple[int, Json]] = deque(maxlen=keep)

    def wants(self, event: Dispatch) -> bool:
        """Whether the event concerns this session: intents and shard."""
        if event.intents & ~self.intents:
            return False
        number, count = self.shard
        if event.guild_id is None:
            return number == 0
        return (event.guild_id >> 22) % count == number

    def push(self, event: str, data: Json) -> None:
        """Number an event, keep it and send it if somebody is connected."""
        self.sequence += 1
        frame: Json = {"op": DISPATCH, "s": self.sequence, "t": event, "d": data}
        self._kept.append((self.sequence, frame))
        if self.socket is not None:
            self.socket.send(frame)

    def since(self, sequence: int) -> list[Json] | None:
        """The kept events after a number; None if some of them are gone."""
        if self._kept and self._kept[0][0] > sequence + 1:
            return None
        return [frame for number, frame in self._kept if number > sequence]


class Socket:
    """One websocket, with a queue so that nothing waits for a slow reader, and the compression it asked for."""

    def __init__(self, ws: web.WebSocketResponse, transport: asyncio.Transport | None, compress: bool) -> None:
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
        """Close once everything queued is out."""
        self._closing = True
        self._queue.put_nowait(code)

    async def cut(self) -> None:
        """Drop the connection without a word."""
        self._sender.cancel()
        if self._transport is not None:
            self._transport.abort()

    async def finish(self) -> None:
        """Let a close that was asked for go out, then stop the sender."""
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


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sessions: dict[str, Session] = {}
        self._sockets: set[Socket] = set()
        self.identifies = 0
        """How often a new session was begun."""
        self.resumes = 0
        """How often a session was resumed."""
        self._changed = asyncio.Condition()
        world.bus.connect_gateway(self.dispatch)

    @property
    def connected(self) -> bool:
        """Whether the bot hears anything right now."""
        return any(session.socket is not None for session in self._sessions.values())

    async def wait_connected(self, within: float = 30.0, sessions: int = 1) -> None:
        """Until the bot is connected and has begun so many sessions. Raises TimeoutError after `within` s."""
        async with asyncio.timeout(within), self._changed:
            await self._changed.wait_for(lambda: self.connected and self.identifies >= sessions)

    def dispatch(self, event: Dispatch) -> None:
        """Give an event to the sessions it concerns."""
        for session in self._sessions.values():
            if session.wants(event):
                hidden = event.plain is not None and not session.intents & Intent.MESSAGE_CONTENT
                session.push(event.event, event.plain if hidden and event.plain is not None else event.data)

    # --- faults

    async def drop(self, *, resume: bool = True) -> None:
        """Cut every connection; without `resume` the sessions are forgotten, so that a new one must begin."""
        if not resume:
            self._sessions.clear()
        for socket in list(self._sockets):
            await socket.cut()

    def ask_reconnect(self) -> None:
        """Ask every connection to come back and resume (opcode 7)."""
        for session in self._sessions.values():
            if session.socket is not None:
                session.socket.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every connection that its session is no longer valid (opcode 9)."""
        for session in list(self._sessions.values()):
            if session.socket is not None:
                session.socket.send({"op": INVALID, "d": resumable})
            if not resumable:
                self._sessions.pop(session.id, None)

    def close_all(self, code: int) -> None:
        """Close every connection with a code, such as 4000."""
        for socket in self._sockets:
            socket.close(code)

    # --- the websocket

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection from hello to its end."""
        if self._world.settings.offline:
            raise web.HTTPServiceUnavailable
        ws = web.WebSocketResponse(max_msg_size=4096 * 4, autoclose=True)
        await ws.prepare(request)
        socket = Socket(ws, request.transport, compress=request.query.get("compress") == "zlib-stream")
        self._sockets.add(socket)
        session: Session | None = None
        socket.send({"op": HELLO, "d": {"heartbeat_interval": int(self._world.settings.heartbeat * 1000)}})
        sent: deque[float] = deque()
        try:
            while True:
                message = await ws.receive(timeout=self._world.settings.heartbeat * 1.5)
                if message.type is not aiohttp.WSMsgType.TEXT:
                    break
                now = time.monotonic()
                sent.append(now)
                while sent[0] < now - 60:
                    sent.popleft()
                if len(sent) > SENDS_PER_MINUTE:
                    socket.close(RATE_LIMITED)
                    break
                session, code = await self._read(socket, session, message.data)
                if code is not None:
                    socket.close(code)
                    break
        except TimeoutError:
            socket.close(SESSION_TIMED_OUT)
        finally:
            self._sockets.discard(socket)
            await socket.finish()
            if session is not None and session.socket is socket:
                session.socket = None
                await self._tell_change()
        return ws

    async def _read(self, socket: Socket, session: Session | None, text: str) -> tuple[Session | None, int | None]:
        """One frame of the bot; returns its session and, to close the connection, a code."""
        try:
            frame = json.loads(text)
            opcode, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return session, DECODE_ERROR
        if opcode == HEARTBEAT:
            # discord.py notes when it sent this only afterwards; no ack from far away is faster than that.
            asyncio.get_running_loop().call_later(ACK_AFTER, socket.send, {"op": ACK})
            return session, None
        if opcode == IDENTIFY:
            if session is not None:
                return session, ALREADY_AUTHENTICATED
            return await self._identify(socket, data or {})
        if opcode == RESUME:
            return await self._resume(socket, data or {})
        if session is None:
            return None, NOT_AUTHENTICATED
        if opcode == MEMBERS:
            self._chunk(session, data or {})
        elif opcode not in (PRESENCE, VOICE):
            return session, UNKNOWN_OPCODE
        return session, None

    async def _identify(self, socket: Socket, data: Json) -> tuple[Session | None, int | None]:
        settings = self._world.settings
        if data.get("token") != settings.token:
            return None, WRONG_TOKEN
        intents = int(data.get("intents") or 0)
        if intents & ~KNOWN:
            return None, INVALID_INTENTS
        if intents & PRIVILEGED and not settings.privileged_intents:
            return None, DISALLOWED_INTENTS
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            return None, INVALID_SHARD
        for old in [one for one in self._sessions.values() if one.socket is None and one.shard[0] == number]:
            del self._sessions[old.id]
        session = Session(intents, (number, count), settings.resume_events)
        self._sessions[session.id] = session
        session.socket = socket
        self.identifies += 1
        self._ready(session)
        await self._tell_change()
        return session, None

    def _ready(self, session: Session) -> None:
        world = self._world
        number, count = session.shard
        guilds = [
            guild
            for guild in world.guilds.values()
            if world.bot.id in guild.members and (guild.id >> 22) % count == number
        ]
        session.push(
            "READY",
            {
                "v": 10,
                "user": payloads.user(world.bot) | {"verified": True, "mfa_enabled": False, "email": None},
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": gateway_url(world.base_url),
                "shard": [number, count],
                "application": {"id": str(world.bot.id), "flags": 0},
                "session_type": "normal",
                "private_channels": [],
            },
        )
        if session.intents & Intent.GUILDS:
            for guild in guilds:
                session.push("GUILD_CREATE", payloads.guild(world, guild, full=True))

    async def _resume(self, socket: Socket, data: Json) -> tuple[Session | None, int | None]:
        if data.get("token") != self._world.settings.token:
            return None, WRONG_TOKEN
        session = self._sessions.get(str(data.get("session_id")))
        missed = None if session is None else session.since(int(data.get("seq") or 0))
        if session is None or missed is None:
            socket.send({"op": INVALID, "d": False})
            return None, None
        session.socket = None
        for frame in missed:
            socket.send(frame)
        session.socket = socket
        session.push("RESUMED", {})
        self.resumes += 1
        await self._tell_change()
        return session, None

    def _chunk(self, session: Session, data: Json) -> None:
        """Members by id or by the beginning of their name."""
        world = self._world
        guild = world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None:
            return
        ids = data.get("user_ids")
        if ids is not None:
            wanted = [int(one) for one in (ids if isinstance(ids, list) else [ids])]
            found = [guild.members[one] for one in wanted if one in guild.members]
            missing = [str(one) for one in wanted if one not in guild.members]
        else:
            missing = []
            begin = str(data.get("query") or "").lower()
            if not begin and not session.intents & Intent.GUILD_MEMBERS:
                found = []
            else:
                found = [m for m in guild.members.values() if world.users[m.user_id].name.startswith(begin)]
            limit = int(data.get("limit") or 0)
            found = found[:limit] if limit else found
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [payloads.member(world, one) for one in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": missing,
        }
        if data.get("nonce") is not None:
            chunk["nonce"] = data["nonce"]
        session.push("GUILD_MEMBERS_CHUNK", chunk)

    async def _tell_change(self) -> None:
        self._world.bus.tell_all({"type": "bot", "connected": self.connected})
        async with self._changed:
            self._changed.notify_all()


def guild_available(world: World, guild_id: int) -> Dispatch:
    """The event with which a guild appears to the bot after it was added to it."""
    data = payloads.guild(world, world.guilds[guild_id], full=True) | {"joined_at": iso(world.clock.now())}
    return Dispatch("GUILD_CREATE", data, guild_id, Intent.GUILDS)
