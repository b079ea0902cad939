"""Read markers: how far each user has read a match, written with the match's next commit or a moment later.

Reading must not wait for the disk. If the process ends before a marker is written, the same news is shown as new
once more; nothing else depends on it.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

from store.database import Database, Reader, Tx
from store.errors import StoreError
from store.rows import ReadMarker
from store.tables import social_rows

WRITE_DELAY: Final = 5.0
"""Seconds after which markers are written if no commit has included them."""

log = logging.getLogger(__name__)


class ReadMarkers:
    """Markers that are not written yet, in front of those in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: dict[tuple[int, int], ReadMarker] = {}
        self._writing: asyncio.Task[None] | None = None

    async def last(self, conn: Reader, match_id: int, user_id: int) -> ReadMarker | None:
        """Return how far a user has read a match; None if never."""
        waiting = self._waiting.get((match_id, user_id))
        return waiting or await social_rows.get_seen(conn, match_id, user_id)

    def note(self, look: ReadMarker) -> None:
        """Store a marker in memory."""
        self._waiting[look.match_id, look.user_id] = look
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._later())

    async def write(self, tx: Tx, match_id: int) -> list[ReadMarker]:
        """Write a match's markers in a transaction; pass them to `written` once it is committed."""
        found = [look for look in self._waiting.values() if look.match_id == match_id]
        for look in found:
            await social_rows.set_seen(tx, look.match_id, look.user_id, look.seq, look.at)
        return found

    def written(self, looks: Iterable[ReadMarker]) -> None:
        """Forget markers that are committed."""
        for look in looks:
            if self._waiting.get((look.match_id, look.user_id)) is look:
                del self._waiting[look.match_id, look.user_id]

    def forget(self, user_id: int) -> None:
        """Drop the unwritten markers of a user."""
        self._waiting = {place: look for place, look in self._waiting.items() if look.user_id != user_id}

    async def flush(self) -> None:
        """Write all unwritten markers. Raises StoreError."""
        looks = list(self._waiting.values())
        if looks:
            async with self._database.tx() as tx:
                for look in looks:
                    await social_rows.set_seen(tx, look.match_id, look.user_id, look.seq, look.at)
            self.written(looks)

    async def close(self) -> None:
        """Write the unwritten markers if possible; no further ones are accepted."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
        await self._try()

    async def _later(self) -> None:
        await asyncio.sleep(WRITE_DELAY)
        await self._try()

    async def _try(self) -> None:
        try:
            await self.flush()
        except StoreError as error:
            log.warning("who has looked at what is not written yet: %s", error)
