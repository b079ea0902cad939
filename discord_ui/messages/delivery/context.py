"""The context of every delivery, and the timeout of a request."""

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
from service.base.read_models.matches import MatchInfo

NETWORK_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The errors of Discord and the network."""
SECONDS = 30.0
"""Timeout of a request, which is then tried again later."""


class DeliveryContext:
    """One client, the service, its texts and pictures. Parameters: see `discord_delivery.DiscordDelivery`."""

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
        """Return the localizer of a match's public messages."""
        return Localizer(self.text, match_locale(info.locale), info=info)

    async def before(self, channel_id: int, info: MatchInfo, row_id: int) -> discord.Message | None:
        """Return the message of a row's earlier attempt in a place; None also without access."""
        try:
            async with request_timeout():
                return await self.places.found(channel_id, info.id, row_id)
        except (ChannelGone, Forbidden):
            return None


@asynccontextmanager
async def request_timeout(*, direct: bool = False) -> AsyncIterator[None]:
    """Cancel a request after `SECONDS`. Raises the errors of `translated_errors`."""
    async with translated_errors(direct), asyncio.timeout(SECONDS):
        yield
