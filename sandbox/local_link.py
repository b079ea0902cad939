"""The link inside the server's own process."""

from collections.abc import Callable
from typing import Any

from sandbox.activity.command_input import CannotDo
from sandbox.control.verbs import Verbs
from sandbox.link import EventFeed
from sandbox.state.event_bus import EventBus


class LocalLink:
    """A `Link`. file_behind: returns the bytes of an attachment's address, None if there are none (any more)."""

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
