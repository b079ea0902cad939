"""Sends what transactions left to be said: in order for each match, again after a failure, never twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping

import msgspec

from service import notices, publishing
from service.drift import Drift
from service.errors import NoSuchMatch
from service.jobs import (
    Announce,
    AnyJob,
    Card,
    ClosedDoor,
    Curve,
    Deliver,
    GiveUp,
    Invite,
    Membership,
    Notice,
    OpenThread,
    Pictures,
    Retire,
    Return,
    Sent,
    Tell,
    TryLater,
    TurnPost,
    Withdraw,
    read,
    written,
)
from service.live import write_msg
from service.matches import Matches
from service.processes import Processes
from service.reach import cut_off, is_cut_off, open_again
from service.reading import Reading
from service.unit import Unit
from service.users import Users
from service.worker import LONGEST_DEAFNESS, LONGEST_SLEEP, Due, Worker
from store import outbox_rows, post_rows, rows
from store.db import Tx
from store.errors import StoreError

log = logging.getLogger(__name__)
LONGEST_BACKOFF = 300
LEAST_BACKOFF = 1
MOST_FAILURES = 8
IN_PLACE = (Card, OpenThread, Return, TurnPost, Pictures, Curve, Announce, Withdraw, Retire, Membership)
"""What is done in the place where a match is played."""


class TakenOver(Exception):
    """Another process has a row by now: what came of sending it is noted by that one alone."""


class Outbox:
    """The worker over the table of things to say."""

    def __init__(
        self, matches: Matches, users: Users, reading: Reading, drift: Drift, processes: Processes
    ) -> None:
        self._matches = matches
        self._processes = processes
        self._drift = drift
        self._reading = reading
        self._users = users
        self._attempts: dict[int, int] = {}
        """By row that waits to be tried again, the attempts since this start."""
        self._worker: Worker[rows.Outgoing] | None = None
        matches.committed.append(self._wake)
        matches.database.watch(outbox_rows.WORK, self._wake)

    async def run(self, deliver: Deliver) -> None:
        """Send what is due, until cancelled. What is being sent then is sent again after the next start."""
        longest = LONGEST_DEAFNESS if self._matches.database.shared else LONGEST_SLEEP
        self._worker = Worker(
            "outbox",
            self._matches.clock,
            self._due,
            lambda row: self._send(row, deliver),
            longest,
            self._processes.is_lapsed,
        )
        await self._worker.run()

    def _wake(self, at: int | None = None) -> None:
        if self._worker is not None:
            self._worker.wake(at)

    async def _due(self, busy: Collection[int]) -> Due[rows.Outgoing]:
        """What is due and can be sent now, marked as tried in one transaction."""
        await self._drift.look()
        database, now = self._matches.database, self._matches.clock.now()
        share = self._processes.share
        async with database.read() as conn:
            due, next_at = await asyncio.gather(
                outbox_rows.due(conn, now, share), outbox_rows.next_after(conn, now)
            )
        wanted = [row.id for row in due if row.id not in busy][: max(0, self._matches.config.senders - len(busy))]
        if not wanted:
            return Due([], next_at)
        async with database.tx() as tx:
            # What was due when it was read may have been tried and put off meanwhile, or is being sent elsewhere.
            begun = await outbox_rows.begin_tries(tx, wanted, now, share.me)
        return Due(begun, next_at, whole=len(begun) == len(wanted))

    async def _send(self, row: rows.Outgoing, deliver: Deliver) -> None:
        try:
            await self._try(row, deliver)
        except TakenOver:
            log.warning("match %s: %s was taken over by another process, which sees to it", row.match_id, row.kind)

    async def _try(self, row: rows.Outgoing, deliver: Deliver) -> None:
        attempts = self._attempts.pop(row.id, 0) + 1
        try:
            job, number = read(row.payload)
        except (msgspec.ValidationError, msgspec.DecodeError) as error:
            await self._unexpected(row, None, error)
            return
        if await self._goes_nowhere(job):
            await self._unsaid(row, job)
            return
        try:
            if isinstance(job, TurnPost):
                # Under its lock, the match knows what the post before this one told.
                async with self._matches.lock(job.match_id):
                    job = publishing.as_sent(await self._matches.locked(job.match_id), job)
            gone = await self._gone(job) if isinstance(job, TurnPost) else {}
            sent = await deliver.deliver(number or row.id, row.attempts > 1, job)
        except TryLater as later:
            if later.most is not None and attempts >= later.most:
                log.warning("match %s: %s is let go (%s)", job.match_id, row.kind, later)
                await self._drop(row)
            else:
                log.warning("match %s: %s waits (%s)", job.match_id, row.kind, later)
                await self._again(row, attempts, later.after)
        except ClosedDoor:
            await self._closed_door(row, job)
        except GiveUp as reason:
            log.warning("match %s: %s given up (%s)", row.match_id, row.kind, reason)
            await self._give_up(row, job, reason)
        except NoSuchMatch:
            await self._drop(row)
        except StoreError:
            # The row is still there, and is tried again when the database is.
            raise
        except Exception as error:
            log.exception("match %s: %s failed", row.match_id, row.kind)
            if row.attempts >= MOST_FAILURES:
                await self._unexpected(row, job, error)
            else:
                await self._again(row, attempts, 0)
        else:
            await self._done(row, job, sent, gone)

    async def _unexpected(self, row: rows.Outgoing, job: AnyJob | None, error: Exception) -> None:
        """A fault of ours keeps a row from being sent; what comes after it must not wait for ever."""
        ref = await self._reading.problem(row.match_id, f"{row.kind} was not sent: {error!r}")
        log.error("outbox row %s was dropped; problem %s", row.id, ref)
        if not isinstance(job, TurnPost):
            await self._drop(row)
            return
        async with self._matches.unit(job.match_id) as unit:
            unit.aside(lambda tx: _delete(tx, row))
            # What we cannot tell in this post we could not tell in the next one either.
            unit.told(job.upto)
            _call_otherwise(unit, job)

    async def _drop(self, row: rows.Outgoing) -> None:
        async with self._matches.database.tx() as tx:
            await _delete(tx, row)

    async def _again(self, row: rows.Outgoing, attempts: int, after: float) -> None:
        self._attempts[row.id] = attempts
        backoff = min(LONGEST_BACKOFF, LEAST_BACKOFF * 2 ** min(attempts - 1, 10))
        at = self._matches.clock.now() + max(int(after + 0.999), backoff)
        async with self._matches.database.tx() as tx:
            await outbox_rows.retry(tx, row.id, at, row.claimed_by)

    async def _done(self, row: rows.Outgoing, job: AnyJob, sent: Sent | None, gone: Mapping[int, int]) -> None:
        """gone: seats about which the others are to be called, see `_gone`."""
        if isinstance(job, OpenThread | TurnPost | Announce):
            live = await self._matches.get(job.match_id)
            opened = isinstance(job, OpenThread) and sent is not None
            known = live.row.trouble is not None or is_cut_off(live)
            if opened or isinstance(job, TurnPost) or known:
                await self._done_and_known(row, job, sent, gone)
                return
        async with self._matches.database.tx() as tx:
            await _delete(tx, row)
            if sent is not None:
                await self._put(tx, job, sent, row.guild_id)
        if isinstance(job, Notice) and sent is not None and not job.discreet:
            await self._users.door(job.user_id, closed=False)

    async def _done_and_known(
        self,
        row: rows.Outgoing,
        job: OpenThread | TurnPost | Announce,
        sent: Sent | None,
        gone: Mapping[int, int],
    ) -> None:
        """The match learns where it is played, what is told, and that what Discord refused works again."""
        async with self._matches.unit(job.match_id) as unit:
            unit.aside(lambda tx: _delete(tx, row))
            if isinstance(job, TurnPost):
                unit.told(job.upto)
            open_again(unit)
            for seat, user_id in gone.items():
                if unit.live.row.status == "live" and unit.live.seats[seat].user_id == user_id:
                    notices.call_gone(unit, unit.live.seats[seat])
            if sent is not None:
                unit.aside(lambda tx: self._put(tx, job, sent, row.guild_id))
                if isinstance(job, OpenThread):
                    unit.row(thread_id=sent.channel_id)

    async def _gone(self, job: TurnPost) -> dict[int, int]:
        """Of the seats that a post asks, those whose person cannot act in the match any more, with that person."""
        live, gate = await self._matches.get(job.match_id), self._matches.gate
        asked = {seat: live.seats[seat].user_id for seat in job.asked}
        return {
            seat: user_id
            for seat, user_id in asked.items()
            if user_id is not None and await gate.stays_out(user_id, job.match_id)
        }

    async def _put(self, tx: Tx, job: AnyJob, sent: Sent, guild_id: int | None) -> None:
        """Remember the message, and that its board is to follow."""
        await post_rows.put_post(tx, _post(job, sent))
        if sent.late and isinstance(job, TurnPost):
            now = self._matches.clock.now()
            late = Pictures(job.match_id, sent.channel_id, sent.message_id, job)
            await outbox_rows.add(
                tx,
                kind="pictures",
                payload=written(late),
                now=now,
                next_at=now + 1,
                guild_id=guild_id,
            )

    async def _closed_door(self, row: rows.Outgoing, job: AnyJob) -> None:
        if not isinstance(job, Notice | Invite) or (isinstance(job, Notice) and job.discreet):
            # That somebody was written to discreetly shows in nothing, not even in how they are told later on.
            await self._drop(row)
            return
        if (await self._matches.get(job.match_id)).row.trouble is None:
            # A bot that was thrown out of a server can write to nobody there, whose own doors are open.
            await self._users.door(job.user_id, closed=True)
        async with self._matches.unit(job.match_id) as unit:
            unit.aside(lambda tx: _delete(tx, row))
            if isinstance(job, Invite):
                unit.say(Announce(job.match_id, job.msg, (job.user_id,), "invitation", job.seat))
                return
            seat = unit.live.seat_played_by(job.user_id)
            if seat is None:
                return
            if seat.awaited:
                notices.by_mention(unit, seat, "say-dm-closed")
            elif seat.invited_since is not None:
                notices.by_mention(unit, seat, "say-offer-waiting")

    async def _goes_nowhere(self, job: AnyJob) -> bool:
        """Whether a job is for a place that refuses everything, and no try whether it still does."""
        if not isinstance(job, IN_PLACE) or (isinstance(job, Announce) and job.probe):
            return False
        try:
            return is_cut_off(await self._matches.get(job.match_id))
        except NoSuchMatch:
            return False

    async def _unsaid(self, row: rows.Outgoing, job: AnyJob) -> None:
        """Let a row go without asking Discord; the next post that goes out tells it."""
        if not isinstance(job, TurnPost):
            await self._drop(row)
            return
        async with self._matches.unit(job.match_id) as unit:
            unit.aside(lambda tx: _delete(tx, row))
            _call_otherwise(unit, job)

    async def _give_up(self, row: rows.Outgoing, job: AnyJob, reason: GiveUp) -> None:
        if reason.trouble is None or isinstance(job, Notice | Tell):
            await self._drop(row)
            return
        async with self._matches.unit(job.match_id) as unit:
            unit.aside(lambda tx: _delete(tx, row))
            if isinstance(job, Card) and unit.live.row.status != "lobby":
                # The card is a comfort; its fate says nothing about the thread's.
                return
            if reason.shut:
                cut_off(unit, reason.trouble)
            else:
                known = unit.live.row.trouble is not None
                unit.row(trouble=write_msg(reason.trouble))
                host = unit.live.row.host_id
                if host is not None and not known:
                    unit.say(Tell(host, job.match_id, reason.trouble))
            if isinstance(job, TurnPost):
                _call_otherwise(unit, job)


async def _delete(tx: Tx, row: rows.Outgoing) -> None:
    """Forget a row that was done. Raises TakenOver, which undoes the transaction."""
    if not await outbox_rows.delete_row(tx, row.id, row.claimed_by) and row.claimed_by is not None:
        raise TakenOver


def _call_otherwise(unit: Unit, lost: TurnPost) -> None:
    """The post that was to call people stands nowhere: a direct message calls them instead.

    Whom direct messages are known not to reach is mentioned, unless that would tell who has answered an auction.
    """
    for seat in unit.live.seats:
        owing = seat.awaited or seat.invited_since is not None
        if seat.user_id is None or seat.user_id not in lost.ping or not owing:
            continue
        if notices.is_among_many(unit, seat):
            notices.discreetly(unit, seat)
        elif unit.users[seat.user_id].shut(unit.now):
            notices.by_mention(unit, seat, "say-still-waiting" if seat.awaited else "say-offer-waiting")
        else:
            notices.by_message(unit, unit.users[seat.user_id])


def _post(job: AnyJob, sent: Sent) -> rows.Post:
    return rows.Post(
        message_id=sent.message_id,
        match_id=job.match_id,
        kind=sent.kind,
        channel_id=sent.channel_id,
        seq=_shown(job),
        picture="yes" if sent.picture else None,
    )


def _shown(job: AnyJob) -> int:
    """The step that a turn post shows; 0 for other messages."""
    match job:
        case TurnPost():
            return job.upto
        case Pictures():
            return job.post.upto
        case _:
            return 0
