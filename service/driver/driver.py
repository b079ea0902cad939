"""Every move of a game reaches the log here, from a player or from a source of moves in their place.

`submit` makes the moves that a player, a computer player or a stand-in has chosen. `advance` makes the newest
position public and then the moves that follow by themselves: bids by plans, forced moves, standing orders that all
can watch. `carry_out` makes what a seat has ordered, or its first premove, once its delay is over.
"""

from collections.abc import Collection, Sequence
from typing import Any, Final

from engines.core.decisions import Refused
from engines.core.play.contests import Plan
from engines.core.text.messages import Msg, SeatRef
from service.autoplay import bids, forced, optional_decisions, premoves, sources, standing_orders
from service.autoplay.bids import Settlement
from service.autoplay.intent import Intent
from service.base.errors import IllegalMove, TurnHeldBack
from service.driver import publishing
from service.match import notifications
from service.match.unit_of_work import UnitOfWork
from store.rows import Origin

MAX_ORDERS: Final = 64
"""The most moves made by order at one publication; the next player to move is then asked."""
HELD_RETRY: Final = 60
"""Seconds between two checks whether a player who goes on moving lets others answer."""

# ------------------------------------------------------------------ moves that someone has chosen


def submit(
    unit: UnitOfWork, seat: int, actions: Sequence[Any], *, origin: Origin, user_id: int | None = None
) -> None:
    """Make a seat's moves, with all that follows from them; in a contest they are its plan.

    Raises TurnHeldBack, IllegalMove, CorruptState, or Refusal if a held turn ends the match.
    """
    if not actions:
        raise IllegalMove(Msg("err-illegal"))
    match = unit.match
    if match.takes_plans(seat) or any(isinstance(action, Plan) for action in actions):
        if origin == "player":
            premoves.owner_acted(unit, seat)
        _plan(unit, seat, actions, origin, user_id)
        return
    mover = match.mover
    optional_decisions.stop_waiting(unit, seat)
    # Optional answers get no grace period: others would wait for it.
    asked = seat in match.awaited(match.state)
    if mover is not None and mover != seat:
        # Publish the held turn first. If that changes this seat's options, refuse: the mover may still undo.
        offered = match.options(match.shown, seat)
        advance(unit)
        if unit.match.options(unit.match.state, seat) != offered:
            raise TurnHeldBack("err-held", seat=SeatRef(mover))
    if origin == "player":
        for source in sources.SOURCES:
            source.owner_acted(unit, seat)
    barrier = False
    for action in actions:
        try:
            barrier |= _move(unit, Intent(seat, action, origin, user_id))
        except Refused as refused:
            raise IllegalMove(refused.msg) from refused
    while (intent := forced.next_move(unit, seat)) is not None:
        barrier |= _move(unit, intent)
    after = unit.match
    held = origin == "player" and asked and not (after.state.over or barrier)
    offered_more = seat in after.awaited(after.state) and optional_decisions.offers_changed(after, seat)
    if not held or offered_more or not publishing.hold_back(unit, seat):
        advance(unit)


def _plan(unit: UnitOfWork, seat: int, actions: Sequence[Any], origin: Origin, user_id: int | None) -> None:
    """Take moves as a seat's plan for a contest, and settle it if that was the last one missing.

    A player who alone is asked and plans a single move makes it as any other move, so that it can be undone.
    """
    plan = bids.as_plan(unit.match, seat, actions)
    move = bids.single_move(unit.match, seat, plan)
    if move is None:
        _save_plan(unit, seat, plan)
        return
    flush(unit)
    if origin == "player":
        standing_orders.owner_acted(unit, seat)
    bids.save(unit, seat, plan)
    settlement = Settlement()
    settlement.note(unit.match, seat, move, alone=True)
    _move(unit, Intent(seat, move, origin, user_id))
    advance(unit, settlement=settlement)


def submit_plan(unit: UnitOfWork, seat: int, plan: Any) -> None:
    """Store a seat's plan, and settle the contest if it was the last one missing.

    Raises IllegalMove if the seat may not plan so.
    """
    _save_plan(unit, seat, bids.as_plan(unit.match, seat, [plan]))


