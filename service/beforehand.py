"""All that a seat has given beforehand and that stands: orders, a plan for a contest, moves of its next turns."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from service import contests, given_ahead, planning, standing_orders
from service.errors import Refusal
from service.given_ahead import Given
from service.live import Live
from service.seen import MatchInfo, Stands
from service.unit import Unit
from store import rows


def standing(live: Live, info: MatchInfo, seat: int, kept: Sequence[rows.StandingOrder]) -> list[Stands[Any]]:
    """What a seat's person has given in a match. kept: the seat's rows."""
    view = live.game.view(live.readable(seat), seat)
    orders = standing_orders.given(live, kept).get(seat, {})
    found: list[Stands[Any]] = []
    given = given_ahead.kept(live, kept).get(seat)
    if given is not None and given.moves:
        moves = given_ahead.lines(live, seat, given)
        found.append(Stands(info, "ahead", _digest(given), view, ahead=moves))
    if (number := _planned_for(live, seat)) is not None:
        found.append(Stands(info, "plan", str(number), view, planning=planning.seen_by(live, seat)))
    for order in live.game.orders:
        if order.key in orders:
            found.append(Stands(info, "order", order.key, view, choice=order.choice, chosen=orders[order.key]))
    return found


def end(unit: Unit, seat: int, kind: str, key: str) -> None:
    """End something that a seat has given. Raises Refusal if it does not stand any more."""
    given = unit.ahead.get(seat)
    if kind == "order" and key in unit.orders.get(seat, {}):
        standing_orders.end(unit, seat, key)
    elif kind == "plan" and key == str(_planned_for(unit.live, seat)):
        contests.withdraw(unit, seat)
    elif kind == "ahead" and given is not None and given.moves and key == _digest(given):
        # That somebody came by to end it shows in nothing.
        unit.meets = None
        given_ahead.put(unit, seat, None)
    else:
        raise Refusal("err-order-over")


def _planned_for(live: Live, seat: int) -> int | None:
    """The contest for which a seat has planned before it is asked; None if it has not."""
    facts = live.contest
    if facts is None or live.plan_of(seat) is None or seat in live.awaited(live.state):
        return None
    return facts.number


def _digest(given: Given) -> str:
    """What given moves are known by: others have another one."""
    said = repr([(one.move, one.conditions) for one in given.moves])
    return blake2b(said.encode(), digest_size=6).hexdigest()
