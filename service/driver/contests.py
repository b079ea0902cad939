"""Contests over days: all who take part are asked at once, plan in secret, and their bids follow together.

A plan is what the service does in its seat's place, such as bidding up to some amount; where it ends, the seat is
asked again. Plans are rows beside the match, not steps of its log: until the contest is settled nothing tells
others what, when or whether somebody answered. Once all have answered, their bids are made in the order of the
rules as ordinary moves, in one transaction, and told together: the end is that of open bidding by these plans.

Whoever is asked again, because a price passed their limit, answers alone: the bids so far are public then. Every
other plan stays secret and may still be changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.play.contests import ContestFacts, Plan
from engines.core.text.messages import Msg
from service.autoplay import missed_plans, standing_orders
from service.base.errors import IllegalMove
from service.driver import publishing
from service.match.snapshot import MatchSnapshot
from service.match.unit_of_work import UnitOfWork
from store.rows import ContestPlan, Origin

# ------------------------------------------------------------------ answering


def submit_plan(unit: UnitOfWork, seat: int, plan: Any) -> None:
    """Keep a seat's plan, and settle the contest if it was the last one that was missing.

    Raises RulesSayNo if no contest is open to the seat, or if it may not plan so.
    """
    _save_plan(unit, seat, plan, _must_fit_contest(unit.match, seat, plan))
    settle(unit)


def _save_plan(unit: UnitOfWork, seat: int, plan: Any, facts: ContestFacts) -> None:
    match = unit.match
    unit.save_plan(ContestPlan(match.id, seat, facts.number, match.game.plans.encode(plan).decode(), unit.now))
    unit.cancel_timers("remind", seat=seat)


def _must_fit_contest(match: MatchSnapshot, seat: int, plan: Any) -> ContestFacts:
    """The open contest, if the seat may plan so in it. Raises RulesSayNo."""
    facts, contest = match.contest, match.game.contest
    if facts is None or contest is None or seat not in facts.seats:
        raise IllegalMove(Msg("err-no-auction"))
    if not any(option.admits(plan) for option in contest.options(match.state, seat)):
        raise IllegalMove(contest.why_not(match.state, seat, plan))
    if seat == facts.next and contest.act(match.state, seat, plan) is None:
        # It would only be asked the same again.
        raise IllegalMove(Msg("err-plan-now"))
    return facts


def submit_moves_as_plan(
    unit: UnitOfWork, seat: int, actions: Sequence[Any], *, origin: Origin, user_id: int | None = None
) -> None:
    """Take a plan, or moves that a seat was to make itself, as its plan: exactly this, then ask again.

    Whoever alone is asked, and says no more than one move, makes it as any other: it can be taken back. What else
    a seat might do at any time waits until the contest is settled; money is fetched for its bids by itself.
    Raises RulesSayNo.
    """
    if len(actions) != 1:
        raise IllegalMove(Msg("err-illegal"))
    (action,) = actions
    match, contest = unit.match, unit.match.game.contest
    plan = action if isinstance(action, Plan) or contest is None else contest.exactly(match.state, seat, action)
    if contest is None or plan is not None:
        if not _move_alone(unit, seat, plan, origin, user_id):
            submit_plan(unit, seat, plan)
        return
    if match.plan_of(seat) is not None:
        raise IllegalMove(Msg("err-auction-answered"))
    state = contest.as_if_next(match.state, seat)
    if any(option.admits(action) for option in match.game.anytime(state, seat)):
        raise IllegalMove(Msg("err-auction-first"))
    raise IllegalMove(match.game.words.why_not(state, seat, action))


def _move_alone(unit: UnitOfWork, seat: int, plan: Any, origin: Origin, user_id: int | None) -> bool:
    """Whether a seat alone is asked and plans just one move: it makes it, and others go on by their plans."""
    match = unit.match
    facts, contest = match.contest, match.game.contest
    if facts is None or contest is None or not facts.started or seat != facts.next:
        return False
    _must_fit_contest(match, seat, plan)
    move = contest.act(match.state, seat, plan)
    if contest.exactly(match.state, seat, move) != plan:
        return False
    publishing.flush(unit)
    if origin == "player":
        standing_orders.owner_returned(unit, seat)
    _save_plan(unit, seat, plan, facts)
    unit.move(seat, move, origin=origin, user_id=user_id)
    _go_on(unit, alone=seat, used_up=contest.is_used_up(match.state, seat, plan, move))
    return True


def withdraw_plan(unit: UnitOfWork, seat: int) -> None:
    """Drop what a seat has planned before it is asked; then it is asked when it is to act. Raises RulesSayNo."""
    if not unit.match.takes_plans(seat):
        raise IllegalMove(Msg("err-no-auction"))
    if seat in unit.match.awaited(unit.match.state):
        raise IllegalMove(Msg("err-plan-needed"))
    unit.meets = None
    unit.forget_plans(seat)


# ------------------------------------------------------------------ settling


def settle(unit: UnitOfWork) -> None:
    """Make the moves that plans allow, and tell them; nothing happens while one is missing at the start."""
    facts = unit.match.contest
    if facts is None:
        return
    if not facts.started and any(unit.match.plan_of(seat) is None for seat in facts.seats):
        return
    if _next_move(unit.match) is None:
        # A plan that leads to no move, such as one changed while somebody else is asked again, leaves no trace.
        return
    publishing.flush(unit)
    # Who answered last stays as secret as the other plans: everybody is rung alike.
    unit.actor = None
    _go_on(unit)


def _go_on(unit: UnitOfWork, *, alone: int | None = None, used_up: bool = False) -> None:
    """Make the moves that plans allow, and ask whoever has none for the next.

    alone: who has just made a move of their own, and is told nothing new if they are asked again. used_up: of the
    plan of that one move nothing is left.
    """
    done = {alone: unit.match.plans[alone]} if alone is not None and used_up else {}
    why: dict[int, Sequence[Msg]] = {}
    while True:
        why |= _missed_plans(unit.match)
        move = _next_move(unit.match)
        if move is None:
            break
        seat, action, last = move
        if last:
            done[seat] = unit.match.plans[seat]
        # What the plans were is known now, so that nobody may take a bid back alone.
        unit.move(seat, action, origin="auto", user_id=unit.match.seats[seat].user_id, barrier=True)
    again = unit.match.contest
    if again is not None:
        # What the one to act has planned is used up: they owe another plan.
        unit.forget_plans(again.next)
    for seat, said in why.items():
        missed_plans.save_missed(unit, seat, said)
    publishing.publish(unit, anew=unit.match.awaited(unit.match.state) - {alone})
    # Not before that: a seat's clock stops at the moment of its plan.
    for seat, plan in done.items():
        if unit.match.plans.get(seat) == plan:
            unit.forget_plans(seat)


def _next_move(match: MatchSnapshot) -> tuple[int, Any, bool] | None:
    """The seat to act, what it does by its plan, and whether that uses the plan up.

    None if the contest is over or the seat must be asked.
    """
    facts, contest = match.contest, match.game.contest
    if facts is None or contest is None:
        return None
    seat, plan = facts.next, match.plan_of(facts.next)
    action = None if plan is None else contest.act(match.state, seat, plan)
    return None if action is None else (seat, action, contest.is_used_up(match.state, seat, plan, action))


def _missed_plans(match: MatchSnapshot) -> dict[int, Sequence[Msg]]:
    """What the plan of the seat to act does not bring any more, if it has one."""
    facts, contest = match.contest, match.game.contest
    plan = None if facts is None else match.plan_of(facts.next)
    if facts is None or contest is None or plan is None:
        return {}
    why = contest.missed(match.state, facts.next, plan)
    return {facts.next: why} if why else {}
