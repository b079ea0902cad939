"""Abort a match: end it without a result."""

from engines.core.text.messages import Msg
from service.base.jobs import ArchiveThread
from service.driver import publishing
from service.match.unit_of_work import UnitOfWork
from store.tables import social_rows


def abort_match(unit: UnitOfWork, msg: Msg) -> None:
    """End a match without a result."""
    match = unit.match
    publishing.release_all_duties(unit)
    unit.set_status("aborted")
    if match.seats:
        people = tuple(seat.user_id for seat in match.humans() if seat.user_id is not None)
        unit.announce(msg, ping=people)
        unit.queue(ArchiveThread(match.id), after=1)
    unit.queue_card()
    unit.also_write(lambda tx: social_rows.close_proposals(tx, match.id, unit.now))
