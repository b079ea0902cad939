"""The control routes: POST /sandbox/<verb> with JSON arguments, and a websocket of one member's events."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable

import aiohttp
from aiohttp import web

from sandbox.activity.command_input import CannotDo
from sandbox.control.verbs import Verbs
from sandbox.json_types import Json
from sandbox.state.world import World

_log = logging.getLogger(__name__)


class ControlRoutes:
    """Answers the control routes. A refusal has status 400 with {"error": sentence}, an internal failure 500."""

    def __init__(self, world: World, verbs: Verbs) -> None:
        self._world = world
        self._verbs = verbs

    def add_routes(self, app: web.Application) -> None:
        """Add the routes to the server."""
        app.router.add_get("/sandbox/events", self.events)
        app.router.add_post("/sandbox/{verb}", self.call)

    async def call(self, request: web.Request) -> web.Response:
        """Call one verb."""
        try:
            raw = await request.read()
            args = json.loads(raw) if raw else {}
            if not isinstance(args, dict):
                raise TypeError
        except (ValueError, TypeError):
            return web.json_response({"error": "the arguments are one JSON object"}, status=400)
        try:
            result = await self._verbs.call(request.match_info["verb"], args)
        except CannotDo as error:
            return web.json_response({"error": str(error)}, status=400)
        except Exception:
            verb = request.match_info["verb"]
            _log.exception("the sandbox failed at the verb %s", verb)
            self._world.recorder.crashes.append(f"verb {verb}")
            return web.json_response(
                {"error": f"the sandbox itself failed at {verb}; its terminal says how"}, status=500
            )
        return web.json_response({"result": result})

    async def events(self, request: web.Request) -> web.StreamResponse:
        """Send one member's events over a websocket. `?user=` is an id, `?kinds=` may list the types wanted."""
        user = request.query.get("user", "")
        if not user.isdigit() or int(user) not in self._world.users:
            return web.json_response({"error": "a user's id is needed"}, status=403)
        ws = web.WebSocketResponse(heartbeat=30)
        feed = self._world.bus.subscribe(int(user))
        await ws.prepare(request)
        kinds = frozenset(filter(None, request.query.get("kinds", "").split(",")))
        sender = asyncio.create_task(_pump(feed.next, ws, kinds))
        try:
            async for message in ws:
                if message.type in (aiohttp.WSMsgType.ERROR, aiohttp.WSMsgType.CLOSE):
                    break
        finally:
            feed.close()
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender
        return ws


async def _pump(take: Callable[[], Awaitable[Json]], ws: web.WebSocketResponse, kinds: frozenset[str]) -> None:
    await ws.send_json({"type": "ready"})
    while True:
        event = await take()
        if kinds and event["type"] not in kinds:
            continue
        try:
            await ws.send_json(event)
        except (ConnectionError, RuntimeError):
            return
