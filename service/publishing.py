"""When moves become public, who is asked then, and the one post that says so (PRODUCT, "How much it says")."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import blake2b

from engines.core.game import Outcome
from service import notices, standing_orders
from service.jobs import Archive, TurnPost
from service.unit import Unit
from store import social_rows

MOST_PICTURES = 4
CARD_PATIENCE = 60
"""Seconds by which the card in the parent channel may lag behind: editing it at every move would be noise."""


def after_move(unit: Unit, seat: int, *, barrier: bool, hold: bool = True) -> None:
    """Decide what the newest move means for everybody else.

    What the seat can now only do, as everybody knows, it does at once. A barrier or the end of the match
    publishes at once; so does any move of a computer player (``hold`` is False). A turn that ends waits for its
    grace. While the same seat goes on, nothing is published.
    """
    while _automatic(unit) == seat:
        barrier |= _play_automatic(unit, seat)
    if unit.live.state.over or barrier or not hold:
        publish(unit)
    else:
        hold_back(unit, seat)


def hold_back(unit: Unit, seat: int) -> None:
    """Keep the seat's moves to itself: while it goes on, or for the grace once others are needed too."""
    live = unit.live
    if live.awaited(live.state) == {seat}:
        unit.cancel("publish")
    elif live.settings.grace == 0:
        publish(unit)
    else:
        unit.timer("publish", unit.now + live.settings.grace)


def flush(unit: Unit) -> None:
    """Publish what is held back before something else is written. Raises Refusal if that ends the match."""
    if unit.live.unpublished:
        publish(unit)
        unit.live.must_be("live")


def publish(unit: Unit, *, anew: Collection[int] = ()) -> None:
    """Show the newest position to everybody, play what is automatic, and ask whoever owes something.

    anew: seats whose decision comes back by an undo.
    """
    first_new = unit.live.row.published
    unit.cancel("publish")
    unit.publish()
    _play_in_their_place(unit)
    outcome = unit.live.game.outcome(unit.live.state)
    if outcome is not None:
        _end(unit, outcome)
    else:
        ask(unit, [mark.seat for mark in unit.live.line if mark.seq > first_new and mark.is_move], anew)


def _play_in_their_place(unit: Unit) -> None:
    """Make the moves that follow from what everybody knows, and those that seats have ordered."""
    ordered = 0
    while True:
        if (seat := _automatic(unit)) is not None:
            _play_automatic(unit, seat)
        elif ordered < standing_orders.MOST and (order := standing_orders.due(unit)) is not None:
            unit.move(*order, origin="auto")
            ordered += 1
        else:
            return
        unit.publish()


def _automatic(unit: Unit) -> int | None:
    """A seat whose only choice follows from what everybody knows."""
    if unit.live.state.over:
        return None
    pending = unit.live.game.pending(unit.live.state)
    return next((decision.seat for decision in pending if decision.auto), None)


def _play_automatic(unit: Unit, seat: int) -> bool:
    """Make a seat's only move; whether it was a barrier."""
    action = next(unit.live.game.options(unit.live.state, seat)[0].expand())
    return unit.move(seat, action, origin="auto").barrier


def ask(unit: Unit, moved: Sequence[int | None] = (), anew: Collection[int] = ()) -> None:
    """Bring everybody's duty up to date with the published position and tell those who owe something new.

    moved: whose moves are new to the public, in order: they owe a new decision. anew: as in `publish`.
    """
    if unit.live.row.status != "live":
        return
    awaited = unit.live.awaited(unit.live.shown)
    newly, going_on = [], []
    for seat in unit.live.seats:
        if seat.seat not in awaited:
            if seat.awaited:
                excuse(unit, seat.seat)
        elif not seat.awaited or seat.seat in moved or seat.seat in anew:
            # Whoever moved last and goes on in the same turn sees it in their panel.
            goes_on = seat.awaited and seat.seat not in anew and moved[-1:] == [seat.seat]
            excuse(unit, seat.seat)
            unit.seat(seat.seat, awaited=True, awaited_since=unit.now)
            if goes_on and seat.user_id is not None:
                notices.plan_reminder(unit, seat, 1)
                going_on.append(seat.seat)
            else:
                newly.append(seat.seat)
    tell(unit, newly, going_on)


