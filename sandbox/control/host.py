"""The program that runs sandbox and bot together: it plays scenes and restarts the bot, which the sandbox
cannot.
"""

from typing import Protocol

from sandbox.activity.command_input import CannotDo, find_user
from sandbox.json_types import Json
from sandbox.state.world import World


class Host(Protocol):
    """The interface of a program that started both."""

    def scenes(self) -> list[Json]:
        """Return the scenes: {"key", "kind", "game", "names": the game's name by locale}."""

    async def play(self, key: str, user: str) -> Json:
        """Play a scene up to the point where a member (an id) continues. Raises CannotDo.

        Returns {"channel": where to continue, "guild": its guild}.
        """

    async def restart_bot(self, *, kill: bool) -> None:
        """Stop the bot's process, cleanly or not, start another, wait until it is connected. Raises CannotDo."""


class HostVerbs:
    """The verbs that need a host."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.host: Host | None = None

    async def host_offers(self) -> Json:
        """Return what the host can do: its scenes, and whether it can restart the bot."""
        if self.host is None:
            return {"scenes": [], "restart": False}
        return {"scenes": self.host.scenes(), "restart": True}

    async def scene(self, key: str, user: str) -> Json:
        """Play a scene for a member (id or name)."""
        return await self._host().play(key, str(find_user(self._world, user).id))

    async def restart_bot(self, kill: bool = False) -> None:
        """Restart the bot; with `kill` the old process is killed in the middle of its work."""
        await self._host().restart_bot(kill=kill)

    def _host(self) -> Host:
        if self.host is None:
            raise CannotDo("the bot was started by somebody else, who must do that")
        return self.host
