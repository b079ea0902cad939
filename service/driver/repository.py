"""The repository of matches: loaded by number, cached in memory, changed under a lock by units of work."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import replace
from types import MappingProxyType
from typing import Any
from weakref import WeakValueDictionary

from engines.core.decisions import CorruptState
from engines.core.game import Game
from engines.core.play.lessons import Lesson
from service.base.clock import Clock
from service.base.config import Config
from service.base.errors import MatchFrozen, NoSuchMatch, Stale
from service.base.jobs import AnnounceThread
from service.base.limits import RateLimits
from service.match.difference import differ_visibly
from service.match.log_line import read_outline
from service.match.read_markers import ReadMarkers
from service.match.snapshot import MatchSnapshot, settings_of
from service.match.unit_of_work import UnitOfWork
from service.people import users
from service.people.access import AccessControl, AccessRight
from service.people.user import User
from store import rows
from store.database import Database, Reader, Tx
from store.errors import SequenceTaken, StoreError
from store.tables import action_rows, match_rows, post_rows, seat_rows, social_rows, timer_rows
from store.tables.match_rows import MatchLocation

log = logging.getLogger(__name__)
_LOCKED: ContextVar[frozenset[int]] = ContextVar("held", default=frozenset())
"""The matches that the current task is changing."""
RUNNING = ("live", "paused")


class MatchRepository:
    """The matches of the database. Memory is a cache: a match that is not in it is loaded."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        games: Mapping[str, Game[Any, Any]],
        config: Config,
        lessons: Mapping[str, Lesson] = MappingProxyType({}),
    ) -> None:
        self.database = database
        self.lessons = lessons
        self.access = AccessControl(database, self._place)
        self.clock = clock
        self.games = games
        self._cache: OrderedDict[int, MatchSnapshot] = OrderedDict()
        self.config = config
        self.rate_limits = RateLimits(config.limits, clock)
        self.read_markers = ReadMarkers(database)
        self._moments: dict[int, int] = {}
        self._own_moments: dict[tuple[int, int], int] = {}
        self._reported: set[int] = set()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.committed: list[Callable[[], None]] = []
        self.changed: list[Callable[[int], None]] = []
        self.moved: list[Callable[[str, rows.Origin], None]] = []
        """Called for each committed move with its game and origin; must not raise."""
        self.now: Callable[[], int] = clock.now
        """Returns the time that changes of matches are written with."""
        self.corrupt: Callable[[int, Exception], Awaitable[MatchFrozen]] | None = None
        database.changed_elsewhere.append(self._elsewhere)
        database.notifications_missed.append(self._missed)

    def lock(self, match_id: int) -> asyncio.Lock:
        """Return the match's lock; it vanishes when no task holds or awaits it."""
        return self._locks.setdefault(match_id, asyncio.Lock())

    async def get(self, match_id: int) -> MatchSnapshot:
        """Return the match in its current state. Raises NoSuchMatch."""
        match = self._cache.get(match_id)
        if match is not None and (not self.database.shared or match_id in _LOCKED.get()):
            self._cache.move_to_end(match_id)
        elif self.database.shared:
            match = await self.get_locked(match_id)
        else:
            async with self.lock(match_id):
                match = await self.get_locked(match_id)
        if match.broken is None or match_id in self._reported:
            return match
        await self.report_unreadable(match_id, match.broken)
        return self._cache.get(match_id, match)

    async def is_absent(self, match_id: int, seat: int) -> bool:
        """Return whether Discord says for certain that the player of a seat can no longer act there."""
        match = await self.get(match_id)
        user_id = match.seats[seat].user_id if 0 <= seat < len(match.seats) else None
        return user_id is not None and await self.access.is_excluded(user_id, match_id)

    async def report_unreadable(self, match_id: int, error: Exception) -> None:
        """Freeze a match that cannot be fully decoded, and report it, once until the next start.

        Everything that does not need the lost part goes on.
        """
        if match_id in self._reported or self.corrupt is None:
            return
        self._reported.add(match_id)
        try:
            await self.corrupt(match_id, error)
        except StoreError:
            self._reported.discard(match_id)
            log.exception("match %s cannot be read, and that cannot be kept", match_id)

    async def store_problem(self, match_id: int | None, text: str) -> str:
        """Store an unexpected error, for `/admin health`; return the reference shown to the user."""
        ref = secrets.token_hex(3)
        try:
            match = None if match_id is None else await self.get(match_id)
        except (NoSuchMatch, StoreError):
            match = None
        number, seq = (match.id, match.row.seq) if match else (None, None)
        try:
            await self.database.write(
                post_rows.insert_problem, rows.Problem(ref, number, seq, text[:4000], self.clock.now())
            )
        except StoreError:
            # The user still gets the reference; the log has the details.
            log.exception("problem %s could not be kept: %s", ref, text)
        return ref

    @asynccontextmanager
    async def change(
        self, match_id: int, user: User | None = None, right: AccessRight = "act"
    ) -> AsyncIterator[UnitOfWork]:
        """Change a match: under its lock, committed when the block ends, without effect when it raises.

        user: who asks for the change, and must have this right; see `AccessControl.must_have_right`.

        Raises what that does; Stale if another process changed the match meanwhile; MatchFrozen if its rules
        failed by a bug: then the match rests at its last good position.
        """
        if user is not None:
            await self.access.must_have_right(user.id, match_id, right)
        try:
            async with self.change_unguarded(match_id, user) as unit:
                if unit.match.broken is not None and unit.match.row.status in RUNNING:
                    raise CorruptState("it cannot be read") from unit.match.broken
                yield unit
        except CorruptState as error:
            if self.corrupt is None:
                raise
            self._reported.add(match_id)
            raise await self.corrupt(match_id, error) from error

    @asynccontextmanager
    async def change_unguarded(self, match_id: int, user: User | None = None) -> AsyncIterator[UnitOfWork]:
        """Like `change`, without checks, for instance to freeze a match whose rules failed.

        If other processes write too, the match's row is locked for the whole block, and the match is reloaded if
        they have written it. With a file the transaction begins at the end of the block.
        """
        async with self.lock(match_id):
            held = _LOCKED.set(_LOCKED.get() | {match_id})
            writing = False
            try:
                if self.database.shared:
                    async with self.database.tx() as tx:
                        unit = await self._unit(tx, await self._current(tx, match_id, locks=True), user)
                        yield unit
                        writing = True
                        looks = await self._write(tx, unit)
                else:
                    match = await self.get_locked(match_id)
                    async with self.database.read() as conn:
                        unit = await self._unit(conn, match, user)
                    yield unit
                    writing = True
                    async with self.database.tx() as tx:
                        looks = await self._write(tx, unit)
            except BaseException as error:
                if not writing:
                    raise
                # A cancellation that came during the commit is raised after it: reload the match.
                self._cache.pop(match_id, None)
                self.wake_workers()
                if isinstance(error, SequenceTaken):
                    raise Stale("err-stale", match=match_id) from error
                raise
            finally:
                _LOCKED.reset(held)
            self._keep(unit.match)
            self.read_markers.written(looks)
            for moved in self.moved:
                for origin in unit.movers:
                    moved(unit.match.game.info.key, origin)
            if unit.shown_to is None:
                self.database.changed(match_id, unit.match.row.version)
            for user_id in unit.shown_to or ():
                self.database.changed(match_id, unit.match.row.version, user_id)
        self._has_changed(match_id, unit.shown_to)

    async def _unit(self, conn: Reader, match: MatchSnapshot, user: User | None) -> UnitOfWork:
        people = {seat.user_id for seat in match.seats} | {person.user_id for person in match.people}
        people |= {match.row.host_id, user.id if user else None}
        followers = await social_rows.followers_of(conn, match.id)
        people |= set(followers)
        known = await users.load(conn, [person for person in people if person is not None])
        actor = user.id if user else None
        unit = UnitOfWork(match, self.now(), self.config, known, tuple(followers), actor)
        unit.rebind_to_rules()
        if user is not None:
            met = users.with_names(known[user.id], user)
            if met != known[user.id]:
                known[user.id], unit.meets = met, user
        return unit

    async def _write(self, tx: Tx, unit: UnitOfWork) -> list[rows.ReadMarker]:
        looks = await self.read_markers.write(tx, unit.match.id)
        await unit.commit(tx)
        return looks

    def _elsewhere(self, match_id: int, user_id: int | None) -> None:
        """Notify this process's followers of a match that another process has written.

        A cached copy may be newer already, but not everything that panels show is cached with it.
        """
        self._has_changed(match_id, None if user_id is None else {user_id})

    def _missed(self) -> None:
        """Notify the followers of all matches, since other processes may have written them."""
        for match_id in {*self._cache, *self._moments}:
            self._has_changed(match_id)

    def _has_changed(self, match_id: int, shown_to: Collection[int] | None = None) -> None:
        """Count a change and notify the followers of the match.

        shown_to: the users who may notice it; None for all.
        """
        if shown_to is None:
            self._moments[match_id] = self._moments.get(match_id, 0) + 1
        for user_id in shown_to or ():
            own = (match_id, user_id)
            self._own_moments[own] = self._own_moments.get(own, 0) + 1
        if shown_to is not None and not shown_to:
            return
        for tell in self.changed:
            try:
                tell(match_id)
            except Exception:
                # The commit is done; a failing follower must not undo it.
                log.exception("match %s: somebody was not told of a change", match_id)

    def change_count(self, match_id: int, user_id: int) -> int:
        """Return how often a match has changed since the start for this reader."""
        return self._moments.get(match_id, 0) + self._own_moments.get((match_id, user_id), 0)

    async def set_thread(self, match_id: int, thread_id: int | None) -> None:
        """Move the match to this thread, or to its channel; its old thread is gone."""
        async with self.change(match_id) as unit:
            unit.update_row(thread_id=thread_id)

    async def return_to_thread(self, match_id: int, thread_id: int) -> None:
        """Move a match from its channel to this thread, and announce it in the channel."""
        async with self.change(match_id) as unit:
            unit.update_row(thread_id=thread_id)
            unit.queue(AnnounceThread(match_id), key=f"return:{match_id}")
            unit.queue_card()

    async def is_timer_set(self, timer: rows.Timer) -> bool:
        """Return whether a timer is still to fire; certain as long as its match is locked."""
        async with self.database.read() as conn:
            return await timer_rows.get(conn, timer.id) is not None

    def wake_workers(self) -> None:
        """Wake the workers, whatever may be due; they learn of committed rows by themselves."""
        for wake in self.committed:
            wake()

    def evict(self, match_id: int) -> None:
        """Drop a match from memory, so that it is reloaded next time."""
        self._cache.pop(match_id, None)

    def evict_all(self) -> None:
        """Drop all matches from memory; each is reloaded when it is next needed."""
        self._cache.clear()

    async def get_locked(self, match_id: int) -> MatchSnapshot:
        """Return the match in its current state, for a caller that holds its lock. Raises NoSuchMatch."""
        match = self._cache.get(match_id)
        if match is not None and not self.database.shared:
            return match
        return await self.database.ask(self._current, match_id)

    async def _current(self, conn: Reader, match_id: int, *, locks: bool = False) -> MatchSnapshot:
        """Return the match in its current state; reloaded if it is not cached, or was written elsewhere.

        locks: lock its row until the transaction ends.
        """
        match = self._cache.get(match_id)
        if locks or match is not None:
            version = await (match_rows.lock if locks else match_rows.version_of)(conn, match_id)
            if match is not None and match.row.version == version:
                return match
        read = await self.read(conn, match_id)
        self._keep(read)
        if match is not None and match.row.version < read.row.version and differ_visibly(read, match):
            self._has_changed(match_id)
        return read

    def _place(self, match_id: int) -> MatchLocation | None:
        """Return the location and people of a match in memory; see `match_rows.location_or_decoy`."""
        match = self._cache.get(match_id)
        if match is None or self.database.shared:
            return None
        people = {match.row.host_id, *(person.user_id for person in match.people)}
        people |= {user_id for seat in match.seats for user_id in (seat.user_id, seat.owner_id)}
        mine = frozenset(user_id for user_id in people if user_id is not None)
        return MatchLocation(match_id, match.row.guild_id, match.row.channel_id, mine)

    def _keep(self, match: MatchSnapshot) -> None:
        known = self._cache.get(match.id)
        if known is not None and known.row.version > match.row.version:
            # It was read before a newer version was written.
            return
        self._cache[match.id] = match
        self._cache.move_to_end(match.id)
        while len(self._cache) > self.config.cache:
            self._cache.popitem(last=False)

    async def read(self, conn: Reader, match_id: int) -> MatchSnapshot:
        """Return the match as it is stored, past memory. Raises NoSuchMatch."""
        row = await match_rows.get_match(conn, match_id)
        if row is None or row.game not in self.games:
            raise NoSuchMatch("err-no-such-match", match=match_id)
        match = await self._without_positions(conn, row)
        latest = await action_rows.current_snapshot(conn, match_id, "latest")
        if latest is None:
            return replace(match, broken=LookupError("no position is kept")) if row.status in RUNNING else match
        published = None
        if row.published != row.seq:
            published = await action_rows.current_snapshot(conn, match_id, "published")
        line, hidden, wrong = read_outline(await action_rows.outline_of(conn, match_id))
        match = replace(match, line=line, hidden=hidden)
        try:
            state = match.game.read_state(latest.state, latest.rules_version)
            shown = state
            if published is not None:
                shown = match.game.read_state(published.state, published.rules_version)
        except Exception as error:  # bad bytes can raise anything
            return replace(match, broken=error)
        if wrong is not None:
            return replace(match, broken=wrong)
        return replace(match, state=state, shown=shown, recent=((row.seq, state),))

    async def _without_positions(self, conn: Reader, row: rows.Match) -> MatchSnapshot:
        seats = tuple(await seat_rows.seats_of(conn, row.id))
        people = () if seats else tuple(await match_rows.lobby_of(conn, row.id))
        instructions = tuple(await social_rows.instructions_of(conn, row.id)) if seats else ()
        return MatchSnapshot(row, settings_of(row), seats, people, self.games[row.game], instructions=instructions)
