"""``python -m benchmarks turn_cost``: the processor time of a turn of each game, through Discord.

The unchanged bot has its own process against the sandbox. Members in this process play a match of each game by its
real controls, one press after the other, as a computer player would. With ``--beside CHECKOUT`` another version of
the bot plays alternately with this one, the same matches in one run, so that other work on the machine affects
both.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, Self

from msgspec import Struct

from benchmarks.figures import processor
from discord_ui.model.controls import BID_DO
from engines import GAMES
from engines.core.rng import rng_from
from sandbox.handle import Sandbox
from sandbox.members import Member, Response
from sandbox.screen import Shown
from sandbox.server import Server
from sandbox.settings import Settings
from tools.playground.bot_process import ROOT, bot_at
from tools.playground.scripted_match import ScriptedMatch
from tools.scripted_member.adviser import Advice, Adviser
from tools.scripted_member.pathfinder import Pathfinder
from tools.scripted_member.screen_reader import (
    asks_bid,
    control,
    controls,
    has,
    navigation,
    offers,
)

HEADING = ("game", "posts", "presses", "processor a post", "a press")
PATIENCE = 120.0
BEFORE = 4
"""Number of posts of a match before counting begins."""
STILL = 0.03
"""Seconds of processor in a second below which a bot counts as idle."""
WARMING = 1000
"""Added to the seed of warm-up matches, which do not count."""
MOST_PRESSES = 40
"""More presses than any move needs."""


class TurnCosts(Struct, frozen=True):
    """The cost of part of a match. posts: of turns. presses: that were answered. seconds: of processor time."""

    posts: int
    presses: int
    seconds: float


class MeasuredMatch:
    """Members who play one match, each in their turn. presses: number of answered ones."""

    def __init__(self, sandbox: Sandbox, database: Path, game: str, seed: int) -> None:
        self.presses = 0
        self._sandbox = sandbox
        self._database = database
        self._game = GAMES[game]
        self._seed = seed
        self._last: Shown | None = None

    async def open(self) -> Self:
        """Open the match, from the command to the thread, and return it."""
        channel = await self._sandbox.add_channel(f"table-{self._seed}")
        seats = max(2, self._game.info.seats[0])
        self._members = [
            await self._sandbox.add_member(f"m{seat}-{self._seed}", channel=channel) for seat in range(seats)
        ]
        lobby = ScriptedMatch(self._members[0], channel)
        await lobby.open(self._game.info.key, seats)
        for guest in self._members[1:]:
            await lobby.join(guest)
        number = await lobby.number()
        await lobby.start()
        self._thread = lobby.thread
        self._adviser = Adviser(self._database, number, self._game, rng_from(f"turns {self._seed}"))
        return self

    async def play(self, posts: int) -> int:
        """Play until `posts` more posts have come, or the match is over; return how many came."""
        for came in range(posts):
            host = self._members[0]
            self._last = await host.wait_message(self._thread, _is_turn, PATIENCE, after=self._last)
            if has(self._last, "replay"):
                return came + 1
            for member in self._members:
                if member.id in self._last.mentions:
                    await self._turn(member, self._last)
        return posts

    async def _turn(self, member: Member, post: Shown) -> None:
        """Make all moves that a member can make now."""
        move = control(post, "move").custom_id
        panel = await self._answered(member.click(post, custom_id=move, settle=False))
        while offers(panel) or asks_bid(panel) or any(navigation(panel)):
            advice = self._adviser.advise(int(member.id))
            if advice is None or advice.optional:
                return
            if asks_bid(panel):
                answers = [one for one in controls(panel) if one.known.control is BID_DO]
                if answers:
                    await self._answered(member.click(panel, custom_id=answers[0].custom_id, settle=False))
                return
            if advice.action is None:
                return
            panel = await self._move(member, panel, advice)

    async def _move(self, member: Member, panel: Shown, advice: Advice) -> Shown:
        """Press what leads to a move; return the panel after it. Raises LookupError if nothing does."""
        path = Pathfinder(self._game, advice.options, advice.action)
        for _ in range(MOST_PRESSES):
            way = path.next(panel)
            button, values = way.custom_id, way.values
            if values is not None:
                panel = await self._answered(member.select(panel, values, button, settle=False))
            elif way.filled:
                form = (await member.click(panel, custom_id=button, settle=False)).modal
                assert form is not None
                panel = await self._answered(member.submit_modal(form, dict(way.filled), settle=False))
            else:
                panel = await self._answered(member.click(panel, custom_id=button, settle=False))
            if way.move:
                return panel
        raise LookupError(f"so many presses never do {advice.action}")

    async def _answered(self, pressed: Any) -> Shown:
        response: Response = await pressed
        self.presses += 1
        return (await response.settled(PATIENCE)).last


def _is_turn(message: Shown) -> bool:
    return not message.ephemeral and ((has(message, "move") and bool(message.mentions)) or has(message, "replay"))


async def measure(code: Path, game: str, posts: int, seed: int) -> TurnCosts:
    """Play a number of turn posts of a game on the bot of a checkout. Raises TimeoutError if it stops.

    As many of each of two other matches come first, because a bot draws grounds and pieces once in its life.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "kontor.db"
        fast = {"KONTOR_FAST": "1", "KONTOR_LOG": "WARNING"}
        async with (
            Server(Settings(reaction=0.0), members=("mods",)) as server,
            bot_at(server.url, database, Path(folder) / "bot.log", settings=fast, code=code) as bot,
        ):
            sandbox = server.handle()
            await sandbox.wait_bot(PATIENCE)
            for warming in (seed + WARMING, seed + WARMING + 1):
                await (await MeasuredMatch(sandbox, database, game, warming).open()).play(posts)
            table = await MeasuredMatch(sandbox, database, game, seed).open()
            await table.play(BEFORE)
            used, pressed = await idle(bot.pid), table.presses
            came = await table.play(posts)
            return TurnCosts(came, table.presses - pressed, await idle(bot.pid) - used)


