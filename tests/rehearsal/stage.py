"""What members play on: the bot's processes, their database, the false Discord; and what may disturb them."""

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import NamedTuple

from sandbox.server import Server
from tests.postgres import Server as Postgres
from tests.rehearsal.bot_process import BotProcess
from tests.rehearsal.watchdog import Watchdog


class ProcessLife(NamedTuple):
    bot: BotProcess
    watchdog: Watchdog


async def begin(lives: Sequence[ProcessLife]) -> None:
    """Begin a life of each. Raises CannotDo if one is never connected."""
    for one in lives:
        await one.bot.begin()
    for one in lives:
        await one.bot.ready()
        one.watchdog.born()


class ProcessGroup(NamedTuple):
    """Several processes of the bot on a database of a server, as many as there are shards.

    reached_by: the address that the bots are given, if not the database's own.
    """

    processes: int
    postgres: Postgres
    address: str
    reached_by: str = ""


class Stage(NamedTuple):
    """What a disturbance may disturb. fleet: None for one process with its database in a file."""

    server: Server
    lives: Sequence[ProcessLife]
    rng: Random
    fleet: ProcessGroup | None


Disturbance = Callable[[Stage], Awaitable[Counter[str]]]
"""Disturbs the bot until it has done enough, and leaves it running; returns how often it did what."""
