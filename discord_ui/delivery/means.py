"""What every delivery needs, and how long one request may take."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

from discord_ui.directory import Directory
from discord_ui.drawing import Drawing
from discord_ui.limits import Guard
from discord_ui.names import Voice
from discord_ui.places import Denied, Places, Unknown, sorted_errors
from discord_ui.rights import Rights
from i18n.locales import match_locale
from render.queue import RenderQueue
from service.app import Kontor
from service.base.read_models import MatchInfo

UNREACHED = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What Discord and the network raise."""
SECONDS = 30.0
"""A request that takes longer is given up and tried again later."""


class Means:
    """One client, the service, and what makes words and pictures of it; the rest as in `deliver.Courier`."""

    def __init__(
        self,
        client: discord.Client,
        kontor: Kontor,
        render: RenderQueue,
        directory: Directory,
        *,
        strict: bool = False,
    ) -> None:
        self.client = client
        self.kontor = kontor
        self.text = kontor.text
        self.guard = Guard(strict=strict)
        self.places = Places(client, self.guard, Rights(client, directory, kontor.clock))
        self.drawing = Drawing(kontor.games, render)

    def voice(self, info: MatchInfo) -> Voice:
        """The voice of a match's public words."""
        return Voice(self.text, match_locale(info.locale), info=info)

    async def before(self, channel_id: int, info: MatchInfo, row_id: int) -> discord.Message | None:
        """What an earlier attempt of a row sent to a place; None also where we may not look."""
        try:
            async with reaching():
                return await self.places.found(channel_id, info.id, row_id)
        except (Unknown, Denied):
            return None


@asynccontextmanager
async def reaching(*, direct: bool = False) -> AsyncIterator[None]:
    """Give up on Discord after `SECONDS`; raises what `sorted_errors` says."""
    async with sorted_errors(direct), asyncio.timeout(SECONDS):
        yield
