"""The match's card in the parent channel: one message that follows the match from lobby to end."""

import logging
from typing import Any

import discord

from discord_ui.discord_api.message_client import OLD_EDITS
from discord_ui.discord_api.own_permissions import guild_channel
from discord_ui.messages.delivery.context import NETWORK_ERRORS, DeliveryContext
from discord_ui.model import match_card
from discord_ui.model.components import Image, attachments_of, screen_view
from discord_ui.model.screen import Screen
from discord_ui.panel.images import sample_file, single_image
from render.games import has_pictures
from service.base.errors import Refusal
from service.base.jobs import Sent, UpdateCard
from service.base.read_models.matches import MatchInfo

HOUR = 3600
PATIENCE = 60
"""Seconds after its card is posted in which a late picture follows."""

_log = logging.getLogger(__name__)


class MatchCardUpdater:
    """Updates cards."""

    def __init__(self, means: DeliveryContext) -> None:
        self._means = means
        self._places = means.places
        self._queries = means.kontor.queries
        self._history = means.kontor.history

    async def update(self, row_id: int, tried_before: bool, job: UpdateCard) -> Sent | None:
        """Edit the card, or post a new one if that is impossible. None if it did not change."""
        info = await self._queries.info(job.match_id)
        last = await self._queries.latest_post(job.match_id, "card")
        if tried_before and (sent := await self._means.before(info.channel_id, info, row_id)) is not None:
            if last is not None and last.message_id != sent.id:
                await self._drop(last)
            last = Sent("card", sent.channel.id, sent.id, bool(sent.attachments))
        # A running match has its thread, which may be open even if its channel is not.
        async with self._means.posting(info, shut=info.status == "lobby"):
            if last is not None and not _outdated(info, last):
                edited = await self._edit(info, last, row_id)
                if edited is not None or info.status in ("live", "paused", "frozen"):
                    return edited
            wanted = await self._shows_sample(info)
            pictures = await self._sample(info) if wanted else {}
            screen = await self._screen(info, row_id, sample=bool(pictures))
            files = [one for one in attachments_of(screen, pictures) if isinstance(one, discord.File)]
            layout = screen_view(screen, self._means.limit_checker, pictures)
            message = await self._places.send_layout(info.channel_id, layout, row_id, files)
        if last is not None:
            await self._drop(last)
        late = wanted and not pictures
        return Sent("card", message.channel.id, message.id, bool(message.attachments), late)

    async def _shows_sample(self, info: MatchInfo) -> bool:
        """Return whether a card has a picture: the sample board of a lobby, where files are allowed."""
        allowed = info.status == "lobby" and await self._places.may_attach(guild_channel(info))
        return allowed and has_pictures(info.game)

    async def _sample(self, info: MatchInfo) -> dict[str, Image]:
        """Return the picture of a lobby's card; an empty dict if it is late."""
        drawing = self._means.drawing.sample(info, self._means.localizer(info))
        return await single_image(match_card.SAMPLE, drawing)

    async def _screen(self, info: MatchInfo, row_id: int, *, sample: bool) -> Screen:
        game = self._means.kontor.games[info.game]
        view = None
        if info.seats:
            try:
                view = (await self._history.published_story(info.id)).view
            except Refusal:
                view = None
        programs = self._means.kontor.config.players
        localizer = self._means.localizer(info)
        return match_card.match_card(game, info, view, localizer, row_id, sample=sample, programs=programs)

    async def _edit(self, info: MatchInfo, last: Sent, row_id: int) -> Sent | None:
        """Edit the card in its place; it has its picture as long as it is a lobby's.

        None if it is gone or too old to be edited.
        """
        message = self._places.at(last.channel_id).get_partial_message(last.message_id)
        keeps = last.picture and info.status == "lobby"
        # The picture of a new card may have been late.
        wanted = not keeps and await self._shows_sample(info)
        pictures = {match_card.SAMPLE: sample_file()} if keeps else await self._sample(info) if wanted else {}
        screen = await self._screen(info, row_id, sample=bool(pictures))
        files: dict[str, Any] = {} if keeps else {"attachments": attachments_of(screen, pictures)}
        view = screen_view(screen, self._means.limit_checker, pictures)
        try:
            await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none(), **files)
        except discord.NotFound:
            return None
        except discord.HTTPException as error:
            if error.code != OLD_EDITS:
                raise
            return None
        late = wanted and not pictures and _age(last) < PATIENCE
        return Sent("card", last.channel_id, last.message_id, bool(pictures), late)

    async def _drop(self, last: Sent) -> None:
        try:
            await self._places.at(last.channel_id).get_partial_message(last.message_id).delete()
        except NETWORK_ERRORS as error:
            _log.info("an old card stays: %r", error)


def _outdated(info: MatchInfo, last: Sent) -> bool:
    """Return whether a card is in a channel from which its match has moved, or is too old for a lobby.

    Such a card may be uneditable, and a new one belongs at the bottom of the channel.
    """
    if last.channel_id != info.channel_id:
        return True
    return info.status == "lobby" and _age(last) > HOUR


def _age(card: Sent) -> float:
    """Return how long ago a card was posted, in seconds."""
    return (discord.utils.utcnow() - discord.utils.snowflake_time(card.message_id)).total_seconds()
