"""The server: Discord's HTTP routes, the gateway, the files and the control routes on one loopback port."""

import errno
import mimetypes
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self
from urllib.parse import parse_qs, urlsplit

from aiohttp import web

from sandbox.activity.command_input import CannotDo
from sandbox.activity.interactions import Interactions
from sandbox.control.gateway_verbs import GatewayVerbs
from sandbox.control.guard import only_local
from sandbox.control.host import HostVerbs
from sandbox.control.http_routes import ControlRoutes
from sandbox.control.member_verbs import MemberVerbs
from sandbox.control.sandbox_verbs import SandboxVerbs
from sandbox.control.verbs import Verbs
from sandbox.discord_gateway.gateway import Gateway
from sandbox.handle import Sandbox
from sandbox.link import EventFeed
from sandbox.page_files import PageFiles
from sandbox.rest.rate_limits import RateLimits
from sandbox.rest.router import AnswerHook, RequestHook, Router
from sandbox.settings import Settings
from sandbox.state import save_file
from sandbox.state.clock import Clock
from sandbox.state.event_bus import EventBus
from sandbox.state.faults import Faults
from sandbox.state.files import picture_type
from sandbox.state.model import Membership
from sandbox.state.world import World

HOST = "127.0.0.1"
MAX_REQUEST = 120 * 1024 * 1024
TRIES = 50
LOCKED = {"Content-Security-Policy": "default-src 'none'; sandbox"}
"""Headers of uploaded files: nothing in them runs."""
MEMBERS = ("anna", "bert", "cleo", "dora")


class LocalLink:
    """A `Link` inside this process. file_behind: returns the bytes of an attachment's address, if it works."""

    def __init__(self, verbs: Verbs, bus: EventBus, file_behind: Callable[[str], bytes | None]) -> None:
        self._verbs = verbs
        self._bus = bus
        self._file_behind = file_behind

    async def call(self, verb: str, **args: Any) -> Any:
        """See `Link`."""
        return await self._verbs.call(verb, args)

    async def read(self, url: str) -> bytes:
        """See `Link`."""
        content = self._file_behind(url)
        if content is None:
            raise CannotDo(f"nothing is behind {url} (any more)")
        return content

    async def events(self, user: str) -> EventFeed:
        """See `Link`."""
        return self._bus.subscribe(int(user))


class NoPort(OSError):
    """No port is available."""


class Server:
    """A running sandbox. Use it as an async context manager, or `start` and `stop` it.

    port: 0 means any free one; if it is taken, the next `TRIES` ports are tried. It begins with one guild, the
    channels "general" and "games" and these `members` (none: only the bot and the owner), unless a file `keep`
    holds an earlier world; the file is written when this one stops.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        port: int = 0,
        clock: Clock | None = None,
        members: Sequence[str] = MEMBERS,
        keep: Path | None = None,
    ) -> None:
        self.world = World(settings, clock)
        self.settings = self.world.settings
        self.interactions = Interactions(self.world)
        self.faults = Faults()
        self.ratelimits = RateLimits(
            strict=self.settings.strict_rate_limits, everywhere=self.settings.global_limit
        )
        self.gateway = Gateway(self.world)
        self.router = Router(self.world, self.interactions, self.faults, self.ratelimits)
        acts = MemberVerbs(self.world, self.interactions)
        control = SandboxVerbs(self.world, self.gateway, self.faults, self.ratelimits)
        self.host = HostVerbs(self.world)
        self.verbs = Verbs(acts, control, GatewayVerbs(self.world, self.gateway), self.host)
        self.control = ControlRoutes(self.world, self.verbs)
        if members:
            furnish(self.world, members)
        self.keep = keep
        self.wanted_port = port
        self.port = 0
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """Return the address, http://127.0.0.1:port."""
        return f"http://{HOST}:{self.port}"

    @property
    def api_url(self) -> str:
        """Return the value for `discord.http.Route.BASE`."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """Return the value for `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`."""
        return f"ws://{HOST}:{self.port}/gateway"

    def handle(self) -> Sandbox:
        """Return the sandbox for tests and demos in this process."""
        return Sandbox(LocalLink(self.verbs, self.world.bus, self.file_behind))

    def on_request(self, hook: RequestHook) -> None:
        """Call `hook(method, route_template, json_body)` with every request of the bot."""
        self.router.hooks.append(hook)

    def on_answer(self, hook: AnswerHook) -> None:
        """Call `hook(method, route_template, status, json_body)` with every successful answer."""
        self.router.answer_hooks.append(hook)

    async def start(self) -> None:
        """Listen. Raises NoPort if neither the wanted port nor the next ones are free, `save_file.Unreadable`."""
        if self.keep is not None:
            save_file.load(self.world, self.keep)
        app = web.Application(client_max_size=MAX_REQUEST, middlewares=[only_local])
        app.router.add_route("*", r"/api/v10/{path:.*}", self.router.handle)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        self.control.add_routes(app)
        PageFiles(self.world).add_routes(app)
        app.router.add_get(r"/cdn/attachments/{channel}/{attachment}/{name}", self._attachment)
        app.router.add_get(r"/cdn/emojis/{emoji:\d+}.{ending:png|webp|gif|jpg|jpeg|avif}", self._emoji)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        await self._listen(self._runner)
        self.world.base_url = self.url
        if self.keep is not None:
            # Save at once, so that a killed sandbox resumes from here.
            save_file.save(self.world, self.keep)

    async def _listen(self, runner: web.AppRunner) -> None:
        ports = [0] if self.wanted_port == 0 else range(self.wanted_port, self.wanted_port + TRIES)
        for port in ports:
            site = web.TCPSite(runner, HOST, port)
            try:
                await site.start()
            except OSError as error:
                if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                    raise
                continue
            self.port = runner.addresses[0][1]
            return
        await runner.cleanup()
        last = self.wanted_port + TRIES - 1
        raise NoPort(errno.EADDRINUSE, f"no free port from {self.wanted_port} to {last} on {HOST}")

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        await self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
            if self.keep is not None:
                save_file.save(self.world, self.keep)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    def file_behind(self, url: str) -> bytes | None:
        """Return the bytes of an attachment, while its address is valid."""
        parts = urlsplit(url)
        steps = parts.path.split("/")
        if len(steps) != 6 or steps[1:3] != ["cdn", "attachments"] or not steps[4].isdigit():
            return None
        try:
            expires = int(parse_qs(parts.query)["ex"][0], 16)
        except (KeyError, ValueError):
            return None
        return self.world.files.get(int(steps[4])) if expires > self.world.clock.now() else None

    async def _attachment(self, request: web.Request) -> web.Response:
        content = self.file_behind(str(request.rel_url))
        if content is None:
            return web.Response(status=404, text="This content is no longer available.")
        kind, _ = mimetypes.guess_type(request.path)
        return web.Response(body=content, content_type=kind or "application/octet-stream", headers=LOCKED)

    async def _emoji(self, request: web.Request) -> web.Response:
        """Answer with an emoji's picture as it was uploaded, whatever format the address names."""
        found = self.world.emojis.get(int(request.match_info["emoji"]))
        if found is None:
            return web.Response(status=404)
        kind = picture_type(found.image) or "application/octet-stream"
        return web.Response(body=found.image, content_type=kind, headers=LOCKED)


def furnish(world: World, members: Sequence[str]) -> None:
    """Create the guild that a sandbox begins with."""
    guild = world.add_guild("Kontor")
    for channel in ("general", "games"):
        world.add_channel(guild, channel)
    for name in members:
        user = world.add_user(name)
        guild.members[user.id] = Membership(user.id, world.clock.now())
