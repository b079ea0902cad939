"""Send the jobs that transactions queued: in order for each match, again after a failure, never twice."""

import asyncio
import logging
from collections.abc import Collection, Mapping

import msgspec

from service.base import jobs
from service.base.errors import NoSuchMatch
from service.base.worker import MAX_SLEEP, POLL_INTERVAL, DueRows, Worker
from service.cluster.processes import Processes
from service.driver import publishing
from service.driver.repository import MatchRepository
from service.match import notifications
from service.match.snapshot import plain_json
from service.match.unit_of_work import UnitOfWork
from service.people.users import Users
from service.workers.channel_outage import begin_outage, end_outage, has_outage
from service.workers.clock_skew import ClockSkewGuard
from store import rows
from store.database import Tx
from store.errors import StoreError
from store.tables import outbox_rows, post_rows

log = logging.getLogger(__name__)
MAX_BACKOFF = 300
MIN_BACKOFF = 1
MAX_FAILURES = 8
RETRY_IN_OUTAGE = 1800
"""Seconds until someone whom direct messages do not reach is called again while their match's channel is shut."""
LATE_CARD = 5
"""Seconds after which a card is edited again for its late picture."""


class ClaimLost(Exception):
    """Another process has claimed a row, and alone records what comes of it."""


class Outbox:
    """The worker over the table of queued jobs."""

    def __init__(
        self,
        matches: MatchRepository,
        users: Users,
        drift: ClockSkewGuard,
        processes: Processes,
    ) -> None:
        self._matches = matches
        self._processes = processes
        self._drift = drift
        self._users = users
        self._attempts: dict[int, int] = {}
        """By row that waits for a retry, the attempts since this start."""
        self._deliver: jobs.Delivery | None = None
        longest = POLL_INTERVAL if matches.database.shared else MAX_SLEEP
        self._worker = Worker("outbox", matches.now, self._due, self._send, longest, processes.is_lapsed)
        matches.committed.append(self._worker.wake)
        matches.database.watch(outbox_rows.WORK, self._worker.wake)

    async def run(self, deliver: jobs.Delivery) -> None:
        """Send due jobs until cancelled. A job in work at that moment is sent again after the next start."""
        self._deliver = deliver
        await self._worker.run()

    async def _due(self, busy: Collection[int]) -> DueRows[rows.OutboxRow]:
        """Return the rows that are due and can be sent now, and count the attempt in one transaction."""
        await self._drift.look()
        database, now = self._matches.database, self._matches.now()
        share = self._processes.share
        async with database.read() as conn:
            due, next_at = await asyncio.gather(
                outbox_rows.due(conn, now, share), outbox_rows.next_after(conn, now)
            )
        wanted = [row.id for row in due if row.id not in busy][: max(0, self._matches.config.senders - len(busy))]
        if not wanted:
            return DueRows([], next_at)
        async with database.tx() as tx:
            # A row that was due when read may have been tried and put off meanwhile, or be in work elsewhere.
            begun = await outbox_rows.begin_attempts(tx, wanted, now, share.me)
        return DueRows(begun, next_at, whole=len(begun) == len(wanted))

    async def _send(self, row: rows.OutboxRow) -> None:
        assert self._deliver is not None
        try:
            await self._try(row, self._deliver)
        except ClaimLost:
            log.warning("match %s: %s was taken over by another process, which sees to it", row.match_id, row.kind)

    async def _try(self, row: rows.OutboxRow, deliver: jobs.Delivery) -> None:
        attempts = self._attempts.pop(row.id, 0) + 1
        try:
            job, number = jobs.decode_job(row.payload)
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            await self._unexpected(row, None, error)
            return
        if await self._goes_nowhere(job):
            await self._unsaid(row, job)
            return
        try:
            if isinstance(job, jobs.TurnPost):
                # Under the lock, the match knows what the post before this one reported.
                async with self._matches.lock(job.match_id):
                    job = publishing.as_sent(await self._matches.get_locked(job.match_id), job)
            gone = await self._gone(job) if isinstance(job, jobs.TurnPost) else {}
            sent = await deliver.deliver(number or row.id, row.attempts > 1, job)
        except jobs.TryLater as later:
            if later.most is not None and attempts >= later.most:
                log.warning("match %s: %s is let go (%s)", job.match_id, row.kind, later)
                await self._drop(row)
            else:
                log.warning("match %s: %s waits (%s)", job.match_id, row.kind, later)
                await self._again(row, attempts, later.after)
        except jobs.DirectMessagesClosed:
            await self._closed_door(row, job, attempts)
        except jobs.Undeliverable as reason:
            log.warning("match %s: %s given up (%s)", row.match_id, row.kind, reason)
            await self._give_up(row, job, reason)
        except NoSuchMatch:
            await self._drop(row)
        except StoreError:
            # The row is retried when the database is back.
            raise
        except Exception as error:
            log.exception("match %s: %s failed", row.match_id, row.kind)
            if row.attempts >= MAX_FAILURES:
                await self._unexpected(row, job, error)
            else:
                await self._again(row, attempts, 0)
        else:
            await self._done(row, job, sent, gone)

    async def _unexpected(self, row: rows.OutboxRow, job: jobs.AnyJob | None, error: Exception) -> None:
        """Drop a row that a bug keeps from being sent, since later rows must not wait forever."""
        ref = await self._matches.store_problem(row.match_id, f"{row.kind} was not sent: {error!r}")
        log.error("outbox row %s was dropped; problem %s", row.id, ref)
        if not isinstance(job, jobs.TurnPost):
            await self._drop(row)
            return
        async with self._matches.change(job.match_id) as unit:
            unit.write_aside(_delete, row)
            # Steps that this post cannot report, the next one could not report either.
            unit.mark_told(job.upto)
            _call_otherwise(unit, job)

    async def _drop(self, row: rows.OutboxRow) -> None:
        await self._matches.database.write(_delete, row)

    async def _again(self, row: rows.OutboxRow, attempts: int, after: float) -> None:
        self._attempts[row.id] = attempts
        backoff = min(MAX_BACKOFF, MIN_BACKOFF * 2 ** min(attempts - 1, 10))
        at = self._matches.now() + max(int(after + 0.999), backoff)
        await self._matches.database.write(outbox_rows.retry, row.id, at, row.claimed_by)

    async def _done(
        self, row: rows.OutboxRow, job: jobs.AnyJob, sent: jobs.Sent | None, gone: Mapping[int, int]
    ) -> None:
        """gone: seats whose absent players the others should be called about, see `_gone`."""
        if isinstance(job, jobs.OpenThread | jobs.TurnPost | jobs.Announce):
            match = await self._matches.get(job.match_id)
            opened = isinstance(job, jobs.OpenThread) and sent is not None
            known = match.row.trouble is not None or has_outage(match)
            if opened or isinstance(job, jobs.TurnPost) or known:
                await self._done_and_known(row, job, sent, gone)
                return
        async with self._matches.database.tx() as tx:
            await _delete(tx, row)
            if sent is not None:
                await self._put(tx, job, sent, row.guild_id)
        if isinstance(job, jobs.SendNotice) and sent is not None and not job.discreet:
            await self._users.set_dm_closed(job.user_id, closed=False)

    async def _done_and_known(
        self,
        row: rows.OutboxRow,
        job: jobs.OpenThread | jobs.TurnPost | jobs.Announce,
        sent: jobs.Sent | None,
        gone: Mapping[int, int],
    ) -> None:
        """Record in the match its thread, its reported steps, and the end of an outage."""
        async with self._matches.change(job.match_id) as unit:
            unit.write_aside(_delete, row)
            if isinstance(job, jobs.TurnPost):
                unit.mark_told(job.upto)
            end_outage(unit)
            for seat, user_id in gone.items():
                if unit.match.row.status == "live" and unit.match.seats[seat].user_id == user_id:
                    notifications.announce_absent_player(unit, unit.match.seats[seat])
            if sent is not None:
                unit.write_aside(self._put, job, sent, row.guild_id)
                if isinstance(job, jobs.OpenThread):
                    unit.update_row(thread_id=sent.channel_id)
                    # Its card leads to the thread.
                    unit.queue_card()

    async def _gone(self, job: jobs.TurnPost) -> dict[int, int]:
        """Return the seats that a post asks whose player can no longer act in the match, with that player."""
        match, gate = await self._matches.get(job.match_id), self._matches.access
        asked = {seat: match.seats[seat].user_id for seat in job.asked}
        return {
            seat: user_id
            for seat, user_id in asked.items()
            if user_id is not None and await gate.is_excluded(user_id, job.match_id)
        }

    async def _put(self, tx: Tx, job: jobs.AnyJob, sent: jobs.Sent, guild_id: int | None) -> None:
        """Store the message, and queue its board if that follows."""
        await post_rows.put_post(tx, _post(job, sent))
        if sent.late and isinstance(job, jobs.UpdateCard):
            now = self._matches.now()
            await outbox_rows.add(
                tx,
                kind="card",
                payload=jobs.encode_job(job),
                now=now,
                key=f"card:{job.match_id}",
                next_at=now + LATE_CARD,
                guild_id=guild_id,
            )
        if sent.late and isinstance(job, jobs.TurnPost):
            now = self._matches.now()
            late = jobs.AddPictures(job.match_id, sent.channel_id, sent.message_id, job)
            await outbox_rows.add(
                tx,
                kind="pictures",
                payload=jobs.encode_job(late),
                now=now,
                next_at=now + 1,
                guild_id=guild_id,
            )

    async def _closed_door(self, row: rows.OutboxRow, job: jobs.AnyJob, attempts: int) -> None:
        if not isinstance(job, jobs.SendNotice | jobs.SendInvitation) or (
            isinstance(job, jobs.SendNotice) and job.discreet
        ):
            # A discreet message leaves no trace, not even in how its user is notified later.
            await self._drop(row)
            return
        match = await self._matches.get(job.match_id)
        if has_outage(match):
            # The mention in its place would go nowhere either, and the person would hear nothing.
            await self._again(row, attempts, RETRY_IN_OUTAGE)
            return
        if match.row.trouble is None:
            # A bot that was removed from a server cannot write to its members, though they accept messages.
            await self._users.set_dm_closed(job.user_id, closed=True)
        async with self._matches.change(job.match_id) as unit:
            unit.write_aside(_delete, row)
            if isinstance(job, jobs.SendInvitation):
                unit.queue(jobs.Announce(job.match_id, job.msg, (job.user_id,), "invitation", job.seat))
                return
            seat = unit.match.seat_played_by(job.user_id)
            if seat is None:
                return
            if seat.awaited:
                notifications.queue_mention(unit, seat, "say-dm-closed")
            elif seat.invited_since is not None:
                notifications.queue_mention(unit, seat, "say-offer-waiting")

    async def _goes_nowhere(self, job: jobs.AnyJob) -> bool:
        """Return whether a job is for a channel with an outage, and is not the probe of it."""
        if not isinstance(job, jobs.PlaceJob) or (isinstance(job, jobs.Announce) and job.probe):
            return False
        try:
            return has_outage(await self._matches.get(job.match_id))
        except NoSuchMatch:
            return False

    async def _unsaid(self, row: rows.OutboxRow, job: jobs.AnyJob) -> None:
        """Drop a row without asking Discord; the next post that is sent reports its steps."""
        if not isinstance(job, jobs.TurnPost | jobs.Announce):
            await self._drop(row)
            return
        async with self._matches.change(job.match_id) as unit:
            unit.write_aside(_delete, row)
            _call_otherwise(unit, job)

    async def _give_up(self, row: rows.OutboxRow, job: jobs.AnyJob, reason: jobs.Undeliverable) -> None:
        if reason.trouble is None or isinstance(job, jobs.SendNotice | jobs.SendDirectMessage):
            await self._drop(row)
            return
        async with self._matches.change(job.match_id) as unit:
            unit.write_aside(_delete, row)
            if isinstance(job, jobs.UpdateCard) and unit.match.row.status != "lobby":
                # The card is an extra; its failure says nothing about the thread.
                return
            if reason.shut:
                begin_outage(unit, reason.trouble)
            else:
                known = unit.match.row.trouble is not None
                unit.update_row(trouble=plain_json(reason.trouble))
                host = unit.match.row.host_id
                if host is not None and not known:
                    unit.queue(jobs.SendDirectMessage(job.match_id, host, reason.trouble))
            if isinstance(job, jobs.TurnPost):
                _call_otherwise(unit, job)


