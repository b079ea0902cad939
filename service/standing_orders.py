"""What a seat wants done in its place: secret rows beside the match, carried out as ordinary moves.

An order belongs to who gave it: it rests while somebody else plays the seat, and nobody else is ever shown it.
What it does happens when the position becomes public, and follows from that position and the own hand alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from service.live import Live, from_json
from service.unit import Unit
from store import social_rows
from store.rows import StandingOrder

WHILE_AWAY = ("discard",)
"""Orders that end by themselves when their owner comes back: opens the panel or moves."""
MOST = 64
"""So many moves are made by order at one publication; whoever is to move then is asked."""


def given(live: Live, kept: Iterable[StandingOrder]) -> dict[int, tuple[str, ...]]:
    """By seat, the orders in force: those that who plays the seat now has given and that the game knows."""
    found: dict[int, tuple[str, ...]] = {}
    for order in kept:
        if order.kind in live.game.orders and from_json(order.payload)["user"] == live.seats[order.seat].user_id:
            found[order.seat] = (*found.get(order.seat, ()), order.kind)
    return found


def due(unit: Unit) -> tuple[int, Any] | None:
    """A seat that owes a decision and has ordered what to do now, with the move; None if there is none."""
    live = unit.live
    if live.row.status != "live" or live.state.over:
        return None
    awaited = live.awaited(live.state)
    for seat, keys in sorted(unit.orders.items()):
        if seat not in awaited or live.seats[seat].user_id is None:
            continue
        for key in keys:
            action = live.game.ordered(live.state, seat, key)
            if action is not None and any(o.admits(action) for o in live.game.options(live.state, seat)):
                return seat, action
    return None


def came_back(unit: Unit, seat: int) -> None:
    """The owner of a seat moves: what was to be done in their absence is no longer done."""
    keys = unit.orders.get(seat, ())
    match_id = unit.live.id
    for key in keys:
        if key in WHILE_AWAY:
            unit.also(partial(social_rows.drop_standing_orders, match_id=match_id, seat=seat, kind=key))
    unit.orders = {**unit.orders, seat: tuple(key for key in keys if key not in WHILE_AWAY)}
