"""A match of the service for tests, with running workers, a clock that tests turn and a Discord that records."""

import asyncio
import atexit
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import msgspec

from engines import GAMES
from engines.core.game import Game
from engines.core.text.messages import Msg
from service.app import Kontor
from service.autoplay import optional_decisions
from service.base.config import Config, Limits
from service.base.jobs import Announce, SendNotice, TurnPost
from service.base.read_models.matches import MatchInfo, ProposalInfo
from service.base.read_models.panels import PanelModel as Shown
from service.base.read_models.panels import SubmitResult, UndoQuestion, UndoResult
from service.match.snapshot import MatchSnapshot
from service.people.user import User
from store import rows
from store.sqlite.database import SqliteDatabase
from store.tables import action_rows, outbox_rows, timer_rows
from tests.service.helpers.fake_discord import FakeClock, FakeDiscord, FakeGuild
from tests.toys.bazaar.game import BAZAAR
from tests.toys.bazaar.position import Pass
from tests.toys.salesroom.game import LOTS, SALESROOM

GUILD, CHANNEL = 70, 80
PEOPLE = (User(1, "Anna"), User(2, "Ben"), User(3, "Chloé"), User(4, "Dirk"))
ANNA, BEN, CHLOE, DIRK = PEOPLE
STRANGER = User(99, "Zoë")
TOYS: tuple[Game[Any, Any], ...] = (BAZAAR, SALESROOM, LOTS)
ALL_GAMES: Mapping[str, Game[Any, Any]] = {**GAMES, **{game.info.key: game for game in TOYS}}


