"""The reasons why a plan for a contest did not come about, a secret row of the seat that planned it.

The panel shows them until the player acts again, and no more once the step that caused them is undone.
"""

from collections.abc import Sequence

from msgspec import Struct

from engines.core.text.messages import Msg
from service.base.lenient_json import decode_or
from service.match.snapshot import MatchSnapshot, plain_json
from service.match.unit_of_work import UnitOfWork


class MissedPlan(Struct, frozen=True):
    """The reasons why a seat's plan failed. user: who planned. seq: the newest step at that time."""

    user: int
    seq: int
    why: tuple[Msg, ...]


def save_missed(unit: UnitOfWork, seat: int, why: Sequence[Msg]) -> None:
    """Store the reasons why a seat's plan failed, in place of earlier ones."""
    user = unit.match.seats[seat].user_id
    if user is not None:
        unit.save_instruction(seat, "missed", plain_json(MissedPlan(user, unit.match.row.seq, tuple(why))))


def tell_missed(match: MatchSnapshot, seat: int) -> tuple[Msg, ...]:
    """Return the reasons why the plan of a seat's present player failed, if they have not acted since."""
    row = match.instruction("missed", seat)
    missed = None if row is None else decode_or(row.payload, MissedPlan, None)
    if missed is None or match.plan_of(seat) is not None:
        return ()
    there = any(mark.seq == missed.seq for mark in match.line)
    since = any(mark.seq > missed.seq and mark.seat == seat and mark.is_own for mark in match.line)
    return missed.why if there and not since and missed.user == match.seats[seat].user_id else ()
