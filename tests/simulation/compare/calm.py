"""Calm worlds: one act at a time, nothing goes wrong, and everything is quiet before the next act.

What becomes of a calm world does not depend on how many awaits anything takes: ways take next to no time, acts
begin in the middle of a second, and what is random for the bot follows from the number of the act. So two versions
of the service on the same seed leave the same record if they do the same.
"""

import asyncio
import shutil
import tempfile
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from msgspec import Struct

from service.app import Kontor
from service.base.read_models.matches import MatchInfo
from service.base.worker import DueRows
from service.people.user import User
from store.rows import Timer
from store.tables import action_rows
from tests.simulation import checks
from tests.simulation.acts import DAY
from tests.simulation.compare.record import CHECKS, Moment, Recording
from tests.simulation.compare.sources import count_sources
from tests.simulation.disk import Disk, mounted
from tests.simulation.people import Person
from tests.simulation.plan import Plan
from tests.simulation.scheduler import Loop, NothingLeft, simulated
from tests.simulation.world import Outcome, World, hear_errors

GAMES: Final = ("cities_knights", "fugger", "golden_age", "nuremberg", "first_train")
GUESTS: Final = 1
"""People who watch, and may be given a seat."""
ACTS: Final = {
    "press": 34,
    "end turn": 12,
    "trade": 8,
    "undo": 6,
    "vote": 6,
    "pause": 1,
    "resume": 6,
    "order": 3,
    "choose order": 6,
    "plan ahead": 12,
    "make now": 2,
    "withdraw plan": 1,
    "look": 2,
    "wait": 2,
    "send now": 2,
    "give away": 2,
    "come back": 3,
    "answer offer": 3,
    "withdraw offer": 1,
    "substitute": 1,
    "take seat": 1,
    "help missing": 4,
    "nudge": 2,
    "settings": 2,
    "absence": 1,
    "close": 0.5,
    "resign": 0.3,
}
"""What people do, and how often it is tried."""
FOLLOWS: Final[Mapping[str, tuple[str, ...]]] = {
    "undo": ("vote",),
    "pause": ("vote",),
    "close": ("vote",),
    "give away": ("answer offer", "come back"),
    "substitute": ("take seat",),
    "trade": ("trade", "press", "order", "order"),
    "plan ahead": ("plan ahead", "conditions", "take back plan", "end turn", "end turn", "end turn"),
}
"""What is often done about an act, by others or by the same person."""
GOES_ON: Final = ("plan ahead", "conditions", "take back plan")
FOLLOWED: Final = 0.6
"""How likely it follows."""
PUBLISHED: Final = 240
"""Seconds after which a finished turn is public, and orders and planned moves have been made."""
AFTER: Final = {0: 25, 20: 25, PUBLISHED: 30, 3600: 4, 44_000: 8, 90_000: 6, 180_000: 2}
"""Seconds that pass after an act, and how often: while it may still be taken back, the turn is public, orders
have answered, and stand-ins, reminders and calls to the others have come.
"""
ASKED: Final = 0.75
"""How likely the one who acts is one who is asked."""
MOST_ACTS: Final = 16
OPENINGS: Final = {"cities_knights": (8, 14, 20), "nuremberg": (3, 8, 14), "golden_age": (4, 12, 18)}
"""Moves that are made before anything else: first places are set for long."""
PATIENT: Final = 0.7
"""How likely a player with a planned move does not move by hand."""
PREPARED: Final = 0.4
"""How likely a player gives a standing order before the first move."""
HURRIED: Final = 0.5
"""How likely the others end their turns while a player's next move is planned."""
MISSED: Final = 0.4
"""How likely the next act is about a player who is out of time."""
TRIES: Final = 12
"""How many acts are drawn before people just wait."""
SENDING: Final = 10_000
"""Milliseconds within which everything that is due is sent."""
_MEMORY: Final = Path("/dev/shm")
_ACTS, _LOOKS = 0.25, 0.75
"""The part of a second at which people act, and so workers wake, and at which it is asked whether all is quiet."""


