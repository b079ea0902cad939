"""Handle all requests of the bot: token, faults, rate limits, route, answer, record."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any

from aiohttp import web

from sandbox.activity.interactions import Interactions
from sandbox.rest import answers, channels, commands, emojis, messages, people
from sandbox.rest.call import Call, Route, read_body
from sandbox.rest.rate_limits import RateLimits
from sandbox.state.faults import Fault, Faults
from sandbox.state.world import World
from sandbox.validation.errors import Refusal, refusal

RequestHook = Callable[[str, str, Any], None]
AnswerHook = Callable[[str, str, int, Any], None]

_log = logging.getLogger(__name__)

ROUTES: list[Route] = [
    *people.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
    *commands.ROUTES,
    *emojis.ROUTES,
    *answers.ROUTES,
]


class Router:
    """Answers requests to /api/v10.

    `hooks` are called with method, route template and JSON body of each request, `answer_hooks` with method, route
    template, status and JSON body of each successful answer.
    """

    def __init__(self, world: World, interactions: Interactions, faults: Faults, ratelimits: RateLimits) -> None:
        self._world = world
        self._interactions = interactions
        self._faults = faults
        self._ratelimits = ratelimits
        self._running: set[asyncio.Task[Any]] = set()
        self.hooks: list[RequestHook] = []
        self.answer_hooks: list[AnswerHook] = []

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Handle one request, to its end even if the bot hangs up meanwhile."""
        body: Any = None
        uploads: Any = {}
        bad: Refusal | None = None
        try:
            body, uploads = await read_body(request)
        except Refusal as error:
            bad = error
        except ConnectionError:
            # The bot was killed while sending: nothing arrived, and no one reads an answer.
            return web.Response(status=400)
        task = asyncio.create_task(self._answer(request, body, uploads, bad))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _answer(
        self, request: web.Request, body: Any, uploads: Any, bad: Refusal | None
    ) -> web.StreamResponse:
        method, path = request.method, "/" + request.match_info["path"]
        route, params = self._find(method, path)
        template = path if route is None else route.template
        call = Call(self._world, self._interactions, method, template, path, params, request.query, body, uploads)
        for hook in self.hooks:
            hook(method, template, body)
        if self._world.settings.offline:
            return self._strike(request, call, Fault(0, reset=True))
        fault = self._faults.strike(method, template, path)
        if fault is not None and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault is not None and fault.when == "before" and (fault.reset or fault.status):
            return self._strike(request, call, fault)
        status, data, headers = await self._carry_out(request, route, call, bad)
        if fault is not None and fault.when == "after" and (fault.reset or fault.status):
            return self._strike(request, call, fault)
        code = data.get("code", 0) if status >= 400 and isinstance(data, dict) else 0
        self._record(call, status, code)
        return _json(status, data, headers)

    async def _carry_out(
        self, request: web.Request, route: Route | None, call: Call, bad: Refusal | None
    ) -> tuple[int, Any, dict[str, str]]:
        headers: dict[str, str] = {}
        try:
            if route is None:
                self._world.recorder.unimplemented.append(f"{call.method} {call.path}")
                raise refusal(0)
            token = request.headers.get("Authorization")
            if not route.open and token != f"Bot {self._world.settings.token}":
                raise Refusal(401, 0, "401: Unauthorized")
            headers = self._ratelimits.take(call.method, call.route, call.params)
            if bad is not None:
                raise bad
            reply = await route.handler(call)
        except Refusal as error:
            return error.status, error.body(), headers | error.headers
        except Exception:
            _log.exception("the sandbox failed at %s %s", call.method, call.path)
            self._world.recorder.crashes.append(f"{call.method} {call.path}")
            return 500, {"message": "500: Internal Server Error", "code": 0}, headers
        for hook in self.answer_hooks:
            hook(call.method, call.route, reply.code, reply.body)
        return reply.code, reply.body, headers

    def _find(self, method: str, path: str) -> tuple[Route | None, dict[str, str]]:
        for route in ROUTES:
            if route.method == method:
                found = route.pattern.match(path)
                if found is not None:
                    return route, found.groupdict()
        return None, {}

    def _strike(self, request: web.Request, call: Call, fault: Fault) -> web.StreamResponse:
        self._record(call, 0 if fault.reset else fault.status, fault.code)
        if fault.reset:
            if request.transport is not None:
                request.transport.abort()
            return _json(500, None, {})
        return _json(fault.status, fault.body(), fault.headers())

    def _record(self, call: Call, status: int, code: int) -> None:
        now = self._world.clock.now()
        self._world.recorder.request(now, call.method, call.route, call.path, status, code, call.body)


def _json(status: int, data: Any, headers: dict[str, str]) -> web.Response:
    """Return a response with exactly the type application/json, which discord.py expects."""
    if data is None:
        return web.Response(status=204 if status < 400 else status, headers=headers)
    raw = json.dumps(data, separators=(",", ":")).encode()
    return web.Response(status=status, body=raw, headers=headers | {"Content-Type": "application/json"})
