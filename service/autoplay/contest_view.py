"""A seat's view of its contest: what it may plan, its plan, and its time to answer."""

from typing import Any

from engines.core.actions import Option
from engines.core.legal_moves import LegalMoves
from service.base.config import PACES
from service.base.read_models.panels import ContestView
from service.match.pending import plans
from service.match.snapshot import MatchSnapshot


def view_contest(match: MatchSnapshot, seat: int) -> ContestView | None:
    """Return what a seat's panel shows of its contest, its own plan included; None if it is in none."""
    facts = match.contest
    if facts is None or seat not in facts.seats:
        return None
    since = match.seats[seat].awaited_since
    return ContestView(
        facts=facts,
        options=match.ask(match.state, seat, plans),
        asked=seat in match.awaited(match.state),
        plan=match.plan_of(seat),
        until=None if since is None or match.is_lesson else since + PACES[match.row.pace],
    )


def moves_as_plans(match: MatchSnapshot, seat: int) -> tuple[Option, ...]:
    """Return the moves that a seat could make if it were next in its contest; each counts as its plan."""
    return match.ask(match.state, seat, _moves_as_plans)


def _moves_as_plans(choices: LegalMoves[Any], seat: int) -> tuple[Option, ...]:
    game, contest = choices.game, choices.game.contest
    assert contest is not None
    state = contest.as_if_next(choices.state, seat)
    anytime = game.rules.anytime(state, seat)
    found = (option for option in game.options(state, seat) if option not in anytime)
    return tuple(contest.within_reach(state, seat, option) for option in found)