class CalmPlan(Struct, frozen=True):
    """A calm world before it happens. opening: moves that are made before anything else."""

    seed: str
    game: str
    people: int
    computers: int
    grace: int
    stand_in: int
    opening: int
    acts: int


class Story(Struct):
    """What became of a calm world. counts: how often each act and each source of moves occurred."""

    moments: list[Moment]
    counts: Counter[str]


class Faint(Random):
    """Draws next to nothing: how long ways take."""

    def random(self) -> float:
        """See `Random`."""
        return super().random() / 1000


def drawn(game: str, seed: str, acts: int) -> CalmPlan:
    """Return the plan of a world."""
    rng = Random(f"{seed} calm {game}")
    people = rng.choice((3, 3, 4)) if game in ("golden_age", "cities_knights", "nuremberg") else rng.choice((2, 3))
    computers = rng.choice((0, 0, 1)) if people < 4 else 0
    stand_in, grace = rng.choice((0, 0, 12, 24)), rng.choice((0, 15, 15))
    opening = OPENINGS.get(game, (0, 4, 10))
    return CalmPlan(f"{game}-{seed}", game, people, computers, grace, stand_in, rng.choice(opening), acts)


def happen(plan: CalmPlan, blank: Path, salt: str = "") -> Story:
    """Let a world happen. Its last moment says what was wrong.

    blank: a database without rows. salt: of the order in which things happen that are ready at once.
    """
    whole = Plan(plan.seed, plan.game, plan.people + GUESTS, plan.computers, plan.grace, plan.stand_in, ())
    outcome = Outcome(whole)
    folder = _MEMORY if _MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=folder, prefix="calm-") as made, simulated(plan.seed) as loop:
        loop.rng = Faint(f"{plan.seed}{salt} time")
        stored = Path(made) / "kontor.db"
        shutil.copy(blank, stored)
        with hear_errors(outcome), mounted(Disk(Faint(f"{plan.seed}{salt} disk"))) as disk:
            world = CalmWorld(loop, whole, plan, stored, disk, outcome, Faint(f"{plan.seed}{salt} line"))
            try:
                loop.run_until_complete(world.happen())
            except NothingLeft:
                outcome.wrong.append("everything waits, and nothing will ever wake it")
            except Exception as error:
                outcome.wrong.append(f"it cannot go on: {error!r}")
            moments = world.recording.moments
            moments.append(Moment(plan.seed, len(moments), CHECKS, tuple(outcome.wrong)))
            return Story(moments, world.counts)


