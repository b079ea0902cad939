"""The match's card in the parent channel: one message that follows the match from lobby to end."""

import logging

import discord

from discord_ui.discord_api.message_client import OLD_EDITS
from discord_ui.messages.delivery.context import NETWORK_ERRORS, DeliveryContext
from discord_ui.model import match_card
from discord_ui.model.components import ScreenView, screen_view
from service.base.errors import Refusal
from service.base.jobs import Sent, UpdateCard
from service.base.read_models.matches import MatchInfo

HOUR = 3600

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
        shown = await self._layout(info, row_id)
        last = await self._queries.latest_post(job.match_id, "card")
        if tried_before and (sent := await self._means.before(info.channel_id, info, row_id)) is not None:
            if last is not None and last.message_id != sent.id:
                await self._drop(last)
            last = Sent("card", sent.channel.id, sent.id)
        # A running match has its thread, which may be open even if its channel is not.
        async with self._means.posting(info, shut=info.status == "lobby"):
            if last is not None and not _outdated(info, last):
                edited = await self._edit(last, shown)
                if edited or info.status in ("live", "paused", "frozen"):
                    return last if edited else None
            message = await self._places.send_layout(info.channel_id, shown, row_id)
        if last is not None:
            await self._drop(last)
        return Sent("card", message.channel.id, message.id)

    async def _layout(self, info: MatchInfo, row_id: int) -> ScreenView:
        game = self._means.kontor.games[info.game]
        view = None
        if info.seats:
            try:
                view = (await self._history.published_story(info.id)).view
            except Refusal:
                view = None
        return screen_view(
            match_card.match_card(game, info, view, self._means.localizer(info), row_id), self._means.limit_checker
        )

    async def _edit(self, last: Sent, shown: ScreenView) -> bool:
        """Edit the card in its place. False if it is gone or too old to be edited."""
        message = self._places.at(last.channel_id).get_partial_message(last.message_id)
        try:
            await message.edit(view=shown, allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            if error.code != OLD_EDITS:
                raise
            return False
        return True

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
    age = discord.utils.utcnow() - discord.utils.snowflake_time(last.message_id)
    return info.status == "lobby" and age.total_seconds() > HOUR
