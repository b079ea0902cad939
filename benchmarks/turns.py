"""``python -m benchmarks turns``: what a turn of each game costs the bot's processor, through Discord.

The unchanged bot runs in a process of its own against the sandbox; scripted members in this one play a match of
each game by its real controls, most moves as a computer player would. With ``--beside CHECKOUT`` another version
of the bot plays by turns with this one, with the same members, in one run: what a machine does meanwhile falls
on both.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct

from benchmarks.measuring import processor
from engines import GAMES
from sandbox.server import Server
from sandbox.settings import Settings
from tools.playground.process import ROOT, bot_at
from tools.rehearsal.diary import Diary
from tools.rehearsal.pulse import Pulse
from tools.rehearsal.regulars import Circle

HEADING = ("game", "turn posts", "presses", "processor a turn", "a press")
PATIENCE = 120.0
WARM = 6
"""So many moves are made before anything is counted, so that grounds and pieces are drawn."""
STILL = 0.03
"""Seconds of processor in a second below which a bot counts as idle."""


class Spent(Struct, frozen=True):
    """What a stretch of a match cost.

    posts: those with a picture, one a turn. presses: with an answer. seconds: of processor.
    """

    posts: int
    presses: int
    seconds: float


async def measure(code: Path, game: str, moves: int, seed: int) -> Spent:
    """Play so many moves of a game on the bot of a checkout.

    Raises RuntimeError if the members saw something wrong, TimeoutError if the match does not go on.
    """
    rng, pulse, diary, posts = Random(seed), Pulse(), Diary(), 0
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "kontor.db"
        fast = {"KONTOR_FAST": "1", "KONTOR_LOG": "WARNING"}
        async with (
            Server(Settings(reaction=0.0), members=("mods",)) as server,
            bot_at(server.url, database, Path(folder) / "bot.log", settings=fast, code=code) as bot,
        ):
            sandbox = server.handle()
            await sandbox.wait_bot(PATIENCE)
            pulse.born()

            def answered(method: str, route: str, _status: int, body: Any) -> None:
                nonlocal posts
                posts += method == "POST" and route.endswith("/messages") and bool(body.get("attachments"))

            server.on_answer(answered)
            channel = await sandbox.add_channel("table")
            names = [f"member-{seat}" for seat in range(max(GAMES[game].info.seats[0], 2))]
            members = [await sandbox.add_member(name, channel=channel) for name in names]
            circle = Circle(sandbox, game, members, channel, database, pulse, diary, rng)
            playing = asyncio.create_task(circle.run())
            try:
                await _played(circle, diary, WARM)
                pulse.alive.clear()
                await idle(bot.pid)
                pulse.alive.set()
                begun, before = (posts, pulse.answered), processor(bot.pid)
                await _played(circle, diary, WARM + moves)
                spent = processor(bot.pid) - before
                return Spent(posts - begun[0], pulse.answered - begun[1], spent)
            finally:
                circle.leave()
                playing.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await playing


async def _played(circle: Circle, diary: Diary, moves: int) -> None:
    async with asyncio.timeout(PATIENCE + 3 * moves):
        while circle.moves < moves:
            if diary.wrong:
                raise RuntimeError("; ".join(diary.wrong))
            await asyncio.sleep(0.02)


async def idle(pid: int) -> float:
    """Wait until a process has nothing to do; the seconds of processor that it has used by then."""
    used = processor(pid)
    async with asyncio.timeout(PATIENCE):
        while True:
            await asyncio.sleep(1.0)
            before, used = used, processor(pid)
            if used - before < STILL:
                return used


def _row(game: str, spent: Sequence[Spent]) -> tuple[float, float, list[str]]:
    turn = median(one.seconds / max(1, one.posts) for one in spent) * 1000
    press = median(one.seconds / max(1, one.presses) for one in spent) * 1000
    counts = (sum(one.posts for one in spent), sum(one.presses for one in spent))
    return turn, press, [game, *map(str, counts), f"{turn:.0f} ms", f"{press:.0f} ms"]


async def print_table(wanted: argparse.Namespace) -> None:
    """Print the row of each game as soon as it is known."""
    beside: Path | None = wanted.beside
    heading = HEADING if beside is None else (*HEADING, "before", "share", "a press before", "share")
    print("| " + " | ".join(heading) + " |")
    print("| " + " | ".join("---" for _ in heading) + " |", flush=True)
    for game in wanted.games:
        found: dict[Path, list[Spent]] = {}
        for turn in range(wanted.rounds):
            for code in (ROOT,) if beside is None else (beside, ROOT):
                spent = await measure(code, game, wanted.moves, wanted.seed + turn)
                found.setdefault(code, []).append(spent)
                print(f"{game}: {code}: {spent}", file=sys.stderr)
        turn_ms, press_ms, cells = _row(game, found[ROOT])
        if beside is not None:
            before, press_before, _ = _row(game, found[beside])
            cells += [f"{before:.0f} ms", f"{turn_ms / before:.2f}"]
            cells += [f"{press_before:.0f} ms", f"{press_ms / press_before:.2f}"]
        print("| " + " | ".join(cells) + " |", flush=True)


def main(arguments: Sequence[str]) -> int:
    """The command. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks turns", description=__doc__)
    parser.add_argument("--beside", type=Path, help="another checkout, whose bot plays by turns with this one")
    parser.add_argument("--games", nargs="+", choices=sorted(GAMES), default=list(GAMES))
    parser.add_argument("--moves", type=int, default=60, help="so many are counted in each round")
    parser.add_argument("--rounds", type=int, default=3, help="so often each game is played; the median is told")
    parser.add_argument("--seed", type=int, default=1, help="of the members' choices")
    wanted = parser.parse_args(arguments)
    if wanted.moves < 1 or wanted.rounds < 1:
        parser.error("at least one move and one round are needed")
    asyncio.run(print_table(wanted))
    return 0
