"""The gateway: the websocket that sends events to a bot; heartbeat, resume, Discord's close codes."""

import asyncio
import json
import time
from collections import Counter, deque
from collections.abc import Callable, Collection

import aiohttp
from aiohttp import web

from sandbox.discord_gateway.payloads import guilds_of, members_chunk, ready
from sandbox.discord_gateway.sessions import Session, Socket
from sandbox.json_types import Json
from sandbox.settings import Settings
from sandbox.state import payloads
from sandbox.state.event_bus import Dispatch
from sandbox.state.intents import KNOWN, PRIVILEGED, Intent
from sandbox.state.shards import Shard
from sandbox.state.world import World

HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 1, 2, 3, 4, 6
RECONNECT, MEMBERS, INVALID, HELLO, ACK = 7, 8, 9, 10, 11

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, WRONG_TOKEN = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, RATE_LIMITED, SESSION_TIMED_OUT, INVALID_SHARD = 4005, 4008, 4009, 4010
INVALID_INTENTS, DISALLOWED_INTENTS = 4013, 4014

GOODBYES = (1000, 1001)
"""Close codes by which a bot gives its session up."""

SENDS_PER_MINUTE = 120
ACK_AFTER = 0.05


class IdentifyLimit:
    """Lets one session begin per `identify_pause` and bucket `number % max_concurrency`. Uses real time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._last: dict[int, float] = {}

    def take(self, shard: Shard) -> float:
        """Let a session of a shard begin. Return by how many seconds it is too early, 0.0 if it may begin.

        One that is too early does not count.
        """
        now = time.monotonic()
        bucket = shard.number % max(1, self._settings.max_concurrency)
        last = self._last.get(bucket)
        early = 0.0 if last is None else last + self._settings.identify_pause - now
        if early > 0:
            return early
        self._last[bucket] = now
        return 0.0


class Gateway:
    """All sessions of the bot, whose processes may each carry some of its shards."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sessions: dict[str, Session] = {}
        self._sockets: set[Socket] = set()
        self._starts = IdentifyLimit(world.settings)
        self.identifies = 0
        """Number of new sessions."""
        self.resumes = 0
        """Number of resumed sessions."""
        self.begun: Counter[Shard] = Counter()
        """Number of new sessions by shard."""
        self.most: Counter[Shard] = Counter()
        """Largest number of sessions of each shard connected at the same time; a sound bot has one."""
        self._changed = asyncio.Condition()
        world.bus.connect_gateway(self.dispatch)

    @property
    def connected(self) -> bool:
        """Return whether the bot is connected now, over any shard."""
        return any(socket.session is not None for socket in self._sockets)

    @property
    def sessions(self) -> Counter[Shard]:
        """Return the number of connected sessions by shard, without shards that have none."""
        return Counter(socket.session.shard for socket in self._sockets if socket.session is not None)

    async def wait_connected(self, within: float, sessions: int = 1, shards: Collection[Shard] = ()) -> None:
        """Wait until the bot is connected and has begun this many sessions. Raises TimeoutError after `within` s.

        shards: each must be connected and have begun this many sessions itself.
        """

        def there() -> bool:
            if not shards:
                return self.connected and self.identifies >= sessions
            connected = self.sessions
            return all(connected[one] and self.begun[one] >= sessions for one in shards)

        await self._wait(within, there)

    async def wait_gone(self, within: float, shards: Collection[Shard] = ()) -> None:
        """Wait until the bot is not connected at all, or by none of these shards. Raises TimeoutError."""
        await self._wait(within, lambda: not any(one in shards or not shards for one in self.sessions))

    async def _wait(self, within: float, reached: Callable[[], bool]) -> None:
        async with asyncio.timeout(within), self._changed:
            await self._changed.wait_for(reached)

    def dispatch(self, event: Dispatch) -> None:
        """Send an event to the sessions it concerns.

        From a guild without the bot there are only members' acts, and the news that it has left.
        """
        guild = None if event.guild_id is None else self._world.guilds.get(event.guild_id)
        apart = guild is not None and self._world.bot.id not in guild.members
        if apart and event.event not in ("GUILD_DELETE", "INTERACTION_CREATE"):
            return
        for session in self._sessions.values():
            if session.wants(event):
                hidden = event.plain is not None and not session.intents & Intent.MESSAGE_CONTENT
                session.push(event.event, event.plain if hidden and event.plain is not None else event.data)

    # --- faults: of every connection, or of those of the shard with a number

    async def drop(self, *, resume: bool = True, shard: int | None = None) -> None:
        """Cut connections; without `resume` the sessions are forgotten, so that the bot must begin new ones."""
        if not resume:
            for session in [one for one in self._sessions.values() if shard in (None, one.shard.number)]:
                del self._sessions[session.id]
        for socket in self._of(shard):
            if socket.session is not None:
                socket.session.part()
            await socket.cut()
        await self._tell_change()

    def ask_reconnect(self, shard: int | None = None) -> None:
        """Ask the bot to reconnect and resume (opcode 7)."""
        for socket in self._of(shard):
            if socket.session is not None:
                socket.send({"op": RECONNECT, "d": None})

    async def invalidate(self, *, resumable: bool = False, shard: int | None = None) -> None:
        """Declare sessions invalid (opcode 9)."""
        for socket in self._of(shard):
            session = socket.session
            if session is None:
                continue
            socket.send({"op": INVALID, "d": resumable})
            if not resumable:
                session.part()
                del self._sessions[session.id]
        await self._tell_change()

    async def close_all(self, code: int, shard: int | None = None) -> None:
        """Close connections with a code, such as 4000."""
        for socket in self._of(shard):
            socket.close(code)
            if socket.session is not None:
                socket.session.part()
        await self._tell_change()

    def _of(self, shard: int | None) -> list[Socket]:
        """Return the connections that carry a shard with that number; all by default."""
        return [
            socket
            for socket in self._sockets
            if shard is None or (socket.session is not None and socket.session.shard.number == shard)
        ]

    # --- the websocket

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Handle one connection from hello to its end."""
        if self._world.settings.offline:
            raise web.HTTPServiceUnavailable
        ws = web.WebSocketResponse(max_msg_size=4096 * 4, autoclose=True)
        await ws.prepare(request)
        socket = Socket(ws, request.transport, compress=request.query.get("compress") == "zlib-stream")
        self._sockets.add(socket)
        socket.send({"op": HELLO, "d": {"heartbeat_interval": int(self._world.settings.heartbeat * 1000)}})
        sent: deque[float] = deque()
        try:
            while True:
                message = await ws.receive(timeout=self._world.settings.heartbeat * 1.5)
                if message.type is not aiohttp.WSMsgType.TEXT:
                    gone = message.type is aiohttp.WSMsgType.CLOSE and message.data in GOODBYES
                    if gone and socket.session is not None:
                        # The bot will not resume it.
                        del self._sessions[socket.session.id]
                    break
                now = time.monotonic()
                sent.append(now)
                while sent[0] < now - 60:
                    sent.popleft()
                if len(sent) > SENDS_PER_MINUTE:
                    socket.close(RATE_LIMITED)
                    break
                code = await self._read(socket, message.data)
                if code is not None:
                    socket.close(code)
                    break
        except TimeoutError:
            socket.close(SESSION_TIMED_OUT)
        finally:
            self._sockets.discard(socket)
            if socket.session is not None:
                socket.session.part()
            await self._tell_change()
            await socket.finish()
        return ws

    async def _read(self, socket: Socket, text: str) -> int | None:
        """Handle one frame of the bot. Return a close code, or None."""
        try:
            frame = json.loads(text)
            opcode, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return DECODE_ERROR
        if opcode == HEARTBEAT:
            # discord.py notes when it sent this only afterwards; no real ack is faster than that.
            asyncio.get_running_loop().call_later(ACK_AFTER, socket.send, {"op": ACK})
            return None
        if opcode in (IDENTIFY, RESUME):
            if socket.session is not None:
                return ALREADY_AUTHENTICATED
            begin = self._identify if opcode == IDENTIFY else self._resume
            return await begin(socket, data or {})
        if socket.session is None:
            return NOT_AUTHENTICATED
        if opcode == MEMBERS:
            told = members_chunk(self._world, socket.session, data or {})
            if told is not None:
                socket.session.push("GUILD_MEMBERS_CHUNK", told)
        elif opcode not in (PRESENCE, VOICE):
            return UNKNOWN_OPCODE
        return None

    async def _identify(self, socket: Socket, data: Json) -> int | None:
        settings = self._world.settings
        if data.get("token") != settings.token:
            return WRONG_TOKEN
        intents = int(data.get("intents") or 0)
        if intents & ~KNOWN:
            return INVALID_INTENTS
        if intents & PRIVILEGED and not settings.privileged_intents:
            return DISALLOWED_INTENTS
        shard = Shard(*(data.get("shard") or (0, 1)))
        if not 0 <= shard.number < shard.of:
            return INVALID_SHARD
        early = self._starts.take(shard)
        if early > 0:
            self._world.recorder.hasty.append(f"{shard}, {early:.3f} s too early")
            socket.send({"op": INVALID, "d": False})
            return None
        for old in [one for one in self._sessions.values() if one.socket is None and one.shard == shard]:
            del self._sessions[old.id]
        session = Session(intents, shard, settings.resume_events)
        self._sessions[session.id] = session
        self.identifies += 1
        self.begun[shard] += 1
        self._seat(session, socket)
        guilds = guilds_of(self._world, session)
        session.push("READY", ready(self._world, session, guilds))
        if session.intents & Intent.GUILDS:
            for guild in guilds:
                session.push("GUILD_CREATE", payloads.guild(self._world, guild, full=True))
        await self._tell_change()
        return None

    def _seat(self, session: Session, socket: Socket) -> None:
        """Attach a session to a connection, and check whether another one carries the shard too."""
        session.join(socket)
        shard = session.shard
        sessions = self.sessions[shard]
        self.most[shard] = max(self.most[shard], sessions)
        if sessions > 1:
            self._world.recorder.doubled.append(str(shard))

    async def _resume(self, socket: Socket, data: Json) -> int | None:
        if data.get("token") != self._world.settings.token:
            return WRONG_TOKEN
        session = self._sessions.get(str(data.get("session_id")))
        missed = None if session is None else session.since(int(data.get("seq") or 0))
        if session is None or missed is None:
            socket.send({"op": INVALID, "d": False})
            return None
        former = session.socket
        self._seat(session, socket)
        for frame in missed:
            socket.send(frame)
        session.push("RESUMED", {})
        self.resumes += 1
        if former is not None:
            # The bot has lost it, whether that was noticed here or not.
            await former.cut()
        await self._tell_change()
        return None

    async def _tell_change(self) -> None:
        self._world.bus.tell_all({"type": "bot", "connected": self.connected})
        async with self._changed:
            self._changed.notify_all()
