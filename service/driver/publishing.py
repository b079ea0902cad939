"""Publish moves: when they become public, which seats are asked then, and the one post about them."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from engines.core.outcome import Outcome
from service.autoplay import optional_decisions, premoves, sources, stand_in
from service.base.config import PACES
from service.base.jobs import ArchiveThread, PostScoreCurve, TurnPost
from service.match import notifications
from service.match.log_line import RULES, StepSummary
from service.match.snapshot import MatchSnapshot
from service.match.unit_of_work import UnitOfWork
from store import rows

CARD_PATIENCE = 60
"""Seconds by which the card in the parent channel may lag behind, since an edit at every move would be noise."""


def hold_back(unit: UnitOfWork, seat: int) -> bool:
    """Hold the seat's moves back: while it goes on, or for the grace once other seats are asked.

    Return False if there is no grace, so they are not held back.
    """
    match = unit.match
    if match.awaited(match.state) == {seat}:
        unit.cancel_timers("publish")
    elif match.settings.grace == 0:
        return False
    else:
        unit.set_timer("publish", unit.now + match.settings.grace)
    return True


def report(unit: UnitOfWork, first_new: int, before: Any, asked_again: Collection[int]) -> None:
    """Ask the seats that owe something in the public position, or end the match.

    first_new: the last step that was public before. before: the position that was. asked_again: seats whose
    decision comes back by an undo, or after a bid.
    """
    if unit.match.row.published > first_new:
        # Not when the move was made: the end of a vote would reveal that a turn is held back.
        unit.close_proposals("undo")
    outcome = unit.match.game.outcome(unit.match.state)
    if outcome is not None:
        _end(unit, outcome)
        return
    news = [mark for mark in unit.match.line if mark.seq > first_new and mark.is_move]
    done = stand_in.find_ended(unit.match, news, before)
    ask_decisions(unit, news, asked_again if done is None else {*asked_again, done})
    if unit.milestone:
        # The next post shows a newer board, without what this one shows.
        queue_untold(unit)


def ask_decisions(unit: UnitOfWork, news: Sequence[StepSummary] = (), asked_again: Collection[int] = ()) -> None:
    """Update the duties of all seats to the published position, and notify those that owe something new.

    news: the moves that are new to the public; their movers owe a new decision. asked_again: as in `report`.
    """
    if unit.match.row.status != "live":
        return
    moved = [mark.seat for mark in news]
    asked_again = {*asked_again, *optional_decisions.seats_answered(unit, news)}
    awaited = unit.match.awaited(unit.match.shown)
    newly, going_on = [], []
    for seat in unit.match.seats:
        if seat.seat not in awaited:
            if seat.awaited:
                release_duty(unit, seat.seat)
        elif not seat.awaited or seat.seat in moved or seat.seat in asked_again:
            # A player who moved last and goes on in the same turn sees it in their panel.
            goes_on = seat.awaited and seat.seat not in asked_again and moved[-1:] == [seat.seat]
            release_duty(unit, seat.seat)
            unit.update_seat(seat.seat, awaited=True, awaited_since=unit.now)
            if goes_on and seat.user_id is not None:
                notifications.set_reminder(unit, seat, 1)
                going_on.append(seat.seat)
            else:
                newly.append(seat.seat)
    for at in going_on:
        sources.set_timers(unit, at, [sources.STAND_INS])
    stand_in.go_on(unit, going_on, news)
    for at in awaited.difference(newly):
        # Premoves for the rest of a turn, which another seat's answer or a roll by hand begins.
        sources.set_timers(unit, at, [sources.PREMOVES])
    ask_seats(unit, newly, going_on, optional_decisions.invite_answers(unit))


def release_duty(unit: UnitOfWork, seat: int) -> None:
    """Release a seat from what it owes: its clock stops, and its timers end."""
    row = unit.match.seats[seat]
    if row.awaited_since is not None and row.waits_until is None:
        plan = unit.match.instruction("plan", seat)
        until = unit.now if plan is None else plan.given_at
        unit.update_seat(seat, clock=row.clock + max(0, until - row.awaited_since))
    unit.update_seat(seat, awaited=False, awaited_since=None, invited_since=None, waits_until=None)
    unit.cancel_timers(seat=seat)


def release_all_duties(unit: UnitOfWork) -> None:
    """Release all seats and cancel all timers of the match."""
    for seat in unit.match.seats:
        if seat.awaited or seat.invited_since is not None:
            release_duty(unit, seat.seat)
    unit.cancel_timers()


def ask_seats(
    unit: UnitOfWork, newly: Collection[int], going_on: Collection[int] = (), invited: Sequence[rows.Seat] = ()
) -> None:
    """Ask seats that owe something new: by the turn post and notices, and by the timers of what moves for them.

    A player whose order or premove answers is not pinged, but named like all others, so that stays secret. In a
    secret contest all are pinged: leaving one out would show that they have answered.

    going_on: seats whose players know already; a post names them, but none is made for them alone. invited: seats
    of players with a new optional decision.
    """
    seats = [unit.match.seats[seat] for seat in newly]
    answered = {seat for seat in newly if sources.set_timers(unit, seat)}
    people = [seat for seat in seats if seat.user_id is not None]
    if people or invited:
        ringing = [
            notifications.notify_asked(unit, seat)
            for seat in people
            if seat.seat not in answered or notifications.would_reveal_missing(unit, seat)
        ]
        for seat in people:
            if seat.seat not in answered:
                premoves.end_with_reason(unit, seat.seat)
        ringing += [
            notifications.notify(unit, seat) for seat in invited if sources.find_given(unit, seat.seat) is None
        ]
        asked = sorted([*(seat.seat for seat in people), *going_on]) if people else []
        ping = tuple(user for user in ringing if user is not None)
        queue_turn_post(unit, tuple(asked), ping, tuple(seat.seat for seat in invited))


def queue_untold(unit: UnitOfWork, ping: tuple[int, ...] = ()) -> None:
    """Queue a post for what happened here, unless another post reports it."""
    if not unit.will_tell:
        queue_turn_post(unit, (), ping)


def name_all_asked(unit: UnitOfWork) -> None:
    """Queue a post for what no post reported, which names all who were asked meanwhile.

    It pings those whom direct messages, by which the others were called, do not reach.
    """
    people = unit.match.humans()
    asked = tuple(seat.seat for seat in people if seat.awaited)
    invited = tuple(seat.seat for seat in people if seat.invited_since is not None)
    owing = [unit.match.seats[seat].user_id for seat in dict.fromkeys((*asked, *invited))]
    unheard = [user for user in owing if user is not None and unit.users[user].shut(unit.now)]
    queue_turn_post(unit, asked, unit.select_pingable(unheard), invited)


def queue_turn_post(
    unit: UnitOfWork, asked: tuple[int, ...] = (), ping: tuple[int, ...] = (), invited: tuple[int, ...] = ()
) -> None:
    """Queue the turn post for all public steps not posted yet; `as_sent` completes it."""
    row = unit.match.row
    over = unit.match.state.over
    contest = unit.match.contest
    until = None
    if asked and contest is not None and not contest.started:
        until = max(unit.match.seats[seat].awaited_since or unit.now for seat in asked) + PACES[row.pace]
    unit.queue(TurnPost(row.id, row.posted, row.published, asked, ping, over, invited, until))
    unit.queue_card(after=0 if over else CARD_PATIENCE)


def as_sent(match: MatchSnapshot, queued: TurnPost) -> TurnPost:
    """Return a queued post as it is sent now, beginning where the last one sent ended."""
    if queued.pictures:
        # A row of an earlier release: it counted as sent when it was queued.
        return queued
    untold = match.untold(queued.upto)
    after = match.row.posted
    if untold and untold[0].verb == RULES:
        # A change of rules needs no message, and a replay by the new rules begins there.
        after = untold[0].seq
    return msgspec.structs.replace(queued, after=after)


def _end(unit: UnitOfWork, outcome: Outcome) -> None:
    release_all_duties(unit)
    for seat in unit.match.seats:
        unit.update_seat(seat.seat, rank=outcome.ranks[seat.seat], score=outcome.scores[seat.seat])
    unit.set_status("over")
    unit.close_proposals()
    people = [seat.user_id for seat in unit.match.humans()]
    queue_turn_post(unit, (), unit.select_pingable(dict.fromkeys([*people, *unit.followers])))
    if unit.match.game.board.score_stage is not None:
        # A post of its own: two pictures in one post are shown at half size.
        unit.queue(PostScoreCurve(unit.match.id))
    unit.queue(ArchiveThread(unit.match.id), after=1)
