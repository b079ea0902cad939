"""Somebody who is late, for tests of a stand-in."""

from __future__ import annotations

from service.base.config import HOUR
from tests.service.helpers.match import ANNA, ServiceMatch

DAY = 24 * HOUR


async def begin_with_stand_in(match: ServiceMatch, people: int = 3, hours: int = 24, game: str = "bazaar") -> None:
    """A match whose table agreed on a stand-in, and in which every turn is posted at once."""
    await match.lobby(people, game=game, grace=0, stand_in=hours)
    if game == "market":
        # Who takes what brings most lays coins down without end there.
        await match.kontor.lobby.set_options(ANNA, match.id, stand_in_by="random")
    await match.kontor.lobby.start(ANNA, match.id)
    await match.settle()
    match.forget()


async def stood_in(match: ServiceMatch) -> list[int | None]:
    """The seats for which a computer player has moved, once a go."""
    seats: list[int | None] = []
    before = None
    for mark in (await match.live()).line:
        if mark.is_move and mark.is_own:
            if mark.stood_in and before != (mark.seat, True):
                seats.append(mark.seat)
            before = (mark.seat, mark.stood_in)
    return seats
