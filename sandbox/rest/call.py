"""One request of the bot, read and matched to a route; and the possible replies."""

import json
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from sandbox.activity.drafts import Upload, Uploads
from sandbox.activity.interactions import Interactions
from sandbox.json_types import Json
from sandbox.state.model import Channel, Guild
from sandbox.state.permissions import Permission
from sandbox.state.world import World
from sandbox.validation.errors import Refusal, refusal


@dataclass(slots=True)
class Call:
    """The request, as a handler needs it."""

    world: World
    interactions: Interactions
    method: str
    route: str
    path: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: Uploads = field(default_factory=dict)

    def id(self, name: str) -> int:
        """Return an id from the path. Raises Refusal 50035 if it is no number."""
        value = self.params[name]
        if not value.isdigit():
            message = f'Value "{value}" is not snowflake.'
            errors = {name: {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": message}]}}
            raise Refusal(400, 50035, "Invalid Form Body", errors=errors)
        return int(value)

    def form(self) -> Json:
        """Return the body as an object. Raises Refusal 50109 if it is something else."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise refusal(50109)
        return self.body

    def channel(self, needed: int = Permission.VIEW_CHANNEL) -> Channel:
        """Return the channel of the path, if the bot may see it (50001) and has the permissions (50013)."""
        channel = self.world.channel(self.id("channel_id"))
        bits = self.world.permissions(channel, self.world.bot.id)
        if not bits & Permission.VIEW_CHANNEL:
            raise refusal(50001)
        if bits & needed != needed:
            raise refusal(50013)
        return channel

    def guild(self) -> Guild:
        """Return the guild of the path, if the bot is in it (else 10004, as for one that does not exist)."""
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None or self.world.bot.id not in guild.members:
            raise refusal(10004)
        return guild


@dataclass(frozen=True, slots=True)
class Reply:
    """A successful answer; `body` None: no content."""

    body: Any = None
    status: int = 200

    @property
    def code(self) -> int:
        """Return the status, 204 without a body."""
        return 204 if self.body is None else self.status


Handler = Callable[[Call], Awaitable[Reply]]


@dataclass(frozen=True, slots=True)
class Route:
    """A method and a path template with the parameter names of Discord's own description."""

    method: str
    template: str
    handler: Handler
    open: bool = False
    """Needs no bot token: the token is in the path."""
    pattern: re.Pattern[str] = field(init=False)

    def __post_init__(self) -> None:
        regex = re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.template)
        object.__setattr__(self, "pattern", re.compile(f"^{regex}$"))


async def read_body(request: web.Request) -> tuple[Any, Uploads]:
    """Return the JSON body and the files of a request, whether JSON or multipart.

    Raises Refusal 50109 for JSON that cannot be read.
    """
    if request.content_type.startswith("multipart/"):
        return await _read_multipart(request)
    raw = await request.read()
    if not raw:
        return None, {}
    try:
        return json.loads(raw), {}
    except ValueError:
        raise refusal(50109) from None


_PART = re.compile(r"^files?\[?(\d*)\]?$")


async def _read_multipart(request: web.Request) -> tuple[Any, Uploads]:
    body: Any = None
    uploads: dict[int, Upload] = {}
    fields = await request.post()
    for name, value in fields.items():
        if name == "payload_json":
            text = value if isinstance(value, str) else ""
            try:
                body = json.loads(text)
            except ValueError:
                raise refusal(50109) from None
            continue
        found = _PART.match(name)
        if found is None or not isinstance(value, web.FileField):
            continue
        number = int(found.group(1) or 0)
        content = value.file.read()
        uploads[number] = Upload(number, value.filename, value.content_type, content)
    return body, uploads