def excuse(unit: Unit, seat: int) -> None:
    """A seat owes nothing any more, or something else: its clock stops, and nothing reminds it."""
    row = unit.live.seats[seat]
    if row.awaited_since is not None:
        unit.seat(seat, clock=row.clock + max(0, unit.now - row.awaited_since))
    unit.seat(seat, awaited=False, awaited_since=None)
    unit.cancel(seat=seat)


def rest(unit: Unit) -> None:
    """Nobody is awaited and nothing is due any more, for now or for good."""
    for seat in unit.live.seats:
        if seat.awaited:
            excuse(unit, seat.seat)
    unit.cancel()


def tell(unit: Unit, newly: Collection[int], going_on: Collection[int] = ()) -> None:
    """Ask seats that owe something new: people by the turn post and their notices, computer players by a timer.

    going_on: seats whose people know already; a post names them, but none is made for them alone.
    """
    seats = [unit.live.seats[seat] for seat in newly]
    for seat in seats:
        if seat.user_id is None:
            unit.timer("computer", unit.now + _thinking_time(unit, seat.seat), seat=seat.seat)
    people = [seat for seat in seats if seat.user_id is not None]
    if people:
        ping = [notices.tell_asked(unit, seat) for seat in people]
        asked = sorted([*(seat.seat for seat in people), *going_on])
        post(unit, tuple(asked), tuple(user for user in ping if user is not None))


def _thinking_time(unit: Unit, seat: int) -> int:
    """Seconds that a computer player takes: seeded by what everybody knows, so that it tells nothing."""
    least, most = unit.config.computer_delay
    seed = blake2b(f"{unit.live.id}/{unit.live.row.seq}/{seat}".encode(), digest_size=4).digest()
    return least + int.from_bytes(seed, "big") % (most - least + 1)


def tell_rest(unit: Unit, ping: tuple[int, ...] = ()) -> None:
    """Queue a post for what no other post tells."""
    if unit.live.untold:
        post(unit, (), ping)


def post(unit: Unit, asked: tuple[int, ...] = (), ping: tuple[int, ...] = ()) -> None:
    """Queue the turn post for everything that was not told yet."""
    row = unit.live.row
    over = unit.live.state.over
    unit.say(TurnPost(row.id, row.posted, row.seq, asked=asked, ping=ping, pictures=_pictures(unit), over=over))
    unit.told()
    unit.card(after=0 if over else CARD_PATIENCE)


def _pictures(unit: Unit) -> tuple[int, ...]:
    """The last step of each computer player's turn since the last post, and the newest step; at most four."""
    moves = [mark for mark in unit.live.untold if mark.is_move]
    ends = [
        mark.seq
        for mark, following in zip(moves, [*moves[1:], None], strict=False)
        if mark.origin == "computer" and (following is None or following.seat != mark.seat)
    ]
    last = unit.live.row.seq
    return tuple([*(seq for seq in ends if seq != last), last][-MOST_PICTURES:])


def _end(unit: Unit, outcome: Outcome) -> None:
    rest(unit)
    for seat in unit.live.seats:
        unit.seat(seat.seat, rank=outcome.ranks[seat.seat], score=outcome.scores[seat.seat])
    unit.row(status="over", finished=unit.now)
    unit.also(lambda tx: social_rows.close_proposals(tx, unit.live.id, unit.now))
    people = [seat.user_id for seat in unit.live.humans()]
    post(unit, (), unit.heard(dict.fromkeys([*people, *unit.followers])))
    unit.say(Archive(unit.live.id), after=1)
