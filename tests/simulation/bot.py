"""A life of the bot in a simulated world: the real service and its real hands, from start to kill."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from discord_ui.discord_api.guild_directory import GuildDirectory
from discord_ui.messages.delivery.context import DeliveryContext
from discord_ui.messages.delivery.discord_delivery import DiscordDelivery
from engines import GAMES
from engines.core.game import Game
from engines.core.score_curve import ScoreStage
from render.context import RenderContext
from render.pictures import Picture
from render.queue import RenderQueue
from service.app import Kontor
from service.base.config import Config, Limits
from service.base.jobs import AnyJob, Delivery, Sent
from service.people.access import OpenMemberships
from tests.simulation.network import SimulatedDiscord
from tests.simulation.scheduler import Loop, Process
from tests.toys.bazaar.game import BAZAAR
from tests.toys.salesroom.game import LOTS, SALESROOM

ALL_GAMES: Final[Mapping[str, Game[Any, Any]]] = {
    **GAMES,
    **{game.info.key: game for game in (BAZAAR, SALESROOM, LOTS)},
}
LIMITS: Final = Limits(server=5000, proposals=10_000)
_NOON: Final = 1_750_248_000
_ONE_PIXEL: Final = Picture(b"\x89PNG\r\n\x1a\n", "png", (1, 1), "0")


class WorldClock:
    """The clock of the bot's machine. wrong: by how many seconds it is set ahead."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self.wrong = 0

    def now(self) -> int:
        """See `Clock`."""
        return int(self.monotonic()) + self.wrong

    def monotonic(self) -> float:
        """See `Clock`."""
        return _NOON + self._loop.time()


class NoPictures(RenderQueue):
    """Gives a pixel for every board: what is drawn is tested elsewhere."""

    async def board(self, game: str, view: Any, card: RenderContext, held: Collection[str] = ()) -> Picture:
        """See `RenderQueue`."""
        return _ONE_PIXEL

    sample = board

    async def course(
        self, game: str, title: str, stages: Sequence[ScoreStage], goal: int, card: RenderContext
    ) -> Picture:
        """See `RenderQueue`."""
        return _ONE_PIXEL


class Watched:
    """Tells of each delivery before it is tried, and hands it on."""

    def __init__(self, hands: Delivery, tell: Callable[[int, AnyJob], None]) -> None:
        self._hands = hands
        self._tell = tell

    async def deliver(self, row_id: int, tried_before: bool, job: AnyJob) -> Sent | None:
        """See `Delivery`."""
        self._tell(row_id, job)
        return await self._hands.deliver(row_id, tried_before, job)

    def may_post(self, channel_id: int) -> bool:
        """See `Delivery`."""
        return self._hands.may_post(channel_id)


class Bot:
    """One life: a process with the service and its connection to Discord. kontor: None until it has started."""

    def __init__(self, name: str) -> None:
        self.process = Process(name)
        self.kontor: Kontor | None = None
        self.started = asyncio.Event()
        self.failed: BaseException | None = None

    def begin(
        self, path: Path, clock: WorldClock, discord: SimulatedDiscord, tell: Callable[[int, AnyJob], None]
    ) -> None:
        """Start the process."""

        async def main() -> None:
            try:
                config = Config(path, computer_delay=(2, 2), limits=LIMITS)
                kontor = await Kontor.open(config, clock, ALL_GAMES)
                kontor.access.use_memberships(OpenMemberships())
                client = await discord.client()
                means = DeliveryContext(client, kontor, NoPictures(), GuildDirectory(clock), strict=True)
                await kontor.start(Watched(DiscordDelivery(means, client.refusals), tell))  # type: ignore[attr-defined]
                self.kontor = kontor
            except Exception as error:
                self.failed = error
            finally:
                self.started.set()

        self.process.spawn(main())
