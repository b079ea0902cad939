"""Connect metrics and health to a bot's parts and serve them while it runs."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from prometheus_client import generate_latest

from render.queue import RenderQueue
from runtime.address import Address
from runtime.discord_client.client import KontorBot
from runtime.monitoring.error_counter import ErrorCounter
from runtime.monitoring.health import HealthCheck
from runtime.monitoring.http_server import serve_monitoring
from runtime.monitoring.metrics import Metrics
from runtime.monitoring.timed_delivery import TimedDelivery
from runtime.monitoring.timeout_probe import TimeoutProbe
from service.app import Kontor
from service.base.jobs import Delivery
from service.base.read_models.installation import LoadFigures
from store.errors import StoreError

_log = logging.getLogger(__name__)


class Monitor:
    """Follows a bot, if metrics are served; otherwise does nothing.

    address: where they are served; None if nowhere.
    """

    def __init__(self, meters: Metrics | None = None, doctor: HealthCheck | None = None) -> None:
        self.address: Address | None = None
        self._meters = meters
        self._doctor = doctor

    def follow(self, bot: KontorBot) -> None:
        """Watch this client from now on: its requests, its interactions, and its connection."""
        if self._meters is not None and self._meters.asked not in bot.refusals.heard:
            bot.refusals.heard.append(self._meters.asked)
            bot.app.response_listeners.append(self._meters.answered)
        if self._doctor is not None:
            self._doctor.follow(bot)

    def of(self, hands: Delivery) -> Delivery:
        """Return the outbox's delivery, watched."""
        return hands if self._meters is None else TimedDelivery(hands, self._meters.delivered)


@contextlib.asynccontextmanager
async def monitoring(address: Address | None, kontor: Kontor, pictures: RenderQueue) -> AsyncIterator[Monitor]:
    """Watch these parts inside the block, and serve the metrics at an address; without one, watch nothing."""
    if address is None:
        yield Monitor()
        return
    meters, doctor = Metrics(kontor.games), HealthCheck(kontor)
    figures = TimeoutProbe(kontor.admin.figures)
    listening = ErrorCounter(meters.failed)
    kontor.database.ended.append(meters.written)
    kontor.matches.moved.append(meters.moved)
    kontor.thinker.thought.append(meters.thought)
    pictures.made.append(meters.drawn)
    pictures.late.append(meters.late)
    logging.getLogger().addHandler(listening)

    async def told() -> bytes:
        found, health = await asyncio.gather(_asked(figures), doctor.look())
        meters.count(found)
        meters.drill(kontor.drill.newest())
        meters.see(health.ready, doctor.connection())
        # Some milliseconds of work; the event loop continues meanwhile.
        return await asyncio.to_thread(generate_latest, meters.registry)

    watch = Monitor(meters, doctor)
    try:
        async with serve_monitoring(address, told, doctor.look) as watch.address:
            yield watch
    finally:
        logging.getLogger().removeHandler(listening)
        await figures.close()
        await doctor.close()


async def _asked(figures: TimeoutProbe[LoadFigures]) -> LoadFigures | None:
    try:
        return await figures.ask()
    except (StoreError, TimeoutError) as error:
        _log.warning("the database did not tell its figures: %r", error)
        return None
