"""A simulated world: people, the bot, the disk and Discord, and all that happens to them, from one seed."""

import asyncio
import logging
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

from service.people.user import User
from store.errors import StoreError
from tests.simulation import checks
from tests.simulation.bot import Bot, WorldClock
from tests.simulation.checks import Message
from tests.simulation.disk import Disk, mounted
from tests.simulation.in_work import STEPS, InWork
from tests.simulation.network import Fate, Request, SimulatedDiscord
from tests.simulation.people import Ledger, Person
from tests.simulation.plan import Incident, Plan
from tests.simulation.scheduler import Loop, NothingLeft, outside, simulated

NAMES: Final = ("Anna", "Ben", "Chloé", "Dirk", "Emma", "Finn")
QUIET: Final = 3600.0
"""Seconds within which all that is due must be done once nothing goes wrong any more."""
SOON: Final = 3
"""Seconds in which nothing may fall due, so that the checks are not made in the middle of it."""
CLOCK_CHECKED: Final = 90.0
"""Seconds after which what a wrong clock had left is corrected, and done."""
_MEMORY: Final = Path("/dev/shm")
"""Where a database costs no disk, if the system has it."""


class Outcome:
    """What became of a world. wrong: violations as sentences. digest: equal for equal runs."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.wrong: list[str] = []
        self.digest = ""
        self.steps = self.posts = self.requests = self.kills = self.acts = 0

    def __str__(self) -> str:
        return "\n".join([f"world {self.plan.seed}:", *(f"  WRONG: {sentence}" for sentence in self.wrong)])


def run(plan: Plan, blank: Path) -> Outcome:
    """Let a world happen. blank: a database without rows, which is copied."""
    outcome = Outcome(plan)
    folder = _MEMORY if _MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=folder, prefix="world-") as made, simulated(plan.seed) as loop:
        stored = Path(made) / "kontor.db"
        shutil.copy(blank, stored)
        _happen(loop, plan, stored, outcome)
    return outcome


def _happen(loop: Loop, plan: Plan, stored: Path, outcome: Outcome) -> None:
    """Let a world happen and end with all that belongs to it."""
    with hear_errors(outcome), mounted(Disk(Random(f"{plan.seed} disk"))) as disk:
        world = World(loop, plan, stored, disk, outcome)
        try:
            loop.run_until_complete(world.happen())
        except NothingLeft:
            outcome.wrong.append("everything waits, and nothing will ever wake it")
        except Exception as error:
            outcome.wrong.append(f"it cannot be checked: {error!r}")
        outcome.digest = world.digest()


class World:
    """One world while it happens."""

    def __init__(
        self, loop: Loop, plan: Plan, stored: Path, disk: Disk, outcome: Outcome, line: Random | None = None
    ) -> None:
        self._plan = plan
        self._stored = stored
        self._disk = disk
        self._outcome = outcome
        self.clock = WorldClock(loop)
        self._loop = loop
        self._rng = Random(f"{plan.seed} world")
        line = line or Random(f"{plan.seed} line")
        self.discord = SimulatedDiscord(loop, line, self.clock.monotonic, plan.people)
        self.discord.fate = self._fate
        self.discord.server.on_answer(self._answered)
        self.bot = Bot("bot0")
        self._users = [User(id_, name) for id_, name in zip(self.discord.people, NAMES, strict=False)]
        self._seated = self._users
        self._people: list[Person] = []
        self._ledger = Ledger()
        self._messages: list[Message] = []
        self._jobs: dict[int, Any] = {}
        self._fates: list[Fate] = []
        self._lied = False
        self._closed: set[int] = set()
        self._unsure: set[int] = set()
        self._match = 0
        self._busy: set[asyncio.Task[Any]] = set()
        self._in_work = InWork(disk, self._die)

    async def happen(self) -> None:
        """Let everything happen, and check after each round."""
        await self._boot()
        await self._open()
        for incidents in self._plan.rounds:
            begun = self._loop.time()
            for incident in incidents:
                await asyncio.sleep(max(0.0, begun + incident.at - self._loop.time()))
                await self._meet(incident)
            if not await self._quiet():
                return
            await self._check()
            if self._outcome.wrong:
                return

    # ------------------------------------------------------------ the match

    async def _boot(self, down: float = 0.0) -> None:
        bot = self.bot = Bot(f"bot{self._outcome.kills}")
        await asyncio.sleep(down)
        if bot is self.bot:
            bot.begin(self._stored, self.clock, self.discord, self._tell)
            await bot.started.wait()

    async def _open(self, **settings: Any) -> None:
        """Open the match while nothing goes wrong. settings: further ones of the match."""
        kontor, plan = self.bot.kontor, self._plan
        if kontor is None:
            raise AssertionError(f"the bot does not start: {self.bot.failed!r}")

        async def open_() -> int:
            assert kontor is not None
            host = self._seated[0]
            info = await kontor.lobby.create(
                host,
                game=plan.game,
                guild_id=self.discord.guild.id,
                channel_id=self.discord.channel.id,
                locale="en",
                seats=len(self._seated) + plan.computers,
                grace=plan.grace,
                stand_in=plan.stand_in,
                options={},
                **settings,
            )
            for user in self._seated[1:]:
                await kontor.lobby.join(user, info.id)
            for _ in range(plan.computers):
                await kontor.lobby.add_computer(host, info.id, "random")
            await kontor.lobby.start(host, info.id)
            return info.id

        self._match = await self.bot.process.spawn(open_())
        guests = [user for user in self._users if user not in self._seated]
        self._people = [Person(user, self._match, self._ledger, asyncio.sleep, guests) for user in self._users]

    # ------------------------------------------------------------ what happens

    async def _meet(self, incident: Incident) -> None:
        kind, rng = incident.kind, Random(incident.salt)
        if kind == "kill":
            self._kill()
            await self._boot()
        elif kind == "stop":
            self.bot.process.stop()
            self._loop.call_later(incident.seconds, self.bot.process.resume)
        elif kind in ("full", "away"):
            setattr(self._disk, kind, True)
            self._loop.call_later(incident.seconds, setattr, self._disk, kind, False)
        elif kind == "fates":
            self._fates = list(incident.fates)
            # Discord says that the thread is gone, and so the match gets another one.
            self._lied |= not {"403", "404"}.isdisjoint(incident.fates)
        elif kind == "jump":
            self.clock.wrong += int(incident.seconds)
        elif kind == "forget" and self.bot.kontor is not None:
            self.bot.kontor.matches.evict_all()
        elif kind in STEPS:
            self._in_work.wait(kind, incident.salt, incident.seconds)
        elif kind == "time":
            await asyncio.sleep(incident.seconds)
        else:
            await self._act(self.bot, incident, rng)

    async def _act(self, bot: Bot, incident: Incident, rng: Random) -> None:
        kind, person = incident.kind, self._person(incident, rng)
        for act in ("twice", "twice") if kind == "twice" else (kind,):
            if bot.process.dead or bot.kontor is None:
                return
            task = bot.process.spawn(person.act(bot.kontor, act, incident.salt))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)
            if kind == "twice":
                await asyncio.sleep(rng.random() * 0.02)

    def _person(self, incident: Incident, rng: Random) -> Person:
        """Return who acts."""
        asked = checks.asked(self._stored, self._match) if incident.who is None else []
        users = [one for one in self._people if one.user.id in asked]
        if incident.who is not None:
            return self._people[incident.who]
        return rng.choice(users or self._people)

    def _kill(self) -> None:
        self._outcome.kills += 1
        self.bot.process.kill()
        # Whatever waits for its start goes on.
        self.bot.started.set()
        self._disk.process_ended(self.bot.process)
        self._busy.clear()

    def _die(self, down: float) -> None:
        """End the bot in the middle of its work; it starts again by itself."""
        self._kill()
        # Who acts meanwhile finds no bot.
        self.bot = Bot(f"bot{self._outcome.kills}")
        outside(self._boot(down))

    def _fate(self, request: Request) -> Fate:
        fate = self._fates.pop(0) if self._fates else ""
        if fate in ("403", "404"):
            # A bot that could not store that it sent a message, and may not search now, does not learn of it.
            self._unsure |= checks.in_work(self._stored, self._messages)
            self._note_refusal(request.path)
        return fate

    def _note_refusal(self, path: str) -> None:
        """Note whose direct messages are refused: nothing reaches them."""
        if path.endswith("/users/@me/channels"):
            self._closed.update(self.discord.people)
        number = next((int(part) for part in path.split("/") if part.isdigit()), 0)
        if (channel := self.discord.world.channels.get(number)) is not None:
            self._closed.update(channel.recipients)

    def _tell(self, number: int, job: Any) -> None:
        self._jobs[number] = job

    def _answered(self, method: str, route: str, status: int, body: Any) -> None:
        if method == "POST" and route == "/channels/{channel_id}/messages" and body.get("nonce"):
            row = int(str(body["nonce"]).removeprefix("kontor-"))
            id_ = int(body["id"])
            if all(one.id != id_ for one in self._messages):
                known = checks.published(self._stored, self._match)
                self._messages.append(Message(id_, int(body["channel_id"]), row, self._jobs[row], known))

    # ------------------------------------------------------------ quiet

    async def _quiet(self) -> bool:
        """Let all faults end, and wait until nothing is due; return whether that came."""
        self._fates = []
        self._in_work.end()
        self.clock.wrong = 0
        until = self._loop.time() + QUIET
        due = ["?"]
        await asyncio.sleep(CLOCK_CHECKED)
        while self._loop.time() < until:
            await asyncio.sleep(1.0)
            if self.bot.kontor is None:
                if self.bot.started.is_set():
                    self._kill()
                    await self._boot()
                continue
            due = checks.pending(self._stored, self.clock.now() + SOON)
            if not due and not self._busy and not self._disk.full and not self._disk.away:
                return True
        self._outcome.wrong.append(f"still due after an hour without faults: {due}, {len(self._busy)} people wait")
        return False

    async def _check(self) -> None:
        outcome = self._outcome
        outcome.wrong += self._ledger.wrong
        outcome.wrong += [f"the sandbox: {crash}" for crash in self.discord.world.recorder.crashes]
        if not self._lied:
            outcome.wrong += checks.threads(self.discord.world)
        await self._check_bot(self.bot)

    async def _check_bot(self, bot: Bot) -> None:
        kontor, outcome = bot.kontor, self._outcome
        assert kontor is not None
        outcome.wrong += [f"worker {name} has ended" for name, runs in kontor.workers().items() if not runs]
        spawn, match = bot.process.spawn, self._match
        outcome.wrong += await spawn(checks.memory_and_log(kontor, match))
        outcome.wrong += await spawn(checks.moves(kontor, match, self._ledger))
        unknown = self._unsure - checks.remembered(self._stored) if self._lied else set()
        messages = [one for one in self._messages if one.id not in unknown]
        outcome.wrong += await spawn(checks.posts(kontor, match, messages, self._stored, self._knowing()))
        live = await kontor.matches.get(self._match)
        outcome.steps, outcome.posts = live.row.seq, len(self._messages)
        outcome.requests, outcome.acts = self.discord.requests, self._ledger.acts

    def _knowing(self) -> set[int]:
        """Return who needs no ping where the channel is refused: who resumed the match, or cannot get one."""
        return self._closed | self._ledger.resumed if self._lied else set()

    def digest(self) -> str:
        """Return a digest of all that happened."""
        said = [(one.id, one.row, repr(one.job), one.published) for one in self._messages]
        told = [(repr(press)) for press in self._ledger.done]
        whole = repr((said, told, self._loop.rounds, self._loop.time(), self._ledger.refused))
        return blake2b(whole.encode(), digest_size=8).hexdigest()


_MAY_COMPLAIN: Final = ("store.postgres.database",)
"""Modules that report a server that is away, without the error."""


class _Errors(logging.Handler):
    """What our modules log as an error must not happen, unless the database or Discord was made to fail."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(logging.ERROR)
        self._outcome = outcome

    def emit(self, record: logging.LogRecord) -> None:
        """See `logging.Handler`."""
        error = record.exc_info[1] if record.exc_info else None
        ours = record.name.startswith(("service", "discord_ui", "store"))
        if ours and not isinstance(error, StoreError) and record.name not in _MAY_COMPLAIN:
            text = record.getMessage()
            self._outcome.wrong.append(f"logged by {record.name}: {text} {error!r}")


@contextmanager
def hear_errors(outcome: Outcome) -> Iterator[None]:
    """Note what is logged as an error in the block as wrong, and show nothing of it."""
    handler = _Errors(outcome)
    root = logging.getLogger()
    before, silent = root.handlers[:], root.level
    root.handlers = [handler]
    try:
        yield
    finally:
        root.handlers = before
        root.setLevel(silent)
