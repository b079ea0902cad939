"""First Train at the table: positions in which a phase is asked, and plans for it."""

from __future__ import annotations

from typing import Any

from engines.first_train.actions import BuildLine
from engines.first_train.plans import Wishes
from engines.first_train.rules.lines import lines_of
from engines.first_train.state import Construction, FirstTrainState, Running
from service.people.user import User
from tests.service.table import PEOPLE, Table

BROAD = (
    Wishes(("1-5", "5-3"), ("6-3",), "least"),
    Wishes(("2-5", "6-3"), ("7-3",), "least"),
    Wishes(("3-5", "7-3"), ("8-3",), "least"),
)
"""By seat, plans by which everybody comes to some influence."""


async def state(table: Table) -> FirstTrainState:
    """The newest position."""
    found: FirstTrainState = (await table.live()).state
    return found


async def frame(table: Table) -> Any:
    """What is played."""
    return (await state(table)).stack[-1]


async def plan(table: Table, user: User, wanted: Any) -> None:
    """Answer."""
    await table.kontor.play.submit(user, table.id, [wanted])
    await table.settle()


async def kept(table: Table, user: User) -> Any:
    """What the user's panel shows as their plan."""
    planning = (await table.look(user)).planning
    assert planning is not None
    return planning.plan


async def building(table: Table) -> list[int]:
    """A match of three in its first construction; the seats in its order."""
    await table.begin(people=3, game="first_train", grace=0)
    for seat, wanted in enumerate(BROAD):
        await plan(table, PEOPLE[seat], wanted)
    there = await frame(table)
    assert isinstance(there, Construction)
    return list(there.left)


async def running(table: Table) -> list[int]:
    """The same match in its first trains phase, each seat having built a line of three links."""
    for seat in await building(table):
        await plan(table, PEOPLE[seat], BuildLine(line(await state(table), seat, 3)))
    there = await frame(table)
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


async def order(table: Table, user: User, key: str, chosen: tuple[str, ...]) -> None:
    """Give a standing order."""
    await table.kontor.standing_orders.set(user, table.id, key, True, chosen)
    await table.settle()
