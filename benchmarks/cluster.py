"""``python -m benchmarks cluster --database postgresql://…``: the capacity of several processes on one database.

The database is empty at first, and on a server on this machine. Measured are a submit with a database in a file
and with this one; moves of services without Discord, and of bots on the small Discord, by the number of processes;
and how long the posts of a killed process wait until another one sends them.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter

from msgspec import Struct

from benchmarks.discord_latency import PATIENCE, Latencies, PostWatcher, opened, rushed
from benchmarks.figures import Figure, percentile, processor, report, resident
from benchmarks.service import NullDelivery, opened_service, play_match
from sandbox.handle import Sandbox
from sandbox.server import Server
from sandbox.settings import Settings
from service.base.config import Config
from service.base.shards import Shards
from service.people.user import User
from store.work_share import SHARD_BITS
from tools.playground.bot_process import bot_at

MATCHES_ALONE = 4
AT_ONCE = 8
"""Number of matches that each service plays at a time."""
ON_DISCORD = 96
"""Number of matches of all bots together."""
TAKEOVERS = 5


class Worked(Struct, frozen=True):
    """The work of one service. busy: seconds of its processor time. memory: in MB, at the end."""

    moves: int
    busy: float
    memory: float
    spent: list[float]


async def submits(database: Path | str, seed: int) -> list[float]:
    """Return the seconds of each submit, in matches played one after the other."""
    kontor, spent = await opened_service(Config(database)), list[float]()
    async with kontor.processes.join():
        for number in range(MATCHES_ALONE):
            await play_match(kontor, seed + number, spent, [], _people(seed + number))
    await kontor.close()
    return spent


def _people(number: int) -> tuple[User, User]:
    return User(2 * number + 10, f"Anna {number}", "fr"), User(2 * number + 11, f"Benoît {number}", "en-US")


async def _serve(address: str, shard: int, of: int, seconds: float) -> Worked:
    kontor, spent = await opened_service(Config(address, shards=Shards((shard,), of))), list[float]()
    seeds = iter(range(time.time_ns() // 1000 % 2**30, 2**40))
    moves, busy = 0, 0.0

    async def playing(until: float) -> None:
        while perf_counter() < until:
            seed = next(seeds) * of + shard
            await play_match(kontor, seed, spent, [], _people(seed), shard << SHARD_BITS)

    async def work() -> None:
        nonlocal moves, busy
        await kontor.start(NullDelivery())
        await asyncio.sleep(max(0.0, 2.0 - time.time() % 2.0))
        busy, until = time.process_time(), perf_counter() + seconds
        tasks = [asyncio.create_task(playing(until)) for _ in range(AT_ONCE)]
        await asyncio.sleep(seconds)
        moves, busy = len(spent), time.process_time() - busy
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async with kontor.processes.join():
        await kontor.processes.run_while_alive(work())
    await kontor.close()
    return Worked(moves, busy, resident(), spent[:moves])


def _served(address: str, shard: int, of: int, seconds: float) -> Worked:
    return asyncio.run(_serve(address, shard, of, seconds))


async def services(address: str, processes: int, seconds: float) -> list[Figure]:
    """Measure several services, each in a process with its own shard, without Discord."""
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        before = _server_time()
        done = await asyncio.gather(
            *(loop.run_in_executor(pool, _served, address, n, processes, seconds) for n in range(processes))
        )
        busy = _server_time() - before
    moves, name = sum(one.moves for one in done), f"service: {_counted(processes)}"
    spent = [seconds for one in done for seconds in one.spent]
    return [
        Figure(name, moves / seconds, "moves/s"),
        Figure(f"{name}, submit, median", percentile(spent, 0.5) * 1000, "ms"),
        Figure(f"{name}, their processor a move", sum(one.busy for one in done) / moves * 1000, "ms"),
        Figure(f"{name}, the database's processor a move", busy / moves * 1000, "ms"),
        Figure(f"{name}, memory of each", max(one.memory for one in done), "MB"),
    ]


def _server_time() -> float:
    """Return the seconds of processor time of PostgreSQL's processes on this machine, ended ones included."""
    total = 0.0
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = status.read_text(encoding="utf-8")
        except OSError:
            continue
        if "(postgres)" in text:
            fields = text.rpartition(")")[2].split()
            parent = int(fields[1])
            total += sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
            if parent == 1 or "(postgres)" not in Path(f"/proc/{parent}/stat").read_text(encoding="utf-8"):
                total += sum(map(int, fields[13:15])) / os.sysconf("SC_CLK_TCK")
    return total


@asynccontextmanager
async def _bots(server: Server, address: str, processes: int, folder: Path) -> AsyncIterator[list[int]]:
    """Run several connected bots, each with a shard; yield their process ids."""
    async with AsyncExitStack() as stack:
        pids = []
        for shard in range(processes):
            settings = {
                "KONTOR_FAST": "1",
                "KONTOR_LOG": "WARNING",
                "KONTOR_SHARDS": f"{shard}/{processes}",
                "KONTOR_CACHE": str(folder / "cache"),
            }
            bot = bot_at(server.url, address, folder / f"bot-{processes}-{shard}.log", settings=settings)
            pids.append((await stack.enter_async_context(bot)).pid)
        await server.handle().wait_bot(PATIENCE, shards=processes)
        yield pids


