"""Optional decisions, such as taking a trade that is offered, and waiting for the answers to them.

A player who gets a new optional decision is pinged once a turn and never reminded. The player who made the offer
goes on, or waits for answers: their clock and reminders rest until all have answered, until an answer is more than
a no, or until a time they chose. A computer player waits for a while that the pace of the match gives.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from service.autoplay import sources
from service.base.config import PACES
from service.base.errors import Refusal
from service.match import notifications
from service.match.log_line import StepSummary
from service.match.snapshot import MatchSnapshot
from service.match.unit_of_work import UnitOfWork
from service.people.quiet_hours import rests_until
from store import rows

PATIENCE: Final = 48
"""A computer player lets people answer for this part of the match's pace: of a day, half an hour."""
AMONG_COMPUTERS: Final = 60
"""Seconds for which it lets computer players answer; they need a few."""


def seats_with_offers(match: MatchSnapshot, state: Any) -> set[int]:
    """Return the seats that have an optional decision in a position and owe no other."""
    decisions = match.choices(state).decisions
    return {decision.seat for decision in decisions if decision.optional} - match.awaited(state)


def offers_changed(match: MatchSnapshot, mover: int) -> bool:
    """Return whether the newest position offers other players something else than the one they see."""
    seats = seats_with_offers(match, match.state)
    if seats != seats_with_offers(match, match.shown):
        return True
    return any(match.options(match.state, seat) != match.options(match.shown, seat) for seat in seats - {mover})


def invite_answers(unit: UnitOfWork) -> list[rows.Seat]:
    """Update which seats have an optional decision; return those to notify, each at most once a turn.

    Computer players, and standing orders that answer, get a timer each time.
    """
    match = unit.match
    may, turn = seats_with_offers(match, match.shown), match.game.rules.turn(match.shown)
    told: list[rows.Seat] = []
    for seat in match.seats:
        if seat.seat not in may:
            if seat.invited_since is not None:
                unit.update_seat(seat.seat, invited_since=None)
                unit.cancel_timers(seat=seat.seat)
        elif seat.invited_since is None:
            unit.update_seat(seat.seat, invited_since=unit.now)
            sources.set_timers(unit, seat.seat)
            if seat.user_id is not None and seat.invited_turn != turn:
                unit.update_seat(seat.seat, invited_turn=turn)
                told.append(seat)
    return told


# ------------------------------------------------------------------ waiting for answers


def wait_for_answers(unit: UnitOfWork, seat: int, until: int) -> None:
    """Rest a seat's clock and reminders until its offers are answered. Raises Refusal if it has no open offer."""
    row = unit.match.seats[seat]
    if not row.awaited or not seats_with_offers(unit.match, unit.match.shown):
        raise Refusal("err-no-answers")
    spent = 0 if row.awaited_since is None or row.waits_until is not None else unit.now - row.awaited_since
    unit.cancel_timers(seat=seat)
    unit.update_seat(seat, waits_until=until, awaited_since=unit.now, clock=row.clock + max(0, spent))
    unit.set_timer("answers", until, seat=seat)


def let_answer(unit: UnitOfWork, seat: int, asked: Collection[int]) -> bool:
    """Let a computer player wait for answers if its move brought other seats offers; return whether it waits.

    asked: the seats that had offers before. A person who rests is not waited for, nor is anyone in a lesson.
    """
    new = seats_with_offers(unit.match, unit.match.shown).difference(asked)
    if not new or not unit.match.seats[seat].awaited or unit.match.is_lesson:
        return False
    people = [unit.users[user] for one in new if (user := unit.match.seats[one].user_id) is not None]
    here = any(rests_until(user, unit.now) is None for user in people)
    wait_for_answers(unit, seat, unit.now + (PACES[unit.match.row.pace] // PATIENCE if here else AMONG_COMPUTERS))
    return True


def stop_waiting(unit: UnitOfWork, seat: int) -> None:
    """Let the time of a seat run again when it moves while waiting for answers."""
    row = unit.match.seats[seat]
    if row.waits_until is not None:
        unit.cancel_timers("answers", seat=seat)
        unit.update_seat(seat, waits_until=None, awaited_since=unit.now)
        notifications.set_reminder(unit, row, 1)
        sources.set_timers(unit, seat, [sources.STAND_INS])


def seats_answered(unit: UnitOfWork, moved: Sequence[StepSummary]) -> set[int]:
    """Return the seats that need not wait for answers any longer.

    moved: what is newly public. A trade or a counter-offer reveals something; a plain no does not.
    """
    waiting = [seat.seat for seat in unit.match.seats if seat.waits_until is not None]
    if not waiting or not seats_with_offers(unit.match, unit.match.shown):
        return set(waiting)
    return {seat for seat in waiting if any(mark.seat != seat and mark.barrier for mark in moved)}
