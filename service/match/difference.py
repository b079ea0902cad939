"""Compare two snapshots of a match, and write what differs between them."""

from dataclasses import fields, replace

from service.match.snapshot import MatchSnapshot
from store import rows
from store.database import Tx
from store.tables import match_rows, seat_rows, social_rows

_MATCH_FIELDS = {field.name for field in fields(rows.Match)} - {"seq", "version"}
"""The fields that are written as they are; the log counts `seq`, each commit `version`."""
_SEAT_FIELDS = {field.name for field in fields(rows.Seat)}


def differ_visibly(match: MatchSnapshot, other: MatchSnapshot) -> bool:
    """Return whether others may notice that a match was written in between, apart from its posts."""
    row = replace(match.row, posted=other.row.posted, version=other.row.version)
    return states_differ(replace(match, row=row), other)


def states_differ(match: MatchSnapshot, other: MatchSnapshot) -> bool:
    """Return whether two snapshots of a match differ in something that others may notice.

    Its time of change counts; instructions, timers and reminders do not.
    """
    return (match.row, match.settings, match.seats, match.people) != (
        other.row,
        other.settings,
        other.seats,
        other.people,
    )


async def write_difference(tx: Tx, before: MatchSnapshot, match: MatchSnapshot) -> None:
    """Write the fields of the match and its seats, and the instructions, that changed since ``before``."""
    changed = {
        name: getattr(match.row, name)
        for name in _MATCH_FIELDS
        if getattr(match.row, name) != getattr(before.row, name)
    }
    if changed:
        await match_rows.update_match(tx, match.id, **changed)
    for old, new in zip(before.seats, match.seats, strict=False):
        changed = {name: getattr(new, name) for name in _SEAT_FIELDS if getattr(new, name) != getattr(old, name)}
        if changed:
            await seat_rows.update_seat(tx, match.id, new.seat, **changed)
    were, are = {*before.instructions}, {*match.instructions}
    for given in were - are:
        await social_rows.drop_instruction(tx, given)
    for given in are - were:
        await social_rows.put_instruction(tx, given)