def _save_plan(unit: UnitOfWork, seat: int, plan: Any) -> None:
    """Store a plan, and make the bids that plans allow now; if there are none, it leaves no trace."""
    bids.save(unit, seat, plan)
    facts = unit.match.contest
    if facts is not None and bids.next_move(unit, facts.next) is not None:
        flush(unit)
        # The last player to answer stays as secret as the plans: all are pinged alike.
        unit.actor = None
        advance(unit)


def _move(unit: UnitOfWork, intent: Intent) -> bool:
    """Make a move; return whether it reveals something."""
    return unit.move(
        intent.seat, intent.action, origin=intent.origin, user_id=intent.user_id, barrier=intent.barrier
    ).barrier


# ------------------------------------------------------------------ moves that follow by themselves


def flush(unit: UnitOfWork) -> None:
    """Publish held moves before something else is written. Raises Refusal if that ends the match."""
    if unit.match.unpublished:
        advance(unit)
        unit.match.must_have_status("live")


def advance(unit: UnitOfWork, *, asked_again: Collection[int] = (), settlement: Settlement | None = None) -> None:
    """Make the newest position public, make the moves that follow, and ask the seats that owe something.

    asked_again: seats whose decision comes back by an undo. settlement: of a contest in which a player has just
    moved alone.
    """
    before, first_new = unit.match.shown, unit.match.row.published
    settlement, ordered = settlement or Settlement(), 0
    unit.cancel_timers("publish")
    unit.publish()
    while True:
        for source in sources.SOURCES:
            source.published(unit, before)
        due = None if unit.match.state.over else sources.find_due(unit, orders=ordered < MAX_ORDERS)
        if due is None:
            break
        source, intent = due
        if source is sources.BIDS:
            settlement.note(unit.match, intent.seat, intent.action)
        ordered += source is sources.ORDERS
        _move(unit, intent)
        unit.publish()
    standing_orders.spend(unit)
    publishing.report(unit, first_new, before, {*asked_again, *settlement.conclude(unit)})
    settlement.end(unit)


# ------------------------------------------------------------------ moves that come after a delay


def carry_out(unit: UnitOfWork, seat: int) -> None:
    """Make what a seat has ordered, or its first premove. If it was cancelled meanwhile, notify its owner."""
    given = sources.find_given(unit, seat)
    if given is None:
        premoves.end_with_reason(unit, seat)
        if not notifications.would_reveal_missing(unit, unit.match.seats[seat]):
            # A player asked in secret with others was already pinged with them.
            notifications.notify_once_awake(unit, unit.match.seats[seat])
        return
    source, intent = given
    at = wait_for_held_turn(unit, seat)
    if at is not None:
        unit.set_timer("order", at, seat=seat)
    elif source is sources.PREMOVES:
        make_premoves(unit, seat)
    else:
        submit(unit, seat, [intent.action], origin=intent.origin)


def wait_for_held_turn(unit: UnitOfWork, seat: int) -> int | None:
    """Return when to try again to move for a seat automatically; None if no held turn goes first."""
    match = unit.match
    mover = match.mover
    if mover is None or mover == seat:
        return None
    until = match.held_until(mover)
    if until is None and match.options(match.state, seat) != match.options(match.shown, seat):
        until = unit.now + HELD_RETRY
    return None if until is None else min(until, unit.now + HELD_RETRY)


def make_premoves(unit: UnitOfWork, seat: int) -> None:
    """Make a seat's premoves one after the other, as long as they are playable, as moves of its owner.

    They do not hold others up, and the owner is notified if they are asked again. In a contest that asks this seat
    alone, the others go on by their plans after its move. Raises Refusal if a held turn ends the match, or
    CorruptState.
    """
    intent = premoves.next_move(unit, seat)
    if intent is not None and unit.match.takes_plans(seat):
        premoves.pop_first(unit, seat)
        _plan(unit, seat, [intent.action], intent.origin, intent.user_id)
        return
    optional_decisions.stop_waiting(unit, seat)
    flush(unit)
    while (intent := premoves.next_move(unit, seat)) is not None:
        premoves.pop_first(unit, seat)
        _move(unit, intent)
    advance(unit, asked_again={seat})