class ServiceMatch:
    """One match, its people by seat, and what is heard of it. Seats are taken in the order of `PEOPLE`."""

    def __init__(self, kontor: Kontor, discord: FakeDiscord, clock: FakeClock, config: Config) -> None:
        self.kontor = kontor
        self.discord = discord
        self.guild = FakeGuild()
        self.clock = clock
        self.config = config
        self.id = 0
        self.people: list[User] = []

    @classmethod
    async def empty(cls, where: Path | str, *, clock: FakeClock | None = None, **tuning: Any) -> Self:
        """The service on a new database, without a match: in a folder, or an empty one at an address.

        clock: of another service that has the database at the address, too.
        """
        if isinstance(where, Path):
            where /= "kontor.db"
            shutil.copy(await blank_database(), where)
        limits = Limits(exports=10_000, animations=10_000)
        config = Config(where, **{"computer_delay": (2, 2), "limits": limits, **tuning})
        clock = clock or FakeClock()
        discord = FakeDiscord(clock)
        match = cls(await Kontor.open(config, clock, ALL_GAMES), discord, clock, config)
        await match._start()
        return match

    async def _start(self) -> None:
        self.discord.kontor = self.kontor
        self.kontor.access.use_memberships(self.guild)
        if self.config.shards is not None:
            await self.kontor.processes.begin()
        await self.kontor.start(self.discord)

    async def lobby(
        self,
        people: int = 2,
        computers: int = 0,
        game: str = "bazaar",
        grace: int = 15,
        stand_in: int = 0,
        kind: str = "random",
        **options: bool,
    ) -> MatchInfo:
        """Open a lobby with people and computer players of a kind. options: the game's own."""
        info = await self.kontor.lobby.create(
            ANNA,
            game=game,
            guild_id=GUILD,
            channel_id=CHANNEL,
            locale="en",
            seats=people + computers,
            grace=grace,
            stand_in=stand_in,
            options=options,
        )
        self.id = info.id
        self.people = list(PEOPLE[:people])
        for user in self.people[1:]:
            await self.kontor.lobby.join(user, self.id)
        for user in self.people:
            # What is promised of a roll is tested where a player has to make it.
            await self.kontor.lobby.refuse_usual_orders(user, self.id, True)
        for _ in range(computers):
            await self.kontor.lobby.add_computer(ANNA, self.id, kind)
        return await self.info()

    async def begin(self, people: int = 2, computers: int = 0, game: str = "bazaar", **settings: Any) -> None:
        """Start a match and forget what was delivered on the way. settings: see `lobby`."""
        await self.lobby(people, computers, game, **settings)
        await self.kontor.lobby.start(ANNA, self.id)
        await self.settle()
        self.discord.delivered.clear()

    async def restart(self, *changed: Game[Any, Any]) -> None:
        """Close the service and open it again on the same database, with games that have changed."""
        await self.kontor.close()
        games = {**ALL_GAMES, **{game.info.key: game for game in changed}}
        self.kontor = await Kontor.open(self.config, self.clock, games)
        await self._start()

    async def settle(self) -> None:
        """Let the workers do all that is due."""
        for _ in range(20_000):
            self.kontor.matches.wake_workers()
            if not await self.due():
                # What was written last is in memory once its lock is free.
                async with self.kontor.matches.lock(self.id):
                    return
            await asyncio.sleep(0.003)
        raise AssertionError(f"this never ends: {await self.due()}")

    async def due(self) -> list[Any]:
        now, share = self.clock.now(), self.kontor.processes.share
        async with self.kontor.database.read() as conn:
            return [*await timer_rows.due(conn, now, share), *await outbox_rows.due(conn, now, share)]

    async def wait(self, seconds: int) -> None:
        """Let time pass, up to each timer and post in turn."""
        end = self.clock.time + seconds
        await self.settle()
        while True:
            async with self.kontor.database.read() as conn:
                times = [await timer_rows.next_after(conn), await outbox_rows.next_after(conn)]
            coming = min((at for at in times if at is not None), default=end)
            self.clock.time = max(self.clock.time, min(coming, end))
            await self.settle()
            if self.clock.time >= end:
                return

    async def live(self) -> MatchSnapshot:
        return await self.kontor.matches.get(self.id)

    async def info(self) -> MatchInfo:
        return await self.kontor.queries.info(self.id)

    async def look(self, user: User, *, look: bool = False) -> Shown[Any]:
        return await self.kontor.play.panel(user, self.id, look=look)

    async def do(self, user: User, *actions: Any, token: str | None = None) -> SubmitResult:
        """Submit moves, then let the workers do what is due."""
        done = await self.kontor.play.submit(user, self.id, actions, token)
        await self.settle()
        return done

    async def end_turn(self, user: User) -> None:
        """Pass, and let the grace go by (Bazaar)."""
        await self.do(user, Pass())
        await self.wait(15)

    async def play_out(self) -> User:
        """Play to the end, taking the last option each time; return the last person to move."""
        mover = self.people[0]
        while (await self.info()).status == "live":
            able = [user for user in self.people if (await self.look(user)).choices.options]
            if not able:
                await self.wait(30)
                continue
            mover = able[0]
            await self.do(mover, next((await self.look(mover)).choices.options[-1].expand()))
        return mover

    async def give_seat(self, user: User, to: User) -> MatchInfo:
        """Hand a seat over to a user, who accepts; forget that they were asked."""
        seat = next(one.seat for one in (await self.info()).seats if one.user_id == user.id)
        await self.kontor.seats.hand_over(user, self.id, to=to)
        await self.settle()
        self.discord.delivered = [
            said for said in self.discord.delivered if getattr(said.job, "call", "") != "invitation"
        ]
        await self.kontor.seats.accept(to, self.id, seat)
        return await self.info()

    async def agree(self, vote: Any, *users: User) -> None:
        """Let users say yes to a proposal, then let the workers do what is due."""
        assert isinstance(vote, ProposalInfo)
        for user in users:
            await self.kontor.votes.answer(user, vote.id, True)
        await self.settle()

    async def undo(self, user: User) -> Any:
        """Take back, then let the workers do what is due."""
        done = await self.kontor.play.undo(user, self.id)
        if isinstance(done, UndoQuestion):
            done = await self.kontor.play.undo(user, self.id, sure=done.takes.steps)
        await self.settle()
        return done.table if isinstance(done, UndoResult) else done

    async def awaited(self) -> set[int]:
        return {seat.seat for seat in (await self.info()).seats if seat.awaited}

    async def planned(self) -> set[int]:
        """Return the seats that have plans for a contest."""
        return {given.seat for given in (await self.live()).instructions if given.kind == "plan"}

    @property
    def posts(self) -> list[TurnPost]:
        return self.discord.of(TurnPost)

    @property
    def calls(self) -> list[Msg]:
        return [job.msg for job in self.discord.of(Announce)]

    @property
    def pings(self) -> list[int]:
        """Who was pinged, by whatever, in order."""
        pinged: list[int] = []
        for said in self.discord.delivered:
            if isinstance(said.job, TurnPost | Announce):
                pinged += said.job.ping
            elif isinstance(said.job, SendNotice):
                pinged.append(said.job.user_id)
        return pinged

    def told(self) -> list[str]:
        """Return the keys of all sentences in turn posts."""
        return [msg.key for said in self.discord.delivered for step in said.steps for msg in step.told]

    def forget(self) -> None:
        self.discord.delivered.clear()

    async def steps(self) -> list[rows.Action]:
        """Return the log as it is stored."""
        async with self.kontor.database.read() as conn:
            return await action_rows.actions_between(conn, self.id)

    async def timers(self, kind: str) -> list[rows.Timer]:
        async with self.kontor.database.read() as conn:
            return [one for one in await timer_rows.timers_of_match(conn, self.id) if one.kind == kind]

    async def prove(self) -> None:
        """Demand of a match in whatever position that memory, database and what is public agree."""
        async with self.kontor.matches.lock(self.id):  # so that no post is noted as sent meanwhile
            await self._prove()

    async def _prove(self) -> None:
        live = await self.kontor.matches.get_locked(self.id)
        steps = await self.steps()
        assert [step.seq for step in steps] == list(range(1, live.row.seq + 1))
        if live.state is not None:
            state = replayed(live, [step for step in steps if not step.undone])
            assert live.game.states.digest(state) == live.game.states.digest(live.state)
            assert live.game.states.digest(live.state) == steps[-1].digest
            shown = replayed(live, [s for s in steps if not s.undone and s.seq <= live.row.published])
            assert live.game.states.digest(shown) == live.game.states.digest(live.shown)
        if live.row.status == "live":
            assert {seat.seat for seat in live.seats if seat.awaited} == live.awaited(live.shown)
            offered = {seat.seat for seat in live.seats if seat.invited_since is not None}
            assert offered == optional_decisions.seats_with_offers(live, live.shown)
        else:
            assert not any(seat.awaited or seat.invited_since or seat.waits_until for seat in live.seats)
        self.kontor.matches.evict(self.id)
        again = await self.kontor.matches.get_locked(self.id)
        for part in ("row", "settings", "seats", "people", "state", "shown", "line", "hidden", "instructions"):
            assert getattr(again, part) == getattr(live, part)


_BLANK: list[Path] = []


async def blank_database() -> Path:
    """A database without rows, made once for all tests."""
    if not _BLANK:
        path = Path(tempfile.mkdtemp(prefix="kontor-blank-")) / "kontor.db"
        atexit.register(shutil.rmtree, path.parent, ignore_errors=True)
        await (await SqliteDatabase.open(path)).close()
        _BLANK.append(path)
    return _BLANK[0]


def replayed(live: MatchSnapshot, steps: Sequence[Any]) -> Any:
    """The position after effective steps of the log, from the seed alone."""
    assert live.row.seed is not None
    settings = msgspec.convert(live.settings.options, live.game.types.settings)
    state = live.game.setup(len(live.seats), live.row.seed, settings).state
    for step in steps:
        if step.seat is not None and '"sys.' not in step.payload:
            state = live.game.apply(state, step.seat, live.game.actions.decode(step.payload)).state
    return state
