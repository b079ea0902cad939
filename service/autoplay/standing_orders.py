"""Standing orders: what a seat wants done in its place, secret rows that are carried out as ordinary moves.

An order belongs to the player who gave it: it rests while another plays the seat, and is shown to no other player.
It depends only on the public position and the seat's own hand. A move that all can watch, such as a roll, is made
as soon as the position is public. A secret or optional answer comes after a delay, as if its owner had come by, so
neither its content nor its moment reveals the order. The same holds for a limit given in advance: it becomes the
seat's plan for a contest, as secret as any other.
"""

from collections.abc import Iterable
from typing import Any

from engines.core.play.standing_orders import ChosenItems, OrderDuration, OrderType
from service.autoplay.delays import as_if_present
from service.autoplay.intent import Intent
from service.base.lenient_json import decode_object
from service.match.snapshot import MatchSnapshot
from service.match.unit_of_work import UnitOfWork
from store.rows import StandingOrder


def find_order(match: MatchSnapshot, key: str) -> OrderType[Any] | None:
    """Return the game's order with this key; None if there is none."""
    return next((order for order in match.game.orders if order.key == key), None)


def keys_lasting(match: MatchSnapshot, lasts: OrderDuration) -> frozenset[str]:
    """Return the keys of the game's orders that have this duration."""
    return frozenset(order.key for order in match.game.orders if order.lasts == lasts)


def orders_in_force(match: MatchSnapshot, kept: Iterable[StandingOrder]) -> dict[int, dict[str, ChosenItems]]:
    """Return by seat the orders in force with their arguments.

    An order is in force if the seat's present player has given it and the game knows it.
    """
    found: dict[int, dict[str, ChosenItems]] = {}
    if match.state is None:
        return found
    for order in kept:
        said = decode_object(order.payload)
        known = find_order(match, order.kind)
        if known is None or "user" not in said or said["user"] != match.seats[order.seat].user_id:
            continue
        if known.lasts == "turn" and said.get("turn") != match.game.rules.turn(match.shown):
            continue
        chosen = tuple(said.get("chosen", ()))
        if known.admits(chosen):
            found.setdefault(order.seat, {})[order.kind] = chosen
    return found


def give(unit: UnitOfWork, seat: int, key: str, chosen: ChosenItems = ()) -> None:
    """Put a seat's order in force with these arguments, in place of earlier ones."""
    match = unit.match
    unit.orders = {**unit.orders, seat: {**unit.orders.get(seat, {}), key: chosen}}
    turn = match.game.rules.turn(match.state if match.shown is None else match.shown)
    said = {"user": match.seats[seat].user_id, "turn": turn, "chosen": chosen}
    unit.save_secret(seat, key, said)


def give_usual(unit: UnitOfWork, seat: int) -> None:
    """Put the game's usual orders in force for a seat, unless its player declined them in the lobby."""
    user_id = unit.match.seats[seat].user_id
    if user_id is None or user_id in unit.match.settings.by_hand:
        return
    for order in unit.match.game.orders:
        if order.usual:
            give(unit, seat, order.key)


def end(unit: UnitOfWork, seat: int, *keys: str) -> None:
    """End a seat's orders with these keys."""
    orders_in_force = unit.orders.get(seat, {})
    unit.orders = {
        **unit.orders,
        seat: {key: chosen for key, chosen in orders_in_force.items() if key not in keys},
    }
    for key in keys:
        unit.save_secret(seat, key, None)


def next_move(unit: UnitOfWork, seat: int) -> Intent | None:
    """See `sources.MoveSource`: a secret or optional answer, and a plan for a contest, come after a delay."""
    match = unit.match
    if match.row.status != "live" or match.state.over or match.seats[seat].user_id is None:
        return None
    if match.takes_plans(seat):
        plan = _ordered_plan(unit, seat)
        return None if plan is None else Intent(seat, plan, later=as_if_present(unit, seat))
    decision = next((d for d in match.choices(match.state).decisions if d.seat == seat), None)
    if decision is None:
        return None
    for key, chosen in unit.orders.get(seat, {}).items():
        order = find_order(match, key)
        action = None if order is None else order.act(match.state, seat, chosen)
        if action is not None and any(o.admits(action) for o in match.options(match.state, seat)):
            hidden = decision.secret or decision.optional
            return Intent(seat, action, later=as_if_present(unit, seat) if hidden else None)
    return None


def _ordered_plan(unit: UnitOfWork, seat: int) -> Any | None:
    """Return the plan that a seat has ordered for the contest that asks it; None if there is none."""
    match = unit.match
    facts, contest = match.contest, match.game.contest
    if facts is None or contest is None or not match.asks_plan(seat):
        return None
    options = contest.options(match.state, seat)
    for key, chosen in unit.orders.get(seat, {}).items():
        order = find_order(match, key)
        plan = None if order is None else order.act(match.state, seat, chosen)
        if plan is None or not any(option.admits(plan) for option in options):
            continue
        if seat != facts.next or contest.act(match.state, seat, plan) is not None:
            return plan
    return None


def owner_returned(unit: UnitOfWork, seat: int) -> None:
    """End the orders of a seat that last until its owner comes back."""
    _end_lasting(unit, seat, "back")


def owner_acted(unit: UnitOfWork, seat: int) -> None:
    """See `sources.MoveSource`: orders end that last until their owner comes back or moves."""
    owner_returned(unit, seat)
    _end_lasting(unit, seat, "moved")


def published(unit: UnitOfWork, before: Any) -> None:
    """See `sources.MoveSource`: orders for a turn end with it."""
    turn = unit.match.game.rules.turn
    if unit.orders and before is not None and turn(before) != turn(unit.match.shown):
        for seat in tuple(unit.orders):
            _end_lasting(unit, seat, "turn")


def spend(unit: UnitOfWork) -> None:
    """End or shorten orders for things that have happened, such as a limit for an auction that was won."""
    for seat, orders_in_force in tuple(unit.orders.items()):
        for key, chosen in orders_in_force.items():
            order = find_order(unit.match, key)
            if order is None or order.left is None:
                continue
            left = chosen
            for event in unit.events:
                left = order.left(event, seat, left)
            if left != chosen and order.admits(left):
                give(unit, seat, key, left)
            elif left != chosen:
                end(unit, seat, key)


def _end_lasting(unit: UnitOfWork, seat: int, lasts: OrderDuration) -> None:
    end(unit, seat, *keys_lasting(unit.match, lasts).intersection(unit.orders.get(seat, {})))
