"""Record everything that the bot made visible, and to whom: the basis of leak tests."""

from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from sandbox.json_types import Json


class Record(Struct, frozen=True):
    """Something made visible.

    `kind`: "message", "edit", "modal", "choices" (autocomplete), "thread". `audience`: "public" (a guild channel),
    "ephemeral" or "dm". `users`: ids of the people who could see it at that moment. `data`: what they got; for
    messages content, embeds, components, attachments (id, filename, description, size, sha256, url), flags.
    """

    number: int
    at: float
    kind: str
    audience: str
    users: tuple[int, ...]
    channel_id: int
    message_id: int | None
    data: Json

    def as_json(self) -> Json:
        """Return the record as plain JSON."""
        named = {"users": [*map(str, self.users)], "channel_id": str(self.channel_id)}
        return asdict(self) | named | {"message_id": None if self.message_id is None else str(self.message_id)}


class Request(Struct, frozen=True):
    """A request of the bot and its answer (`status` 0: the connection was reset)."""

    number: int
    at: float
    method: str
    route: str
    path: str
    status: int
    code: int
    body: Any


@dataclass(slots=True)
class Recorder:
    """Append-only lists and counts."""

    records: list[Record] = field(default_factory=list)
    requests: deque[Request] = field(default_factory=lambda: deque(maxlen=20_000))
    request_counts: Counter[str] = field(default_factory=Counter)
    unimplemented: list[str] = field(default_factory=list)
    """Requests for routes the sandbox does not have, as "METHOD /path"."""
    crashes: list[str] = field(default_factory=list)
    """Internal errors of the sandbox, answered with 500."""
    hasty: list[str] = field(default_factory=list)
    """Sessions refused because the bot began them too fast, as "shard 1 of 4, 2.310 s too early"."""
    doubled: list[str] = field(default_factory=list)
    """Shards connected again while they were connected, as "shard 1 of 4"."""
    _requests_seen: int = 0

    def record(
        self,
        at: float,
        kind: str,
        audience: str,
        users: tuple[int, ...],
        channel_id: int,
        message_id: int | None,
        data: Json,
    ) -> None:
        """Append a record."""
        number = len(self.records)
        self.records.append(Record(number, at, kind, audience, users, channel_id, message_id, data))

    def request(self, at: float, method: str, route: str, path: str, status: int, code: int, body: Any) -> None:
        """Append a request of the bot."""
        self._requests_seen += 1
        self.request_counts[f"{method} {route}"] += 1
        self.requests.append(Request(self._requests_seen, at, method, route, path, status, code, body))