class CalmWorld(World):
    """A calm world while it happens."""

    def __init__(
        self, loop: Loop, whole: Plan, calm: CalmPlan, stored: Path, disk: Disk, outcome: Outcome, line: Random
    ) -> None:
        super().__init__(loop, whole, stored, disk, outcome, line)
        self._calm = calm
        self._seated = self._users[: calm.people]
        self.recording = Recording(whole.seed, stored, self.discord.world, self._users, self.clock)
        self.counts = Counter[str]()
        self._planned: set[User] = set()
        self._last = ""
        self._actor: Person | None = None

    async def happen(self) -> None:
        """Let one act come after the other."""
        await self._begin("boot")
        await self._boot()
        assert self.bot.kontor is not None, self.bot.failed
        steady(self.bot.kontor, self._stored)
        await self._begin("open")
        await self._open(stand_in_by="random")
        await self._end(None, "start", ["done"], 20)
        for number, person in enumerate(self._people[: self._calm.people]):
            rng = await self._begin(f"order {number}")
            if rng.random() < PREPARED and await self._try("choose order", person, rng):
                await self._end(person.user, *self._answer(), 0)
        for number in range(self._calm.opening):
            await self._play_on(number)
        for number in range(self._calm.acts):
            rng = await self._begin(f"act {number}")
            if not await self._act_alone(rng):
                break
        await self._judge()

    async def _play_on(self, number: int) -> None:
        """Let a player whom the match waits for make a move, if it goes on."""
        rng = await self._begin(f"opening {number}")
        info = await self._info()
        person = self._asked(info, rng)
        kind = rng.choice(("press", "press", "end turn"))
        if info.status == "live" and (await self._try(kind, person, rng) or await self._try("press", person, rng)):
            await self._end(person.user, *self._answer(), 20)

    async def _begin(self, name: str) -> Random:
        """Wait for a second in which nothing is due, seed the bot's secrets; return the chance of an act."""
        await self._look()
        while checks.pending(self._stored, self.clock.now() + 1):
            await self._look()
        now = self._loop.time()
        await asyncio.sleep(int(now) + 1 + _ACTS - now)
        self._loop.secrets.seed(f"{self._plan.seed} {name} secrets")
        self.recording.begin()
        return Random(f"{self._plan.seed} {name}")

    async def _look(self) -> None:
        """Wait until what was due in a second is done."""
        now = self._loop.time()
        await asyncio.sleep(int(now) + (_LOOKS if now % 1 < _LOOKS - 0.1 else 1 + _LOOKS) - now)

    async def _act_alone(self, rng: Random) -> bool:
        """Let one act happen; return whether the match goes on."""
        info = await self._info()
        after = rng.choices([*AFTER], [*AFTER.values()])[0]
        for number in range(TRIES):
            kind = rng.choices([*ACTS], [*ACTS.values()])[0]
            if number == 0 and self._last in FOLLOWS and rng.random() < FOLLOWED:
                kind = rng.choice(FOLLOWS[self._last])
            elif self._is_late(info) and rng.random() < MISSED:
                kind = "help missing"
            elif kind == "press" and self._planned and rng.random() < HURRIED:
                kind = "end turn"
            person = self._whoever(kind, info, rng)
            if person is None or _is_useless(kind, info):
                continue
            if kind in ("press", "end turn") and person.user in self._planned and rng.random() < PATIENT:
                self._planned.discard(person.user)
                await self._end(None, "wait", [], PUBLISHED)
                break
            if await self._try(kind, person, rng):
                what, answers = self._answer()
                done = answers[-1] == "done"
                self.counts[f"act: {kind}, {'done' if done else 'refused'}"] += 1
                self._last, self._actor = (kind if done else ""), person
                if kind in ("plan ahead", "choose order") and done:
                    self._planned.add(person.user)
                await self._end(person.user, what, answers, after)
                break
        else:
            await self._end(None, "wait", [], after)
        return (await self._info()).status in ("live", "paused")

    async def _try(self, kind: str, person: Person, rng: Random) -> bool:
        """Let a person act; return whether there was anything to do."""
        kontor, before = self.bot.kontor, len(self._ledger.answers)
        assert kontor is not None
        await self.bot.process.spawn(person.act(kontor, kind, rng.getrandbits(32)))
        return len(self._ledger.answers) > before

    def _answer(self) -> tuple[str, Sequence[str]]:
        answers, self._ledger.answers = self._ledger.answers, []
        return answers[0][0], [answer for _, answer in answers]

    async def _end(self, actor: User | None, what: str, answers: Sequence[str], after: int) -> None:
        """Let time pass until everything is quiet, and record what came of an act."""
        await asyncio.sleep(after)
        for _ in range(3600):
            await self._look()
            if not checks.pending(self._stored, self.clock.now()):
                break
        else:
            self._outcome.wrong.append(f"it never gets quiet after {what}")
        kontor, match = self.bot.kontor, self._match
        assert kontor is not None
        await self.bot.process.spawn(self.recording.end(kontor, match, actor, what, answers, after))

    async def _info(self) -> MatchInfo:
        assert self.bot.kontor is not None
        return await self.bot.process.spawn(self.bot.kontor.queries.info(self._match))

    def _whoever(self, kind: str, info: MatchInfo, rng: Random) -> Person | None:
        """Choose who acts; return None if no one can."""
        playing = {seat.user_id for seat in info.seats}
        owning = {seat.owner_id for seat in info.seats}
        asked = {seat.user_id for seat in info.seats if seat.awaited}
        able = self._people
        if kind in ("answer offer", "take seat"):
            able = [one for one in self._people if one.user.id not in playing | owning]
        elif kind == "come back":
            able = [one for one in self._people if one.user.id in owning - playing]
        elif kind == "vote":
            able = [one for one in self._people if one.user.id in playing and one is not self._actor]
        elif kind in GOES_ON and self._last == "plan ahead":
            return self._actor
        elif kind == "order" and self._last == "trade":
            able = [
                one for one in self._people if one.user.id in {seat.user_id for seat in info.seats if seat.invited}
            ]
        elif kind == "plan ahead":
            able = [one for one in self._people if one.user.id in playing - asked]
        elif kind == "undo":
            able = [one for one in self._people if one.user.id in playing]
        elif rng.random() < ASKED:
            return self._asked(info, rng)
        return rng.choice(able) if able else None

    def _asked(self, info: MatchInfo, rng: Random) -> Person:
        """Return a person whom the match waits for, if there is one, or who has an offer to answer."""
        asked = {seat.user_id for seat in info.seats if seat.awaited or seat.invited}
        return rng.choice([one for one in self._people if one.user.id in asked] or self._people)

    def _is_late(self, info: MatchInfo) -> bool:
        """Return whether the match has waited for a player for more than its pace."""
        since = self.clock.now() - DAY
        return any(seat.awaited and (seat.awaited_since or since) < since for seat in info.seats)

    async def _judge(self) -> None:
        """Check in the end that memory is what the log says, and that no move was lost."""
        kontor, outcome, spawn = self.bot.kontor, self._outcome, self.bot.process.spawn
        assert kontor is not None
        outcome.wrong += self._ledger.wrong
        outcome.wrong += await spawn(checks.memory_and_log(kontor, self._match))
        outcome.wrong += await spawn(checks.moves(kontor, self._match, self._ledger))
        live = await kontor.matches.get(self._match)
        steps = await spawn(kontor.database.ask(action_rows.actions_between, self._match))
        self.counts += count_sources(live, steps, self._ledger)