async def _towns(sandbox: Sandbox, processes: int) -> list[str]:
    return [
        await sandbox.add_guild(f"town-{processes}-{shard}", members=["mods"], shard=(shard, processes))
        for shard in range(processes)
    ]


async def bots(address: str, processes: int, folder: Path) -> list[Figure]:
    """Measure several bots on the small Discord, where all members move as soon as they are asked."""
    async with (
        Server(Settings(reaction=0.0), members=("mods",)) as server,
        _bots(server, address, processes, folder) as pids,
    ):
        sandbox = server.handle()
        watch = PostWatcher(server, sandbox)
        towns = await _towns(sandbox, processes)
        matches = await opened(sandbox, watch, ON_DISCORD, towns, f"table-{processes}")
        before = sum(map(processor, pids)), _server_time(), time.process_time()
        spent, seconds = await rushed(matches)
        after = sum(map(processor, pids)), _server_time(), time.process_time()
        busy, server_busy, driver = (now - was for now, was in zip(after, before, strict=True))
        memory = max(map(resident, pids))
    moves, name = len(spent.post), f"discord: {_counted(processes)}"
    return [
        Figure(name, moves / seconds, "moves/s"),
        Figure(f"{name}, click to turn post, 95 %", percentile(spent.post, 0.95) * 1000, "ms"),
        Figure(f"{name}, their processor a move", busy / moves * 1000, "ms"),
        Figure(f"{name}, the database's processor a move", server_busy / moves * 1000, "ms"),
        Figure(f"{name}, the sandbox' and its members' processor a move", driver / moves * 1000, "ms"),
        Figure(f"{name}, memory of each at most", memory, "MB"),
    ]


async def takeovers(address: str, folder: Path) -> list[Figure]:
    """Measure the time from the end of one of two bots until the other posts on its servers: after a kill, and
    after a lost machine.
    """
    waited: dict[signal.Signals, list[float]] = {signal.SIGKILL: [], signal.SIGSTOP: []}
    async with Server(Settings(reaction=0.0), members=("mods",)) as server:
        sandbox = server.handle()
        watch, towns = PostWatcher(server, sandbox), await _towns(sandbox, 2)
        for how, times in waited.items():
            for number in range(TAKEOVERS):
                async with _bots(server, address, 2, folder) as pids:
                    name = f"takeover-{how.name}-{number}"
                    (match,) = await opened(sandbox, watch, 1, [towns[1]], name)
                    # At a random time after the other one's last check.
                    await asyncio.sleep(Random(name).uniform(0.0, 5.0))
                    ended = perf_counter()
                    os.kill(pids[1], how)
                    await match.move_aside(Latencies())
                    times.append(perf_counter() - ended)
                    if how is signal.SIGSTOP:
                        os.kill(pids[1], signal.SIGKILL)
    names = {signal.SIGKILL: "killed", signal.SIGSTOP: "hung, or its machine gone"}
    return [
        Figure(f"takeover: {names[how]}, until its posts come from another, {word}", pick(times), "s")
        for how, times in waited.items()
        for word, pick in (("median", lambda found: percentile(found, 0.5)), ("longest", max))
    ]


def _counted(processes: int) -> str:
    return "1 process" if processes == 1 else f"{processes} processes"


async def measure(address: str, counts: Sequence[int], seconds: float) -> AsyncIterator[Figure]:
    """Yield all figures, one kind after the other."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        seed = time.time_ns() // 1000 % 2**30
        for where, database in (("a file", folder / "kontor.db"), ("PostgreSQL", address)):
            spent = await submits(database, seed)
            yield Figure(f"service: submit with {where}, median", percentile(spent, 0.5) * 1000, "ms")
            yield Figure(f"service: submit with {where}, 95 %", percentile(spent, 0.95) * 1000, "ms")
        for count in counts:
            for figure in await services(address, count, seconds):
                yield figure
        for count in counts:
            for figure in await bots(address, count, folder):
                yield figure
        for figure in await takeovers(address, folder):
            yield figure


async def _all(address: str, counts: Sequence[int], seconds: float) -> list[Figure]:
    found = []
    async for figure in measure(address, counts, seconds):
        print(figure.what, figure.cell(), file=sys.stderr)
        found.append(figure)
    return found


def main(argv: Sequence[str]) -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks cluster", description=__doc__.splitlines()[0])
    parser.add_argument("--database", required=True, help="the address of an empty database on this machine")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4], help="how many share the work")
    parser.add_argument("--seconds", type=float, default=10.0, help="for which services are measured")
    given = parser.parse_args(argv)
    report(asyncio.run(_all(given.database, given.processes, given.seconds)))
    return 0
