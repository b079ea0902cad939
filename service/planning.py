"""What a seat sees of a contest in which it is: what it may plan, its own plan, until when it is asked."""

from __future__ import annotations

from engines.core.actions import Option
from service.config import PACES
from service.live import Live
from service.read_models import Planning


def seen_by(live: Live, seat: int) -> Planning | None:
    """What a seat's panel shows of a contest in which it is; its own plan included."""
    facts, contest = live.contest, live.game.contest
    if facts is None or contest is None or seat not in facts.seats:
        return None
    since = live.seats[seat].awaited_since
    return Planning(
        facts=facts,
        options=tuple(contest.options(live.state, seat)),
        asked=seat in live.awaited(live.state),
        plan=live.plan_of(seat),
        until=None if since is None else since + PACES[live.row.pace],
    )


def moves(live: Live, seat: int) -> tuple[Option, ...]:
    """What a seat in a contest might do as if it were next; taken as its plan."""
    contest = live.game.contest
    assert contest is not None
    state = contest.as_if_next(live.state, seat)
    anytime = live.game.anytime(state, seat)
    found = (option for option in live.game.options(state, seat) if option not in anytime)
    return tuple(contest.within_reach(state, seat, option) for option in found)
