"""When moves become public, who is asked then, and the one post that says so (PRODUCT, "How much it says")."""

from __future__ import annotations

from hashlib import blake2b

from engines.core.game import Outcome
from service import notices
from service.jobs import Archive, TurnPost
from service.unit import Unit

MOST_PICTURES = 4
CARD_PATIENCE = 60
"""Seconds by which the card in the parent channel may lag behind: editing it at every move would be noise."""


def after_move(unit: Unit, seat: int, *, barrier: bool, hold: bool = True) -> None:
    """Decide what the newest move means for everybody else.

    A barrier or the end of the match publishes at once; so does any move of a computer player (``hold`` is
    False). A turn that ends waits for its grace. While the same seat goes on, nothing is published.
    """
    live = unit.live
    if live.state.over or barrier or not hold:
        publish(unit)
    elif live.awaited(live.state) == {seat}:
        unit.cancel("publish")
    elif live.settings.grace == 0:
        publish(unit)
    else:
        unit.timer("publish", unit.now + live.settings.grace)


def publish(unit: Unit) -> None:
    """Show the newest position to everybody, play what is automatic, and ask whoever owes something."""
    first_new = unit.live.row.published
    unit.cancel("publish")
    unit.publish()
    while (seat := _automatic(unit)) is not None:
        unit.move(seat, next(unit.live.game.options(unit.live.state, seat)[0].expand()), origin="auto")
        unit.publish()
    outcome = unit.live.game.outcome(unit.live.state)
    if outcome is not None:
        _end(unit, outcome)
    else:
        ask(unit, first_new)


def _automatic(unit: Unit) -> int | None:
    """A seat whose only choice follows from what everybody knows."""
    if unit.live.state.over:
        return None
    pending = unit.live.game.pending(unit.live.state)
    return next((decision.seat for decision in pending if decision.auto), None)


def ask(unit: Unit, first_new: int = 0) -> None:
    """Bring everybody's duty up to date with the published position and tell those who owe something new.

    first_new: steps after this one are new to the public; a seat that moved in them owes a new decision.
    """
    awaited = unit.live.awaited(unit.live.shown)
    movers = [step.seat for step in unit.live.untold if step.seq > first_new]
    newly = []
    for seat in unit.live.seats:
        clock = seat.clock + (max(0, unit.now - seat.awaited_since) if seat.awaited_since is not None else 0)
        if seat.seat not in awaited:
            if seat.awaited:
                unit.seat(seat.seat, awaited=False, awaited_since=None, clock=clock)
                notices.no_longer(unit, seat.seat)
        elif not seat.awaited or seat.seat in movers:
            unit.seat(seat.seat, awaited=True, awaited_since=unit.now, clock=clock)
            # Whoever has just moved and goes on in the same turn sees it in their panel.
            goes_on = seat.awaited and seat.user_id == unit.actor and movers[-1:] == [seat.seat]
            if goes_on and seat.user_id is not None:
                notices.plan_reminder(unit, seat, 1)
            else:
                newly.append(seat.seat)
    if unit.live.row.status == "live":
        tell(unit, newly)


def tell(unit: Unit, newly: list[int]) -> None:
    """Ask seats that owe something new: people by the turn post and their notices, computer players by a timer."""
    seats = [unit.live.seats[seat] for seat in newly]
    for seat in seats:
        if seat.user_id is None:
            unit.timer("computer", unit.now + _thinking_time(unit, seat.seat), seat=seat.seat)
    people = [seat for seat in seats if seat.user_id is not None]
    if people:
        ping = [notices.tell_asked(unit, seat) for seat in people]
        post(unit, tuple(seat.seat for seat in people), tuple(user for user in ping if user is not None))


def _thinking_time(unit: Unit, seat: int) -> int:
    """Seconds that a computer player takes: seeded by what everybody knows, so that it tells nothing."""
    least, most = unit.config.computer_delay
    seed = blake2b(f"{unit.live.id}/{unit.live.row.seq}/{seat}".encode(), digest_size=4).digest()
    return least + int.from_bytes(seed, "big") % (most - least + 1)


def post(unit: Unit, asked: tuple[int, ...], ping: tuple[int, ...]) -> None:
    """Queue the turn post for everything that was not told yet."""
    row = unit.live.row
    over = unit.live.state.over
    unit.say(TurnPost(row.id, row.posted, row.seq, asked=asked, ping=ping, pictures=_pictures(unit), over=over))
    unit.told()
    unit.card(after=0 if over else CARD_PATIENCE)


def _pictures(unit: Unit) -> tuple[int, ...]:
    """The last step of each computer player's turn since the last post, and the newest step; at most four."""
    steps = unit.live.untold
    ends = [
        step.seq
        for step, following in zip(steps, [*steps[1:], None], strict=True)
        if step.computer and (following is None or following.seat != step.seat)
    ]
    last = unit.live.row.seq
    return tuple([*(seq for seq in ends if seq != last), last][-MOST_PICTURES:])


def _end(unit: Unit, outcome: Outcome) -> None:
    for seat in unit.live.seats:
        since = seat.awaited_since if seat.awaited_since is not None else unit.now
        unit.seat(
            seat.seat,
            awaited=False,
            awaited_since=None,
            clock=seat.clock + max(0, unit.now - since),
            rank=outcome.ranks[seat.seat],
            score=outcome.scores[seat.seat],
        )
    unit.cancel()
    unit.row(status="over", finished=unit.now)
    wanted = [unit.users[seat.user_id] for seat in unit.live.humans() if seat.user_id is not None]
    ping = [
        user.id
        for user in wanted
        if user.id != unit.actor and user.kept.notices != "none" and notices.rests_until(user, unit.now) is None
    ]
    ping += [user for user in unit.followers if user not in ping and user != unit.actor]
    post(unit, (), tuple(ping))
    unit.say(Archive(unit.live.id), after=1)
