"""A match that ends without a result."""

from __future__ import annotations

from engines.core.text.messages import Msg
from service import publishing
from service.jobs import Retire
from service.unit import Unit
from store import social_rows


def break_off(unit: Unit, msg: Msg) -> None:
    """End a match without a result."""
    live = unit.live
    publishing.rest(unit)
    unit.row(status="aborted", finished=unit.now)
    if live.seats:
        people = tuple(seat.user_id for seat in live.humans() if seat.user_id is not None)
        unit.announce(msg, ping=people)
        unit.say(Retire(live.id), after=1)
    unit.card()
    unit.also(lambda tx: social_rows.close_proposals(tx, live.id, unit.now))
