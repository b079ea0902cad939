"""The nightly backup."""

from __future__ import annotations

import asyncio
import logging

from service.clock import Clock
from service.config import Config
from store.db import Database
from store.errors import StoreError

log = logging.getLogger(__name__)
DAY = 24 * 3600
HOUR_OF_NIGHT = 3 * 3600


class Nights:
    """Once a night (03:00 UTC) a copy of the database goes to the backup folder."""

    def __init__(self, database: Database, clock: Clock, config: Config) -> None:
        self._database = database
        self._clock = clock
        self._config = config

    async def run(self) -> None:
        """Back up every night, until cancelled. A failed backup is logged and tried again the next night."""
        while True:
            now = self._clock.now()
            await asyncio.sleep((HOUR_OF_NIGHT - now) % DAY or DAY)
            await self.back_up()

    async def back_up(self) -> None:
        """Write one copy now, if a folder is configured."""
        if self._config.backups is None:
            return
        try:
            path = await self._database.backup(self._config.backups, self._config.kept, self._clock.now())
            log.info("backup written: %s", path.name)
        except StoreError:
            log.exception("the nightly backup failed")
