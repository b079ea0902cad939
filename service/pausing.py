"""Resting a match by agreement: clocks, reminders and computer players stand still."""

from __future__ import annotations

from service import history, publishing
from service.unit import Unit


def note(unit: Unit, seat: int | None, verb: str, **fields: object) -> None:
    """Log a step of the service that changes no position, after whatever is still unpublished."""
    if unit.live.row.published < unit.live.row.seq:
        publishing.publish(unit)
    unit.act(seat=seat, origin="system", payload=history.system(verb, **fields), state=unit.live.state)
    unit.publish()


def pause(unit: Unit) -> None:
    """Rest: nobody is awaited until the match goes on."""
    note(unit, None, "pause")
    for seat in unit.live.seats:
        if seat.awaited:
            since = seat.awaited_since if seat.awaited_since is not None else unit.now
            unit.seat(seat.seat, awaited=False, awaited_since=None, clock=seat.clock + max(0, unit.now - since))
    unit.cancel()
    unit.row(status="paused")
    unit.settings(paused_at=unit.now)
    publishing.post(unit, (), ())


def resume(unit: Unit, seat: int) -> None:
    """Go on: everybody who owes something is asked anew."""
    unit.row(status="live")
    unit.settings(paused_at=None)
    note(unit, seat, "resume")
    publishing.ask(unit)
    unit.card()
