"""The link between members and the sandbox: direct in one process (`server`), HTTP between two (`client`)."""

from typing import Any, Protocol

from sandbox.json_types import Json


class EventFeed(Protocol):
    """Events that one member sees, in order."""

    async def next(self) -> Json:
        """Return the next event: {"type": "message" | "edit" | "delete" | "ping" | …}."""

    def close(self) -> None:
        """Stop."""


class Link(Protocol):
    """The interface by which `Member` and `Sandbox` reach a sandbox."""

    async def call(self, verb: str, **args: Any) -> Any:
        """Call a verb of `MemberVerbs`, `SandboxVerbs`, `GatewayVerbs` or `HostVerbs`. Raises CannotDo."""

    async def read(self, url: str) -> bytes:
        """Return the bytes of an attachment's address. Raises CannotDo if there are none (any more)."""

    async def events(self, user: str) -> EventFeed:
        """Return a feed for a member, by id."""
