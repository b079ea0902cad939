"""Find people by parts of their names, for completion while typing.

All names are read at once and cached, so a keystroke does not read all people.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from i18n.almanac import fold
from service.base.clock import Clock
from service.base.lenient_json import decode_leniently
from store.database import Database
from store.tables import user_rows

CACHE_SECONDS: Final = 60.0
"""Seconds for which names may be outdated."""
MAX_RESULTS: Final = 500
"""The most people found for a word; a letter that more of them share needs a second letter."""


class _Named(Struct, frozen=True):
    name: str = ""


class PeopleSearch:
    """A cached search over the names of all people."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._names: dict[int, str] = {}
        self._read_at: float | None = None

    async def find(self, guild_id: int, words: Sequence[str]) -> list[tuple[int, ...]]:
        """Return by folded word the people whose name, global or on a server, contains it; newest users first."""
        now = self._clock.monotonic()
        if self._read_at is None or now - self._read_at > CACHE_SECONDS:
            # Requests in the meantime use the old names.
            self._read_at = now
            settings = await self._database.ask(user_rows.all_settings)
            self._names = await asyncio.to_thread(_fold_names, settings)
        nicks = await self._database.ask(user_rows.nicknames_on, guild_id)
        names = {**self._names, **{user_id: fold(nick) for user_id, nick in nicks.items()}}
        return [_users_with(names, word) for word in words]


def _users_with(names: Mapping[int, str], word: str) -> tuple[int, ...]:
    found = (user_id for user_id, name in names.items() if word in name)
    return tuple(sorted(found, reverse=True)[:MAX_RESULTS])


def _fold_names(settings: Mapping[int, str]) -> dict[int, str]:
    return {user_id: fold(decode_leniently(text, _Named).name) for user_id, text in settings.items()}
