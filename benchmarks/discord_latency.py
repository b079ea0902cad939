"""The time from a click to its answer and to the turn post, with many matches played through the sandbox.

The unchanged bot has its own process; the sandbox and its scripted members share this one, so that on a machine
with two cores they do not slow the bot. Members press the real buttons: *Your move* on the newest post, then a
move of the panel. First every match makes a move in each `GAP` seconds, whether the bot keeps up or not; then all
members move as soon as they are asked.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.figures import Figure, percentile, processor
from sandbox.handle import Sandbox
from sandbox.members import Member, Response
from sandbox.screen import Shown
from sandbox.server import Server
from sandbox.settings import Settings
from tools.playground.bot_process import bot_at
from tools.playground.scripted_match import ScriptedMatch
from tools.scripted_member.screen_reader import Offer, control, has, match_of, offers

LOADS = (1, 50, 200)
"""Numbers of active matches, one load after another."""
GAP = 30.0
"""Seconds between two moves of a match at the first rate."""
LEAST_RATE = 1.0
"""Lowest rate of moves a second, so that a single match is measured more than once."""
SECONDS = 15.0
"""Seconds of each load at the first rate."""
RUSH = 8.0
"""Seconds of each load at full speed."""
PATIENCE = 60.0
OPENING = 8
"""Number of matches opened at the same time."""


class Latencies:
    """Seconds by their purpose. unanswered: presses that Discord's client reported as failed."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.panel: list[float] = []
        self.post: list[float] = []
        self.unanswered = 0


class PostWatcher:
    """The newest turn post of each thread, and its time."""

    def __init__(self, server: Server, sandbox: Sandbox) -> None:
        self._link = sandbox.link
        self._newest: dict[str, tuple[Shown, float]] = {}
        self._changed: dict[str, asyncio.Event] = {}
        self.bare = 0
        """Turn posts without a picture."""
        server.on_answer(self._answered)

    def _answered(self, method: str, route: str, _status: int, body: Any) -> None:
        if method != "POST" or not route.endswith("/messages"):
            return
        post = Shown(body, self._link)
        if (has(post, "move") and post.mentions) or has(post, "replay"):
            self._newest[post.channel_id] = (post, perf_counter())
            self.bare += not post.raw["attachments"]
            self._changed.setdefault(post.channel_id, asyncio.Event()).set()

    async def after(self, thread: str, last: str = "0") -> tuple[Shown, float]:
        """Return the newest turn post of a thread after a message, and its time."""
        changed = self._changed.setdefault(thread, asyncio.Event())
        async with asyncio.timeout(PATIENCE):
            while thread not in self._newest or int(self._newest[thread][0].id) <= int(last):
                changed.clear()
                await changed.wait()
        return self._newest[thread]


class Match:
    """Two members and the thread in which they play."""

    def __init__(self, watch: PostWatcher, host: Member, guest: Member, rng: Random) -> None:
        self._watch = watch
        self._host, self._guest = host, guest
        self._rng = rng
        self._moving = asyncio.Lock()
        self._thread = ""

    async def open(self) -> None:
        """Open the match, from the command to the first question."""
        lobby = ScriptedMatch(self._host, self._host.channel)
        await lobby.open("fugger", 2)
        await lobby.join(self._guest)
        await lobby.start()
        self._thread = lobby.thread
        await self._watch.after(self._thread)

    async def move(self, spent: Latencies) -> None:
        """Play one turn of the player who is asked; of a new match if this one is over."""
        async with self._moving:
            post, _ = await self._watch.after(self._thread)
            if has(post, "replay"):
                await self.open()
                post, _ = await self._watch.after(self._thread)
            member = self._host if self._host.id in post.mentions else self._guest
            clicked = perf_counter()
            button = control(post, "move").custom_id
            panel = await _answer(await member.click(post, custom_id=button, settle=False), spent)
            if panel is None:
                return
            spent.panel.append(perf_counter() - clicked)
            while found := offers(panel):
                clicked = perf_counter()
                answer = await _answer(await _take(member, panel, self._rng.choice(found)), spent)
                if answer is None:
                    break
                panel = answer
            _, stood = await self._watch.after(self._thread, post.id)
            spent.post.append(stood - clicked)

    async def move_aside(self, spent: Latencies) -> None:
        """Play one turn of the player who is asked, in direct messages."""
        post, _ = await self._watch.after(self._thread)
        member = self._host if self._host.id in post.mentions else self._guest
        number = {"match": match_of(post)}
        panel = await _answer(await member.slash("move", number, channel="dm", settle=False), spent)
        while panel is not None and (found := offers(panel)):
            panel = await _answer(await _take(member, panel, self._rng.choice(found)), spent)
        await self._watch.after(self._thread, post.id)


async def _take(member: Member, panel: Shown, offer: Offer) -> Response:
    if offer.value is None:
        return await member.click(panel, custom_id=offer.custom_id, settle=False)
    return await member.select(panel, [offer.value], offer.custom_id, settle=False)


