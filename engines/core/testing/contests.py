"""Conformance of plans for contests: data, based on the seat's own knowledge, leading to legal actions."""

from typing import Any

from engines.core.actions import Option
from engines.core.decisions import Refused
from engines.core.encoding.codec import members, read_code, write_code
from engines.core.game import Game
from engines.core.play.contests import Contest
from engines.core.requirements import RequirementTable
from engines.core.rng import Rng
from engines.core.testing.broken_promise import demand
from engines.core.testing.data_shapes import check_code
from engines.core.testing.moves import check_requirement, mutants

TRIED = 3
"""How many plans to try of each option."""


def check_contest(game: Game[Any, Any], state: Any, rng: Rng) -> None:
    """Check the plans of every seat in the open contest, if there is one."""
    contest, facts = game.contest, game.open_contest(state)
    if contest is None or facts is None:
        return
    before = game.states.digest(state)
    asked = [decision.seat for decision in game.pending(state)]
    demand(facts.next in asked, "contest", f"seat {facts.next} is to act, asked are {asked}")
    demand(len(set(facts.seats)) == len(facts.seats), "contest", f"a seat is in it twice: {facts.seats}")
    for seat in facts.seats:
        _check_seat(game, contest, state, seat, rng.fork(f"plans of {seat}"))
    demand(game.states.digest(state) == before, "pure", "asking for plans changed the position")


def _check_seat(game: Game[Any, Any], contest: Contest[Any], state: Any, seat: int, rng: Rng) -> None:
    options = contest.options(state, seat)
    demand(bool(options), "contest", f"seat {seat} has no plan")
    other = game.determinize(state, seat, rng.fork("world"))
    same = contest.options(other, seat) == options
    demand(same, "plan-leak", f"the plans of seat {seat} depend on what it cannot know")
    turned = contest.as_if_next(state, seat)
    able = bool(game.options(turned, seat))
    for option in options:
        for _ in range(TRIED if option.holes else 1):
            plan = option.random(rng)
            _check_data(game, contest, plan)
            _check_requirements(game, contest, turned, seat, plan, options)
            if not able:
                continue
            act = contest.act(turned, seat, plan)
            same = contest.act(contest.as_if_next(other, seat), seat, plan) == act
            demand(same, "plan-leak", f"what {plan!r} does depends on what seat {seat} cannot know")
            there = contest.as_if_next(other, seat)
            same = contest.missed(there, seat, plan) == contest.missed(turned, seat, plan)
            demand(same, "plan-leak", f"what {plan!r} does not bring is told from what seat {seat} cannot know")
            facts = contest.facts(state)
            if facts is not None and facts.next == seat:
                acts = act is not None or bool(option.holes)
                demand(acts, "contest", f"seat {seat} is to act and offered {plan!r}, which only asks it again")
            if act is not None:
                _check_legal(game, turned, seat, plan, act)
    if able and seat in _asked(contest, state):
        advised = tuple(contest.suggest(state, seat))
        same = tuple(contest.suggest(other, seat)) == advised
        demand(same, "plan-leak", f"what seat {seat} is advised depends on what it cannot know")
        for plan in advised:
            offered = any(option.admits(plan) for option in options)
            demand(offered, "contest", f"{plan!r} is suggested, and no plan")
    if able:
        _check_foreseen(game, contest, state, other, seat, rng.fork("foreseen"))
    for option in game.options(turned, seat):
        exact = contest.exactly(turned, seat, option.random(rng))
        offered = exact is None or any(one.admits(exact) for one in options)
        demand(offered, "contest", f"{exact!r} is what a move means, and no plan")


def _asked(contest: Contest[Any], state: Any) -> tuple[int, ...]:
    """Return the seats that must plan now."""
    facts = contest.facts(state)
    if facts is None:
        return ()
    return (facts.next,) if facts.started else facts.seats


def _check_foreseen(
    game: Game[Any, Any], contest: Contest[Any], state: Any, other: Any, seat: int, rng: Rng
) -> None:
    """Check the plan of a seat that chooses at random: it is allowed, and the same in both worlds."""

    def foreseen(world: Any, chance: Rng) -> Any:
        return contest.foreseen(world, seat, lambda asked: chance.choice(game.options(asked, seat)).random(chance))

    plan = foreseen(state, rng.fork("choices"))
    same = foreseen(other, rng.fork("choices")) == plan
    demand(same, "plan-leak", f"what seat {seat} foresees depends on what it cannot know")
    offered = plan is None or any(option.admits(plan) for option in contest.options(state, seat))
    demand(offered, "contest", f"{plan!r} is foreseen, and no plan")


def _check_data(game: Game[Any, Any], contest: Contest[Any], plan: Any) -> None:
    demand(type(plan) in members(contest.plan_type), "round-trip", f"{plan!r} is of no known type")
    demand(game.plans.decode(game.plans.encode(plan)) == plan, "round-trip", f"{plan!r} through JSON")
    code = write_code(plan)
    check_code(plan, code)
    demand(read_code(game.choices, code) == plan, "code", f"{code!r} is not read as {plan!r}")


def _check_requirements(
    game: Game[Any, Any], contest: Contest[Any], turned: Any, seat: int, plan: Any, options: list[Option]
) -> None:
    """Check that typed plans, this one and others like it, are offered exactly if they meet all requirements."""
    table = game.why_not
    if isinstance(table, RequirementTable) and type(plan) in contest.typed:
        for tried in (plan, *mutants(game.plans, plan, contest.typed[type(plan)])):
            check_requirement(table, turned, seat, tried, any(option.admits(tried) for option in options))


def _check_legal(game: Game[Any, Any], state: Any, seat: int, plan: Any, action: Any) -> None:
    try:
        game.check(state, seat, action)
    except Refused as refused:
        demand(False, "contest", f"{plan!r} does {action!r}, which seat {seat} may not: {refused.msg}")
