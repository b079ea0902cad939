"""Somebody who is late, for tests of a stand-in."""

from __future__ import annotations

from service.base.config import HOUR
from tests.service.table import ANNA, Table

DAY = 24 * HOUR


async def opened(table: Table, people: int = 3, hours: int = 24, game: str = "bazaar") -> None:
    """A match whose table agreed on a stand-in, and in which every turn is posted at once."""
    await table.lobby(people, game=game, grace=0, stand_in=hours)
    if game == "market":
        # Who takes what brings most lays coins down without end there.
        await table.kontor.lobby.set_options(ANNA, table.id, stand_in_by="random")
    await table.kontor.lobby.start(ANNA, table.id)
    await table.settle()
    table.forget()


async def stood_in(table: Table) -> list[int | None]:
    """The seats for which a computer player has moved, once a go."""
    seats: list[int | None] = []
    before = None
    for mark in (await table.live()).line:
        if mark.is_move and mark.is_own:
            if mark.stood_in and before != (mark.seat, True):
                seats.append(mark.seat)
            before = (mark.seat, mark.stood_in)
    return seats
