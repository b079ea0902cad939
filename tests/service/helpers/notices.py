"""What went out to whom, for tests of notices."""

from service.base.jobs import Announce
from tests.service.helpers.match import ANNA, BEN, ServiceMatch
from tests.toys.bazaar.position import Pass

HOUR = 3600
DAY = 24 * HOUR


async def asked(match: ServiceMatch, **settings: object) -> None:
    """A match in which Ben, with these settings, is asked a moment ago."""
    await match.kontor.users.update(BEN, **settings)
    await match.begin(people=2, grace=0)
    await match.do(ANNA, Pass())


def calls(match: ServiceMatch, call: str = "") -> list[Announce]:
    return [job for job in match.discord.of(Announce) if job.call == call]
