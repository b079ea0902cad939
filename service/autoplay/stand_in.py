"""A stand-in by agreement: whoever has not answered in time is answered for, this once, by a computer player.

A table may agree on it before the match. The time counts from when the person was asked, or from the end of the
rest in which they were, or of a vacation since then; nobody is answered for while they rest. The seat stays
theirs: the computer player goes on only as long as nobody else is needed in the same turn.

Those who are asked by a contest in secret are answered for at one moment, at which all of them are awake, whoever
has answered by then: neither the moment nor whose night it keeps to tells who was missing.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from service.base.config import HOUR
from service.base.lenient_json import decode_object
from service.match.snapshot import MatchSnapshot, StepSummary
from service.match.unit_of_work import UnitOfWork
from service.people.quiet_hours import rests_until
from service.people.users import StoredUser
from store import rows

HOURS: Final = (12, 24, 48)
"""Hours that a table may agree on."""
MIN_SECONDS: Final = 3 * HOUR
"""Seconds that everybody has at least who could not answer before, or not be told: nothing ran, or nothing was
posted."""
MAX_QUIET_PERIODS: Final = 16
"""So many rests are looked beyond for a moment at which several people are awake."""
KIND: Final = "stand-in"
AGREED: Final = "agreed"
GOES_ON: Final = "goes-on"
"""Why a stand-in comes, in its timer; without a reason the others have called for it."""


def set_asked_timers(
    unit: UnitOfWork, newly: Collection[int], going_on: Collection[int], news: Sequence[StepSummary]
) -> None:
    """Seats owe something new: their people have their time for it, but where a stand-in goes on.

    going_on: seats that have moved last and go on in the same turn. news: the moves that are new to the public.
    """
    for seat in (*newly, *going_on):
        set_timer(unit, seat)
    last = _last_own(news)
    if last is not None and last.stood_in and last.seat in going_on:
        unit.set_timer(KIND, unit.now, seat=last.seat, payload={"why": GOES_ON})


def set_timer(unit: UnitOfWork, seat: int) -> None:
    """Set the timer of a seat that owes something, if the table has agreed on a stand-in."""
    at = find_due(unit.match, unit.users, unit.now, seat)
    if at is not None:
        unit.set_timer(KIND, max(at, unit.now + MIN_SECONDS), seat=seat, payload={"why": AGREED})


def set_timers(unit: UnitOfWork) -> None:
    """The same for all who owe something, where nobody could be answered for until now."""
    for row in unit.match.seats:
        set_timer(unit, row.seat)


def find_due(match: MatchSnapshot, users: Mapping[int, StoredUser], now: int, seat: int) -> int | None:
    """From when on, ``now`` or later, a seat is answered for; None if it is not as things stand.

    users: the people of the match.
    """
    row = match.seats[seat]
    if not _may_be(match) or not _owes(row):
        return None
    together = _asked_together(match, users, now, row)
    at = max(now, *(_time_is_up(match, users, now, one) for one in together))
    return _all_awake([users[one.user_id] for one in together if one.user_id is not None], at)


def find_due_as_told(match: MatchSnapshot, users: Mapping[int, StoredUser], now: int, seat: int) -> int | None:
    """The same, for the person of a seat to know; None where it would tell of others who are asked in secret."""
    at = find_due(match, users, now, seat)
    facts = match.contest if at is not None else None
    secret = facts is not None and not facts.started
    return None if secret or seat not in match.awaited(match.state) else at


def find_ended(match: MatchSnapshot, news: Sequence[StepSummary], before: Any) -> int | None:
    """The seat whose stand-in has done enough: what it owes now its person is asked. None if there is none.

    news: the moves that are new to the public. before: the position that was public until now.
    """
    last = _last_own(news)
    if last is None or last.seat is None or not last.stood_in:
        return None
    alone, turn = match.awaited(match.shown) == {last.seat}, match.game.turn
    return None if alone and turn(before) == turn(match.shown) and _may_be(match) else last.seat


def find_postponed(unit: UnitOfWork, seat: int, payload: str, least: int) -> int | None:
    """When the stand-in of a timer that fires now shall come instead; None if it comes now or not at all.

    least: seconds that everybody still has for something else than what was asked by a stand-in's own move.
    """
    why = decode_object(payload).get("why")
    last = _last_own(unit.match.line)
    gone_on = last is not None and last.stood_in and last.seat == seat
    if why != AGREED and (why != GOES_ON or gone_on):
        return None
    if not _may_be(unit.match) or not _owes(unit.match.seats[seat]):
        return None
    at = find_due(unit.match, unit.users, unit.now + least, seat)
    if at is None:
        # All whom it concerns are never awake together, as they rest now.
        return unit.now + MIN_SECONDS
    return at if at > unit.now else None


def has_task(match: MatchSnapshot, seat: int, payload: str) -> bool:
    """Whether a stand-in has something to answer for a seat's person."""
    if match.row.status != "live" or not _owes(match.seats[seat]) or seat not in match.awaited(match.state):
        return False
    return not is_agreed(payload) or _may_be(match)


def is_agreed(payload: str) -> bool:
    """Whether a stand-in comes because the table has agreed on one."""
    return decode_object(payload).get("why") in (AGREED, GOES_ON)


def max_wait(user: StoredUser, now: int) -> int:
    """So many seconds may pass until somebody is answered for, as far as that depends on them alone."""
    at = (rests_until(user, now) or now) + HOURS[-1] * HOUR
    return (rests_until(user, at) or at) - now


def _may_be(match: MatchSnapshot) -> bool:
    """Whether anybody is answered for: that was agreed, the match's place takes posts, and somebody else waits."""
    settings = match.settings
    return settings.stand_in > 0 and settings.cut_off is None and len(match.humans()) > 1


def _owes(row: rows.Seat) -> bool:
    """Whether everybody waits for a seat's person."""
    return row.user_id is not None and row.awaited and row.waits_until is None


def _asked_together(
    match: MatchSnapshot, users: Mapping[int, StoredUser], now: int, row: rows.Seat
) -> list[rows.Seat]:
    """The seat, and those with whom it is asked by a contest in secret, but who is away for longer."""
    facts = match.contest
    if facts is None or facts.started or row.seat not in facts.seats or _is_away(users, now, row):
        return [row]
    asked = [match.seats[seat] for seat in facts.seats]
    return [one for one in asked if _owes(one) and not _is_away(users, now, one)]


def _is_away(users: Mapping[int, StoredUser], now: int, row: rows.Seat) -> bool:
    return row.user_id is not None and users[row.user_id].vacation_end(now) > now


def _time_is_up(match: MatchSnapshot, users: Mapping[int, StoredUser], now: int, row: rows.Seat) -> int:
    """When the time of a seat that is asked is up."""
    assert row.user_id is not None
    user, asked = users[row.user_id], row.awaited_since or now
    if match.mover == row.seat:
        # What nobody else has seen yet was an answer, too.
        asked = max(asked, match.line[-1].at)
    # A vacation that began later counts as well: nobody's time runs in it.
    told = rests_until(user, asked) or asked
    return told + match.settings.stand_in * HOUR


def _all_awake(users: Sequence[StoredUser], at: int) -> int | None:
    """The first moment from ``at`` on at which none of them rests; None if there is none soon."""
    for _ in range(MAX_QUIET_PERIODS):
        until = max(rests_until(user, at) or at for user in users)
        if until == at:
            return at
        at = until
    return None


def _last_own(line: Sequence[StepSummary]) -> StepSummary | None:
    """The newest of some moves that did not follow by itself."""
    return next((mark for mark in reversed(line) if mark.is_move and mark.is_own), None)
