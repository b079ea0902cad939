"""The context of every delivery, and the timeout of a request."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

from discord_ui.discord_api.guild_directory import GuildDirectory
from discord_ui.discord_api.message_client import ChannelGone, Forbidden, MessageClient, translated_errors
from discord_ui.discord_api.own_permissions import OwnPermissions, guild_channel
from discord_ui.model.limits import LimitChecker
from discord_ui.model.localizer import Localizer
from discord_ui.panel.images import GameImages
from i18n.locales import match_locale
from render.queue import RenderQueue
from service.app import Kontor
from service.base.jobs import Undeliverable
from service.base.read_models.matches import MatchInfo

NETWORK_ERRORS = (discord.HTTPException, aiohttp.ClientError, OSError)
"""The errors of Discord and the network."""
SECONDS = 30.0
"""Timeout of a request, which is then tried again later."""


class DeliveryContext:
    """One client, the service, its texts and pictures.

    directory: answers about servers on shards of other processes. strict: raise instead of logging if a message
    exceeds Discord's limits, for tests.
    """

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
    async def posting(self, info: MatchInfo, *, shut: bool = True) -> AsyncIterator[None]:
        """Time out a request to post about a match.

        shut: nothing can be posted about the match until this is fixed. Raises Undeliverable with what an
        administrator can fix, or the errors of `request_timeout`.
        """
        try:
            async with request_timeout():
                yield
        except (ChannelGone, Forbidden) as refused:
            raise Undeliverable(
                str(refused), await self.places.trouble(guild_channel(info)), shut=shut
            ) from refused


@asynccontextmanager
async def request_timeout(*, direct: bool = False) -> AsyncIterator[None]:
    """Cancel a request after `SECONDS`. Raises the errors of `translated_errors`."""
    async with translated_errors(direct), asyncio.timeout(SECONDS):
        yield
