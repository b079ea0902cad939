"""Correct for a clock that was set: due times move with it, or are limited to what makes sense.

While the process runs, a jump of the machine's clock shows against the monotonic clock; then all due times move
along. Until then matches are written with the time without the jump. If several processes share one clock, the
first that notices the jump moves them. Times left by an earlier process are limited to the longest wait of their
kind.
"""

import asyncio
import contextlib
import logging
from typing import Final

from service.autoplay import stand_in
from service.base.config import HOUR, PACES, Config
from service.cluster.processes import Processes
from service.driver.driver import HELD_RETRY
from service.driver.repository import MatchRepository
from service.match import notifications
from service.people import users
from service.people.quiet_hours import rests_until
from service.people.users import MAX_VACATION, StoredUser
from service.usecases.lobby import MAX_GRACE
from service.usecases.play import MAX_WAIT
from store.cluster import process_rows
from store.database import Tx
from store.tables import clock_skew_rows, match_rows, seat_rows

CHECK_INTERVAL: Final = 20.0
"""Seconds between two checks of the clock."""
TOLERANCE: Final = 30
"""The largest jump, in seconds, that is ignored."""
MIN_TIME: Final = 1_700_000_000
"""Times before November 2023 come from a clock that was not set."""
MAX_DELAY: Final = HOUR
"""The longest delay of a post, in seconds."""

NOTE: Final = "moved"
"""The lease whose note holds by how many seconds all due times were moved in total."""

log = logging.getLogger(__name__)


class ClockSkewGuard:
    """Compare the clock of this process with the monotonic clock.

    The database holds by how many seconds due times were moved in total, written in the transaction that moved
    them. So a process that notices a jump late, for instance after an outage, sees that it was already corrected.
    """

    def __init__(self, matches: MatchRepository, processes: Processes) -> None:
        self._matches = matches
        self._processes = processes
        self._database = matches.database
        self._clock = matches.clock
        self._base = self._ahead()
        self._noted = 0
        self._moving = asyncio.Lock()
        matches.now = self.now

    async def begin(self) -> None:
        """Start watching; earlier jumps are not corrected. Raises StoreError."""
        async with self._database.tx() as tx:
            await self._processes.measure(tx)
            self._noted = await _moved_so_far(tx)
            self._base = self._ahead()

    async def run(self) -> None:
        """Check at intervals whether the clock has jumped, until cancelled."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            await self.look(closely=self._database.shared)

    def now(self) -> int:
        """Return the time without a jump of the clock that no look has found yet.

        What is written by it moves with all the rest once the jump is found.
        """
        return self._clock.now() - self._jump()

    def _ahead(self) -> float:
        return self._clock.now() - self._clock.monotonic()

    async def look(self, *, closely: bool = False) -> None:
        """Move due times if the clock has jumped since the last check; concurrent callers wait until that is done.

        closely: also check whether another process has moved them.
        """
        if not closely and not self._jump():
            return
        async with self._moving:
            if (closely or self._jump()) and await self._move_along():
                await self.pull_back()

    def _jump(self) -> int:
        """Return by how many seconds the clock was set since the last check; 0 within the tolerance."""
        jump = round(self._ahead() - self._base)
        return jump if abs(jump) > TOLERANCE else 0

    async def _move_along(self) -> bool:
        """Move due times by the uncorrected part of the jump; return whether there was one."""
        async with contextlib.AsyncExitStack() as stack:
            for match_id in await self._waiting() if self._jump() else ():
                await stack.enter_async_context(self._matches.lock(match_id))
            jump = 0
            try:
                async with self._database.tx() as tx:
                    # The lock keeps others from moving times; the clock is read after their notes.
                    noted = await _moved_so_far(tx)
                    await self._processes.measure(tx)
                    if self._jump():
                        # Otherwise the others corrected a jump from before this process started watching.
                        self._base += noted - self._noted
                    jump, self._noted = self._jump(), noted
                    if jump:
                        await clock_skew_rows.shift_times(tx, jump)
                        await process_rows.set_lease_note(tx, NOTE, str(noted + jump))
            finally:
                if jump:
                    # The answer to a commit can be lost.
                    self._matches.evict_all()
            if not jump:
                return False
            self._base += jump
            self._noted += jump
        log.warning("the machine's clock was set by %d s: what waits was moved along", jump)
        return True

    async def _waiting(self) -> list[int]:
        return await self._database.ask(clock_skew_rows.waiting_matches)

    async def pull_back(self) -> None:
        """Limit all due times to the longest possible wait of their kind."""
        now = self._clock.now()
        moved = await self._seats(now) + await self._timers(now) + await self._outbox(now)
        await self._database.write(clock_skew_rows.clamp_future_times, now)
        if moved:
            log.warning("the clock was wrong: %d things that waited were pulled back", moved)
        self._matches.wake_workers()

    async def _seats(self, now: int) -> int:
        most = MAX_WAIT * HOUR
        odd = await self._database.ask(clock_skew_rows.implausible_seats, now, MIN_TIME, most)
        for seat in odd:
            changed: dict[str, int] = {}
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
            # A time near 1970 was set by a clock that was not set.
            at = most if timer.fires_at < MIN_TIME else min(timer.fires_at, most)
            if at != timer.fires_at:
                moved += 1
                await self._database.write(clock_skew_rows.set_timer_at, timer, at)
        return moved

    async def _outbox(self, now: int) -> int:
        odd = await self._database.ask(clock_skew_rows.implausible_outbox, now, MAX_DELAY)
        moved = 0
        for row in odd:
            late = max(0, row.created - now)
            next_at = row.next_at - late
            if next_at > now + MAX_DELAY and (row.kind != "invite" or next_at > now + MAX_VACATION):
                # Whether it is too early is checked again when it is sent.
                next_at = now
            if next_at == row.next_at and not late:
                continue
            moved += 1
            await self._database.write(
                clock_skew_rows.set_outbox_times, row, next_at=next_at, created=row.created - late
            )
        return moved


async def _moved_so_far(tx: Tx) -> int:
    """Return by how many seconds due times were moved in total, and lock that until the transaction ends."""
    return int(await process_rows.lock_lease_note(tx, NOTE) or 0)


def max_wait(kind: str, config: Config, user: StoredUser | None, pace: int, now: int) -> int:
    """Return the longest possible wait of a kind of timer, in seconds. user: the player of its seat."""
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
