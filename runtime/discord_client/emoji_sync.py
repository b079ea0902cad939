"""Upload the pictures beside words as emojis of the application, and show those that are there.

Nothing is ever deleted: messages may show an older picture. Without any, words are enough.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final

import aiohttp
import discord

from discord_ui.model.signs import Signs, SignStatus
from render.images.emojis import EmojiFile, emoji_files
from service.cluster.processes import Processes
from store.errors import StoreError

LEASE: Final = "emojis"
"""Name of the lease of the process that uploads."""
BETWEEN: Final = 1.5
"""Seconds between two uploads to Discord; a small Discord on this machine needs no rest."""
AGAIN: Final = 600.0
"""Seconds until the next attempt, if something is missing or Discord has refused a sign."""
SELDOM: Final = 36
"""By this factor at most, the pause grows while attempts fail."""
BAD_PICTURE: Final = 400
FULL: Final = frozenset({30008, 30018, 30056})
"""Discord's codes for as many emojis as there may be."""
_FAILURES: Final = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, StoreError)

_log = logging.getLogger(__name__)


class _Stopped(Exception):
    """Discord takes no more pictures now; the text says why."""


class EmojiSync:
    """Keeps the signs of one bot in step with the application's emojis.

    pause: returns the seconds for which requests that can wait should wait. between, again: instead of
    `BETWEEN` and `AGAIN`.
    """

    def __init__(
        self,
        client: discord.Client,
        signs: Signs,
        processes: Processes,
        pause: Callable[[], float] = lambda: 0.0,
        *,
        between: float | None = None,
        again: float = AGAIN,
    ) -> None:
        self._client = client
        self._signs = signs
        self._processes = processes
        self._pause = pause
        rest = BETWEEN if "://discord.com/" in discord.http.Route.BASE else 0.0
        self._between = rest if between is None else between
        self._again = again
        self._there: dict[str, str] = {}
        self._told: set[str] = set()

    async def run(self) -> None:
        """Read the list and upload what is missing, again while anything is, until cancelled. Raises nothing."""
        pause = self._again
        while True:
            status = self._signs.status
            if self._signs.refused or status.trouble or not status.wanted:
                await self.look()
            pause = min(2 * pause, SELDOM * self._again) if self._signs.status.trouble else self._again
            await asyncio.sleep(pause)

    async def look(self) -> None:
        """Read the list once, and upload what is missing, unless another process does. Raises nothing."""
        try:
            files = await asyncio.to_thread(emoji_files)
            if await self._missing(files):
                async with self._processes.alone(LEASE):
                    await self._upload(files)
        except _FAILURES as error:
            self._trouble(f"Discord or the database did not answer: {error}")
        except _Stopped as stopped:
            self._trouble(str(stopped))
        except Exception as error:  # words are enough; nothing else may fail without pictures
            self._trouble(f"an unexpected error: {error!r}")

    async def _missing(self, files: Mapping[str, Mapping[str, EmojiFile]]) -> list[EmojiFile]:
        """Show the signs that Discord has, and return the pictures of the others."""
        self._there = {emoji.name: str(emoji) for emoji in await self._client.fetch_application_emojis()}
        wanted = {file.name: file for table in files.values() for file in table.values()}
        self._show(files)
        return [file for name, file in wanted.items() if name not in self._there]

    def _show(self, files: Mapping[str, Mapping[str, EmojiFile]], trouble: str = "") -> None:
        wanted = {file.name for table in files.values() for file in table.values()}
        self._signs.use(
            {
                game: {thing: self._there[file.name] for thing, file in table.items() if file.name in self._there}
                for game, table in files.items()
            }
        )
        self._signs.status = SignStatus(len(wanted & self._there.keys()), len(wanted), trouble)

    async def _upload(self, files: Mapping[str, Mapping[str, EmojiFile]]) -> None:
        """Upload what is still missing. Raises _Stopped, or the errors of Discord, the network and the store."""
        bad = ""
        for n, file in enumerate(missing := await self._missing(files)):
            await asyncio.sleep(max(self._pause(), self._between if n else 0.0))
            try:
                made = await self._client.create_application_emoji(name=file.name, image=file.data)
            except discord.HTTPException as error:
                if error.status != BAD_PICTURE or error.code in FULL:
                    raise _Stopped(f"Discord takes no more: {error.status}/{error.code} {error.text}") from error
                bad = f"Discord refuses {file.name}: {error.text}"
                self._tell(bad)
                continue
            self._there[made.name] = str(made)
        if missing:
            self._show(files, bad)
            _log.info("uploaded signs: %d of %d are there", self._signs.status.there, self._signs.status.wanted)

    def _trouble(self, why: str) -> None:
        status = self._signs.status
        self._signs.status = SignStatus(status.there, status.wanted, why)
        self._tell(why)

    def _tell(self, why: str) -> None:
        """Log a reason once."""
        if why not in self._told:
            self._told.add(why)
            _log.warning("signs beside words: %s", why)
