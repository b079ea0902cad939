"""Resting a match by agreement: clocks, reminders and computer players stand still."""

from __future__ import annotations

from service import history, publishing
from service.errors import Refusal
from service.jobs import OpenThread
from service.live import Live
from service.people import User
from service.unit import Unit


def note(unit: Unit, seat: int | None, verb: str, *, user_id: int | None = None, **fields: object) -> None:
    """Log a step of the service that changes no position; nothing may be held back any more."""
    unit.act(
        seat=seat,
        origin="system",
        payload=history.system(verb, **fields),
        state=unit.live.state,
        user_id=user_id,
    )
    unit.publish()


def rest(unit: Unit) -> None:
    """Nobody is awaited until the match goes on. A turn that is held back becomes public without asking."""
    note(unit, None, "pause")
    publishing.rest(unit)
    unit.row(status="paused")
    unit.settings(paused_at=unit.now)


def pause(unit: Unit) -> None:
    """Rest, and say so."""
    rest(unit)
    publishing.post(unit)


def cut_off(unit: Unit) -> None:
    """Rest because nobody can be told anything in the match's place; `rests_unheard` knows such a pause."""
    note(unit, None, "cut-off")
    publishing.rest(unit)
    unit.row(status="paused")
    unit.settings(paused_at=None)


def rests_unheard(live: Live) -> bool:
    """Whether a match rests only because nobody could be told anything in its place."""
    return live.row.status == "paused" and live.settings.paused_at is None


def come_back(unit: Unit) -> None:
    """Go on by itself after that: everybody who owes something is asked anew."""
    _go_on(unit, None, "back")


def must_resume(unit: Unit, user: User, *, manager: bool) -> int | None:
    """The seat of somebody who may resume a paused match, if they play one. Raises Refusal, NotSeated.

    What a moderator has paused, those who manage the server (``manager``) resume; where its thread was deleted or
    locked, they or the host; anything else whoever plays.
    """
    live = unit.live
    live.must_be("paused")
    stopped_by = live.settings.stopped_by
    its_host = stopped_by == "thread" and user.id == live.row.host_id
    if live.halted is not None and not manager and not its_host:
        raise Refusal(live.halted, match=live.id)
    seat = live.seat_played_by(user.id)
    return seat.seat if seat is not None else None if stopped_by else live.must_play(user.id).seat


def resume(unit: Unit, seat: int | None) -> None:
    """Go on: everybody who owes something is asked anew, in another thread if a moderator has closed this one."""
    leave_closed_thread(unit)
    _go_on(unit, seat, "resume")


def leave_closed_thread(unit: Unit) -> None:
    """Have another thread opened if a moderator has closed the match's own."""
    if unit.live.settings.thread_closed:
        unit.row(thread_id=None)
        unit.settings(thread_closed=False)
        unit.say(OpenThread(unit.live.id, again=True))


def _go_on(unit: Unit, seat: int | None, verb: str) -> None:
    unit.row(status="live")
    unit.settings(paused_at=None, stopped_by="")
    note(unit, seat, verb)
    publishing.publish(unit)
    publishing.tell_rest(unit)
    unit.card()
