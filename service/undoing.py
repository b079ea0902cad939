"""Taking moves back, however it came to it."""

from __future__ import annotations

from service import history, past, proposals, publishing
from service.unit import Unit
from store import rows
from store.db import Database


async def take_back(
    unit: Unit,
    database: Database,
    to_seq: int,
    *,
    seat: int | None,
    origin: rows.Origin,
    user_id: int | None,
) -> None:
    """Make every move after ``to_seq`` ineffective and say so; what nobody saw leaves no trace in public."""
    live = unit.live
    async with database.read() as conn:
        state = await past.state_at(conn, live, to_seq)
    # What an administrator does is told, and everybody is asked anew.
    public = to_seq < live.row.published or origin == "admin"
    undone = {mark.seat for mark in live.line if mark.seq > to_seq and mark.is_move}
    proposals.lapse(unit)
    unit.forget_plans()
    unit.undo_after(to_seq)
    unit.act(
        seat=seat,
        origin=origin,
        payload=history.system("undo", to=to_seq, published=live.row.published, public=public),
        state=state,
        user_id=user_id,
    )
    unit.cancel("publish")
    if public:
        publishing.publish(unit, anew={seat for seat in undone if seat is not None})
    elif to_seq == live.row.published:
        unit.publish()
    elif seat is not None:
        publishing.hold_back(unit, seat)
