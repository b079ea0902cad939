"""What a seat wants done in its place: secret rows beside the match, carried out as ordinary moves.

An order belongs to who gave it: it rests while somebody else plays the seat, and nobody else is ever shown it.
What it does follows from the public position and the own hand alone. A move that all can watch, such as a roll, is
made as soon as the position is public. An answer that is secret, or that nobody waits for, comes after a while, as
if its owner had come by: so neither its content nor its moment tells that there is an order. So does a limit that
was given ahead: it becomes the seat's plan for a contest, as secret as any.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from engines.core.play.standing_orders import ChosenItems, OrderDuration, OrderType
from service import delays, given_ahead
from service.live import Live, plain_json
from service.readable import mapping
from service.unit import Unit
from store import social_rows
from store.rows import StandingOrder

MOST = 64
"""So many moves are made by order at one publication; whoever is to move then is asked."""


def find(live: Live, key: str) -> OrderType[Any] | None:
    """The order of a key, if the game knows it."""
    return next((order for order in live.game.orders if order.key == key), None)


def ending(live: Live, lasts: OrderDuration) -> frozenset[str]:
    """The keys of the orders that last so long."""
    return frozenset(order.key for order in live.game.orders if order.lasts == lasts)


def given(live: Live, kept: Iterable[StandingOrder]) -> dict[int, dict[str, ChosenItems]]:
    """By seat, the orders in force with what they were given with.

    They are those that who plays the seat now has given and that the game knows.
    """
    found: dict[int, dict[str, ChosenItems]] = {}
    if live.state is None:
        return found
    for order in kept:
        said = mapping(order.payload)
        known = find(live, order.kind)
        if known is None or "user" not in said or said["user"] != live.seats[order.seat].user_id:
            continue
        if known.lasts == "turn" and said.get("turn") != live.game.turn(live.shown):
            continue
        chosen = tuple(said.get("chosen", ()))
        if known.admits(chosen):
            found.setdefault(order.seat, {})[order.kind] = chosen
    return found


def keep(unit: Unit, seat: int, key: str, chosen: ChosenItems = ()) -> None:
    """Put a seat's order in force, given with these things, in place of what it was given with."""
    live = unit.live
    unit.orders = {**unit.orders, seat: {**unit.orders.get(seat, {}), key: chosen}}
    turn = live.game.turn(live.state if live.shown is None else live.shown)
    said = {"user": live.seats[seat].user_id, "turn": turn, "chosen": chosen}
    order = StandingOrder(live.id, seat, key, plain_json(said))
    unit.aside(partial(social_rows.set_standing_order, order=order), seat)


def keep_usual(unit: Unit, seat: int) -> None:
    """Put the orders in force that whoever takes a seat has given, unless they said otherwise in the lobby."""
    user_id = unit.live.seats[seat].user_id
    if user_id is None or user_id in unit.live.settings.by_hand:
        return
    for order in unit.live.game.orders:
        if order.usual:
            keep(unit, seat, order.key)


def end(unit: Unit, seat: int, *keys: str) -> None:
    """Let a seat's orders of these keys be in force no more."""
    given = unit.orders.get(seat, {})
    unit.orders = {**unit.orders, seat: {key: chosen for key, chosen in given.items() if key not in keys}}
    for key in keys:
        unit.aside(partial(social_rows.drop_standing_orders, match_id=unit.live.id, seat=seat, kind=key), seat)


def due(unit: Unit) -> tuple[int, Any] | None:
    """A seat that has ordered what it does at once now, with the move; None if there is none."""
    for seat in sorted(unit.orders):
        found = _ordered(unit, seat)
        if found is not None and found[1]:
            return seat, found[0]
    return None


def later(unit: Unit, seat: int) -> Any | None:
    """What a seat's orders answer after a while in its place; None if they do not."""
    found = _ordered(unit, seat)
    return found[0] if found is not None and not found[1] else None


def take_over(unit: Unit, seat: int) -> bool:
    """Let a seat's order answer after a while; False if none does."""
    if later(unit, seat) is None:
        return False
    unit.timer("order", unit.now + delays.of_order(unit, seat), seat=seat)
    return True


def _ordered(unit: Unit, seat: int) -> tuple[Any, bool] | None:
    """The move that a seat has ordered for its present decision, and whether it is made at once."""
    live = unit.live
    if live.row.status != "live" or live.state.over or live.seats[seat].user_id is None:
        return None
    if live.takes_plans(seat):
        plan = given_ahead.next_move(unit, seat) or _planned(unit, seat)
        return None if plan is None else (plan, False)
    decision = next((d for d in live.choices(live.state).decisions if d.seat == seat), None)
    if decision is None:
        return None
    if (action := given_ahead.next_move(unit, seat)) is not None:
        return action, False
    for key, chosen in unit.orders.get(seat, {}).items():
        order = find(live, key)
        action = None if order is None else order.act(live.state, seat, chosen)
        if action is not None and any(o.admits(action) for o in live.options(live.state, seat)):
            return action, not (decision.secret or decision.optional)
    return None


def _planned(unit: Unit, seat: int) -> Any | None:
    """The plan that a seat has ordered for the contest that waits for it."""
    live = unit.live
    facts, contest = live.contest, live.game.contest
    if facts is None or contest is None or not live.asks_plan(seat):
        return None
    options = contest.options(live.state, seat)
    for key, chosen in unit.orders.get(seat, {}).items():
        order = find(live, key)
        plan = None if order is None else order.act(live.state, seat, chosen)
        if plan is None or not any(option.admits(plan) for option in options):
            continue
        if seat != facts.next or contest.act(live.state, seat, plan) is not None:
            return plan
    return None


def came_back(unit: Unit, seat: int) -> None:
    """The owner of a seat moves: what was to be done in their absence is no longer done."""
    _drop(unit, seat, ending(unit.live, "back") | ending(unit.live, "moved"))


def expire(unit: Unit, before: Any) -> None:
    """End what was ordered for the turn of position ``before`` only, if everybody sees another turn now.

    before: None if nobody has seen one yet.
    """
    turn = unit.live.game.turn
    if unit.orders and before is not None and turn(before) != turn(unit.live.shown):
        for seat in tuple(unit.orders):
            _drop(unit, seat, ending(unit.live, "turn"))


def spend(unit: Unit) -> None:
    """End what was ordered for something that has happened here, such as a limit for an auction that was won."""
    for seat, given in tuple(unit.orders.items()):
        for key, chosen in given.items():
            order = find(unit.live, key)
            if order is None or order.left is None:
                continue
            left = chosen
            for event in unit.events:
                left = order.left(event, seat, left)
            if left != chosen and order.admits(left):
                keep(unit, seat, key, left)
            elif left != chosen:
                end(unit, seat, key)


def _drop(unit: Unit, seat: int, ended: frozenset[str]) -> None:
    end(unit, seat, *ended.intersection(unit.orders.get(seat, {})))