async def _delete(tx: Tx, row: rows.OutboxRow) -> None:
    """Delete a row that is done. Raises ClaimLost, which rolls the transaction back."""
    if not await outbox_rows.delete_row(tx, row.id, row.claimed_by) and row.claimed_by is not None:
        raise ClaimLost


def _call_otherwise(unit: UnitOfWork, lost: jobs.TurnPost | jobs.Announce) -> None:
    """Call the players of a lost post by direct message instead.

    Players whom direct messages do not reach are mentioned, unless that would reveal who has answered an auction.
    In an outage, its end does that.
    """
    for seat in unit.match.seats:
        owing = seat.awaited or seat.invited_since is not None
        if seat.user_id is None or seat.user_id not in lost.ping or not owing:
            continue
        if notifications.would_reveal_missing(unit, seat):
            notifications.remind_discreetly(unit, seat)
        elif not unit.users[seat.user_id].shut(unit.now):
            notifications.queue_notice(unit, unit.users[seat.user_id])
        elif not has_outage(unit.match):
            notifications.queue_mention(unit, seat, "say-still-waiting" if seat.awaited else "say-offer-waiting")


def _post(job: jobs.AnyJob, sent: jobs.Sent) -> rows.Post:
    post = job.post if isinstance(job, jobs.AddPictures) else job
    return rows.Post(
        message_id=sent.message_id,
        match_id=job.match_id,
        kind=sent.kind,
        channel_id=sent.channel_id,
        seq=post.upto if isinstance(post, jobs.TurnPost) else 0,
        picture="yes" if sent.picture else None,
    )
