"""A clock that was ahead or behind: what waits is moved along with it, or pulled back to what makes sense.

While the process runs, a jump of the machine's clock is seen beside one that never jumps; then everything waits as
long as it did. Where several processes go by one clock, one of them sees to that. What an earlier process left
is held against the longest that each thing can have to wait.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from service import notices, standing_in, users
from service.config import HOUR, PACES, Config
from service.lobby import MOST_GRACE
from service.matches import Matches
from service.play import HELD_AGAIN, LONGEST_WAIT
from service.rest import rests_until
from service.users import MOST_VACATION, StoredUser
from store import drift_rows, match_rows, process_rows, seat_rows

DAY: Final = 24 * HOUR
LOOK_EVERY: Final = 20.0
"""Seconds between two looks at the clocks."""
TOLERATED: Final = 30
"""So many seconds a clock may be set by without anything being moved."""
LEAST: Final = 1_700_000_000
"""Times before November 2023 are of a clock that had not been set."""
LONGEST_DELAY: Final = HOUR
"""Seconds for which a post may be put off."""

NOTE: Final = "clock"
"""Under this name the last jump is noted that one of several processes has noticed."""
NOTICED_WITHIN: Final = 120
"""Seconds within which all processes notice a jump."""

log = logging.getLogger(__name__)


class Drift:
    """Watches the machine's clock."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._database = matches.database
        self._clock = matches.clock
        self._ahead = self._offset()
        self._moving = asyncio.Lock()

    async def run(self) -> None:
        """Look again and again whether the clock has jumped, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self.look()

    def _offset(self) -> float:
        return self._clock.now() - self._clock.steady()

    async def look(self) -> None:
        """Move what waits if the clock has jumped since the last look; who looks meanwhile waits for it."""
        if not self._jump():
            return
        async with self._moving:
            if jump := self._jump():
                await self._move_along(jump)

    def _jump(self) -> int:
        """By how many seconds the clock was set since the last look; 0 for what is tolerated."""
        jump = round(self._offset() - self._ahead)
        return jump if abs(jump) > TOLERATED else 0

    async def _move_along(self, jump: int) -> None:
        if self._database.shared and not await self._is_first(jump):
            self._ahead += jump
            return
        log.warning("the machine's clock was set by %d s: what waits is moved along", jump)
        for match_id in await self._waiting():
            async with self._matches.lock(match_id):
                async with self._database.tx() as tx:
                    await drift_rows.shift_match(tx, match_id, jump)
                self._matches.forget(match_id)
        async with self._database.tx() as tx:
            await drift_rows.shift_outbox(tx, jump)
        self._ahead += jump
        await self.pull_back()

    async def _is_first(self, jump: int) -> bool:
        """Whether no other process has noticed this very jump before; from now on this one has."""
        async with self._database.tx() as tx:
            at, seconds = _noted(await process_rows.hold_note(tx, NOTE))
            now = self._clock.now()
            if abs(now - at) < NOTICED_WITHIN and abs(jump - seconds) <= TOLERATED:
                return False
            await process_rows.set_note(tx, NOTE, f"{now} {jump}")
        return True

    async def _waiting(self) -> list[int]:
        async with self._database.read() as conn:
            return await drift_rows.matches_that_wait(conn)

    async def pull_back(self) -> None:
        """Let nothing wait for longer than it can have to."""
        now = self._clock.now()
        moved = await self._seats(now) + await self._timers(now) + await self._outbox(now)
        async with self._database.tx() as tx:
            await drift_rows.bring_into_the_present(tx, now)
        if moved:
            log.warning("the clock was wrong: %d things that waited were pulled back", moved)
        self._matches.woken()

    async def _seats(self, now: int) -> int:
        longest = LONGEST_WAIT * HOUR
        async with self._database.read() as conn:
            odd = await drift_rows.odd_seats(conn, now, LEAST, longest)
        for seat in odd:
            changed: seat_rows.SeatFields = {}
            if seat.awaited_since is not None and not LEAST <= seat.awaited_since <= now:
                changed["awaited_since"] = now
            if seat.invited_since is not None and not LEAST <= seat.invited_since <= now:
                changed["invited_since"] = now
            if seat.waits_until is not None and seat.waits_until > now + longest:
                changed["waits_until"] = now + longest
            async with self._matches.lock(seat.match_id):
                async with self._database.tx() as tx:
                    match_rows.touch(tx, seat.match_id)
                    await seat_rows.update_seat(tx, seat.match_id, seat.seat, **changed)
                self._matches.forget(seat.match_id)
        return len(odd)

    async def _timers(self, now: int) -> int:
        async with self._database.read() as conn:
            found = await drift_rows.all_timers(conn)
            playing = await drift_rows.players_of(
                conn, {timer.match_id for timer in found if timer.seat is not None}
            )
            known = await users.load(conn, list({user_id for user_id, _ in playing.values()}))
        moved = 0
        for timer in found:
            person, pace = playing.get((timer.match_id, timer.seat), (0, "weekly"))
            most = now + longest(timer.kind, self._matches.config, known.get(person), PACES[pace], now)
            # What is due since ever was set by a clock that stood at the beginning of its time.
            at = most if timer.fires_at < LEAST else min(timer.fires_at, most)
            if at != timer.fires_at:
                moved += 1
                async with self._database.tx() as tx:
                    await drift_rows.set_timer_at(tx, timer, at)
        return moved

    async def _outbox(self, now: int) -> int:
        async with self._database.read() as conn:
            odd = await drift_rows.odd_outbox(conn, now, LONGEST_DELAY)
        moved = 0
        for row in odd:
            late = max(0, row.created - now)
            next_at = row.next_at - late
            if next_at > now + LONGEST_DELAY and (row.kind != "invite" or next_at > now + MOST_VACATION):
                # Whether it is too early is seen once more when it is to be sent.
                next_at = now
            if next_at == row.next_at and not late:
                continue
            moved += 1
            async with self._database.tx() as tx:
                await drift_rows.set_outbox(tx, row, next_at=next_at, created=row.created - late)
        return moved


def _noted(text: str) -> tuple[int, int]:
    """When a jump was noticed, by the clock after it, and its seconds."""
    at, _, seconds = text.partition(" ")
    return (int(at), int(seconds)) if text else (0, 0)


def longest(kind: str, config: Config, user: StoredUser | None, pace: int, now: int) -> int:
    """So many seconds may pass until a timer of a kind fires. user: of whose seat it is."""
    match kind:
        case "publish":
            return MOST_GRACE
        case "computer":
            return config.computer_delay[1] + HELD_AGAIN
        case "order":
            return config.order_delay[1] + HELD_AGAIN
        case "answers":
            return LONGEST_WAIT * HOUR
        case "lobby":
            return config.lobby_life
    if user is None:
        return 2 * pace
    if kind == standing_in.KIND:
        return standing_in.longest(user, now)
    awake = rests_until(user, now) or now
    if kind == "quiet":
        return awake - now
    at = awake + max(notices.gaps(user, pace), default=0)
    return max(at, awake + 2 * pace, rests_until(user, at) or at) - now
