"""First Train at the table: positions in which a phase is asked, and its plans."""

from typing import Any

from engines.first_train.actions import BuildLine
from engines.first_train.plans import Wishes
from engines.first_train.rules.lines import lines_of
from engines.first_train.state import Construction, FirstTrainState, Running
from service.people.user import User
from tests.service.helpers.match import PEOPLE, ServiceMatch

BROAD = (
    Wishes(("1-5", "5-3"), ("6-3",), "least"),
    Wishes(("2-5", "6-3"), ("7-3",), "least"),
    Wishes(("3-5", "7-3"), ("8-3",), "least"),
)
"""By seat, plans by which each comes to some influence."""


async def state(match: ServiceMatch) -> FirstTrainState:
    """The newest position."""
    found: FirstTrainState = (await match.live()).state
    return found


async def frame(match: ServiceMatch) -> Any:
    """What is played."""
    return (await state(match)).stack[-1]


async def plan(match: ServiceMatch, user: User, wanted: Any) -> None:
    """Answer."""
    await match.kontor.play.submit(user, match.id, [wanted])
    await match.settle()


async def kept(match: ServiceMatch, user: User) -> Any:
    """What the user's panel shows as their plan."""
    planning = (await match.look(user)).choices.planning
    assert planning is not None
    return planning.plan


async def building(match: ServiceMatch) -> list[int]:
    """A match of three in its first construction; the seats in its order."""
    await match.begin(people=3, game="first_train", grace=0)
    for seat, wanted in enumerate(BROAD):
        await plan(match, PEOPLE[seat], wanted)
    there = await frame(match)
    assert isinstance(there, Construction)
    return list(there.left)


async def running(match: ServiceMatch) -> list[int]:
    """The same match in its first trains phase, each seat having built a line of three links."""
    for seat in await building(match):
        await plan(match, PEOPLE[seat], BuildLine(line(await state(match), seat, 3)))
    there = await frame(match)
    assert isinstance(there, Running)
    return list(there.order)


def line(position: FirstTrainState, seat: int, links: int, begin: int = 0) -> tuple[str, ...]:
    """A line that a seat can build, from one of the places where it can begin."""
    ways = lines_of(position, seat)

    def longer(way: tuple[str, ...]) -> tuple[str, ...] | None:
        if len(way) > links:
            return way
        return next((found for area in ways.follow(way) if (found := longer((*way, area)))), None)

    starts = list(ways.follow(()))
    return next(way for start in starts[begin:] + starts[:begin] if (way := longer((start,))))


async def order(match: ServiceMatch, user: User, key: str, chosen: tuple[str, ...]) -> None:
    """Give a standing order."""
    await match.kontor.standing_orders.set(user, match.id, key, True, chosen)
    await match.settle()
