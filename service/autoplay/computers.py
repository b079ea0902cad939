"""Computer players at seats of their own: they move after a delay, like people who are there."""

from typing import Final

from service.autoplay import delays
from service.autoplay.intent import Intent, Timed
from service.match.snapshot import MatchSnapshot
from service.match.unit_of_work import UnitOfWork

KIND: Final = "computer"


def owes(match: MatchSnapshot, seat: int) -> bool:
    """Return whether a computer player has a decision that is public, awaited or optional."""
    row = match.seats[seat]
    if match.row.status != "live" or row.user_id is not None or match.plan_of(seat) is not None:
        return False
    moves = row.awaited and row.waits_until is None
    return any(
        decision.seat == seat and (row.invited_since is not None if decision.optional else moves)
        for decision in match.decisions(match.state)
    )


def next_move(unit: UnitOfWork, seat: int) -> Intent | None:
    """See `sources.MoveSource`."""
    if not owes(unit.match, seat):
        return None
    return Intent(seat, None, "computer", later=Timed(KIND, unit.now + delays.computer_delay(unit, seat)))
