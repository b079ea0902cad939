"""The worker over the table of timers. A timer's row is deleted in the transaction of its effect."""

import asyncio
import logging
from collections.abc import Collection

from engines.core.text.messages import Msg, SeatRef
from service.base.errors import MatchFrozen, NoSuchMatch
from service.base.lenient_json import decode_object
from service.base.worker import MAX_SLEEP, POLL_INTERVAL, DueRows, Worker
from service.cluster.processes import Processes
from service.driver import driver, lobby_changes, publishing
from service.driver.repository import MatchRepository
from service.match import notifications
from service.match.unit_of_work import UnitOfWork
from service.usecases.computer_players import ComputerPlayers
from service.usecases.play import Play
from service.workers import channel_outage
from service.workers.clock_skew import ClockSkewGuard
from store import rows
from store.errors import StoreError
from store.tables import timer_rows

log = logging.getLogger(__name__)
RETRY_SECONDS = 60
MOVE_TIMERS = ("publish", "computer", "order")
"""The kinds of timers that a match needs to go on."""


class TimerWorker:
    """Fire timers: graces, computer players, standing orders, ends of quiet hours, reminders, lobbies."""

    def __init__(
        self,
        matches: MatchRepository,
        play: Play,
        computers: ComputerPlayers,
        drift: ClockSkewGuard,
        processes: Processes,
    ) -> None:
        self._matches = matches
        self._processes = processes
        self._drift = drift
        self._play = play
        self._computers = computers
        longest = POLL_INTERVAL if matches.database.shared else MAX_SLEEP
        self._worker = Worker("timers", matches.now, self._due, self._fire, longest, processes.is_lapsed)
        matches.committed.append(self._worker.wake)
        matches.database.watch(timer_rows.WORK, self._worker.wake)

    async def run(self) -> None:
        """Fire due timers until cancelled."""
        await self._worker.run()

    async def _due(self, busy: Collection[int]) -> DueRows[rows.Timer]:
        # Nothing fires by a clock whose jump is not corrected yet.
        await self._drift.look()
        database, now = self._matches.database, self._matches.now()
        share = self._processes.share
        async with database.read() as conn:
            found, next_at = await asyncio.gather(
                timer_rows.due(conn, now, share), timer_rows.next_after(conn, now)
            )
        due = [timer for timer in found if timer.id not in busy]
        if not due or share.me is None:
            return DueRows(due, next_at)
        claimed = await database.write(timer_rows.claim, [timer.id for timer in due], now, share.me)
        return DueRows(claimed, next_at, whole=len(claimed) == len(due))

    async def _fire(self, timer: rows.Timer) -> None:
        try:
            await self.fire(timer)
        except StoreError:
            log.exception("timer %s of match %s must wait", timer.kind, timer.match_id)
            await self._later(timer)
        except Exception as error:
            await self._failed(timer, error)

    async def _failed(self, timer: rows.Timer, error: Exception) -> None:
        if not isinstance(error, NoSuchMatch | MatchFrozen):
            log.error("timer %s of match %s failed", timer.kind, timer.match_id, exc_info=error)
            if timer.match_id is not None and timer.kind in MOVE_TIMERS:
                # Without this timer the match cannot go on.
                await self._play.freeze(timer.match_id, error)
            else:
                await self._matches.store_problem(timer.match_id, repr(error))
        await self._drop(timer)

    async def fire(self, timer: rows.Timer) -> None:
        """Carry out the effect of one timer and delete its row in one transaction; do nothing if the row is
        gone."""
        if timer.kind in ("computer", "stand-in"):
            await self._computers.act(timer)
            return
        if timer.match_id is None:
            await self._drop(timer)
            return
        reminds = timer.kind == "remind" and timer.seat is not None
        gone = reminds and await self._matches.is_absent(timer.match_id, timer.seat or 0)
        async with self._matches.change(timer.match_id) as unit:
            # Only the match's lock makes sure that the timer was not cancelled or set again.
            if not await self._matches.is_timer_set(timer):
                return
            unit.write_aside(timer_rows.delete_timer, timer.id)
            if timer.kind == "publish":
                if unit.match.row.status == "live" and unit.match.unpublished:
                    driver.advance(unit)
            elif timer.kind == "lobby":
                lobby_changes.close_abandoned(unit)
            elif timer.kind == "probe":
                channel_outage.queue_probe(unit)
            elif timer.kind == "order" and timer.seat is not None:
                if unit.match.row.status == "live":
                    driver.carry_out(unit, timer.seat)
            elif timer.seat is not None and unit.match.row.status == "live":
                self._of_seat(unit, timer, unit.match.seats[timer.seat], gone)

    def _of_seat(self, unit: UnitOfWork, timer: rows.Timer, seat: rows.Seat, gone: bool) -> None:
        """gone: the seat's player can no longer act there."""
        if timer.kind == "quiet":
            notifications.notify_once_awake(unit, seat)
        if timer.kind == "answers" and seat.awaited:
            publishing.ask_decisions(unit, asked_again={seat.seat})
            return
        if not seat.awaited or seat.user_id is None:
            return
        user = unit.users[seat.user_id]
        if timer.kind == "remind" and gone:
            notifications.stop_reminding(unit, seat)
        elif timer.kind == "remind":
            notifications.remind(unit, seat, decode_object(timer.payload)["number"])
        elif timer.kind == "overdue":
            others = unit.match.people_but(seat.user_id)
            if not others:
                return
            if notifications.on_vacation(user, unit.now):
                notifications.set_overdue_timer(unit, seat)
                return
            if notifications.would_reveal_missing(unit, seat):
                notifications.announce_overdue_contest(unit)
                return
            unit.announce(
                Msg("say-overdue", {"seat": SeatRef(seat.seat), "since": seat.awaited_since or unit.now}),
                ping=others,
                call="overdue",
                seat=seat.seat,
            )

    async def _drop(self, timer: rows.Timer) -> None:
        await self._matches.database.write(timer_rows.drop_claimed, timer.id, timer.claimed_by)

    async def _later(self, timer: rows.Timer) -> None:
        try:
            async with self._matches.database.tx() as tx:
                # By id: a timer that was set again meanwhile has another one.
                at = self._matches.now() + RETRY_SECONDS
                await timer_rows.postpone(tx, timer.id, at, timer.claimed_by)
        except StoreError:
            # The row is still due, and tried again after a pause.
            await asyncio.sleep(1)
