"""Pause and resume a match: while it is paused, clocks, reminders and computer players rest."""

from __future__ import annotations

from service.base.errors import Refusal
from service.base.jobs import OpenThread
from service.driver import publishing
from service.history import narration
from service.match.snapshot import MatchSnapshot
from service.match.unit_of_work import UnitOfWork
from service.people.user import User


def log_system_step(
    unit: UnitOfWork, seat: int | None, verb: str, *, user_id: int | None = None, **fields: object
) -> None:
    """Log a step of the service that changes no position, and publish all held moves."""
    unit.log_step(
        seat=seat,
        origin="system",
        payload=narration.system_payload(verb, **fields),
        state=unit.match.state,
        user_id=user_id,
    )
    unit.publish()


def stop_duties(unit: UnitOfWork) -> None:
    """Release all duties until the match is resumed, and publish a held turn without asking."""
    log_system_step(unit, None, "pause")
    publishing.release_all_duties(unit)
    unit.update_row(status="paused")
    unit.update_settings(paused_at=unit.now)


def pause(unit: UnitOfWork) -> None:
    """Pause a match, and post it."""
    stop_duties(unit)
    publishing.queue_turn_post(unit)


def pause_for_outage(unit: UnitOfWork) -> None:
    """Pause a match because its channel takes no posts; see `is_paused_by_outage`."""
    log_system_step(unit, None, "cut-off")
    publishing.release_all_duties(unit)
    unit.update_row(status="paused")
    unit.update_settings(paused_at=None)


def is_paused_by_outage(match: MatchSnapshot) -> bool:
    """Return whether a match is paused only because its channel took no posts."""
    return match.row.status == "paused" and match.settings.paused_at is None


def resume_after_outage(unit: UnitOfWork) -> None:
    """Resume a match after an outage, and ask its seats again."""
    _go_on(unit, None, "back")


def must_resume(unit: UnitOfWork, user: User, *, manager: bool) -> int | None:
    """Return the seat of a user who may resume a paused match, if they play one. Raises Refusal, NotSeated.

    After a moderator's pause only managers of the server (``manager``) may; after its thread was deleted or
    locked, managers or the host; otherwise any player.
    """
    match = unit.match
    match.must_have_status("paused")
    stopped_by = match.settings.stopped_by
    its_host = stopped_by == "thread" and user.id == match.row.host_id
    if match.halted is not None and not manager and not its_host:
        raise Refusal(match.halted, match=match.id)
    seat = match.seat_played_by(user.id)
    return seat.seat if seat is not None else None if stopped_by else match.must_play(user.id).seat


def resume(unit: UnitOfWork, seat: int | None) -> None:
    """Resume a match and ask its seats again, in a new thread if a moderator has closed the old one."""
    replace_closed_thread(unit)
    _go_on(unit, seat, "resume")


def replace_closed_thread(unit: UnitOfWork) -> None:
    """Open a new thread if a moderator has closed the match's own."""
    if unit.match.settings.thread_closed:
        unit.update_row(thread_id=None)
        unit.update_settings(thread_closed=False)
        unit.queue(OpenThread(unit.match.id, again=True))


def _go_on(unit: UnitOfWork, seat: int | None, verb: str) -> None:
    unit.update_row(status="live")
    unit.update_settings(paused_at=None, stopped_by="")
    log_system_step(unit, seat, verb)
    publishing.publish(unit)
    publishing.queue_untold(unit)
    unit.queue_card()
