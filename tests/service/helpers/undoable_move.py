"""A move of the bazaar that can be taken back."""

from tests.service.helpers.match import ANNA, ServiceMatch
from tests.toys.bazaar.position import Put


async def put(match: ServiceMatch, user: object = ANNA) -> None:
    shown = await match.look(user)  # type: ignore[arg-type]
    await match.do(user, Put(shown.view.hand[0]))  # type: ignore[arg-type]
