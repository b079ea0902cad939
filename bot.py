"""Start Kontor: settings, store and services, pictures, Discord. They close in reverse order.

Run it by ``scripts/run``, which creates its environment. ``docs/operations.md`` lists the settings.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - a user who runs it by hand should read a sentence
    sys.exit("Kontor needs Python 3.11 or newer. Start it by scripts/run, which finds one.")

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

try:
    from discord_ui.interaction.app import App, PolicyLinks
    from discord_ui.messages.delivery.context import DeliveryContext
    from discord_ui.messages.delivery.discord_delivery import DiscordDelivery
    from render.images import rasteriser
    from render.queue import RenderQueue
    from runtime import logs, startup_errors
    from runtime.discord_client import reconnection
    from runtime.discord_client.client import KontorBot
    from runtime.discord_client.emoji_sync import EmojiSync
    from runtime.memory import limit_malloc_arenas, skip_final_gc
    from runtime.monitoring.monitor import monitoring
    from runtime.release import release
    from runtime.service_manager import ServiceManager
    from runtime.settings import Settings, read_settings, readable_by_others
    from runtime.signals import set_on_signals
    from runtime.warmup import index_rules, warm_up
    from service.app import Kontor
    from service.base.cancellation import CancellationIgnored, cancel_and_wait
except ModuleNotFoundError as missing:
    if missing.name is not None and (Path(__file__).parent / missing.name.split(".")[0]).exists():
        raise
    sys.exit(f"The package {missing.name} is missing. Start Kontor by scripts/run, which installs what it needs.")

FAREWELL = 5.0
"""Seconds for unfinished answers before the bot leaves, and then for its parts to end."""

STUCK = 70
"""The exit code if a part of the process cannot be stopped: service managers restart it."""

ENV = Path(".env")

_log = logging.getLogger("kontor")


async def run(settings: Settings, token: str) -> None:
    """Run until SIGTERM or SIGINT, or until Discord disconnects for good. Raises errors for `startup_errors`."""
    async with contextlib.AsyncExitStack() as stack:
        kontor = await Kontor.open(settings.config())
        stack.push_async_callback(kontor.close)
        _log.info("Kontor %s starts", release())
        await stack.enter_async_context(ServiceManager().watching())
        await asyncio.to_thread(rasteriser.set_cache_folder, settings.cache / "pictures")
        pictures = RenderQueue()
        stack.push_async_callback(pictures.close)
        watch = await stack.enter_async_context(monitoring(settings.metrics, kontor, pictures))
        for preparing in (warm_up(pictures, kontor.games), index_rules(kontor.almanac)):
            stack.callback(asyncio.create_task(preparing, name="warming").cancel)

        async def ready(bot: KontorBot) -> None:
            means = DeliveryContext(bot, kontor, pictures, bot.app.directory)
            await kontor.start(watch.of(DiscordDelivery(means, bot.refusals)))
            bot.run_beside(EmojiSync(bot, bot.app.signs, kontor.processes, bot.refusals.pause).run())

        def bot() -> KontorBot:
            links = PolicyLinks(settings.privacy, settings.terms, release(), settings.docs)
            app = App(kontor, pictures, policy_links=links)
            made = KontorBot(app, ready)
            watch.follow(made)
            return made

        await _until_stopped(bot, kontor, token)


async def _until_stopped(make: Callable[[], KontorBot], kontor: Kontor, token: str) -> None:
    stop = asyncio.Event()
    set_on_signals(stop)
    bots: list[KontorBot] = []

    async def begin() -> None:
        async with kontor.processes.join(), make() as bot:
            bots[:] = [bot]
            try:
                await kontor.processes.run_while_alive(bot.start(token))
            finally:
                # Unsent posts wait in the database; nothing is sent once the connection closes.
                await kontor.stop()

    running = asyncio.create_task(reconnection.retry_until_connected(begin), name="discord")
    stopping = asyncio.create_task(stop.wait(), name="signals")
    await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    try:
        if running.done():
            await running
            return
        _log.info("stopping")
        await kontor.stop()
        connected = any(bot.is_ready() for bot in bots)
        for bot in bots:
            if not await bot.app.in_flight.over(FAREWELL):
                _log.warning("somebody was still waiting for an answer")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await bot.close()
        if connected:
            # It ends with its connection, unless another part ended before.
            await asyncio.wait((running,), timeout=FAREWELL)
        if running.done():
            await running
        else:
            await cancel_and_wait(running)
    except CancellationIgnored as stuck:
        _end_at_once(stuck)


def _end_at_once(stuck: CancellationIgnored) -> NoReturn:
    """End the process although a task in it does not stop. Its work waits in the database."""
    _log.critical("%s cannot be ended: the process ends without it", stuck)
    logging.shutdown()
    # Any cleaner exit would wait until all tasks are done.
    os._exit(STUCK)


def main() -> int:
    """Read the settings and run; return the exit code. An operator's mistakes end with a sentence."""
    try:
        limit_malloc_arenas()
        os.umask(0o077)
        settings = read_settings(os.environ, ENV)
        logs.configure(settings.level, settings.secrets())
        if readable_by_others(ENV):
            _log.warning(
                "others on this machine can read %s and the token in it; mend that: chmod 600 %s", ENV, ENV
            )
        if settings.token is None:
            print(startup_errors.NO_TOKEN, file=sys.stderr)
            return 2
        asyncio.run(run(settings, settings.token))
    except Exception as error:
        told = startup_errors.describe(error)
        if told is None:
            raise
        print(told, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    ended = main()
    skip_final_gc()
    sys.exit(ended)
