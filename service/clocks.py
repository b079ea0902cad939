"""One table of timers, one task asleep until the earliest. A row goes only with its effect."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from engines.core.text.messages import Msg, SeatRef
from service import lobby, notices, publishing, reach
from service.computers import Computers
from service.drift import Drift
from service.errors import Frozen, NoSuchMatch
from service.live import from_json
from service.matches import Matches
from service.play import Play
from service.processes import Processes
from service.unit import Unit
from service.worker import LONGEST_DEAFNESS, LONGEST_SLEEP, Due, Worker
from store import rows, timer_rows
from store.errors import StoreError

log = logging.getLogger(__name__)
RETRY_SECONDS = 60
MOVING = ("publish", "computer", "order")
"""The kinds of timers without which a match stands still."""


class Clocks:
    """Lets timers fire: graces, computer players, standing orders, quiet hours' ends, reminders, lobbies."""

    def __init__(
        self, matches: Matches, play: Play, computers: Computers, drift: Drift, processes: Processes
    ) -> None:
        self._matches = matches
        self._processes = processes
        self._drift = drift
        self._play = play
        self._computers = computers
        longest = LONGEST_DEAFNESS if matches.database.shared else LONGEST_SLEEP
        self._worker = Worker("timers", matches.clock, self._due, self._fire, longest, processes.is_lapsed)
        matches.committed.append(self._worker.wake)
        matches.database.watch(timer_rows.WORK, self._worker.wake)

    async def run(self) -> None:
        """Fire what is due, until cancelled."""
        await self._worker.run()

    async def _due(self, busy: Collection[int]) -> Due[rows.Timer]:
        # Nothing fires by a clock that was set and not yet allowed for.
        await self._drift.look()
        database, now = self._matches.database, self._matches.clock.now()
        share = self._processes.share
        async with database.read() as conn:
            found, next_at = await asyncio.gather(
                timer_rows.due(conn, now, share), timer_rows.next_after(conn, now)
            )
        due = [timer for timer in found if timer.id not in busy]
        if not due or share.me is None:
            return Due(due, next_at)
        async with database.tx() as tx:
            claimed = await timer_rows.claim(tx, [timer.id for timer in due], share.me)
        return Due(claimed, next_at, whole=len(claimed) == len(due))

    async def _fire(self, timer: rows.Timer) -> None:
        try:
            await self.fire(timer)
        except StoreError:
            log.exception("timer %s of match %s must wait", timer.kind, timer.match_id)
            await self._later(timer)
        except Exception as error:
            await self._failed(timer, error)

    async def _failed(self, timer: rows.Timer, error: Exception) -> None:
        if not isinstance(error, NoSuchMatch | Frozen):
            log.error("timer %s of match %s failed", timer.kind, timer.match_id, exc_info=error)
            if timer.match_id is not None and timer.kind in MOVING:
                # Nothing else would let the match go on.
                await self._play.freeze(timer.match_id, error)
            else:
                await self._play.problem(timer.match_id, repr(error))
        await self._drop(timer)

    async def fire(self, timer: rows.Timer) -> None:
        """Have one timer's effect, whose row goes in the same transaction. One that is gone has none."""
        if timer.kind in ("computer", "stand-in"):
            await self._computers.act(timer)
            return
        if timer.match_id is None:
            await self._drop(timer)
            return
        reminds = timer.kind == "remind" and timer.seat is not None
        gone = reminds and await self._matches.left_behind(timer.match_id, timer.seat or 0)
        async with self._matches.unit(timer.match_id) as unit:
            # Only under the match's lock is it certain that the timer was not cancelled or set anew.
            if not await self._matches.is_set(timer):
                return
            unit.aside(lambda tx: timer_rows.delete_timer(tx, timer.id))
            if timer.kind == "publish":
                await self._play.publish_held(unit)
            elif timer.kind == "lobby":
                lobby.abandon(unit)
            elif timer.kind == "probe":
                reach.probe(unit)
            elif timer.kind == "order" and timer.seat is not None:
                if unit.live.row.status == "live":
                    await self._play.carry_out(unit, timer.seat)
            elif timer.seat is not None and unit.live.row.status == "live":
                self._of_seat(unit, timer, unit.live.seats[timer.seat], gone)

    def _of_seat(self, unit: Unit, timer: rows.Timer, seat: rows.Seat, gone: bool) -> None:
        """gone: whoever plays the seat cannot act there any more."""
        if timer.kind == "quiet":
            notices.wake(unit, seat)
        if not seat.awaited or seat.user_id is None:
            return
        user = unit.users[seat.user_id]
        if timer.kind == "answers":
            publishing.ask(unit, anew={seat.seat})
        elif timer.kind == "remind" and gone:
            notices.give_up(unit, seat)
        elif timer.kind == "remind":
            notices.remind(unit, seat, from_json(timer.payload)["number"])
        elif timer.kind == "overdue":
            others = tuple(
                other.user_id
                for other in unit.live.humans()
                if other.user_id is not None and other.seat != seat.seat
            )
            if not others:
                return
            if notices.on_vacation(user, unit.now):
                notices.plan_call(unit, seat)
                return
            if notices.is_among_many(unit, seat):
                notices.call_bidders(unit)
                return
            unit.announce(
                Msg("say-overdue", {"seat": SeatRef(seat.seat), "since": seat.awaited_since or unit.now}),
                ping=others,
                call="overdue",
                seat=seat.seat,
            )

    async def _drop(self, timer: rows.Timer) -> None:
        async with self._matches.database.tx() as tx:
            await timer_rows.drop_claimed(tx, timer)

    async def _later(self, timer: rows.Timer) -> None:
        try:
            async with self._matches.database.tx() as tx:
                # By its number: what was set anew meanwhile has another one.
                at = self._matches.clock.now() + RETRY_SECONDS
                await timer_rows.put_off(tx, timer, at)
        except StoreError:
            # The row is still there and due; it is tried again after a pause.
            await asyncio.sleep(1)
