"""Read one match: what all readers may know of it, its votes and its posts."""

from service.base.errors import Refusal
from service.base.jobs import Sent
from service.base.read_models.matches import MatchInfo, ProposalInfo
from service.driver.repository import MatchRepository
from service.queries.match_info import load_info, proposal_of
from store.tables import match_rows, post_rows, social_rows


class MatchQueries:
    """Read what belongs to one match and is the same for all readers."""

    def __init__(self, matches: MatchRepository) -> None:
        self._matches = matches
        self._database = matches.database

    async def info(self, match_id: int) -> MatchInfo:
        """Return what all readers may know of a match. Raises NoSuchMatch."""
        match = await self._matches.get(match_id)
        async with self._database.read() as conn:
            return await load_info(conn, match)

    async def visible_info(self, user_id: int, match_id: int, *, asks: bool = True) -> MatchInfo:
        """Return `info` for a user. Raises as `AccessControl.must_see` does, which also explains ``asks``."""
        await self._matches.access.must_see(user_id, match_id, asks=asks)
        return await self.info(match_id)

    async def match_at(self, channel_id: int) -> MatchInfo | None:
        """Return the match of this thread, or the only unfinished one played in this channel; else None."""
        async with self._database.read() as conn:
            row = await match_rows.match_of_thread(conn, channel_id)
            if row is None:
                here = await match_rows.matches_of_channel(conn, channel_id)
                here = [match for match in here if match.thread_id is None or match.thread_id == channel_id]
                row = here[0] if len(here) == 1 else None
        return None if row is None else await self.info(row.id)

    async def proposal(self, proposal_id: int) -> ProposalInfo:
        """Return an open or settled vote. Raises Refusal if there is none with this number."""
        async with self._database.read() as conn:
            row = await social_rows.get_proposal(conn, proposal_id)
        if row is None:
            raise Refusal("err-vote-gone")
        return proposal_of(row, await self._matches.get(row.match_id))

    async def latest_post(self, match_id: int, kind: str) -> Sent | None:
        """Return the newest sent message of a kind for a match ("card", "turn", "announce", "call", "dm")."""
        async with self._database.read() as conn:
            post = await post_rows.latest_post(conn, match_id, kind)
        return None if post is None else Sent(kind, post.channel_id, post.message_id, post.picture is not None)

    async def followers(self, match_id: int) -> list[int]:
        """Return the users who follow a match without playing it."""
        async with self._database.read() as conn:
            return await social_rows.followers_of(conn, match_id)
