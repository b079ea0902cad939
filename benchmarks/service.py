"""Random moves a second through the service with a durable store, and the size of a stored match."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from time import perf_counter

from benchmarks.figures import Figure, percentile
from service.app import Kontor
from service.base.config import Config
from service.base.jobs import AnyJob, OpenThread, Sent
from service.people.access import OpenMemberships
from service.people.user import User

PEOPLE = (User(1, "Anna", "fr"), User(2, "Benoît", "en-US"))
MATCHES = 12


class NullDelivery:
    """A delivery that sends nothing: the service alone is measured."""

    async def deliver(self, row_id: int, tried_before: bool, job: AnyJob) -> Sent | None:
        """Report the job as sent."""
        if isinstance(job, OpenThread):
            return Sent("thread", 1000 + job.match_id, row_id + 1)
        return None

    def may_post(self, channel_id: int) -> bool:
        """Allow all channels."""
        return True


async def opened_service(config: Config) -> Kontor:
    """Open a service that all users may use."""
    kontor = await Kontor.open(config)
    kontor.access.use_memberships(OpenMemberships())
    return kontor


async def begin_match(kontor: Kontor, people: tuple[User, User] = PEOPLE, guild_id: int = 1) -> int:
    """Begin a match of two people; return its number."""
    match = await kontor.lobby.create(
        people[0], game="fugger", guild_id=guild_id, channel_id=2, locale="en", seats=2, grace=0
    )
    await kontor.lobby.join(people[1], match.id)
    await kontor.lobby.start(people[0], match.id)
    return match.id


async def play_match(
    kontor: Kontor,
    number: int,
    spent: list[float],
    looked: list[float],
    people: tuple[User, User] = PEOPLE,
    guild_id: int = 1,
) -> int:
    """Play one match of two people to its end; return its number. Appends seconds for each move and each panel."""
    rng = Random(number)
    match = await begin_match(kontor, people, guild_id)
    while True:
        for person in people:
            start = perf_counter()
            table = await kontor.play.panel(person, match, look=True)
            looked.append(perf_counter() - start)
            if table.info.status != "live":
                return match
            if table.choices.options:
                action = next(rng.choice(table.choices.options).expand())
                start = perf_counter()
                await kontor.play.submit(person, match, [action], table.token)
                spent.append(perf_counter() - start)


async def run() -> AsyncIterator[Figure]:
    """Measure moves one after the other, then in several matches at once."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kontor.db"
        kontor = await opened_service(Config(path))
        await kontor.start(NullDelivery())
        spent: list[float] = []
        looked: list[float] = []
        begun = perf_counter()
        for number in range(MATCHES // 3):
            await play_match(kontor, number, spent, looked)
        alone = perf_counter() - begun
        yield Figure("service: moves one after the other, panel built before and after", len(spent) / alone, "/s")
        yield Figure("service: submit, median", percentile(spent, 0.5) * 1000, "ms")
        yield Figure("service: submit, 95 %", percentile(spent, 0.95) * 1000, "ms")
        yield Figure("service: table for a panel, median", percentile(looked, 0.5) * 1000, "ms")
        moves = len(spent)
        begun = perf_counter()
        await asyncio.gather(
            *(play_match(kontor, number, spent, looked) for number in range(MATCHES // 3, MATCHES))
        )
        rate = (len(spent) - moves) / (perf_counter() - begun)
        yield Figure(f"service: moves in {MATCHES - MATCHES // 3} matches at once", rate, "/s")
        await asyncio.sleep(1)
        copy = await kontor.database.backup(Path(folder) / "copy")
        assert copy is not None, "it is a file"
        yield Figure("store: size of a finished match", copy.stat().st_size / MATCHES / 1024, "KiB")
        yield Figure("store: moves in such a match, mean", len(spent) / MATCHES, "")
        await kontor.close()