async def _answer(response: Response, spent: Latencies) -> Shown | None:
    """Return the answer to a press; None if no answer came in time."""
    if response.failed or response.seconds is None:
        spent.unanswered += 1
        return None
    spent.acknowledged.append(response.seconds)
    return (await response.settled(PATIENCE)).last


async def opened(
    sandbox: Sandbox, watch: PostWatcher, count: int, guilds: Sequence[str | None] = (None,), name: str = "table"
) -> list[Match]:
    """Return `count` matches, each in its own channel, on these guilds in turn."""
    rng = Random(1)
    matches = []
    for number in range(count):
        guild = guilds[number % len(guilds)]
        channel = await sandbox.add_channel(f"{name}-{number}", guild)
        people = [
            await sandbox.add_member(f"{who}-{name}-{number}", channel=channel, guild=guild)
            for who in ("host", "guest")
        ]
        matches.append(Match(watch, people[0], people[1], Random(rng.random())))
    gate = asyncio.Semaphore(OPENING)

    async def one(match: Match) -> None:
        async with gate:
            await match.open()

    await asyncio.gather(*(one(match) for match in matches))
    return matches


async def _paced(matches: Sequence[Match]) -> Latencies:
    """Move each match once in `GAP` seconds, at evenly spread instants, without waiting for the bot."""
    spent = Latencies()
    rate = max(len(matches) / GAP, LEAST_RATE)
    moving = []
    begun = perf_counter()
    for number in range(int(rate * SECONDS)):
        await asyncio.sleep(max(0.0, begun + number / rate - perf_counter()))
        moving.append(asyncio.create_task(matches[number % len(matches)].move(spent)))
    await asyncio.gather(*moving)
    return spent


async def rushed(matches: Sequence[Match]) -> tuple[Latencies, float]:
    """Move all matches as soon as a member is asked; return also the seconds that it took."""
    spent = Latencies()
    begun = perf_counter()

    async def one(match: Match) -> None:
        while perf_counter() - begun < RUSH:
            await match.move(spent)

    await asyncio.gather(*(one(match) for match in matches))
    return spent, perf_counter() - begun


async def run() -> AsyncIterator[Figure]:
    """Measure the loads at the first rate, the smallest first, then the same loads at full speed."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        fast = {"KONTOR_FAST": "1", "KONTOR_LOG": "WARNING"}
        async with (
            Server(Settings(reaction=0.0), members=("mods",)) as server,
            bot_at(server.url, path / "kontor.db", path / "bot.log", settings=fast) as bot,
        ):
            sandbox = server.handle()
            await sandbox.wait_bot(PATIENCE)
            watch = PostWatcher(server, sandbox)
            begun = perf_counter()
            matches = await opened(sandbox, watch, max(LOADS))
            yield Figure(
                f"discord: opening {len(matches)} matches, each", (perf_counter() - begun) / len(matches), "s"
            )
            for load in LOADS:
                before = processor(bot.pid)
                spent = await _paced(matches[:load])
                for figure in _paced_figures(load, spent, processor(bot.pid) - before):
                    yield figure
            for load in LOADS:
                bare, before = watch.bare, processor(bot.pid)
                spent, seconds = await rushed(matches[:load])
                for figure in _rushed_figures(
                    load, spent, seconds, watch.bare - bare, processor(bot.pid) - before
                ):
                    yield figure


def _paced_figures(load: int, spent: Latencies, work: float) -> list[Figure]:
    pace = max(load / GAP, LEAST_RATE)
    name = f"discord: {_matches(load)}, {pace:.3g} moves/s"
    return [
        Figure(
            f"{name}, click to acknowledgement, 95 %", percentile(spent.acknowledged, 0.95) * 1000, "ms", "300 ms"
        ),
        Figure(f"{name}, click to panel, 95 %", percentile(spent.panel, 0.95) * 1000, "ms"),
        Figure(f"{name}, click to turn post, median", percentile(spent.post, 0.5) * 1000, "ms"),
        Figure(f"{name}, click to turn post, 95 %", percentile(spent.post, 0.95) * 1000, "ms", "1,500 ms"),
        _work(name, spent, work),
    ]


def _rushed_figures(load: int, spent: Latencies, seconds: float, bare: int, work: float) -> list[Figure]:
    name = f"discord: {_matches(load)} as fast as they go"
    return [
        Figure(f"{name}", len(spent.post) / seconds, "moves/s"),
        Figure(f"{name}, click to acknowledgement, 95 %", percentile(spent.acknowledged, 0.95) * 1000, "ms"),
        Figure(f"{name}, click to turn post, 95 %", percentile(spent.post, 0.95) * 1000, "ms"),
        _work(name, spent, work),
        Figure(f"{name}, presses without an answer in 3 s", spent.unanswered, ""),
        Figure(f"{name}, posts whose picture was not ready in time", bare, ""),
    ]


def _work(name: str, spent: Latencies, work: float) -> Figure:
    return Figure(f"{name}, the bot's processor time a move", work / len(spent.post) * 1000, "ms")


def _matches(load: int) -> str:
    return "1 match" if load == 1 else f"{load} matches"
