"""Nightly maintenance: the backup, deleting old reports and lessons, and the drill."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from service.base.clock import Clock
from service.base.config import DAY, Config
from service.workers.drill import Drill
from store.database import Database
from store.errors import StoreError
from store.tables import post_rows

log = logging.getLogger(__name__)
HOUR_OF_NIGHT = 3 * 3600


KEEP_PROBLEMS = 90 * DAY
"""Seconds after which problem reports are deleted."""


class NightlyMaintenance:
    """Copy the database to the backup folder, delete old problem reports and lessons once a night (03:00 UTC).

    Afterwards a drill checks what was written.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        config: Config,
        drill: Drill,
        delete_old_lessons: Callable[[], Awaitable[None]],
    ) -> None:
        self._database = database
        self._clock = clock
        self._config = config
        self._drill = drill
        self._delete_old_lessons = delete_old_lessons

    async def run(self) -> None:
        """Run maintenance every night until cancelled. Failures are logged, and retried the next night."""
        while True:
            now = self._clock.now()
            await asyncio.sleep((HOUR_OF_NIGHT - now) % DAY or DAY)
            await self.back_up()
            await self.tidy()
            await self._delete_old_lessons()
            await self._drill.run()

    async def tidy(self) -> None:
        """Delete problem reports that are too old to be asked about."""
        try:
            await self._database.write(post_rows.drop_problems, self._clock.now() - KEEP_PROBLEMS)
        except StoreError:
            log.exception("old reports could not be dropped")

    async def back_up(self) -> None:
        """Write a backup now, if a folder is configured."""
        if self._config.backups is None:
            return
        try:
            path = await self._database.backup(self._config.backups, self._config.kept, self._clock.now())
            if path is not None:
                log.info("backup written: %s", path.name)
        except StoreError:
            log.exception("the nightly backup failed")
