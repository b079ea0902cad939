"""Contests over days: all seats are asked at once, plan in secret, and their bids follow together.

A plan says what the service does for its seat, such as bidding up to some amount; where the plan ends, the seat is
asked again. Plans are rows beside the match, not steps of its log: until the contest is settled, other players
cannot see what, when or whether a seat answered. Once all have answered, their bids are made in the order of the
rules as ordinary moves, in one transaction and one post: the result is that of open bidding by these plans.

A player who is asked again, because a price passed their limit, answers alone, since the bids are public by then.
All other plans stay secret and may still be changed.
"""

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
    """Store a seat's plan, and settle the contest if it was the last one missing.

    Raises IllegalMove if no contest is open to the seat, or if it may not plan so.
    """
    _save_plan(unit, seat, plan, _must_fit_contest(unit.match, seat, plan))
    settle(unit)


def _save_plan(unit: UnitOfWork, seat: int, plan: Any, facts: ContestFacts) -> None:
    match = unit.match
    unit.save_plan(ContestPlan(match.id, seat, facts.number, match.game.plans.encode(plan).decode(), unit.now))
    unit.cancel_timers("remind", seat=seat)


def _must_fit_contest(match: MatchSnapshot, seat: int, plan: Any) -> ContestFacts:
    """Return the open contest, if the seat may plan so in it. Raises IllegalMove."""
    facts, contest = match.contest, match.game.contest
    if facts is None or contest is None or seat not in facts.seats:
        raise IllegalMove(Msg("err-no-auction"))
    if not any(option.admits(plan) for option in contest.options(match.state, seat)):
        raise IllegalMove(contest.why_not(match.state, seat, plan))
    if seat == facts.next and contest.act(match.state, seat, plan) is None:
        # The seat would only be asked the same again.
        raise IllegalMove(Msg("err-plan-now"))
    return facts


def submit_moves_as_plan(
    unit: UnitOfWork, seat: int, actions: Sequence[Any], *, origin: Origin, user_id: int | None = None
) -> None:
    """Take a plan, or a move that a seat would make itself, as its plan: do exactly this, then ask again.

    A player who alone is asked and plans a single move makes it as any other move, so that it can be undone. Moves
    that a seat might make at any time wait until the contest is settled; money for its bids is fetched
    automatically. Raises IllegalMove.
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
    if any(option.admits(action) for option in match.game.rules.anytime(state, seat)):
        raise IllegalMove(Msg("err-auction-first"))
    raise IllegalMove(match.game.why_not(state, seat, action))


def _move_alone(unit: UnitOfWork, seat: int, plan: Any, origin: Origin, user_id: int | None) -> bool:
    """Make the single move that the only asked seat plans, and go on; return False in any other case."""
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
        standing_orders.owner_moved(unit, seat)
    _save_plan(unit, seat, plan, facts)
    unit.move(seat, move, origin=origin, user_id=user_id)
    _go_on(unit, alone=seat, used_up=contest.is_used_up(match.state, seat, plan, move))
    return True


def withdraw_plan(unit: UnitOfWork, seat: int) -> None:
    """Delete a seat's plan before it is asked; it will be asked when it is to act. Raises IllegalMove."""
    if not unit.match.takes_plans(seat):
        raise IllegalMove(Msg("err-no-auction"))
    if seat in unit.match.awaited(unit.match.state):
        raise IllegalMove(Msg("err-plan-needed"))
    unit.meets = None
    unit.forget_plans(seat)


# ------------------------------------------------------------------ settling


def settle(unit: UnitOfWork) -> None:
    """Make the moves that plans allow, and post them; do nothing while a plan is missing at the start."""
    facts = unit.match.contest
    if facts is None:
        return
    if not facts.started and any(unit.match.plan_of(seat) is None for seat in facts.seats):
        return
    if _next_move(unit.match) is None:
        # A plan that leads to no move, such as one changed while another seat is asked again, leaves no trace.
        return
    publishing.flush(unit)
    # The last player to answer stays as secret as the plans: all are pinged alike.
    unit.actor = None
    _go_on(unit)


def _go_on(unit: UnitOfWork, *, alone: int | None = None, used_up: bool = False) -> None:
    """Make the moves that plans allow, and ask the seat that has no plan for the next.

    alone: the seat that has just moved by itself, and is not notified if it is asked again. used_up: that move
    used up its plan.
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
        # The plans are known now, so no player may take a bid back alone.
        unit.move(seat, action, origin="auto", user_id=unit.match.seats[seat].user_id, barrier=True)
    again = unit.match.contest
    if again is not None:
        # The plan of the seat to act is used up: it owes another one.
        unit.forget_plans(again.next)
    for seat, said in why.items():
        missed_plans.save_missed(unit, seat, said)
    publishing.publish(unit, asked_again=unit.match.awaited(unit.match.state) - {alone})
    # After publishing, since a seat's clock stops at the moment of its plan.
    for seat, plan in done.items():
        if unit.match.plans.get(seat) == plan:
            unit.forget_plans(seat)


def _next_move(match: MatchSnapshot) -> tuple[int, Any, bool] | None:
    """Return the seat to act, its move by its plan, and whether that uses the plan up.

    None if the contest is over or the seat must be asked.
    """
    facts, contest = match.contest, match.game.contest
    if facts is None or contest is None:
        return None
    seat, plan = facts.next, match.plan_of(facts.next)
    action = None if plan is None else contest.act(match.state, seat, plan)
    return None if action is None else (seat, action, contest.is_used_up(match.state, seat, plan, action))


def _missed_plans(match: MatchSnapshot) -> dict[int, Sequence[Msg]]:
    """Return why the plan of the seat to act fails from now on, if it does."""
    facts, contest = match.contest, match.game.contest
    plan = None if facts is None else match.plan_of(facts.next)
    if facts is None or contest is None or plan is None:
        return {}
    why = contest.missed(match.state, facts.next, plan)
    return {facts.next: why} if why else {}
