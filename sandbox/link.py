"""The wire between who acts and the sandbox: direct in one process, HTTP between two."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, Protocol

from sandbox.acts import Acts
from sandbox.command_input import CannotDo
from sandbox.control_verbs import ControlVerbs
from sandbox.errors import Refusal
from sandbox.host import HostVerbs

if TYPE_CHECKING:
    from sandbox.server import Server

Json = dict[str, Any]


class EventFeed(Protocol):
    """Events before one member's eyes, in order."""

    async def next(self) -> Json:
        """The next event: {"type": "message" | "edit" | "delete" | "ping" | …}."""

    def close(self) -> None:
        """Stop."""


class Link(Protocol):
    """How `Member` and `Sandbox` reach a sandbox."""

    async def call(self, verb: str, **args: Any) -> Any:
        """Call a verb of `Acts`, `ControlVerbs` or `HostVerbs`. Raises CannotDo."""

    async def read(self, url: str) -> bytes:
        """The bytes behind an attachment's address. Raises CannotDo if there are none (any more)."""

    async def events(self, user: str) -> EventFeed:
        """A feed for a member, by id."""


class Verbs:
    """All verbs by name, called with JSON arguments."""

    def __init__(self, acts: Acts, control: ControlVerbs, host: HostVerbs) -> None:
        self._table = {
            name: method
            for source in (control, acts, host)
            for name, method in inspect.getmembers(source, inspect.iscoroutinefunction)
            if not name.startswith("_")
        }

    def names(self) -> list[str]:
        """The verbs there are."""
        return sorted(self._table)

    async def call(self, verb: str, args: Json) -> Any:
        """Call one. Raises CannotDo for an unknown verb or arguments that do not fit."""
        method = self._table.get(verb)
        if method is None:
            raise CannotDo(f"there is no verb {verb!r}; there are: {', '.join(self.names())}")
        try:
            inspect.signature(method).bind(**args)
        except TypeError as error:
            raise CannotDo(f"{verb}: {error}") from None
        try:
            return await method(**args)
        except Refusal as error:
            raise CannotDo(error.message) from None


class LocalLink:
    """The wire inside the server's own process."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def call(self, verb: str, **args: Any) -> Any:
        """See `Link`."""
        return await self._server.verbs.call(verb, args)

    async def read(self, url: str) -> bytes:
        """See `Link`."""
        content = self._server.file_behind(url)
        if content is None:
            raise CannotDo(f"nothing is behind {url} (any more)")
        return content

    async def events(self, user: str) -> EventFeed:
        """See `Link`."""
        return self._server.world.bus.subscribe(int(user))
