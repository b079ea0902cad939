"""Pause, resume and abort a match: while it is paused, clocks, reminders and computer players rest."""

from engines.core.text.messages import Msg
from service.base.errors import Refusal
from service.base.jobs import ArchiveThread, OpenThread
from service.driver import driver, publishing
from service.history import narration
from service.match.unit_of_work import UnitOfWork
from service.people.user import User
from store import rows


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


def stop_duties(unit: UnitOfWork, by: rows.PausedBy) -> None:
    """Pause a match without a post: release all duties, and publish a held turn without asking."""
    log_system_step(unit, None, "cut-off" if by == "outage" else "pause")
    publishing.release_all_duties(unit)
    unit.set_status("paused", by)


def pause(unit: UnitOfWork, by: rows.PausedBy = "players") -> None:
    """Pause a match, and post it."""
    stop_duties(unit, by)
    publishing.queue_turn_post(unit)


def close_thread(unit: UnitOfWork) -> bool:
    """Pause a match whose thread a moderator has closed; return whether this is what pauses it now.

    A moderator's pause stays one. Until the match is resumed, in another thread, nothing more is posted there.
    """
    status = unit.match.status
    unit.update_row(closed_thread_id=unit.match.row.thread_id)
    if status.by == "server":
        return False
    if status.kind == "live":
        unit.close_proposals("undo")
        stop_duties(unit, "thread")
    else:
        unit.set_status("paused", "thread")
    return True


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
    refusal = match.status.resume_refusal
    its_host = match.status.by == "thread" and user.id == match.row.host_id
    if refusal is not None and not manager and not its_host:
        raise Refusal(refusal, match=match.id)
    seat = match.seat_played_by(user.id)
    return seat.seat if seat is not None else None if refusal else match.must_play(user.id).seat


def resume(unit: UnitOfWork, seat: int | None) -> None:
    """Resume a match and ask its seats again, in a new thread if a moderator has closed the old one."""
    replace_closed_thread(unit)
    _go_on(unit, seat, "resume")


def replace_closed_thread(unit: UnitOfWork) -> None:
    """Open a new thread if a moderator has closed the match's own."""
    if unit.match.row.closed_thread_id is not None:
        unit.update_row(thread_id=None, closed_thread_id=None)
        unit.queue(OpenThread(unit.match.id, again=True))


def _go_on(unit: UnitOfWork, seat: int | None, verb: str) -> None:
    unit.set_status("live")
    log_system_step(unit, seat, verb)
    driver.advance(unit)
    publishing.queue_untold(unit)
    unit.queue_card()


def abort_match(unit: UnitOfWork, msg: Msg) -> None:
    """End a match without a result."""
    match = unit.match
    publishing.release_all_duties(unit)
    unit.set_status("aborted")
    if match.seats:
        unit.announce(msg, ping=match.people_but(None))
        unit.queue(ArchiveThread(match.id), after=1)
    unit.queue_card()
    unit.close_proposals()
