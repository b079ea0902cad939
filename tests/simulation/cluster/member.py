"""One of several processes on the simulated server: it joins, lives, is declared dead and joins again."""

import asyncio
from collections.abc import Callable
from typing import Final

from discord_ui.discord_api.guild_directory import GuildDirectory
from discord_ui.messages.delivery.context import DeliveryContext
from discord_ui.messages.delivery.discord_delivery import DiscordDelivery
from runtime.discord_client.rate_limit import RequestRateLimit
from runtime.discord_client.reconnection import retry_until_connected
from service.app import Kontor
from service.base.clock import SharedClock
from service.base.config import Config
from service.base.jobs import AnyJob
from service.base.shards import Shards
from service.people.access import OpenMemberships
from store.errors import StoreError
from tests.simulation.bot import ALL_GAMES, LIMITS, Bot, NoPictures, Watched, WorldClock
from tests.simulation.cluster.connections import ADDRESS
from tests.simulation.network import SimulatedDiscord

_AGAIN: Final = 5.0
"""Seconds until a process that could not start is started again."""


class MemberClock(SharedClock):
    """The clock of the server as a process knows it. here: that of its own machine, which cannot be set."""

    def __init__(self, here: WorldClock) -> None:
        self._here = here
        self._offset = here.now() - here.monotonic()

    def monotonic(self) -> float:
        """See `Clock`."""
        return self._here.monotonic()


class Member(Bot):
    """One life of a process. kontor: None while it is not connected to Discord."""

    def __init__(self, name: str, shards: Shards) -> None:
        super().__init__(name)
        self.shards = shards

    @property
    def lives(self) -> bool:
        """Return whether the process does its work."""
        return not self.process.dead and not self.process.stopped and self.kontor is not None

    @property
    def number(self) -> int:
        """Return the number of the process on the server; 0 while it has none."""
        return 0 if self.kontor is None else self.kontor.processes.share.me or 0

    @property
    def believes(self) -> bool:
        """Return whether the process takes itself for alive."""
        return self.lives and self.kontor is not None and not self.kontor.processes.is_lapsed()

    def join(self, clock: WorldClock, discord: SimulatedDiscord, tell: Callable[[int, AnyJob], None]) -> None:
        """Start the process."""

        async def live(kontor: Kontor) -> None:
            paces = RequestRateLimit(kontor.processes, self.shards)
            client = await discord.client(self.shards, paces.hold)
            directory = GuildDirectory(kontor.clock)
            directory.of(client)
            means = DeliveryContext(client, kontor, NoPictures(), directory, strict=True)
            await kontor.start(Watched(DiscordDelivery(means, client.refusals), tell))  # type: ignore[attr-defined]
            self.kontor = kontor
            self.started.set()
            try:
                await asyncio.Event().wait()
            finally:
                self.kontor = None
                client.listening.cancel()  # type: ignore[attr-defined]

        async def main() -> None:
            config = Config(ADDRESS, computer_delay=(2, 2), limits=LIMITS, shards=self.shards)
            while True:
                try:
                    kontor = await Kontor.open(config, MemberClock(clock), ALL_GAMES)
                except StoreError:
                    await asyncio.sleep(_AGAIN)
                else:
                    break
            kontor.access.use_memberships(OpenMemberships())

            async def begin() -> None:
                async with kontor.processes.join():
                    try:
                        await kontor.processes.run_while_alive(live(kontor))
                    finally:
                        await kontor.stop()

            try:
                await retry_until_connected(begin, now=clock.monotonic)
            except Exception as error:
                self.failed = error
                self.started.set()

        self.process.spawn(main())
