"""A match in which offers are made, for tests."""

from tests.service.helpers.match import ANNA, ServiceMatch
from tests.toys.bazaar.position import Offer

HOUR = 3600


async def begun(match: ServiceMatch, people: int = 3, computers: int = 0, grace: int = 15) -> None:
    await match.begin(people, computers, grace=grace, offers=True)


async def offered(match: ServiceMatch, people: int, to: str) -> None:
    await begun(match, people)
    await match.do(ANNA, Offer(to))
