"""A bot without a library: raw requests, and the interactions as the gateway would deliver them."""

import asyncio
import base64
import json
from typing import Any, NamedTuple

import aiohttp

from sandbox.members import Member, Response
from sandbox.server import Server
from sandbox.state.event_bus import Dispatch

Json = dict[str, Any]


class Answer(NamedTuple):
    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> int:
        return int(self.body["code"]) if isinstance(self.body, dict) and "code" in self.body else 0

    def fault_at(self, path: str) -> list[str]:
        """The codes of what is wrong at a place of the request, such as "components/0/label"."""
        node = self.body["errors"]
        for step in filter(None, path.split("/")):
            node = node[step]
        return [one["code"] for one in node["_errors"]]


class RawBot:
    """Speaks HTTP with the bot's token and hears of interactions."""

    def __init__(self, server: Server, session: aiohttp.ClientSession) -> None:
        self.server = server
        self._session = session
        self._interactions: asyncio.Queue[Json] = asyncio.Queue()
        server.world.bus.connect_gateway(self._hear)
        self.events: list[Dispatch] = []

    def _hear(self, event: Dispatch) -> None:
        self.events.append(event)
        if event.event == "INTERACTION_CREATE":
            self._interactions.put_nowait(event.data)

    @property
    def id(self) -> str:
        return str(self.server.world.bot.id)

    def channel(self, name: str = "games") -> str:
        return next(str(one.id) for one in self.server.world.channels.values() if one.name == name)

    async def call(
        self, method: str, path: str, body: Any = None, *, files: list[tuple[str, bytes]] | None = None
    ) -> Answer:
        kwargs: dict[str, Any] = {}
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}))
            for index, (name, content) in enumerate(files):
                form.add_field(f"files[{index}]", content, filename=name, content_type="application/octet-stream")
            kwargs["data"] = form
        elif body is not None:
            kwargs["json"] = body
        headers = {"Authorization": f"Bot {self.server.settings.token}"}
        async with self._session.request(method, self.server.api_url + path, headers=headers, **kwargs) as answer:
            raw = await answer.read()
            return Answer(answer.status, json.loads(raw) if raw else None, dict(answer.headers))

    async def send(self, body: Json, channel: str = "games", **kwargs: Any) -> Answer:
        return await self.call("POST", f"/channels/{self.channel(channel)}/messages", body, **kwargs)

    async def commands(self, *commands: Json) -> Answer:
        return await self.call("PUT", f"/applications/{self.id}/commands", list(commands))

    async def heard(self) -> Json:
        async with asyncio.timeout(5):
            return await self._interactions.get()

    async def answer(self, interaction: Json, kind: int, data: Json | None = None, **kwargs: Any) -> Answer:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        body: Json = {"type": kind}
        if data is not None:
            body["data"] = data
        return await self.call("POST", path, body, **kwargs)

    async def follow(self, interaction: Json, method: str, suffix: str = "", body: Any = None) -> Answer:
        return await self.call(method, f"/webhooks/{self.id}/{interaction['token']}{suffix}", body)

    async def asked(self, member: Member, path: str = "do") -> tuple[Json, asyncio.Task[Response]]:
        """Have a member send a command, by default `DO`; returns the interaction and the waiting member."""
        if not self.server.world.commands:
            await self.commands(DO)
        task = asyncio.create_task(member.slash(path, settle=False))
        return await self.heard(), task


DO: Json = {"name": "do", "description": "Do it"}


def button(label: str = "Go", custom_id: str = "go", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id} | more


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(options: int = 3, custom_id: str = "pick", **more: Any) -> Json:
    listed = [{"label": f"option {number}", "value": str(number)} for number in range(options)]
    return {"type": 3, "custom_id": custom_id, "options": listed} | more


def text(content: str = "text") -> Json:
    return {"type": 10, "content": content}


def data_uri(content: bytes, kind: str = "png") -> str:
    """A picture as requests carry it in JSON."""
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


def layout(*components: Json) -> Json:
    return {"flags": 1 << 15, "components": list(components)}
