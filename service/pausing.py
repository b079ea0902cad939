"""Resting a match by agreement: clocks, reminders and computer players stand still."""

from __future__ import annotations

from service import history, publishing
from service.live import Live
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


def pause(unit: Unit) -> None:
    """Rest: nobody is awaited until the match goes on. A turn that is held back becomes public without asking."""
    note(unit, None, "pause")
    publishing.rest(unit)
    unit.row(status="paused")
    unit.settings(paused_at=unit.now)
    publishing.post(unit)


def cut_off(unit: Unit) -> None:
    """Rest because nobody can be told anything in the match's place; `is_cut_off` knows it from other pauses."""
    note(unit, None, "cut-off")
    publishing.rest(unit)
    unit.row(status="paused")
    unit.settings(paused_at=None)


def is_cut_off(live: Live) -> bool:
    """Whether a match rests only because nobody could be told anything in its place."""
    return live.row.status == "paused" and live.settings.paused_at is None


def come_back(unit: Unit) -> None:
    """Go on by itself after that: everybody who owes something is asked anew."""
    _go_on(unit, None, "back")


def resume(unit: Unit, seat: int) -> None:
    """Go on: everybody who owes something is asked anew."""
    _go_on(unit, seat, "resume")


def _go_on(unit: Unit, seat: int | None, verb: str) -> None:
    unit.row(status="live")
    unit.settings(paused_at=None)
    note(unit, seat, verb)
    publishing.publish(unit)
    publishing.tell_rest(unit)
    unit.card()
