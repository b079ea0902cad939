"""Discord in a simulated world: the sandbox's routes, discord.py's client, and an unreliable line between them.

No socket is used: a request of discord.py becomes a request to the sandbox's router, after a drawn time, and its
answer comes back after another. Either way can fail.
"""

import asyncio
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, Final, Literal
from urllib.parse import urlencode, urlsplit

import aiohttp
import discord
from aiohttp import payload, streams, test_utils
from aiohttp.base_protocol import BaseProtocol
from aiohttp.web import Response
from msgspec import Struct
from multidict import CIMultiDict, CIMultiDictProxy
from yarl import URL

from discord_ui.discord_api import no_retry
from discord_ui.discord_api.invalid_requests import InvalidRequestCounter
from runtime.discord_client.client import intents
from sandbox.discord_gateway.payloads import ready
from sandbox.discord_gateway.sessions import Session
from sandbox.server import Server
from sandbox.settings import TOKEN, Settings
from sandbox.state import payloads
from sandbox.state.clock import Clock
from sandbox.state.event_bus import Dispatch
from sandbox.state.shards import Shard
from service.base.shards import Shards
from tests.simulation.scheduler import Loop, current_process, outside

_LINE: Final = 0.2
"""The most seconds of a way between the bot and Discord."""
_NEVER: Final = 600.0
_API: Final = "/api/v10/"

Fate = Literal["", "403", "404", "429", "500", "503", "cut before", "cut after", "silence"]
"""What becomes of a request; "cut after": it is carried out, and its answer is lost."""
_BODIES: Final = {
    "403": (403, b'{"message": "Missing Permissions", "code": 50013}'),
    "404": (404, b'{"message": "Unknown Channel", "code": 10003}'),
    "429": (429, b'{"message": "You are being rate limited.", "retry_after": 1.5, "global": false}'),
    "500": (500, b'{"message": "500: Internal Server Error", "code": 0}'),
    "503": (503, b'{"message": "503: Service Unavailable", "code": 0}'),
}


class Request(Struct, frozen=True):
    """A request of the bot, as it arrived. process: which sent it."""

    number: int
    method: str
    path: str
    process: str


class SimulatedDiscord:
    """Discord, its one server and channel, and the line to it.

    fate: returns what becomes of a request. requests: the number of requests. apart: what a process has sent is on
    its way even if the process stops or ends at that moment.
    """

    def __init__(self, loop: Loop, rng: Random, now: Callable[[], float], people: int) -> None:
        class WorldClock(Clock):
            def now(self) -> float:
                return now()

        self._loop = loop
        self._rng = rng
        self.server = Server(Settings(answer_within=1e9), clock=WorldClock(), members=())
        self.world = self.server.world
        self.world.base_url = "http://discord.invalid"
        self.guild = self.world.add_guild("Kontor")
        self.channel = self.world.add_channel(self.guild, "games")
        self.people: list[int] = []
        for number in range(people):
            user = self.world.add_user(f"person{number}")
            self.guild.members[user.id] = type(next(iter(self.guild.members.values())))(user.id, now())
            self.people.append(user.id)
        self.fate: Callable[[Request], Fate] = lambda _: ""
        self.requests = 0
        self.apart = False

    async def client(
        self, shards: Shards | None = None, hold: Callable[[aiohttp.TraceConfig], None] | None = None
    ) -> discord.Client:
        """Return a client of the current process that is logged in and knows the server, if that is on its shards.

        hold: paces the requests.
        """
        refusals = InvalidRequestCounter()
        trace = refusals.trace()
        no_retry.forbid_retries(trace)
        if hold is not None:
            hold(trace)
        given: Any = {"intents": intents(), "max_messages": None, "chunk_guilds_at_startup": False}
        client: discord.Client
        if shards is None:
            client = discord.Client(**given)
        else:
            ids = list(shards.ids)
            client = discord.AutoShardedClient(**given, shard_ids=ids, shard_count=shards.count)
        await client._async_setup_hook()
        http: Any = client.http
        http.token = TOKEN
        http._HTTPClient__session = _Session(self, trace)
        http._global_over = asyncio.Event()
        http._global_over.set()
        state: Any = client._connection
        numbers = Shards((0,), 1) if shards is None else shards
        if shards is not None:
            state.shard_ids = numbers.ids
        sessions = [Session(intents().value, Shard(number, numbers.count), 0) for number in numbers.ids]
        for session in sessions:
            there = [self.guild] if session.shard.hears(self.guild.id) else []
            state.parse_ready(ready(self.world, session, there))
            for guild in there:
                state.parse_guild_create(payloads.guild(self.world, guild, full=True))
        process = current_process()
        events: asyncio.Queue[Dispatch] = asyncio.Queue()

        async def listen() -> None:
            while True:
                event = await events.get()
                await asyncio.sleep(self._rng.random() * _LINE)
                wanted = any(session.wants(event) for session in sessions)
                if wanted and event.event.lower() in _HEARD:
                    getattr(state, f"parse_{event.event.lower()}")(event.data)

        def hear(event: Dispatch) -> None:
            if process is None or not process.dead:
                events.put_nowait(event)

        self.world.bus.connect_gateway(hear)
        client.refusals = refusals  # type: ignore[attr-defined]
        client.listening = asyncio.create_task(listen())  # type: ignore[attr-defined]
        return client

    async def carry(self, method: str, url: str, headers: dict[str, str], data: Any) -> "_Answer":
        """Carry a request over and its answer back."""
        self.requests += 1
        name = process.name if (process := current_process()) is not None else ""
        fate = self.fate(Request(self.requests, method, urlsplit(url).path, name))
        carried = self._carried(fate, method, url, headers, data)
        return await (asyncio.shield(outside(carried)) if self.apart else carried)

    async def _carried(self, fate: Fate, method: str, url: str, headers: dict[str, str], data: Any) -> "_Answer":
        await asyncio.sleep(self._rng.random() * _LINE)
        if fate == "silence":
            await asyncio.sleep(_NEVER)
        if fate in ("cut before", "silence"):
            raise aiohttp.ServerDisconnectedError
        if fate in _BODIES:
            status, body = _BODIES[fate]
            more = {"Via": "1.1 google", "Content-Type": "application/json"}
            return _Answer(status, CIMultiDictProxy(CIMultiDict(more)), body)
        served = outside(self._serve(method, url, headers, data))
        answer = await asyncio.shield(served)
        await asyncio.sleep(self._rng.random() * _LINE)
        if fate == "cut after":
            raise aiohttp.ServerDisconnectedError
        return answer

    async def _serve(self, method: str, url: str, headers: dict[str, str], data: Any) -> "_Answer":
        parts = urlsplit(url)
        body, more = await _raw(data)
        stream = streams.StreamReader(BaseProtocol(self._loop), 2**20, loop=self._loop)
        stream.feed_data(body)
        stream.feed_eof()
        target = parts.path + (f"?{parts.query}" if parts.query else "")
        given = {"path": parts.path.removeprefix(_API)}
        request = test_utils.make_mocked_request(
            method, target, headers | more, match_info=given, payload=stream, **_SERVER_PARTS
        )
        response = await self.server.router.handle(request)
        assert isinstance(response, Response)
        raw = response.body if isinstance(response.body, bytes) else b""
        return _Answer(response.status, CIMultiDictProxy(response.headers), raw)


