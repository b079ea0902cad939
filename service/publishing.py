"""When moves become public, who is asked then, and the one post that says so."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from engines.core.outcome import Outcome
from service import delays, given_ahead, notices, optional_decisions, proposals, standing_in, standing_orders
from service.config import PACES
from service.jobs import Curve, Retire, TurnPost
from service.live import RULES, Live, Mark
from service.unit import Unit
from store import rows, social_rows

CARD_PATIENCE = 60
"""Seconds by which the card in the parent channel may lag behind: editing it at every move would be noise."""


def after_move(unit: Unit, seat: int, *, barrier: bool, hold: bool = True) -> None:
    """Decide what the newest move means for everybody else.

    What the seat can now only do, as everybody knows, it does at once. A barrier or the end of the match
    publishes at once; so does a move for which ``hold`` is False (a computer player's, an answer that nobody waits
    for), and one that changes what others are offered while the seat goes on. A turn that ends waits for its
    grace, though its offers end with it. While the same seat goes on, nothing else is published.
    """
    while _automatic(unit) == seat:
        barrier |= _play_automatic(unit, seat)
    live = unit.live
    offered = seat in live.awaited(live.state) and optional_decisions.changed(live, seat)
    if live.state.over or barrier or not hold or offered:
        publish(unit)
    else:
        hold_back(unit, seat)


def hold_back(unit: Unit, seat: int) -> None:
    """Keep the seat's moves to itself: while it goes on, or for the grace once others are needed too."""
    live = unit.live
    if live.awaited(live.state) == {seat}:
        unit.cancel("publish")
    elif live.settings.grace == 0:
        publish(unit)
    else:
        unit.timer("publish", unit.now + live.settings.grace)


def flush(unit: Unit) -> None:
    """Publish what is held back before something else is written. Raises Refusal if that ends the match."""
    if unit.live.unpublished:
        publish(unit)
        unit.live.must_be("live")


def publish(unit: Unit, *, anew: Collection[int] = ()) -> None:
    """Show the newest position to everybody, play what is automatic, and ask whoever owes something.

    anew: seats whose decision comes back by an undo.
    """
    first_new = unit.live.row.published
    before = unit.live.shown
    unit.cancel("publish")
    unit.publish()
    if unit.live.row.published > first_new:
        # Not when the move was made: a vote that ended then would tell that a turn is held back.
        proposals.lapse(unit)
    standing_orders.expire(unit, before)
    _play_in_their_place(unit)
    standing_orders.spend(unit)
    outcome = unit.live.game.outcome(unit.live.state)
    if outcome is not None:
        _end(unit, outcome)
    else:
        news = [mark for mark in unit.live.line if mark.seq > first_new and mark.is_move]
        done = standing_in.is_over(unit.live, news, before)
        ask(unit, news, anew if done is None else {*anew, done})
        if unit.milestone:
            # The next post shows a newer board, on which this one is not seen any more.
            tell_rest(unit)


def _play_in_their_place(unit: Unit) -> None:
    """Make the moves that follow from what everybody knows, and those that seats have ordered."""
    ordered = 0
    while True:
        if (seat := _automatic(unit)) is not None:
            _play_automatic(unit, seat)
        elif ordered < standing_orders.MOST and (order := standing_orders.due(unit)) is not None:
            unit.move(*order, origin="auto")
            ordered += 1
        else:
            return
        unit.publish()


def _automatic(unit: Unit) -> int | None:
    """A seat whose only choice follows from what everybody knows."""
    if unit.live.state.over:
        return None
    pending = unit.live.decisions(unit.live.state)
    return next((decision.seat for decision in pending if decision.auto), None)


def _play_automatic(unit: Unit, seat: int) -> bool:
    """Make a seat's only move; whether it was a barrier."""
    action = next(unit.live.options(unit.live.state, seat)[0].expand())
    return unit.move(seat, action, origin="auto").barrier


def ask(unit: Unit, news: Sequence[Mark] = (), anew: Collection[int] = ()) -> None:
    """Bring everybody's duty up to date with the published position and tell those who owe something new.

    news: the moves that are new to the public; who made them owes a new decision. anew: as in `publish`.
    """
    if unit.live.row.status != "live":
        return
    moved = [mark.seat for mark in news]
    anew = {*anew, *optional_decisions.answered(unit, news)}
    awaited = unit.live.awaited(unit.live.shown)
    newly, going_on = [], []
    for seat in unit.live.seats:
        if seat.seat not in awaited:
            if seat.awaited:
                excuse(unit, seat.seat)
        elif not seat.awaited or seat.seat in moved or seat.seat in anew:
            # Whoever moved last and goes on in the same turn sees it in their panel.
            goes_on = seat.awaited and seat.seat not in anew and moved[-1:] == [seat.seat]
            excuse(unit, seat.seat)
            unit.seat(seat.seat, awaited=True, awaited_since=unit.now)
            if goes_on and seat.user_id is not None:
                notices.plan_reminder(unit, seat, 1)
                going_on.append(seat.seat)
            else:
                newly.append(seat.seat)
    standing_in.asked(unit, newly, going_on, news)
    for at in awaited.difference(newly):
        # What was given for the rest of a turn, which an answer of others or a roll by hand lets begin.
        if given_ahead.next_move(unit, at) is not None:
            standing_orders.take_over(unit, at)
    tell(unit, newly, going_on, optional_decisions.invite(unit))


