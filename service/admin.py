"""For the owner of the installation: how it does, and setting a match back."""

from __future__ import annotations

import msgspec

from engines.core.encoding.codec import DecodeError
from engines.core.text.messages import Msg
from service import pausing, publishing, undoing, users
from service.errors import Refusal
from service.lasting import Lasting
from service.live import UNDO, from_json
from service.matches import Matches
from service.people import User
from service.processes import Facts, Processes
from service.read_models import Figures, Health, MatchInfo, ProcessInfo
from service.readable import is_readable
from service.reading import Reading
from store import action_rows, drift_rows, match_rows, outbox_rows, post_rows, rows, timer_rows, user_rows
from store.errors import DatabaseError, DatabaseUncertain
from store.process_rows import LEASE

MOST_PROBLEMS = 10
LATE = 60
"""Seconds after which a timer that has not fired is late."""


class Admin:
    """Health and rollback. Who may call it is checked by the caller against the application's owner."""

    def __init__(self, matches: Matches, reading: Reading, processes: Processes) -> None:
        self._matches = matches
        self._reading = reading
        self._processes = processes
        self._unkept = Lasting()

    async def health(self) -> Health:
        """Figures of the moment, of all processes together."""
        now, folder = self._matches.clock.now(), self._matches.config.backups
        last = None if folder is None else await self._matches.database.last_backup(folder)
        processes = tuple(_told(process, facts, now) for process, facts in await self._processes.all())
        async with self._matches.database.read() as conn:
            oldest = await drift_rows.oldest_due(conn, now)
            people = await user_rows.all_settings(conn)
            late = await timer_rows.due(conn, now - LATE)
            running = await match_rows.matches_by_status(conn, ("lobby", "live", "paused", "frozen"))
            problems = await post_rows.newest_problems(conn, MOST_PROBLEMS)
            return Health(
                matches=await match_rows.count_by_status(conn),
                outbox=await outbox_rows.count(conn),
                oldest=0 if oldest is None else max(0, now - oldest),
                late_timers=len(late),
                troubled=tuple(row.id for row in running if row.trouble is not None or row.status == "frozen"),
                blocked=await drift_rows.blocked(conn, now),
                last_backup=last,
                backups=folder is not None,
                unreadable=tuple(
                    user for user, settings in people.items() if not is_readable(settings, users.Kept)
                ),
                problems=tuple((row.ref, _short(row)) for row in problems),
                processes=processes,
            )

    async def figures(self) -> Figures:
        """What grows or lingers, for whoever looks every few seconds."""
        now = self._matches.clock.now()
        async with self._matches.database.read() as conn:
            since = await outbox_rows.waiting_since(conn, now)
            return Figures(
                matches=await match_rows.count_by_status(conn),
                posts=await outbox_rows.count(conn),
                longest=0 if since is None else max(0, now - since),
                late_timers=await timer_rows.count_due(conn, now - LATE),
            )

    async def rollback(self, user: User, match_id: int, to_seq: int) -> MatchInfo:
        """Make every move after ``to_seq`` ineffective; a frozen match goes on from there.

        A frozen match may be set back to its newest step: it goes on where it was, once its fault is mended.
        Raises Refusal for an impossible step. Votes and timers end, and whoever is awaited then is asked anew.
        """
        async with self._matches.unit(match_id, user, "any") as unit:
            unit.live.must_be("live", "paused", "frozen")
            newest = unit.live.row.seq
            most = newest if unit.live.row.status == "frozen" else newest - 1
            if not unit.live.first <= to_seq <= most:
                raise Refusal("err-rollback", least=unit.live.first, most=most)
            publishing.rest(unit)
            unit.row(status="live")
            unit.settings(paused_at=None, stopped_by="")
            pausing.leave_closed_thread(unit)
            # The owner of the installation need not play: no duty here is known to them already.
            unit.actor = None
            try:
                await undoing.take_back(
                    unit, self._matches.database, to_seq, seat=None, origin="admin", user_id=user.id
                )
            except (DecodeError, msgspec.MsgspecError, LookupError) as error:
                raise Refusal("err-rollback-unreadable", step=to_seq) from error
            publishing.tell_rest(unit)
            unit.card()
        return await self._reading.info(match_id)

    async def rolled_back(self, match_id: int, seen: int, to_seq: int) -> bool:
        """Whether what was done after step ``seen`` is that the match was set back to step ``to_seq``."""
        async with self._matches.database.read() as conn:
            steps = await action_rows.actions_between(conn, match_id, seen, seen + 1)
        found = [from_json(step.payload) for step in steps if step.origin == "admin"]
        return any(data["type"] == UNDO and data["to"] == to_seq for data in found)

    def unkept(self, error: Exception) -> Msg | None:
        """What to tell somebody whose act the database did not keep, or may not have; None for other errors.

        It is logged once a minute.
        """
        if not isinstance(error, DatabaseError):
            return None
        self._unkept.failed("the database keeps nothing", error)
        return Msg("ui-error-uncertain" if isinstance(error, DatabaseUncertain) else "ui-error-disk")

    async def problem(self, match_id: int | None, text: str) -> str:
        """Keep an unexpected error; the short reference to tell its witness."""
        return await self._reading.problem(match_id, text)


def _told(process: rows.Process, facts: Facts, now: int) -> ProcessInfo:
    return ProcessInfo(
        name=process.name,
        shards=facts.shards,
        carried=facts.carried,
        connected=facts.connected,
        servers=facts.servers,
        latency=facts.latency,
        begun=process.begun,
        seen=process.seen,
        silent=now - process.seen > LEASE,
    )


def _short(problem: rows.Problem) -> str:
    """A report on one line, with the match it is about."""
    first = problem.text.splitlines()[0][:100] if problem.text else ""
    return first if problem.match_id is None else f"#{problem.match_id}: {first}"
