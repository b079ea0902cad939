"""Stand-ins: a computer player answers once for a player who is out of time, if the players agreed on it.

The time counts from when the player was asked, or from the end of their quiet hours or of a later vacation; no
answer is given for them during these. The seat stays theirs: the computer player goes on only while no other
player is needed in the same turn.

All players whom a contest asks in secret get their answers at one moment when all of them are awake, including
those who have answered by then. So neither the moment nor the quiet hours it respects reveal who was missing.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from service.autoplay.intent import Intent, Timed
from service.base.config import HOUR
from service.base.lenient_json import decode_object
from service.match.log_line import StepSummary
from service.match.snapshot import MatchSnapshot
from service.match.unit_of_work import UnitOfWork
from service.people.quiet_hours import rests_until
from service.people.users import StoredUser
from store import rows

HOURS: Final = (12, 24, 48)
"""The hours that players can agree on."""
MIN_SECONDS: Final = 3 * HOUR
"""Minimum time after downtime or a channel outage, in seconds."""
MAX_QUIET_PERIODS: Final = 16
"""Give up after this many quiet periods without a common waking time."""
KIND: Final = "stand-in"
AGREED: Final = "agreed"
GOES_ON: Final = "goes-on"
"""The reasons in a stand-in's timer; a timer without one was called for by the other players."""


def next_move(unit: UnitOfWork, seat: int) -> Intent | None:
    """See `sources.MoveSource`: a computer player answers when the time of a seat that owes something is up."""
    at = find_due(unit.match, unit.users, unit.now, seat)
    if at is None:
        return None
    when = Timed(KIND, max(at, unit.now + MIN_SECONDS), AGREED)
    return Intent(seat, None, "computer", unit.match.seats[seat].user_id, later=when)


def go_on(unit: UnitOfWork, going_on: Collection[int], news: Sequence[StepSummary]) -> None:
    """Let a stand-in that moved last answer at once if its seat goes on in the same turn.

    news: the moves that are new to the public.
    """
    last = _last_own(news)
    if last is not None and last.stood_in and last.seat in going_on:
        unit.set_timer(KIND, unit.now, seat=last.seat, payload={"why": GOES_ON})


def find_due(match: MatchSnapshot, users: Mapping[int, StoredUser], now: int, seat: int) -> int | None:
    """Return when a seat is answered for, ``now`` or later; None if it is not in the present position.

    users: the people of the match.
    """
    row = match.seats[seat]
    if not _may_be(match) or not _owes(row):
        return None
    together = _asked_together(match, users, now, row)
    at = max(now, *(_time_is_up(match, users, now, one) for one in together))
    return _all_awake([users[one.user_id] for one in together if one.user_id is not None], at)


def find_due_as_told(match: MatchSnapshot, users: Mapping[int, StoredUser], now: int, seat: int) -> int | None:
    """Return `find_due` for the seat's player to see; None if it would reveal others who are asked in secret."""
    at = find_due(match, users, now, seat)
    facts = match.contest if at is not None else None
    secret = facts is not None and not facts.started
    return None if secret or seat not in match.awaited(match.state) else at


def find_ended(match: MatchSnapshot, news: Sequence[StepSummary], before: Any) -> int | None:
    """Return the seat whose stand-in has done enough, so its player is asked next; None if there is none.

    news: the moves that are new to the public. before: the position that was public until now.
    """
    last = _last_own(news)
    if last is None or last.seat is None or not last.stood_in:
        return None
    alone, turn = match.awaited(match.shown) == {last.seat}, match.game.rules.turn
    return None if alone and turn(before) == turn(match.shown) and _may_be(match) else last.seat


def find_postponed(unit: UnitOfWork, seat: int, payload: str, least: int) -> int | None:
    """Return the later time for a timer of a seat that fires now; None if it is due, or void.

    least: seconds that a player still has, unless a computer player's own move brought the question.
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
        # They are never awake together, as they rest now.
        return unit.now + MIN_SECONDS
    return at if at > unit.now else None


def has_task(match: MatchSnapshot, seat: int, payload: str) -> bool:
    """Return whether a computer player has something to answer for a seat's player."""
    if match.row.status != "live" or not _owes(match.seats[seat]) or seat not in match.awaited(match.state):
        return False
    return not is_agreed(payload) or _may_be(match)


def is_agreed(payload: str) -> bool:
    """Return whether the timer was set because the players agreed on it."""
    return decode_object(payload).get("why") in (AGREED, GOES_ON)


def max_wait(user: StoredUser, now: int) -> int:
    """Return the most seconds that may pass until a user is answered for, as far as it depends on them alone."""
    at = (rests_until(user, now) or now) + HOURS[-1] * HOUR
    return (rests_until(user, at) or at) - now


def _may_be(match: MatchSnapshot) -> bool:
    """Return whether players are answered for: agreed, posts go through, and another person plays."""
    return match.settings.stand_in > 0 and match.row.cut_off is None and len(match.humans()) > 1


def _owes(row: rows.Seat) -> bool:
    """Return whether the game waits for a seat's player."""
    return row.user_id is not None and row.awaited and row.waits_until is None


def _asked_together(
    match: MatchSnapshot, users: Mapping[int, StoredUser], now: int, row: rows.Seat
) -> list[rows.Seat]:
    """Return the seat and those that a contest asks in secret together with it, without players on vacation."""
    facts = match.contest
    if facts is None or facts.started or row.seat not in facts.seats or _is_away(users, now, row):
        return [row]
    asked = [match.seats[seat] for seat in facts.seats]
    return [one for one in asked if _owes(one) and not _is_away(users, now, one)]


def _is_away(users: Mapping[int, StoredUser], now: int, row: rows.Seat) -> bool:
    return row.user_id is not None and users[row.user_id].vacation_end(now) > now


def _time_is_up(match: MatchSnapshot, users: Mapping[int, StoredUser], now: int, row: rows.Seat) -> int:
    """Return when the time of a seat that is asked is up."""
    assert row.user_id is not None
    user, asked = users[row.user_id], row.awaited_since or now
    if match.mover == row.seat:
        # A move that others have not seen yet was an answer, too.
        asked = max(asked, match.line[-1].at)
    # A later vacation counts as well: no time runs in it.
    told = rests_until(user, asked) or asked
    return told + match.settings.stand_in * HOUR


def _all_awake(users: Sequence[StoredUser], at: int) -> int | None:
    """Return the first moment from ``at`` on at which none of the users rests; None if there is none soon."""
    for _ in range(MAX_QUIET_PERIODS):
        until = max(rests_until(user, at) or at for user in users)
        if until == at:
            return at
        at = until
    return None


def _last_own(line: Sequence[StepSummary]) -> StepSummary | None:
    """Return the newest of some moves that a player chose; None if there is none."""
    return next((mark for mark in reversed(line) if mark.is_move and mark.is_own), None)
