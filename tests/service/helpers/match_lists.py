"""A server's list of matches as one of its people reads it."""

from collections.abc import Sequence

from service.app import Kontor
from service.base.read_models.matches import MatchListItem
from store.rows import UNFINISHED, Status

ALL = 100


async def in_guild(
    kontor: Kontor, user_id: int, guild_id: int, statuses: Sequence[Status] = UNFINISHED
) -> list[MatchListItem]:
    """All that they may see there in these states, newest first."""
    page, total = await kontor.lists.page_in_guild(user_id, guild_id, statuses, 0, ALL)
    assert total == len(page), "more than a page"
    return page
