"""By what people are called, who they are: for searching while somebody types.

All names are read at once and kept for a while, so that a key that is typed costs no walk through all people.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from i18n.almanac import fold
from service.clock import Clock
from service.readable import as_far_as_readable
from store import user_rows
from store.db import Database

KEPT_FOR: Final = 60.0
"""Seconds for which names may be those of before."""
MOST: Final = 500
"""So many people are looked for; whoever types a letter that more of them have types another one."""


class _Named(Struct, frozen=True):
    name: str = ""


class Called:
    """The names of all people."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._names: dict[int, str] = {}
        self._read_at: float | None = None

    async def find(self, guild_id: int, words: Sequence[str]) -> list[tuple[int, ...]]:
        """By folded word, the people whose name, everywhere or on a server, contains it; newest users first."""
        now = self._clock.steady()
        if self._read_at is None or now - self._read_at > KEPT_FOR:
            # Whoever asks meanwhile is answered by the names of before.
            self._read_at = now
            async with self._database.read() as conn:
                settings = await user_rows.all_settings(conn)
            self._names = await asyncio.to_thread(_folded, settings)
        async with self._database.read() as conn:
            nicks = await user_rows.names_on(conn, guild_id)
        names = {**self._names, **{user_id: fold(nick) for user_id, nick in nicks.items()}}
        return [_bearing(names, word) for word in words]


def _bearing(names: Mapping[int, str], word: str) -> tuple[int, ...]:
    found = (user_id for user_id, name in names.items() if word in name)
    return tuple(sorted(found, reverse=True)[:MOST])


def _folded(settings: Mapping[int, str]) -> dict[int, str]:
    return {user_id: fold(as_far_as_readable(text, _Named).name) for user_id, text in settings.items()}
