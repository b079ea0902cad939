"""Bids in contests over days: all seats are asked at once, plan in secret, and their bids follow together.

A plan says what the service does for its seat, such as bidding up to some amount; where the plan ends, the seat is
asked again. Plans are rows beside the match, not steps of its log: until the contest is settled, other players
cannot see what, when or whether a seat answered. Once all have answered, their bids are made in the order of the
rules as ordinary moves, in one transaction and one post: the result is that of open bidding by these plans.

A player who is asked again, because a price passed their limit, answers alone, since the bids are public by then.
All other plans stay secret and may still be changed.
"""

from collections.abc import Sequence
from typing import Any

from engines.core.play.contests import Plan
from engines.core.text.messages import Msg
from service.autoplay import missed_plans
from service.autoplay.intent import Intent
from service.base.errors import IllegalMove
from service.match.snapshot import MatchSnapshot
from service.match.unit_of_work import UnitOfWork
from store.rows import Instruction

# ------------------------------------------------------------------ plans


def as_plan(match: MatchSnapshot, seat: int, actions: Sequence[Any]) -> Any:
    """Return a plan, or the plan that does exactly what a seat would do itself, and then asks again.

    Moves that a seat might make at any time wait until the contest is settled; money for its bids is fetched
    automatically. Raises IllegalMove if the seat may not plan so.
    """
    if len(actions) != 1:
        raise IllegalMove(Msg("err-illegal"))
    (action,) = actions
    facts, contest = match.contest, match.game.contest
    if contest is None:
        raise IllegalMove(Msg("err-no-auction"))
    plan = action if isinstance(action, Plan) else contest.exactly(match.state, seat, action)
    if plan is None:
        raise _why_no_plan(match, seat, action)
    if facts is None or seat not in facts.seats:
        raise IllegalMove(Msg("err-no-auction"))
    if not any(option.admits(plan) for option in contest.options(match.state, seat)):
        raise IllegalMove(contest.why_not(match.state, seat, plan))
    if seat == facts.next and contest.act(match.state, seat, plan) is None:
        # The seat would only be asked the same again.
        raise IllegalMove(Msg("err-plan-now"))
    return plan


def _why_no_plan(match: MatchSnapshot, seat: int, action: Any) -> IllegalMove:
    contest = match.game.contest
    assert contest is not None
    if match.plan_of(seat) is not None:
        return IllegalMove(Msg("err-auction-answered"))
    state = contest.as_if_next(match.state, seat)
    if any(option.admits(action) for option in match.game.rules.anytime(state, seat)):
        return IllegalMove(Msg("err-auction-first"))
    return IllegalMove(match.game.why_not(state, seat, action))


def save(unit: UnitOfWork, seat: int, plan: Any) -> None:
    """Store a seat's plan for the open contest."""
    match, facts = unit.match, unit.match.contest
    assert facts is not None
    # No trace shows that its owner was here.
    unit.meets = None
    unit.forget_instructions("plan", seat)
    unit.save_instruction(seat, "plan", match.game.plans.encode(plan).decode(), str(facts.number))
    unit.cancel_timers("remind", seat=seat)


def withdraw(unit: UnitOfWork, seat: int) -> None:
    """Delete a seat's plan before it is asked; it will be asked when it is to act. Raises IllegalMove."""
    if not unit.match.takes_plans(seat):
        raise IllegalMove(Msg("err-no-auction"))
    if seat in unit.match.awaited(unit.match.state):
        raise IllegalMove(Msg("err-plan-needed"))
    unit.meets = None
    unit.forget_instructions("plan", seat)


# ------------------------------------------------------------------ moves by plans


def single_move(match: MatchSnapshot, seat: int, plan: Any) -> Any | None:
    """Return the move that the only asked seat plans, if its plan is no more than that; None in any other case."""
    facts, contest = match.contest, match.game.contest
    if facts is None or contest is None or not facts.started or seat != facts.next:
        return None
    move = contest.act(match.state, seat, plan)
    return move if contest.exactly(match.state, seat, move) == plan else None


def next_move(unit: UnitOfWork, seat: int) -> Intent | None:
    """See `sources.MoveSource`: nothing while a plan is missing at the start, or if the seat must be asked."""
    match = unit.match
    facts, contest = match.contest, match.game.contest
    if facts is None or contest is None or seat != facts.next:
        return None
    if not facts.started and any(match.plan_of(one) is None for one in facts.seats):
        return None
    plan = match.plan_of(seat)
    action = None if plan is None else contest.act(match.state, seat, plan)
    # The plans are known now, so no player may take a bid back alone.
    return None if action is None else Intent(seat, action, user_id=match.seats[seat].user_id, barrier=True)


# ------------------------------------------------------------------ settling


class Settlement:
    """The bids of one publication: which plans they have used up, which have failed, and who is asked again."""

    def __init__(self) -> None:
        self._used: list[Instruction] = []
        self._missed: dict[int, Sequence[Msg]] = {}
        self._alone: int | None = None
        self._begun = False

    def note(self, match: MatchSnapshot, seat: int, action: Any, *, alone: bool = False) -> None:
        """Note a bid that is about to be made. alone: by its player, who alone is asked."""
        self._begun = True
        contest, plan, given = match.game.contest, match.plan_of(seat), match.instruction("plan", seat)
        if alone:
            self._alone = seat
        else:
            self._missed |= _why_missed(match)
        if given is None or contest is None or plan is None:
            return
        if contest.is_used_up(match.state, seat, plan, action):
            self._used.append(given)

    def conclude(self, unit: UnitOfWork) -> set[int]:
        """Store why plans have failed, and return the seats that are asked again after the bids."""
        if not self._begun:
            return set()
        self._missed |= _why_missed(unit.match)
        again = unit.match.contest
        if again is not None:
            # The plan of the seat to act is used up: it owes another one.
            unit.forget_instructions("plan", again.next)
        for seat, why in self._missed.items():
            missed_plans.save_missed(unit, seat, why)
        return unit.match.awaited(unit.match.state) - {self._alone}

    def end(self, unit: UnitOfWork) -> None:
        """Delete the plans that were used up, once clocks have stopped at the moment when they were given."""
        for given in self._used:
            if given in unit.match.instructions:
                unit.forget_instructions("plan", given.seat)


def _why_missed(match: MatchSnapshot) -> dict[int, Sequence[Msg]]:
    """Return why the plan of the seat to act fails from now on, if it does."""
    facts, contest = match.contest, match.game.contest
    plan = None if facts is None else match.plan_of(facts.next)
    if facts is None or contest is None or plan is None:
        return {}
    why = contest.missed(match.state, facts.next, plan)
    return {facts.next: why} if why else {}