def excuse(unit: Unit, seat: int) -> None:
    """A seat owes nothing any more, or something else: its clock stops, and nothing reminds it."""
    row = unit.live.seats[seat]
    if row.awaited_since is not None and row.waits_until is None:
        plan = unit.live.plans.get(seat)
        until = unit.now if plan is None else plan.at
        unit.seat(seat, clock=row.clock + max(0, until - row.awaited_since))
    unit.seat(seat, awaited=False, awaited_since=None, invited_since=None, waits_until=None)
    unit.cancel(seat=seat)


def rest(unit: Unit) -> None:
    """Nobody is awaited and nothing is due any more, for now or for good."""
    for seat in unit.live.seats:
        if seat.awaited or seat.invited_since is not None:
            excuse(unit, seat.seat)
    unit.cancel()


def tell(
    unit: Unit, newly: Collection[int], going_on: Collection[int] = (), invited: Sequence[rows.Seat] = ()
) -> None:
    """Ask seats that owe something new: people by the turn post and their notices, computer players by a timer.

    going_on: seats whose people know already; a post names them, but none is made for them alone.
    invited: people's seats that are told of something that they may answer.
    """
    seats = [unit.live.seats[seat] for seat in newly]
    for seat in seats:
        if seat.user_id is None and unit.live.plan_of(seat.seat) is None:
            unit.timer("computer", unit.now + delays.of_computer(unit, seat.seat), seat=seat.seat)
    people = [seat for seat in seats if seat.user_id is not None]
    if people or invited:
        ringing = [notices.tell_asked(unit, seat) for seat in people if _needs_ring(unit, seat)]
        for seat in people:
            if not standing_orders.later(unit, seat.seat):
                given_ahead.lapse(unit, seat.seat)
        ringing += [notices.ring(unit, seat) for seat in invited if standing_orders.later(unit, seat.seat) is None]
        asked = sorted([*(seat.seat for seat in people), *going_on]) if people else []
        ping = tuple(user for user in ringing if user is not None)
        post(unit, tuple(asked), ping, tuple(seat.seat for seat in invited))


def _needs_ring(unit: Unit, seat: rows.Seat) -> bool:
    """Whether somebody who owes something new is rung: not if their order answers it.

    They are named like everybody all the same, so that nobody learns of the order. Of those who answer a contest
    in secret everybody is rung: whoever is left out would be told to have answered.
    """
    answered = standing_orders.take_over(unit, seat.seat)
    return not answered or notices.is_among_many(unit, seat)


def tell_rest(unit: Unit, ping: tuple[int, ...] = ()) -> None:
    """Queue a post for what happened here, if no other post tells it."""
    if not unit.will_tell:
        post(unit, (), ping)


def post(
    unit: Unit, asked: tuple[int, ...] = (), ping: tuple[int, ...] = (), invited: tuple[int, ...] = ()
) -> None:
    """Queue the turn post for everything that was not told yet; `as_sent` makes it whole."""
    row = unit.live.row
    over = unit.live.state.over
    contest = unit.live.contest
    until = unit.now + PACES[row.pace] if asked and contest is not None and not contest.started else None
    unit.say(TurnPost(row.id, row.posted, row.seq, asked, ping, over, invited, until))
    unit.card(after=0 if over else CARD_PATIENCE)


def as_sent(live: Live, queued: TurnPost) -> TurnPost:
    """A queued post as it goes out now: it begins where the last one sent ended."""
    if queued.pictures:
        # A row of an earlier release: it was counted as told when it was queued.
        return queued
    untold = live.untold(queued.upto)
    after = live.row.posted
    if untold and untold[0].verb == RULES:
        # There is nothing to tell of a change of rules, and a replay by them begins there.
        after = untold[0].seq
    return msgspec.structs.replace(queued, after=after)


def _end(unit: Unit, outcome: Outcome) -> None:
    rest(unit)
    for seat in unit.live.seats:
        unit.seat(seat.seat, rank=outcome.ranks[seat.seat], score=outcome.scores[seat.seat])
    unit.row(status="over", finished=unit.now)
    unit.also(lambda tx: social_rows.close_proposals(tx, unit.live.id, unit.now))
    people = [seat.user_id for seat in unit.live.humans()]
    post(unit, (), unit.heard(dict.fromkeys([*people, *unit.followers])))
    if unit.live.game.words.score_stage is not None:
        # Beside the last board it would halve it.
        unit.say(Curve(unit.live.id))
    unit.say(Retire(unit.live.id), after=1)