async def idle(pid: int) -> float:
    """Wait until a process is idle; return its processor time in seconds."""
    used = processor(pid)
    async with asyncio.timeout(PATIENCE):
        while True:
            await asyncio.sleep(1.0)
            before, used = used, processor(pid)
            if used - before < STILL:
                return used


def _row(game: str, spent: Sequence[TurnCosts]) -> tuple[float, float, list[str]]:
    turn = median(one.seconds / one.posts for one in spent) * 1000
    press = median(one.seconds / one.presses for one in spent) * 1000
    counts = (sum(one.posts for one in spent), sum(one.presses for one in spent))
    return turn, press, [game, *map(str, counts), f"{turn:.0f} ms", f"{press:.0f} ms"]


async def print_table(wanted: argparse.Namespace) -> None:
    """Print the row of each game as soon as it is measured."""
    beside: Path | None = wanted.beside
    heading = HEADING if beside is None else (*HEADING, "a post before", "share", "a press before", "share")
    print("| " + " | ".join(heading) + " |")
    print("| " + " | ".join("---" for _ in heading) + " |", flush=True)
    for game in wanted.games:
        found: dict[Path, list[TurnCosts]] = {}
        for turn in range(wanted.rounds):
            for code in (ROOT,) if beside is None else (beside, ROOT):
                spent = await measure(code, game, wanted.posts, wanted.seed + turn)
                found.setdefault(code, []).append(spent)
                print(f"{game}: {code}: {spent}", file=sys.stderr)
        post_ms, press_ms, cells = _row(game, found[ROOT])
        if beside is not None:
            before, press_before, _ = _row(game, found[beside])
            cells += [f"{before:.0f} ms", f"{post_ms / before:.2f}"]
            cells += [f"{press_before:.0f} ms", f"{press_ms / press_before:.2f}"]
        print("| " + " | ".join(cells) + " |", flush=True)


def main(arguments: Sequence[str]) -> int:
    """Run the command. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks turn_cost", description=__doc__)
    parser.add_argument("--beside", type=Path, help="another checkout, whose bot plays by turns with this one")
    parser.add_argument("--games", nargs="+", choices=sorted(GAMES), default=list(GAMES))
    parser.add_argument("--posts", type=int, default=30, help="so many turn posts are counted in each round")
    parser.add_argument("--rounds", type=int, default=3, help="so often each game is played; the median is told")
    parser.add_argument("--seed", type=int, default=1, help="of the matches")
    wanted = parser.parse_args(arguments)
    if wanted.posts < 1 or wanted.rounds < 1:
        parser.error("at least one post and one round are needed")
    asyncio.run(print_table(wanted))
    return 0
