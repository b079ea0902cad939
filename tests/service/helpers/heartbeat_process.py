"""``python -m tests.service.helpers.heartbeat_process ADDRESS``: a process that only shows it is alive."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from service.base.clock import SystemClock
from service.cluster.processes import Processes
from service.cluster.status import SharedConfig
from store.postgres.database import PostgresDatabase


@contextmanager
def heartbeat_process(url: str) -> Iterator[subprocess.Popen[str]]:
    """Such a process, which has begun; ended in order at the end of the block, if it still runs."""
    command = [sys.executable, "-m", "tests.service.helpers.heartbeat_process", url]
    root, pipe = Path(__file__).parents[3], subprocess.PIPE
    with subprocess.Popen(command, cwd=root, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "at work\n"
        yield process
        process.communicate()  # which closes what it reads


async def _work(url: str) -> None:
    database = await PostgresDatabase.open(url)
    processes = Processes(database, SystemClock(), SharedConfig(0, {}))
    await processes.begin()
    print("at work", flush=True)
    living = asyncio.create_task(processes.run_while_alive(asyncio.Event().wait()))
    await asyncio.to_thread(sys.stdin.read)
    living.cancel()
    await processes.end()
    await database.close()


if __name__ == "__main__":
    asyncio.run(_work(sys.argv[1]))
