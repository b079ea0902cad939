"""A player who is late, and the computer player that moves for them."""

from service.base.config import HOUR
from tests.service.helpers.match import ServiceMatch

DAY = 24 * HOUR


async def begin_with_stand_in(
    match: ServiceMatch, people: int = 3, hours: int = 24, game: str = "bazaar", **options: bool
) -> None:
    """Start a match in which late players are moved for, by agreement, and every turn is posted at once."""
    await match.begin(people, game=game, grace=0, stand_in=hours, **options)


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


async def stands_in_after(match: ServiceMatch, seconds: int) -> None:
    """Demand that seat 0 alone is moved for at that time from now, and no seat before."""
    await match.wait(seconds - 1)
    assert await stood_in(match) == []
    await match.wait(2)
    assert await stood_in(match) == [0]
