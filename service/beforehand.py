"""All that a seat has given beforehand and that stands: orders, a plan for a contest, moves of its next turns."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from service import given_ahead, planning, standing_orders
from service.given_ahead import Given
from service.live import Live
from service.read_models import MatchInfo, Stands
from store import rows


def standing(live: Live, info: MatchInfo, seat: int, kept: Sequence[rows.StandingOrder]) -> list[Stands[Any]]:
    """What a seat's person has given in a match. kept: the seat's rows."""
    view = live.game.view(live.readable(seat), seat)
    orders = standing_orders.given(live, kept).get(seat, {})
    found: list[Stands[Any]] = []
    given = given_ahead.kept(live, kept).get(seat)
    if given is not None and given.moves:
        moves = given_ahead.lines(live, seat, given)
        found.append(Stands(info, "ahead", digest_of(given), view, ahead=moves))
    if (number := planned_for(live, seat)) is not None:
        found.append(Stands(info, "plan", str(number), view, planning=planning.seen_by(live, seat)))
    for order in live.game.orders:
        if order.key in orders:
            found.append(Stands(info, "order", order.key, view, choice=order.choice, chosen=orders[order.key]))
    return found


def planned_for(live: Live, seat: int) -> int | None:
    """The contest for which a seat has planned before it is asked; None if it has not."""
    facts = live.contest
    if facts is None or live.plan_of(seat) is None or seat in live.awaited(live.state):
        return None
    return facts.number


def digest_of(given: Given) -> str:
    """What given moves are known by: others have another one."""
    said = repr([(one.move, one.conditions) for one in given.moves])
    return blake2b(said.encode(), digest_size=6).hexdigest()
