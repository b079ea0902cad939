"""Worlds that differ in secrets only, and all that their watchers get of them."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from service.autoplay import delays
from service.base import jobs
from service.base.errors import IllegalMove, Refusal
from service.people.user import User
from tests.service.helpers.databases import DatabaseFactory
from tests.service.helpers.information_sets import everything, first_difference
from tests.service.helpers.match import STRANGER, ServiceMatch

PRIVATE = (jobs.SendNotice, jobs.SendDirectMessage, jobs.SendInvitation)
UNSEEN = (jobs.SetThreadMember, jobs.AddPictures)


class World:
    """One world as it is played.

    watchers: those who do the same in all worlds; a stranger always watches. moments: when something reached them.
    calls: who was called, named or reminded, as far as they notice. readings: all that they could read. own_pings:
    a player whose order answers is named in a post like all others, and only they notice that it did not ping.
    """

    def __init__(self, match: ServiceMatch, watchers: tuple[User, ...] = ()) -> None:
        self.match = match
        self.watchers = watchers
        self.own_pings = False
        self.moments: list[str] = []
        self.calls: list[str] = []
        self.readings: list[str] = []

    def heard(self) -> None:
        """Note what reached the watchers and the public since the last time."""
        watching = {user.id for user in self.watchers}
        # Whom of several people one writes to first at a moment is chance.
        for said in sorted(self.match.discord.delivered, key=lambda one: (one.at, repr(one.job))):
            job = said.job
            if isinstance(job, UNSEEN) or (isinstance(job, PRIVATE) and job.user_id not in watching):
                continue
            if self.own_pings and isinstance(job, jobs.TurnPost):
                job = msgspec.structs.replace(job, ping=tuple(user for user in job.ping if user in watching))
            self.moments.append(f"{said.at} {type(job).__name__}")
            self.calls.append(f"{said.at} {job!r} {said.listed!r}")
            self.readings.append(repr(said.steps))
        self.match.forget()

    async def look(self) -> None:
        """Note what reached the watchers since the last time, and all that they can read now."""
        self.heard()
        for user in (*self.watchers, STRANGER):
            self.readings.append(repr((user.name, await everything(self.match, user))))

    async def try_out(self, doing: Awaitable[Any]) -> None:
        """Note what comes of a watcher's press."""
        self.readings.append(repr(await tried(doing)))


async def tried(doing: Awaitable[Any]) -> Any:
    """Return what comes of it; of a refusal its key and its words."""
    try:
        return await doing
    except IllegalMove as refused:
        return repr(refused.msg)
    except Refusal as refused:
        return repr((refused, refused.args))


class Scene(NamedTuple):
    """What is played in worlds that differ in one player's secrets.

    name: the source of moves, and the scene. play: plays one of them. ways: what differs. tuning: of the service.
    """

    name: str
    play: Callable[[World, Any], Awaitable[None]]
    ways: tuple[Any, ...]
    tuning: dict[str, Any] = {}

    async def played(self, databases: DatabaseFactory, number: int) -> World:
        """Play the world of this number."""
        match = await ServiceMatch.empty(databases.new(str(number)), **self.tuning)
        try:
            world = World(match)
            await self.play(world, self.ways[number])
            world.heard()
            return world
        finally:
            await match.kontor.close()


def differences(one: World, other: World) -> dict[str, str]:
    """Return by property of secrecy what readers got in one of two worlds only."""
    found = {
        "moments": first_difference(one.moments, other.moments),
        "calls": first_difference(one.calls, other.calls),
        "readings": first_difference(one.readings, other.readings),
    }
    return {what: where for what, where in found.items() if where is not None}


async def order(match: ServiceMatch, user: User, key: str, *chosen: str) -> None:
    """Give a standing order."""
    await match.kontor.standing_orders.set(user, match.id, key, True, chosen)
    await match.settle()


async def as_if_present(match: ServiceMatch, seat: int) -> int:
    """Return when a seat's order or premove would answer now."""
    async with match.kontor.matches.change(match.id) as unit:
        return delays.as_if_present(unit, seat).at
