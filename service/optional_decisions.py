"""Decisions that nobody waits for, such as to take a trade that is offered; and waiting for them all the same.

People to whom one is newly open are rung once in a turn and never reminded. Whoever made an offer goes on playing,
or waits for answers: then clock and reminders rest until everybody has answered, until an answer is more than a
no, or until a time of their choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from service import delays, notices, standing_in, standing_orders
from service.errors import Refusal
from service.live import Live, Mark
from service.unit import Unit
from store import rows


def open_to(live: Live, state: Any) -> set[int]:
    """The seats that may answer something in a position without being waited for."""
    decisions = live.choices(state).decisions
    return {decision.seat for decision in decisions if decision.optional} - live.awaited(state)


def changed(live: Live, mover: int) -> bool:
    """Whether the newest position offers others something else than the one that they see."""
    seats = open_to(live, live.state)
    if seats != open_to(live, live.shown):
        return True
    return any(live.options(live.state, seat) != live.options(live.shown, seat) for seat in seats - {mover})


def invite(unit: Unit) -> list[rows.Seat]:
    """Bring up to date who may answer something; the people who shall be told of it, at most once a turn each.

    Computer players, and standing orders that answer, get a timer each time.
    """
    live = unit.live
    may, turn = open_to(live, live.shown), live.game.turn(live.shown)
    told: list[rows.Seat] = []
    for seat in live.seats:
        if seat.seat not in may:
            if seat.invited_since is not None:
                unit.seat(seat.seat, invited_since=None)
                unit.cancel(seat=seat.seat)
        elif seat.invited_since is None:
            unit.seat(seat.seat, invited_since=unit.now)
            if seat.user_id is None:
                unit.timer("computer", unit.now + delays.of_computer(unit, seat.seat), seat=seat.seat)
            else:
                standing_orders.take_over(unit, seat.seat)
                if seat.invited_turn != turn:
                    unit.seat(seat.seat, invited_turn=turn)
                    told.append(seat)
    return told


# ------------------------------------------------------------------ waiting for answers


def wait(unit: Unit, seat: int, until: int) -> None:
    """Let a seat's clock and reminders rest until its offers are answered. Raises Refusal if none stands."""
    row = unit.live.seats[seat]
    if not row.awaited or not open_to(unit.live, unit.live.shown):
        raise Refusal("err-no-answers")
    spent = 0 if row.awaited_since is None or row.waits_until is not None else unit.now - row.awaited_since
    unit.cancel(seat=seat)
    unit.seat(seat, waits_until=until, awaited_since=unit.now, clock=row.clock + max(0, spent))
    unit.timer("answers", until, seat=seat)


def go_on(unit: Unit, seat: int) -> None:
    """A seat that waited for answers moves: its time counts again."""
    row = unit.live.seats[seat]
    if row.waits_until is not None:
        unit.cancel("answers", seat=seat)
        unit.seat(seat, waits_until=None, awaited_since=unit.now)
        notices.plan_reminder(unit, row, 1)
        standing_in.set_timer(unit, seat)


def answered(unit: Unit, moved: Sequence[Mark]) -> set[int]:
    """The seats that need not wait for answers any longer.

    moved: what is newly public. A trade and a counter-offer let something be known; a mere no does not.
    """
    waiting = [seat.seat for seat in unit.live.seats if seat.waits_until is not None]
    if not waiting or not open_to(unit.live, unit.live.shown):
        return set(waiting)
    return {seat for seat in waiting if any(mark.seat != seat and mark.barrier for mark in moved)}