_LIMITS: Final = {"max_field_size": 8190, "max_line_length": 8190, "max_headers": 128}
_SERVER_PARTS: Final[dict[str, Any]] = {
    "app": SimpleNamespace(),
    "protocol": SimpleNamespace(peername=None, sockname=None, ssl_context=None, **_LIMITS),
    "transport": None,
    "writer": None,
}
"""What a request of aiohttp holds of its server. Mocks of these cost more than the request does."""
_HEARD: Final = frozenset(
    {"guild_update", "channel_create", "channel_update", "channel_delete", "guild_role_update", "thread_create"}
    | {"thread_update", "thread_delete", "guild_member_update"}
)
"""The events that the bot's permissions depend on."""


class _Answer:
    """What discord.py reads of an answer."""

    def __init__(self, status: int, headers: CIMultiDictProxy[str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.reason = ""
        self._body = body

    async def text(self, encoding: str | None = None) -> str:
        """Return the body."""
        return self._body.decode(encoding or "utf-8")


class _Session:
    """What discord.py needs of an aiohttp session."""

    def __init__(self, discord_: SimulatedDiscord, trace: aiohttp.TraceConfig) -> None:
        self._discord = discord_
        self._trace = trace
        self._trace.freeze()

    def request(self, method: str, url: str, *, headers: dict[str, str], data: Any = None, **query: Any) -> Any:
        """Begin a request; what it returns is entered for the answer."""
        return _Requesting(
            self._discord, self._trace, method, _with_query(url, query.get("params")), headers, data
        )

    async def close(self) -> None:
        """See `aiohttp.ClientSession`."""


class _Requesting:
    def __init__(self, discord_: SimulatedDiscord, trace: aiohttp.TraceConfig, *request: Any) -> None:
        self._discord = discord_
        self._trace = trace
        self._request = request
        self._session: Any = None

    async def __aenter__(self) -> _Answer:
        method, url, headers, data = self._request
        context = self._trace.trace_config_ctx()
        begun = aiohttp.TraceRequestStartParams(method, URL(url), CIMultiDict(headers))
        await self._trace.on_request_start.send(self._session, context, begun)
        answer = await self._discord.carry(method, url, headers, data)
        ended = aiohttp.TraceRequestEndParams(method, URL(url), CIMultiDict(headers), answer)  # type: ignore[arg-type]
        await self._trace.on_request_end.send(self._session, context, ended)
        return answer

    async def __aexit__(self, *_: object) -> None:
        pass


def _with_query(url: str, params: Any) -> str:
    return f"{url}?{urlencode(params)}" if params else url


class _Collected:
    """Collects what a payload writes."""

    def __init__(self) -> None:
        self.body = bytearray()

    async def write(self, chunk: bytes) -> None:
        self.body += chunk


async def _raw(data: Any) -> tuple[bytes, dict[str, str]]:
    """Return a body as bytes, with the headers that belong to it."""
    if data is None:
        return b"", {}
    if isinstance(data, str):
        return data.encode(), {}
    made = data() if isinstance(data, aiohttp.FormData) else data
    assert isinstance(made, payload.Payload)
    collected: Any = _Collected()
    await made.write(collected)
    return bytes(collected.body), {"Content-Type": str(made.headers["Content-Type"])}
