"""Administration for the installation's owner: health, and setting a match back."""

from collections.abc import Callable

import msgspec

from engines.core.encoding.codec import DecodeError
from engines.core.text.messages import Msg
from service.base.backoff import Backoff
from service.base.errors import Refusal
from service.base.lenient_json import decode_object, is_decodable
from service.base.read_models.installation import (
    DrillReport,
    HealthReport,
    LoadFigures,
    ProcessInfo,
    ProcessStatus,
)
from service.cluster.processes import Processes
from service.driver import pausing, publishing, undoing
from service.driver.repository import MatchRepository
from service.match.log_line import UNDO
from service.people import users
from service.people.user import User
from store import rows
from store.cluster.process_rows import PROCESS_TIMEOUT
from store.errors import DatabaseError, DatabaseUncertain
from store.tables import action_rows, clock_skew_rows, match_rows, outbox_rows, post_rows, timer_rows, user_rows

MAX_PROBLEMS = 10
LATE_SECONDS = 60
"""Seconds after which a timer that has not fired is late."""


class Admin:
    """Health and rollback. The caller checks that the user is the application's owner."""

    def __init__(
        self, matches: MatchRepository, processes: Processes, drill: Callable[[], DrillReport | None]
    ) -> None:
        """Create the use cases. drill: returns the result of the newest nightly drill."""
        self._matches = matches
        self._processes = processes
        self._drill = drill
        self._unkept = Backoff()

    async def health(self) -> HealthReport:
        """Return the present figures of all processes together."""
        now, folder = self._matches.clock.now(), self._matches.config.backups
        last = None if folder is None else await self._matches.database.last_backup(folder)
        processes = tuple(_process_info(process, facts, now) for process, facts in await self._processes.all())
        async with self._matches.database.read() as conn:
            oldest = await clock_skew_rows.oldest_due(conn, now)
            people = await user_rows.all_settings(conn)
            late = await timer_rows.due(conn, now - LATE_SECONDS)
            running = await match_rows.matches_by_status(conn, ("lobby", "live", "paused", "frozen"))
            problems = await post_rows.newest_problems(conn, MAX_PROBLEMS)
            return HealthReport(
                matches=await match_rows.count_by_status(conn),
                outbox=await outbox_rows.count(conn),
                oldest=0 if oldest is None else max(0, now - oldest),
                late_timers=len(late),
                troubled=tuple(row.id for row in running if row.trouble is not None or row.status == "frozen"),
                blocked=await clock_skew_rows.count_blocked(conn, now),
                last_backup=None if last is None else last.written,
                backups=folder is not None,
                unreadable=tuple(
                    user
                    for user, settings in people.items()
                    if not is_decodable(settings, users.StoredPreferences)
                ),
                problems=tuple((row.ref, _summarize(row)) for row in problems),
                processes=processes,
                drill=self._drill(),
            )

    async def figures(self) -> LoadFigures:
        """Return the figures that monitoring reads every few seconds."""
        now = self._matches.clock.now()
        async with self._matches.database.read() as conn:
            since = await outbox_rows.waiting_since(conn, now)
            return LoadFigures(
                matches=await match_rows.count_by_status(conn),
                posts=await outbox_rows.count(conn),
                longest=0 if since is None else max(0, now - since),
                late_timers=await timer_rows.count_due(conn, now - LATE_SECONDS),
            )

    async def rollback(self, user: User, match_id: int, to_seq: int) -> None:
        """Make all moves after ``to_seq`` ineffective; a frozen match goes on from there.

        A frozen match may be set back to its newest step, to go on from it once the bug is fixed. Votes and timers
        end, and awaited seats are asked again. Raises Refusal for an impossible step.
        """
        async with self._matches.change(match_id, user, "any") as unit:
            unit.match.must_have_status("live", "paused", "frozen")
            newest = unit.match.row.seq
            most = newest if unit.match.row.status == "frozen" else newest - 1
            if not unit.match.first <= to_seq <= most:
                raise Refusal("err-rollback", least=unit.match.first, most=most)
            publishing.release_all_duties(unit)
            unit.set_status("live")
            pausing.replace_closed_thread(unit)
            # The owner need not play, and so has not seen the duties yet.
            unit.actor = None
            try:
                await undoing.undo_to(
                    unit, self._matches.database, to_seq, seat=None, origin="admin", user_id=user.id
                )
            except (DecodeError, msgspec.MsgspecError, LookupError) as error:
                raise Refusal("err-rollback-unreadable", step=to_seq) from error
            publishing.queue_untold(unit)
            unit.queue_card()

    async def was_rolled_back(self, match_id: int, seen: int, to_seq: int) -> bool:
        """Return whether the step after ``seen`` set the match back to step ``to_seq``."""
        steps = await self._matches.database.ask(action_rows.actions_between, match_id, seen, seen + 1)
        found = [decode_object(step.payload) for step in steps if step.origin == "admin"]
        return any(data.get("type") == UNDO and data.get("to") == to_seq for data in found)

    def explain_storage_failure(self, error: Exception) -> Msg | None:
        """Return the message for a user whose change was not saved, or may not be; None for errors of other kinds.

        It is logged once a minute.
        """
        if not isinstance(error, DatabaseError):
            return None
        self._unkept.failed("the database keeps nothing", error)
        return Msg("ui-error-uncertain" if isinstance(error, DatabaseUncertain) else "ui-error-disk")


def _process_info(process: rows.Process, facts: ProcessStatus, now: int) -> ProcessInfo:
    silent = now - process.seen > PROCESS_TIMEOUT
    status = msgspec.structs.asdict(facts)
    return ProcessInfo(**status, name=process.name, begun=process.begun, seen=process.seen, silent=silent)


def _summarize(problem: rows.Problem) -> str:
    """Return a report on one line, with the match it is about."""
    first = problem.text.splitlines()[0][:100] if problem.text else ""
    return first if problem.match_id is None else f"#{problem.match_id}: {first}"
