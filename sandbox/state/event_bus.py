"""Distribute events to the bot's gateway sessions and to members' feeds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from sandbox.json_types import Json


@dataclass(frozen=True, slots=True)
class Dispatch:
    """A gateway event for sessions that asked for all bits of `intents` and whose shard has the guild."""

    event: str
    data: Json
    guild_id: int | None = None
    intents: int = 0
    plain: Json | None = None
    """What a session without the message content intent gets instead, if it differs."""


class Feed:
    """Events for one member, in order; close it when done."""

    def __init__(self, bus: EventBus, user_id: int) -> None:
        self._bus = bus
        self._user_id = user_id
        self._queue: asyncio.Queue[Json] = asyncio.Queue()

    def put(self, event: Json) -> None:
        """Add an event; the bus calls this."""
        self._queue.put_nowait(event)

    async def next(self) -> Json:
        """Wait for the next event and return it."""
        return await self._queue.get()

    def close(self) -> None:
        """Stop receiving."""
        self._bus.unsubscribe(self._user_id, self)


class EventBus:
    """The bus that all events pass through."""

    def __init__(self) -> None:
        self._gateways: list[Callable[[Dispatch], None]] = []
        self._feeds: dict[int, set[Feed]] = {}

    def connect_gateway(self, send: Callable[[Dispatch], None]) -> None:
        """Call `send` with every gateway event."""
        self._gateways.append(send)

    def dispatch(self, event: Dispatch) -> None:
        """Send an event to the bot."""
        for send in self._gateways:
            send(event)

    def subscribe(self, user_id: int) -> Feed:
        """Return a feed of the events that one member sees from now on."""
        feed = Feed(self, user_id)
        self._feeds.setdefault(user_id, set()).add(feed)
        return feed

    def unsubscribe(self, user_id: int, feed: Feed) -> None:
        """Forget a feed; unknown ones are ignored."""
        self._feeds.get(user_id, set()).discard(feed)

    def listening(self) -> list[int]:
        """Return the members with an open feed."""
        return [user_id for user_id, feeds in self._feeds.items() if feeds]

    def tell_all(self, event: Json) -> None:
        """Send an event to all feeds."""
        for user_id in self.listening():
            self.tell(user_id, event)

    def tell(self, user_id: int, event: Json) -> None:
        """Send an event to a member's feeds."""
        for feed in self._feeds.get(user_id, ()):
            feed.put(event)
