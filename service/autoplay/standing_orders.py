"""Standing orders: what a seat wants done in its place, secret rows that are carried out as ordinary moves.

An order belongs to the player who gave it: it rests while another plays the seat, and is shown to no other player.
It depends only on the public position and the seat's own hand. A move that all can watch, such as a roll, is made
as soon as the position is public. A secret or optional answer comes after a delay, as if its owner had come by, so
neither its content nor its moment reveals the order. The same holds for a limit given in advance: it becomes the
seat's plan for a contest, as secret as any other.
"""

from typing import Any

from msgspec import Struct

from engines.core.play.standing_orders import ChosenItems, OrderDuration, OrderType
from service.autoplay.delays import as_if_present
from service.autoplay.intent import Intent
from service.base.lenient_json import decode_or
from service.match.snapshot import MatchSnapshot, plain_json
from service.match.unit_of_work import UnitOfWork


class GivenOrder(Struct, frozen=True):
    """A standing order. user: who gave it. turn: the one in play then, by `Game.turn`. chosen: its arguments."""

    user: int
    turn: int = 0
    chosen: ChosenItems = ()


def find_order(match: MatchSnapshot, key: str) -> OrderType[Any] | None:
    """Return the game's order with this key; None if there is none."""
    return next((order for order in match.game.orders if order.key == key), None)


def keys_lasting(match: MatchSnapshot, lasts: OrderDuration) -> frozenset[str]:
    """Return the keys of the game's orders that have this duration."""
    return frozenset(order.key for order in match.game.orders if order.lasts == lasts)


def orders_in_force(match: MatchSnapshot, seat: int) -> dict[str, ChosenItems]:
    """Return a seat's orders in force with their arguments, by key.

    An order is in force if the seat's present player has given it and the game knows it.
    """
    found: dict[str, ChosenItems] = {}
    for row in match.instructions if match.state is not None else ():
        known = find_order(match, row.key) if row.seat == seat and row.kind == "order" else None
        given = None if known is None else decode_or(row.payload, GivenOrder, None)
        if known is None or given is None or given.user != match.seats[seat].user_id:
            continue
        lasts = known.lasts != "turn" or given.turn == match.game.rules.turn(match.shown)
        if lasts and known.admits(given.chosen):
            found[row.key] = given.chosen
    return found


def give(unit: UnitOfWork, seat: int, key: str, chosen: ChosenItems = ()) -> None:
    """Put a seat's order in force with these arguments, in place of earlier ones."""
    match = unit.match
    user = match.seats[seat].user_id
    assert user is not None
    turn = match.game.rules.turn(match.state if match.shown is None else match.shown)
    unit.save_instruction(seat, "order", plain_json(GivenOrder(user, turn, chosen)), key)


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
    if keys:
        unit.forget_instructions("order", seat, *keys)


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
    for key, chosen in orders_in_force(match, seat).items():
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
    for key, chosen in orders_in_force(match, seat).items():
        order = find_order(match, key)
        plan = None if order is None else order.act(match.state, seat, chosen)
        if plan is None or not any(option.admits(plan) for option in options):
            continue
        if seat != facts.next or contest.act(match.state, seat, plan) is not None:
            return plan
    return None


def owner_returned(unit: UnitOfWork, seat: int) -> None:
    """End the orders of a seat that last until its owner comes back."""
    end(unit, seat, *keys_lasting(unit.match, "back"))


def owner_acted(unit: UnitOfWork, seat: int) -> None:
    """See `sources.MoveSource`: orders end that last until their owner comes back or moves."""
    owner_returned(unit, seat)
    end(unit, seat, *keys_lasting(unit.match, "moved"))


def published(unit: UnitOfWork, before: Any) -> None:
    """See `sources.MoveSource`: orders for a turn end with it."""
    turn = unit.match.game.rules.turn
    keys = keys_lasting(unit.match, "turn")
    if keys and before is not None and turn(before) != turn(unit.match.shown):
        unit.forget_instructions("order", None, *keys)


def spend(unit: UnitOfWork) -> None:
    """End or shorten orders for things that have happened, such as a limit for an auction that was won."""
    for seat in range(len(unit.match.seats)):
        for key, chosen in orders_in_force(unit.match, seat).items():
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
