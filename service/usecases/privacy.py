"""Export and delete a user's data."""

from typing import Any

from service.base.errors import MatchFrozen, Refusal
from service.base.lenient_json import decode_object
from service.driver.repository import MatchRepository
from service.match import server_rules
from service.match.snapshot import plain_json
from service.people.user import User
from service.usecases.lessons import Lessons
from service.usecases.lobby import Lobby
from service.usecases.play import Play
from store.errors import StoreError
from store.tables import listing_rows, privacy_rows


class Privacy:
    """Export and deletion of a user's data."""

    def __init__(self, matches: MatchRepository, lobby: Lobby, play: Play, lessons: Lessons) -> None:
        self._matches = matches
        self._lobby = lobby
        self._play = play
        self._lessons = lessons

    async def export(self, user_id: int) -> dict[str, Any]:
        """Return all stored data that name the user, and no other person.

        Raises Refusal if they had too many files lately.
        """
        self._matches.rate_limits.exported.count(user_id)
        await self._matches.read_markers.flush()
        async with self._matches.database.read() as conn:
            found = dict(await privacy_rows.export_user(conn, user_id))
            found["user"] = [{**row, "settings": _alone(row["settings"])} for row in found["user"]]
            return {**found, "refused_on_servers": await server_rules.servers_barring(conn, user_id)}

    async def _leave(self, user: User, row: listing_rows.ListedMatch) -> None:
        if row.status == "lobby":
            await self._lobby.leave(user, row.id)
            return
        try:
            await self._play.resign(user, row.id)
        except MatchFrozen:
            # It froze only now; a frozen match can be left.
            await self._play.resign(user, row.id)

    async def delete(self, user: User) -> int:
        """Leave all matches (computer players take the seats), forget the user; return how many matches
        changed."""
        mine = await self._matches.database.ask(listing_rows.matches_of_user, user.id)
        for row in mine:
            try:
                await self._leave(user, row)
            except Refusal:
                # It ended meanwhile; its data about the user are deleted below.
                continue
            except Exception as error:
                if isinstance(error, StoreError):
                    raise
                # A bug in one match must not keep a user from being forgotten.
                await self._matches.store_problem(row.id, repr(error))
        await self._lessons.forget(user.id)
        await self._unname(user.id)
        self._matches.read_markers.forget(user.id)
        changed = await self._matches.database.write(privacy_rows.forget_user, user.id)
        for match_id in changed:
            self._matches.evict(match_id)
        return len({*changed, *(row.id for row in mine)})

    async def _unname(self, user_id: int) -> None:
        """Remove the user from the settings of matches."""
        named = await self._matches.database.ask(privacy_rows.matches_naming, user_id)
        for match_id in named:
            try:
                async with self._matches.change_unguarded(match_id) as unit:
                    others = tuple(one for one in unit.match.settings.by_hand if one != user_id)
                    unit.update_settings(by_hand=others)
            except Exception as error:
                if isinstance(error, StoreError):
                    raise
                await self._matches.store_problem(match_id, repr(error))


def _alone(settings: str) -> str:
    """Return a user's settings, with how many people's invitations they refuse instead of whose."""
    kept = decode_object(settings)
    return plain_json({**kept, "refused": len(kept["refused"])}) if "refused" in kept else settings
