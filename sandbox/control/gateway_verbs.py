"""Verbs for the bot's connections, from JSON to JSON: wait for them, cut them, count them."""

from collections.abc import Sequence

from sandbox.activity.command_input import CannotDo
from sandbox.discord_gateway.gateway import Gateway
from sandbox.json_types import Json
from sandbox.state.shards import Shard
from sandbox.state.world import World


class GatewayVerbs:
    """The verbs of the gateway. All raise CannotDo for bad arguments or after waiting in vain.

    shards, only: which connections: those of a total of `shards`, or with the numbers `only`. shard: the number of
    the only connection to affect; all by default.
    """

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    async def wait_bot(
        self, within: float = 30.0, sessions: int = 1, shards: int | None = None, only: Sequence[int] | None = None
    ) -> None:
        """Wait until the bot is connected and has begun this many sessions (2: it was restarted).

        Without `shards` any connection is enough; otherwise each must be connected and have begun that many
        itself.
        """
        wanted = _named(shards, only)
        try:
            await self._gateway.wait_connected(within, sessions, wanted)
        except TimeoutError:
            raise CannotDo(f"the bot did not connect within {within} s; {self._connected()}") from None

    async def wait_bot_gone(
        self, within: float = 30.0, shards: int | None = None, only: Sequence[int] | None = None
    ) -> None:
        """Wait until the bot is not connected at all, or by none of these shards."""
        wanted = _named(shards, only)
        try:
            await self._gateway.wait_gone(within, wanted)
        except TimeoutError:
            raise CannotDo(f"the bot was there for {within} s; {self._connected()}") from None

    def _connected(self) -> str:
        names = ", ".join(str(shard) for shard in sorted(self._gateway.sessions))
        return f"connected: {names or 'nothing'}"

    async def go_offline(self, offline: bool = True) -> None:
        """Cut the bot off from this Discord until it is set online again."""
        self._world.settings.offline = offline
        if offline:
            await self._gateway.drop()

    async def gateway_drop(self, resume: bool = True, shard: int | None = None) -> None:
        """Cut the bot's websockets; without `resume` it must begin new sessions."""
        await self._gateway.drop(resume=resume, shard=shard)

    async def gateway_reconnect(self, shard: int | None = None) -> None:
        """Ask the bot to reconnect and resume (opcode 7)."""
        self._gateway.ask_reconnect(shard)

    async def gateway_invalidate(self, resumable: bool = False, shard: int | None = None) -> None:
        """Declare the bot's sessions invalid (opcode 9)."""
        await self._gateway.invalidate(resumable=resumable, shard=shard)

    async def gateway_close(self, code: int = 4000, shard: int | None = None) -> None:
        """Close the bot's websockets with a code."""
        await self._gateway.close_all(code, shard)

    async def gateway_counts(self) -> Json:
        """Return how often the bot has begun and resumed a session, whether it is connected, and the same by
        shard.

        "hasty": sessions refused because they came too fast. For each of "shards": its number and "of" how
        many, how many of its sessions are "connected", were "begun", and were connected at the "most".
        """
        gateway = self._gateway
        connected = gateway.sessions
        return {
            "identifies": gateway.identifies,
            "resumes": gateway.resumes,
            "connected": gateway.connected,
            "hasty": len(self._world.recorder.hasty),
            "shards": [
                {
                    "shard": shard.number,
                    "of": shard.of,
                    "connected": connected[shard],
                    "begun": begun,
                    "most": gateway.most[shard],
                }
                for shard, begun in sorted(gateway.begun.items())
            ],
        }


def _named(shards: int | None, only: Sequence[int] | None) -> list[Shard]:
    """Return all of `shards` shards, or those with these numbers; none without a total. Raises CannotDo."""
    if shards is None:
        if only is not None:
            raise CannotDo("of how many shards these are must be said")
        return []
    if shards < 1:
        raise CannotDo("there is one shard at least")
    for number in only or ():
        if not 0 <= number < shards:
            raise CannotDo(f"there is no shard {number} of {shards}")
    return [Shard(number, shards) for number in (range(shards) if only is None else only)]
