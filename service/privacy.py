"""What is stored of a person: all of it as data, and none of it any more."""

from __future__ import annotations

from typing import Any

from service import servers
from service.errors import Refusal
from service.lobby import Lobby
from service.matches import Matches
from service.people import User
from service.play import Play
from store import match_rows, privacy_rows


class Privacy:
    """Export and deletion of a user's data."""

    def __init__(self, matches: Matches, lobby: Lobby, play: Play) -> None:
        self._matches = matches
        self._lobby = lobby
        self._play = play

    async def export(self, user_id: int) -> dict[str, Any]:
        """Everything stored that names the user, as plain data."""
        async with self._matches.database.read() as conn:
            found = dict(await privacy_rows.export_user(conn, user_id))
            return {**found, "refused_on_servers": await servers.refusing(conn, user_id)}

    async def delete(self, user: User) -> int:
        """Leave every match (computer players take the seats) and forget the user; how many matches changed."""
        async with self._matches.database.read() as conn:
            mine = await match_rows.matches_of_user(conn, user.id, limit=10_000)
        for row in mine:
            try:
                if row.status == "lobby":
                    await self._lobby.leave(user, row.id)
                else:
                    await self._play.resign(user, row.id)
            except Refusal:
                # It ended meanwhile; what it holds of the user goes below.
                continue
        async with self._matches.database.tx() as tx:
            changed = await privacy_rows.forget_user(tx, user.id)
        for match_id in changed:
            self._matches.forget(match_id)
        return len({*changed, *(row.id for row in mine)})
