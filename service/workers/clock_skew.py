"""A clock that was ahead or behind: what waits is moved along with it, or pulled back to what makes sense.

While the process runs, a jump of the machine's clock is seen beside one that never jumps; then everything waits as
long as it did. Where several processes go by one clock, the first to see it does that. What an earlier
process left is held against the longest that each thing can have to wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from service.autoplay import stand_in
from service.base.config import HOUR, PACES, Config
from service.cluster.processes import Processes
from service.driver.repository import MatchRepository
from service.match import notifications
from service.people import users
from service.people.quiet_hours import rests_until
from service.people.users import MAX_VACATION, StoredUser
from service.usecases.match_options import MAX_GRACE
from service.usecases.play import HELD_RETRY, MAX_WAIT
from store.cluster import process_rows
from store.database import Tx
from store.tables import clock_skew_rows, match_rows, seat_rows

DAY: Final = 24 * HOUR
CHECK_INTERVAL: Final = 20.0
"""Seconds between two looks at the clocks."""
TOLERANCE: Final = 30
"""So many seconds a clock may be set by without anything being moved."""
MIN_TIME: Final = 1_700_000_000
"""Times before November 2023 are of a clock that had not been set."""
MAX_DELAY: Final = HOUR
"""Seconds for which a post may be put off."""

NOTE: Final = "moved"
"""Under this name is noted by how many seconds all that waits was moved."""

log = logging.getLogger(__name__)


class ClockSkewGuard:
    """Watches the clock by which this process goes, beside one that nobody can set.

    Noted in the database is by how many seconds all that waits was moved since ever, in the transaction that moved
    it. So a process that notices a jump late, such as after an outage, sees that it was allowed for.
    """

    def __init__(self, matches: MatchRepository, processes: Processes) -> None:
        self._matches = matches
        self._processes = processes
        self._database = matches.database
        self._clock = matches.clock
        self._base = self._ahead()
        self._noted = 0
        self._moving = asyncio.Lock()

    async def begin(self) -> None:
        """Begin to watch: for what this process has not seen it does not have to allow. Raises StoreError."""
        async with self._database.tx() as tx:
            await self._processes.measure(tx)
            self._noted = await _moved_so_far(tx)
            self._base = self._ahead()

    async def run(self) -> None:
        """Look again and again whether the clock has jumped, until cancelled."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            await self.look(closely=self._database.shared)

    def _ahead(self) -> float:
        return self._clock.now() - self._clock.monotonic()

    async def look(self, *, closely: bool = False) -> None:
        """Move what waits if the clock has jumped since the last look; who looks meanwhile waits for it.

        closely: look as well whether another process has moved it.
        """
        if not closely and not self._jump():
            return
        async with self._moving:
            if (closely or self._jump()) and await self._move_along():
                await self.pull_back()

    def _jump(self) -> int:
        """By how many seconds the clock was set since the last look; 0 for what is tolerated."""
        jump = round(self._ahead() - self._base)
        return jump if abs(jump) > TOLERANCE else 0

    async def _move_along(self) -> bool:
        """Move what waits by what the clock was set and nobody has allowed for; whether there was something."""
        async with contextlib.AsyncExitStack() as stack:
            for match_id in await self._waiting() if self._jump() else ():
                await stack.enter_async_context(self._matches.lock(match_id))
            async with self._database.tx() as tx:
                # No other process moves anything meanwhile, and the clock is looked at after what others noted.
                noted = await _moved_so_far(tx)
                await self._processes.measure(tx)
                if self._jump():
                    # Otherwise what others moved was for a jump before this process looked first.
                    self._base += noted - self._noted
                jump, self._noted = self._jump(), noted
                if jump:
                    await clock_skew_rows.shift_times(tx, jump)
                    await process_rows.set_lease_note(tx, NOTE, str(noted + jump))
            if not jump:
                return False
            self._base += jump
            self._noted += jump
            self._matches.evict_all()
        log.warning("the machine's clock was set by %d s: what waits was moved along", jump)
        return True

    async def _waiting(self) -> list[int]:
        async with self._database.read() as conn:
            return await clock_skew_rows.waiting_matches(conn)

    async def pull_back(self) -> None:
        """Let nothing wait for longer than it can have to."""
        now = self._clock.now()
        moved = await self._seats(now) + await self._timers(now) + await self._outbox(now)
        async with self._database.tx() as tx:
            await clock_skew_rows.clamp_future_times(tx, now)
        if moved:
            log.warning("the clock was wrong: %d things that waited were pulled back", moved)
        self._matches.wake_workers()

    async def _seats(self, now: int) -> int:
        most = MAX_WAIT * HOUR
        async with self._database.read() as conn:
            odd = await clock_skew_rows.implausible_seats(conn, now, MIN_TIME, most)
        for seat in odd:
            changed: seat_rows.SeatFields = {}
            if seat.awaited_since is not None and not MIN_TIME <= seat.awaited_since <= now:
                changed["awaited_since"] = now
            if seat.invited_since is not None and not MIN_TIME <= seat.invited_since <= now:
                changed["invited_since"] = now
            if seat.waits_until is not None and seat.waits_until > now + most:
                changed["waits_until"] = now + most
            async with self._matches.lock(seat.match_id):
                async with self._database.tx() as tx:
                    match_rows.touch(tx, seat.match_id)
                    await seat_rows.update_seat(tx, seat.match_id, seat.seat, **changed)
                self._matches.evict(seat.match_id)
        return len(odd)

    async def _timers(self, now: int) -> int:
        async with self._database.read() as conn:
            found = await clock_skew_rows.all_timers(conn)
            playing = await clock_skew_rows.players_of(
                conn, {timer.match_id for timer in found if timer.seat is not None}
            )
            known = await users.load(conn, list({user_id for user_id, _ in playing.values()}))
        moved = 0
        for timer in found:
            person, pace = playing.get((timer.match_id, timer.seat), (0, "weekly"))
            most = now + max_wait(timer.kind, self._matches.config, known.get(person), PACES[pace], now)
            # What is due since ever was set by a clock that stood at the beginning of its time.
            at = most if timer.fires_at < MIN_TIME else min(timer.fires_at, most)
            if at != timer.fires_at:
                moved += 1
                async with self._database.tx() as tx:
                    await clock_skew_rows.set_timer_at(tx, timer, at)
        return moved

    async def _outbox(self, now: int) -> int:
        async with self._database.read() as conn:
            odd = await clock_skew_rows.implausible_outbox(conn, now, MAX_DELAY)
        moved = 0
        for row in odd:
            late = max(0, row.created - now)
            next_at = row.next_at - late
            if next_at > now + MAX_DELAY and (row.kind != "invite" or next_at > now + MAX_VACATION):
                # Whether it is too early is seen once more when it is to be sent.
                next_at = now
            if next_at == row.next_at and not late:
                continue
            moved += 1
            async with self._database.tx() as tx:
                await clock_skew_rows.set_outbox_times(tx, row, next_at=next_at, created=row.created - late)
        return moved


async def _moved_so_far(tx: Tx) -> int:
    """By how many seconds all that waits was moved so far; nobody moves it until the transaction ends."""
    return int(await process_rows.lock_lease_note(tx, NOTE) or 0)


def max_wait(kind: str, config: Config, user: StoredUser | None, pace: int, now: int) -> int:
    """So many seconds may pass until a timer of a kind fires. user: of whose seat it is."""
    match kind:
        case "publish":
            return MAX_GRACE
        case "computer":
            return config.computer_delay[1] + HELD_RETRY
        case "order":
            return config.order_delay[1] + HELD_RETRY
        case "answers":
            return MAX_WAIT * HOUR
        case "lobby":
            return config.lobby_life
    if user is None:
        return 2 * pace
    if kind == stand_in.KIND:
        return stand_in.max_wait(user, now)
    awake = rests_until(user, now) or now
    if kind == "quiet":
        return awake - now
    at = awake + max(notifications.gaps(user, pace), default=0)
    return max(at, awake + 2 * pace, rests_until(user, at) or at) - now
