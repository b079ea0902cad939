"""Resting a match by agreement: clocks, reminders and computer players stand still."""

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
    """Log a step of the service that changes no position; nothing may be held back any more."""
    unit.log_step(
        seat=seat,
        origin="system",
        payload=narration.system_payload(verb, **fields),
        state=unit.match.state,
        user_id=user_id,
    )
    unit.publish()


def stop_duties(unit: UnitOfWork) -> None:
    """Nobody is awaited until the match goes on. A turn that is held back becomes public without asking."""
    log_system_step(unit, None, "pause")
    publishing.release_all_duties(unit)
    unit.update_row(status="paused")
    unit.update_settings(paused_at=unit.now)


def pause(unit: UnitOfWork) -> None:
    """Rest, and say so."""
    stop_duties(unit)
    publishing.queue_turn_post(unit)


def pause_for_outage(unit: UnitOfWork) -> None:
    """Rest because nobody can be told anything in the match's place; `is_paused_by_outage` knows such a pause."""
    log_system_step(unit, None, "cut-off")
    publishing.release_all_duties(unit)
    unit.update_row(status="paused")
    unit.update_settings(paused_at=None)


def is_paused_by_outage(match: MatchSnapshot) -> bool:
    """Whether a match rests only because nobody could be told anything in its place."""
    return match.row.status == "paused" and match.settings.paused_at is None


def resume_after_outage(unit: UnitOfWork) -> None:
    """Go on by itself after that: everybody who owes something is asked anew."""
    _go_on(unit, None, "back")


def must_resume(unit: UnitOfWork, user: User, *, manager: bool) -> int | None:
    """The seat of somebody who may resume a paused match, if they play one. Raises Refusal, NotSeated.

    What a moderator has paused, those who manage the server (``manager``) resume; where its thread was deleted or
    locked, they or the host; anything else whoever plays.
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
    """Go on: everybody who owes something is asked anew, in another thread if a moderator has closed this one."""
    replace_closed_thread(unit)
    _go_on(unit, seat, "resume")


def replace_closed_thread(unit: UnitOfWork) -> None:
    """Have another thread opened if a moderator has closed the match's own."""
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
