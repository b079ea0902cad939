"""Processes on one database, as tests begin and watch them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from service.base.clock import SystemClock
from service.base.shards import Shards
from service.cluster.processes import Processes
from service.cluster.status import SharedConfig
from store.postgres.database import PostgresDatabase

PATIENCE = 60.0
RULES = {"fugger": 3}


def process(
    database: PostgresDatabase, shards: str | None = None, rules: dict[str, int] | None = None
) -> Processes:
    """One more process, as far as the database knows."""
    carried = None if shards is None else Shards.read(shards)
    plays = SharedConfig(0 if carried is None else carried.count, RULES if rules is None else rules)
    return Processes(database, SystemClock(), plays, carried)


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - of what happens in other processes nothing is heard
            await asyncio.sleep(0.02)


@asynccontextmanager
async def living(*processes: Processes) -> AsyncIterator[None]:
    """They live meanwhile, and end in order."""
    tasks = [asyncio.create_task(one.run_while_alive(asyncio.Event().wait())) for one in processes]
    yield
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for one in processes:
        await one.end()
