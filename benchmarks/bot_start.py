"""``python -m benchmarks bot_start``: the cost of a start of the whole bot, the first one and later ones.

The unchanged bot connects to a sandbox. Measured are the time from starting its process until a member's `/turns`
is answered, and its processor time once it is idle. The first start finds no database, no commands and no cache;
``--beside CHECKOUT`` starts another version alternately with this one.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from msgspec import Struct

from benchmarks.figures import resident
from benchmarks.turn_cost import PATIENCE, idle
from sandbox.activity.command_input import CannotDo
from sandbox.members import Member
from sandbox.server import Server
from sandbox.settings import Settings
from tools.playground.bot_process import ROOT, bot_at

EVERY = 0.05
"""Seconds between two `/turns`."""


class Started(Struct, frozen=True):
    """One start. seconds: until `/turns` was answered. processor: seconds in all. memory: MB at the end."""

    seconds: float
    processor: float
    memory: float


async def starts(code: Path, folder: Path) -> tuple[Started, Started]:
    """Start the bot of a checkout twice. Raises TimeoutError if it does not answer."""
    async with Server(Settings(reaction=0.0), members=("anna",)) as server:
        anna = await server.handle().member("anna")
        return await _start(code, folder, server.url, anna), await _start(code, folder, server.url, anna)


async def _start(code: Path, folder: Path, url: str, anna: Member) -> Started:
    begun = perf_counter()
    quiet = {"KONTOR_LOG": "WARNING"}
    async with bot_at(url, folder / "kontor.db", folder / "bot.log", settings=quiet, code=code) as bot:
        await _answered(anna)
        seconds = perf_counter() - begun
        return Started(seconds, await idle(bot.pid), resident(bot.pid))


async def _answered(anna: Member) -> None:
    """Ask repeatedly without waiting: a command typed before a bot listens fails only after three seconds."""
    answered = asyncio.Event()

    async def ask() -> None:
        try:
            response = await anna.slash("turns", settle=False)
        except CannotDo:
            return
        await response.settled(PATIENCE)
        if not response.failed:
            answered.set()

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        asked = []
        while not answered.is_set():
            asked.append(group.create_task(ask()))
            await asyncio.sleep(EVERY)
        for task in asked:
            task.cancel()


async def print_table(wanted: argparse.Namespace) -> None:
    """Print a row for the first start and one for later starts of each checkout."""
    print("| start of | until `/turns` | processor in all | memory |")
    print("| --- | --- | --- | --- |", flush=True)
    codes = [ROOT] if wanted.beside is None else [wanted.beside, ROOT]
    found: dict[tuple[Path, str], list[Started]] = {}
    with tempfile.TemporaryDirectory() as temporary:
        for _ in range(wanted.rounds):
            for number, code in enumerate(codes):
                folder = Path(temporary) / str(number)
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir()
                for which, started in zip(("first", "later"), await starts(code, folder), strict=True):
                    found.setdefault((code, which), []).append(started)
                    print(f"{code} {which}: {started}", file=sys.stderr)
    for (code, which), taken in found.items():
        name = "now" if code == ROOT else "before"
        seconds, processor, memory = (
            median(getattr(one, field) for one in taken) for field in ("seconds", "processor", "memory")
        )
        print(f"| {name}, {which} | {seconds:.2f} s | {processor:.1f} s | {memory:.0f} MB |")


def main(arguments: Sequence[str]) -> int:
    """Run the command. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks bot_start", description=__doc__)
    parser.add_argument("--beside", type=Path, help="another checkout, whose bot starts by turns with this one")
    parser.add_argument("--rounds", type=int, default=3, help="the median of so many is told")
    wanted = parser.parse_args(arguments)
    if wanted.rounds < 1:
        parser.error("at least one round is needed")
    asyncio.run(print_table(wanted))
    return 0
