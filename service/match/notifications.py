"""Notifications: who is notified, when and how, by preferences, quiet hours, vacation and reminders."""

from engines.core.text.messages import Many, Msg, SeatRef
from service.base.config import HOUR, PACES
from service.base.jobs import SendNotice
from service.match.unit_of_work import UnitOfWork
from service.people.quiet_hours import rests_until
from service.people.users import StoredUser
from store import rows


def on_vacation(user: StoredUser, now: int) -> bool:
    """Return whether clocks and reminders rest for the user."""
    return user.vacation_end(now) > now


def notify_asked(unit: UnitOfWork, seat: rows.Seat) -> int | None:
    """Notify the player of a seat that it owes something now, and set the first reminder.

    Returns the user to ping in the current post; None if they get a direct message, want no notices, acted
    themselves, or rest (then a timer notifies them later, if it is still owed).
    """
    set_reminder(unit, seat, 1)
    return notify(unit, seat)


def notify(unit: UnitOfWork, seat: rows.Seat) -> int | None:
    """Notify the player of a seat, as they prefer, that something waits there; without reminders.

    Returns the same as `notify_asked`.
    """
    if seat.user_id is None:
        return None
    user = unit.users[seat.user_id]
    if seat.user_id == unit.actor or user.deleted or user.kept.notices == "none":
        return None
    until = rests_until(user, unit.now)
    if until is not None:
        unit.set_timer("quiet", until, seat=seat.seat)
        return None
    if not user.gets_direct_messages(unit.now):
        return seat.user_id
    queue_notice(unit, user)
    return None


def notify_once_awake(unit: UnitOfWork, seat: rows.Seat) -> None:
    """Notify the player of a seat, once they are awake, of what the seat is still asked."""
    if seat.user_id is None or not (seat.awaited or seat.invited_since is not None):
        return
    user, many = unit.users[seat.user_id], would_reveal_missing(unit, seat)
    until = rests_until(user, unit.now)
    if until is not None:
        unit.set_timer("quiet", until, seat=seat.seat)
    elif user.kept.notices == "none":
        return
    elif many and not user.shut(unit.now):
        remind_discreetly(unit, seat)
    elif many or not user.gets_direct_messages(unit.now):
        # A bidder without direct messages is pinged whether they have answered or not.
        queue_mention(unit, seat, "say-still-waiting" if seat.awaited else "say-offer-waiting")
    else:
        queue_notice(unit, user)


def would_reveal_missing(unit: UnitOfWork, seat: rows.Seat) -> bool:
    """Return whether a mention would show that this bidder of a secret auction has not answered yet."""
    facts = unit.match.contest
    return facts is not None and not facts.started and seat.seat in facts.seats


def is_overdue(unit: UnitOfWork, seat: rows.Seat) -> bool:
    """Return whether the others may act for a seat that still owes its decision."""
    if seat.user_id is None or not seat.awaited or seat.waits_until is not None:
        return False
    since = max(seat.awaited_since or unit.now, unit.users[seat.user_id].vacation_end(unit.now))
    return unit.now - since >= PACES[unit.match.row.pace]


def announce_overdue_contest(unit: UnitOfWork) -> None:
    """Post that an auction is overdue, without naming who is missing; once for all whose time is up.

    All are pinged, since leaving one out would reveal something; for the same reason answers change nothing.
    """
    facts = unit.match.contest
    assert facts is not None
    people = unit.match.people_but(None)
    asked = [unit.match.seats[seat] for seat in facts.seats]
    since = min((seat.awaited_since for seat in asked if seat.awaited_since is not None), default=unit.now)
    seats = Many(tuple(SeatRef(seat.seat) for seat in asked))
    said = Msg("say-overdue-auction", {"seats": seats, "since": since})
    unit.announce(said, ping=people, call="overdue-auction")
    for seat in asked:
        if is_overdue(unit, seat):
            unit.cancel_timers("overdue", seat=seat.seat)


def announce_absent_player(unit: UnitOfWork, seat: rows.Seat) -> None:
    """Announce that the player of a seat can no longer act here, with what the others can do about it."""
    others = unit.match.people_but(seat.user_id)
    if others:
        unit.announce(Msg("say-gone", {"seat": SeatRef(seat.seat)}), ping=others, call="gone", seat=seat.seat)


def stop_reminding(unit: UnitOfWork, seat: rows.Seat) -> None:
    """End the reminders of a seat whose player cannot act here; notify the others, and call them in time.

    Not if that would reveal who has not answered in secret.
    """
    if not would_reveal_missing(unit, seat):
        announce_absent_player(unit, seat)
        set_overdue_timer(unit, seat)


def queue_notice(unit: UnitOfWork, user: StoredUser, *, reminder: bool = False, discreet: bool = False) -> None:
    """Queue the one direct message that lists all that waits for the user, unless it is known not to arrive."""
    if user.shut(unit.now):
        return
    with_hand = user.kept.notices == "dm_hand"
    job = SendNotice(unit.match.id, user.id, with_hand=with_hand, reminder=reminder, discreet=discreet)
    unit.queue(job, key=f"{'discreet' if discreet else 'dm'}:{user.id}:{unit.match.id}")