def steady(kontor: Kontor, stored: Path) -> None:
    """Let timers of one second fire one after the other, in an order that does not depend on when they were set.

    Everything is sent before the next one fires: whether a reminder still comes must not depend on a race.

    The worker that looks every few seconds for a wrong clock ends: there is none, and days would take long.
    """
    for task in kontor._tasks:
        if task.get_name() == "clock skew":
            task.cancel()
    worker, turns, clock = kontor.timers._worker, asyncio.Lock(), kontor.matches.clock
    take, do = worker._take, worker._do

    async def take_in_order(busy: Collection[int]) -> DueRows[Timer]:
        due = await take(busy)
        due.rows.sort(key=lambda timer: (timer.fires_at, timer.kind, timer.seat or 0))
        return due

    async def all_sent() -> None:
        for _ in range(SENDING):
            if not checks.unsent(stored, clock.now()):
                return
            await asyncio.sleep(0.001)

    async def do_alone(timer: Timer) -> None:
        async with turns:
            await all_sent()
            await do(timer)
            await all_sent()

    worker._take, worker._do = take_in_order, do_alone


def _is_useless(kind: str, info: MatchInfo) -> bool:
    """Return whether an act would only be refused."""
    if kind in ("pause", "undo"):
        return info.status != "live"
    if kind == "wait":
        return not any(seat.invited for seat in info.seats)
    return kind == "resume" and info.status != "paused"
