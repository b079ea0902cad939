"""Send direct messages: the list of waiting matches, sentences and invitations."""

import logging

import discord

from discord_ui.discord_api.message_client import ChannelGone, Forbidden
from discord_ui.messages import direct_messages
from discord_ui.messages.delivery.context import NETWORK_ERRORS, DeliveryContext, request_timeout
from discord_ui.model.components import Image
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import TextMessage
from discord_ui.panel.images import render_context
from discord_ui.panel.pictures import hand_alt
from i18n.locales import Locale, match_locale
from service.base.errors import Refusal
from service.base.jobs import SendDirectMessage, SendInvitation, SendNotice, Sent, Undeliverable
from service.people.user import User

_log = logging.getLogger(__name__)


class DirectMessenger:
    """Sends direct messages."""

    def __init__(self, means: DeliveryContext) -> None:
        self._means = means
        self._places = means.places
        self._kontor = means.kontor

    async def notice(self, row_id: int, tried_before: bool, job: SendNotice) -> Sent | None:
        """Send the list of waiting matches and delete the earlier one; None if the job's match no longer waits."""
        waiting = await self._kontor.lists.notice_items(job)
        if not waiting:
            return None
        locale = await self._locale(job.user_id)
        note = direct_messages.notice_message(self._means.text, locale, waiting, row_id, reminder=job.reminder)
        pictures = await self._hand(job, locale) if job.with_hand else []
        sent = await self._direct(job.user_id, job.match_id, note, row_id, tried_before, pictures)
        await self._replace_notices(sent)
        return sent

    async def _hand(self, job: SendNotice, locale: Locale) -> list[tuple[Image, str]]:
        """Return the hand in the notice's match, if that still waits."""
        try:
            table = await self._kontor.panels.panel(User(job.user_id, ""), job.match_id)
        except Refusal:
            return []
        game = self._kontor.games[table.info.game]
        if table.seat is None or not table.holds or not game.info.hidden or game.board.empty_handed(table.view):
            return []
        localizer = Localizer(self._means.text, locale, info=table.info)
        card = render_context(table.info, localizer, awaited=table.awaited)
        image = await self._means.drawing.hand(table.info, table.view, card)
        return [] if image is None else [(image, hand_alt(game, table.view, table.seat, localizer))]

    async def tell(self, row_id: int, tried_before: bool, job: SendDirectMessage) -> Sent | None:
        """Send a sentence to one person."""
        info = await self._kontor.queries.info(job.match_id)
        locale = await self._locale(job.user_id)
        note = direct_messages.sentence_message(self._means.text, locale, info, job.msg, row_id)
        return await self._direct(job.user_id, job.match_id, note, row_id, tried_before, [])

    async def invite(self, row_id: int, tried_before: bool, job: SendInvitation) -> Sent | None:
        """Send an invitation, with buttons to answer and a link to the match."""
        info = await self._kontor.queries.info(job.match_id)
        note = direct_messages.invitation_message(
            self._means.text, await self._locale(job.user_id), info, job, row_id
        )
        return await self._direct(job.user_id, job.match_id, note, row_id, tried_before, [])

    async def _direct(
        self,
        user_id: int,
        match_id: int,
        note: TextMessage,
        row_id: int,
        tried_before: bool,
        pictures: list[tuple[Image, str]],
    ) -> Sent:
        """Send a direct message that pings. Raises DirectMessagesClosed if the user accepts none."""
        try:
            async with request_timeout(direct=True):
                channel = await self._means.client.create_dm(discord.Object(user_id))
                before = None
                if tried_before:
                    before = await self._places.found(channel.id, _first_match(note, match_id), row_id)
                ringing = TextMessage(note.content, note.row, (user_id,))
                message = before or await self._places.send(channel.id, ringing, row_id, pictures)
                return Sent("dm", channel.id, message.id, bool(message.attachments))
        except (ChannelGone, Forbidden) as refused:
            raise Undeliverable(str(refused)) from refused

    async def _replace_notices(self, sent: Sent) -> None:
        """Delete the earlier notices, so that one message lists all waiting matches."""
        try:
            for message in await self._places.earlier_notices(sent.channel_id, sent.message_id):
                await message.delete()
        except NETWORK_ERRORS as error:
            _log.info("an old notice stays: %r", error)

    async def _locale(self, user_id: int) -> Locale:
        return match_locale(await self._kontor.users.locale(user_id, None))


def _first_match(note: TextMessage, match_id: int) -> int:
    """Return the match of the message's first button."""
    first = note.row.buttons[0].id.split(":")
    return int(first[2]) if len(first) > 2 else match_id