def remind_discreetly(unit: UnitOfWork, seat: rows.Seat, *, reminder: bool = False) -> None:
    """Remind the player of a seat by direct message only, unless they have answered the auction.

    Other players must not notice whether they are reminded, whether the message arrives or not.
    """
    if seat.user_id is not None and unit.match.plan_of(seat.seat) is None:
        queue_notice(unit, unit.users[seat.user_id], reminder=reminder, discreet=True)


def queue_mention(unit: UnitOfWork, seat: rows.Seat, key: str) -> None:
    """Queue a mention of the seat's player in the thread; ``key`` is the sentence's catalogue key."""
    if seat.user_id is not None:
        msg = Msg(key, {"seat": SeatRef(seat.seat), "match": unit.match.id})
        unit.announce(msg, ping=(seat.user_id,))


def gaps_of(unit: UnitOfWork, user: StoredUser) -> tuple[int, ...]:
    """Return the seconds before the first, second and third reminder in a match; see `gaps`."""
    return gaps(user, PACES[unit.match.row.pace])


def gaps(user: StoredUser, pace: int) -> tuple[int, ...]:
    """Return the seconds before the first, second and third reminder: the user's, else the pace's."""
    if user.kept.reminder_gaps is not None:
        return tuple(hours * HOUR for hours in user.kept.reminder_gaps)
    return (pace // 2, pace, 2 * pace)


def _gaps_if_notified(unit: UnitOfWork, user: StoredUser) -> tuple[int, ...]:
    """Return `gaps_of`, or no gaps for a user who wants no notices."""
    return () if user.kept.notices == "none" else gaps_of(unit, user)


def set_reminder(unit: UnitOfWork, seat: rows.Seat, number: int) -> None:
    """Set the timer of a seat's reminder ``number`` (1 to 3), or of the call to the others after the last.

    The call for an auction comes whether the seat has answered or not.
    """
    if seat.user_id is None or unit.match.is_lesson:
        return
    if number == 1 and would_reveal_missing(unit, seat):
        set_overdue_timer(unit, seat)
    if unit.match.plan_of(seat.seat) is not None:
        return
    user = unit.users[seat.user_id]
    gaps = _gaps_if_notified(unit, user)
    if number <= len(gaps):
        # A resting player is notified when the rest ends, and reminded some time later.
        at = (rests_until(user, unit.now) or unit.now) + gaps[number - 1]
        unit.set_timer("remind", rests_until(user, at) or at, seat=seat.seat, payload={"number": number})
    elif not would_reveal_missing(unit, seat):
        set_overdue_timer(unit, seat)


def set_overdue_timer(unit: UnitOfWork, seat: rows.Seat) -> None:
    """Set the timer of the call to the others: after the last reminder, or when all bidders should have answered.

    Never before the others may act, however early the player wants to be reminded.
    """
    if seat.user_id is None:
        return
    user = unit.users[seat.user_id]
    pace = PACES[unit.match.row.pace]
    at = max(seat.awaited_since or unit.now, user.vacation_end(unit.now)) + pace
    if not would_reveal_missing(unit, seat):
        gaps = _gaps_if_notified(unit, user)
        at = max(at, (rests_until(user, unit.now) or unit.now) + (gaps[-1] if gaps else 2 * pace))
    unit.set_timer("overdue", at, seat=seat.seat)


def announce_overdue_to(unit: UnitOfWork, newcomer: int) -> None:
    """Call a player who takes a seat about the only other player, if that one is overdue.

    When the time passed, there was no player for a call to reach.
    """
    others = [seat for seat in unit.match.humans() if seat.seat != newcomer]
    if len(others) != 1 or unit.match.row.status != "live":
        return
    (seat,) = others
    if not seat.awaited or seat.waits_until is not None or seat.user_id is None:
        return
    pace = PACES[unit.match.row.pace]
    gaps = gaps_of(unit, unit.users[seat.user_id])
    if unit.now - (seat.awaited_since or unit.now) > max((pace, *gaps)):
        unit.set_timer("overdue", unit.now, seat=seat.seat)


def remind(unit: UnitOfWork, seat: rows.Seat, number: int) -> None:
    """Send reminder ``number``: the first and third by the preferred channel, the second by the other one.

    All are mentions for a user without direct messages; while an auction asks several seats in secret, none is.
    """
    if seat.user_id is None:
        return
    user = unit.users[seat.user_id]
    at = rests_until(user, unit.now)
    if at is not None:
        unit.set_timer("remind", at, seat=seat.seat, payload={"number": number})
        return
    by_dm = user.kept.notices in ("dm", "dm_hand")
    if would_reveal_missing(unit, seat):
        remind_discreetly(unit, seat, reminder=True)
    elif by_dm != (number == 2) and not user.shut(unit.now):
        queue_notice(unit, user, reminder=True)
    else:
        queue_mention(unit, seat, "say-reminder")
    set_reminder(unit, seat, number + 1)
