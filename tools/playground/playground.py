"""Start a playground (sandbox, page, bot and scenes) and stop it again."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from sandbox.control.host import Host
from sandbox.server import Server
from tools.playground.bot_process import bot_at
from tools.playground.bot_supervisor import BotSupervisor
from tools.playground.ownership import check_owned


@dataclass(frozen=True, slots=True)
class Playground:
    """A running playground. keeping: ends only if the bot keeps ending, with BotEnded."""

    server: Server
    keeper: BotSupervisor
    keeping: asyncio.Task[None]


@contextlib.asynccontextmanager
async def playground(
    database: Path, *, port: int = 0, keep: Path | None = None, log: Path | None = None
) -> AsyncIterator[Playground]:
    """Run everything, on this machine only; the bot may still be connecting.

    port: the first to try, 0 for any. keep: a file with the sandbox's world, written at the end. log: a file for
    the bot's output; without one its warnings go to the terminal. Computer players answer at once, unless
    KONTOR_FAST says otherwise. Raises NoPort, Unreadable, UsedElsewhere.
    """
    settings = {
        "KONTOR_FAST": os.environ.get("KONTOR_FAST", "1"),
        "KONTOR_LOG": os.environ.get("KONTOR_LOG", "WARNING"),
    }
    check_owned(database, keep)
    async with Server(port=port, keep=keep) as server:
        keeper = BotSupervisor(server, lambda: bot_at(server.url, database, log, quiet=True, settings=settings))
        keeping = asyncio.create_task(keeper.run(), name="bot")
        try:
            server.host.host = await asyncio.to_thread(_stage, server, keeper, database)
            yield Playground(server, keeper, keeping)
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)


def _stage(server: Server, keeper: BotSupervisor, database: Path) -> Host:
    """Return the host of the scenes. Games and sentences load while the bot's process loads them too, not
    before.
    """
    from engines import GAMES
    from tools.playground.scenes import Stage

    return Stage(server.handle(), keeper, GAMES, database)
