"""What every delivery needs, and how long one request may take."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

from discord_ui.discord_api.guild_directory import GuildDirectory
from discord_ui.discord_api.message_client import ChannelGone, Forbidden, MessageClient, translated_errors
from discord_ui.discord_api.own_permissions import OwnPermissions
from discord_ui.model.limits import LimitChecker
from discord_ui.model.localizer import Localizer
from discord_ui.panel.images import GameImages
from i18n.locales import match_locale
from render.queue import RenderQueue
from service.app import Kontor
from service.base.read_models import MatchInfo

NETWORK_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What Discord and the network raise."""
SECONDS = 30.0
"""A request that takes longer is given up and tried again later."""


class DeliveryContext:
    """One client, the service, and what makes words and pictures of it; the rest as in `deliver.Courier`."""

    def __init__(
        self,
        client: discord.Client,
        kontor: Kontor,
        render: RenderQueue,
        directory: GuildDirectory,
        *,
        strict: bool = False,
    ) -> None:
        self.client = client
        self.kontor = kontor
        self.text = kontor.text
        self.limit_checker = LimitChecker(strict=strict)
        self.places = MessageClient(client, self.limit_checker, OwnPermissions(client, directory, kontor.clock))
        self.drawing = GameImages(kontor.games, render)

    def localizer(self, info: MatchInfo) -> Localizer:
        """The voice of a match's public words."""
        return Localizer(self.text, match_locale(info.locale), info=info)

    async def before(self, channel_id: int, info: MatchInfo, row_id: int) -> discord.Message | None:
        """What an earlier attempt of a row sent to a place; None also where we may not look."""
        try:
            async with request_timeout():
                return await self.places.found(channel_id, info.id, row_id)
        except (ChannelGone, Forbidden):
            return None


@asynccontextmanager
async def request_timeout(*, direct: bool = False) -> AsyncIterator[None]:
    """Give up on Discord after `SECONDS`; raises what `translated_errors` says."""
    async with translated_errors(direct), asyncio.timeout(SECONDS):
        yield
