"""The place of a match: post there, open its thread, and replace a lost one."""

import logging

import discord
import msgspec

from discord_ui.discord_api.message_client import ChannelGone, Forbidden, ThreadArchived
from discord_ui.discord_api.own_permissions import guild_channel
from discord_ui.messages import match_posts
from discord_ui.messages.delivery.context import DeliveryContext, request_timeout
from discord_ui.model.components import Image
from discord_ui.model.screen import TextMessage
from engines.core.text.messages import Msg
from service.base.jobs import (
    AnnounceNewPlace,
    AnnounceThread,
    ArchiveThread,
    OpenThread,
    Sent,
    SetThreadMember,
    TryLater,
    Undeliverable,
)
from service.base.read_models.matches import MatchInfo

_log = logging.getLogger(__name__)


class MatchThread:
    """A match's thread, or its channel where it has none."""

    def __init__(self, means: DeliveryContext) -> None:
        self._means = means
        self._places = means.places
        self._kontor = means.kontor

    # -------------------------------------------------------------- posting

    async def before(self, info: MatchInfo, row_id: int) -> discord.Message | None:
        """Return the message of a row's earlier attempt in the match's place; None also without access.

        The attempt may have gone to the channel as the thread couldn't be reached for a moment, and the bot been
        killed before it moved the match there.
        """
        for place in dict.fromkeys((info.place, info.channel_id)):
            if (message := await self._means.before(place, info, row_id)) is not None:
                return message
        return None

    async def post(
        self, info: MatchInfo, note: TextMessage, row_id: int, pictures: list[tuple[Image, str]] | None = None
    ) -> discord.Message:
        """Post in the match's place; if the bot may not write in the thread, use another one, or the channel.

        A thread that a moderator has deleted or locked is not opened again: the match pauses until it is resumed.
        """
        shown = pictures if pictures and await self._places.may_attach(guild_channel(info)) else ()
        try:
            async with request_timeout():
                return await self._places.send(info.place, note, row_id, shown)
        except (ChannelGone, Forbidden) as refused:
            if info.thread_id is None:
                raise Undeliverable(
                    str(refused), await self._places.trouble(guild_channel(info)), shut=True
                ) from refused
            woken = isinstance(refused, ThreadArchived) and await self.wake(info.thread_id)
        if not woken and info.status in ("live", "paused") and await self._is_closed(info.thread_id, info):
            await self._kontor.moderation.thread_closed(info.thread_id)
            raise Undeliverable(f"a moderator has closed thread {info.thread_id}")
        place = info.place if woken else await self._new_place(info)
        async with self._means.posting(info):
            message = await self._places.send(place, note, row_id, shown)
        if place == info.channel_id:
            # Only after the post: if the channel refuses it too, the thread may be open next time.
            _log.warning("match %s moves to its channel", info.id)
            await self._kontor.matches.set_thread(info.id, None)
        return message

    async def _is_closed(self, thread_id: int, info: MatchInfo) -> bool:
        try:
            async with request_timeout():
                return await self._places.is_closed(thread_id, info.channel_id)
        except (ChannelGone, Forbidden):
            return False

    async def wake(self, thread_id: int) -> bool:
        """Open an archived thread; False if only a moderator may."""
        try:
            async with request_timeout():
                await self._places.wake(thread_id)
        except (ChannelGone, Forbidden):
            return False
        return True

    async def _new_place(self, info: MatchInfo) -> int:
        """Move a match whose thread is gone to another thread, or else to its channel; return the id."""
        try:
            thread_id = await self._thread(info, look=True)
        except (ChannelGone, Forbidden) as refused:
            _log.warning("match %s gets no new thread: %s", info.id, refused)
            return info.channel_id
        await self._kontor.matches.set_thread(info.id, thread_id)
        return thread_id

    async def home(self, info: MatchInfo) -> MatchInfo:
        """Move a match back to a thread if it is played in the channel because the bot could open none before.

        Returns the match, which stays in the channel if the bot still cannot open one.
        """
        if info.thread_id is not None or info.status != "live":
            return info
        if not await self._places.may_open_threads(guild_channel(info)):
            return info
        try:
            # It may have been opened before a crash, or be the old one, if the bot may write there again.
            thread_id = await self._thread(info, look=True)
        except (ChannelGone, Forbidden, Undeliverable, TryLater) as refused:
            _log.info("match %s stays in its channel: %s", info.id, refused)
            return info
        await self._kontor.matches.return_to_thread(info.id, thread_id)
        return msgspec.structs.replace(info, thread_id=thread_id)

    async def tell_return(self, row_id: int, tried_before: bool, job: AnnounceThread) -> Sent | None:
        """Link to the thread from the channel, and add the match's people to the thread."""
        info = await self._kontor.queries.info(job.match_id)
        if info.thread_id is None:
            return None
        sent = await self._point(info.channel_id, info, "post-returned", info.thread_id, row_id, tried_before)
        await self._gather(info, info.thread_id)
        return sent

    async def tell_moved(self, row_id: int, tried_before: bool, job: AnnounceNewPlace) -> Sent:
        """Link to the new channel from the match's earlier place."""
        info = await self._kontor.queries.info(job.match_id)
        return await self._point(job.place, info, "post-moved", info.channel_id, row_id, tried_before)

    async def _point(
        self, place: int, info: MatchInfo, key: str, where: int, row_id: int, tried_before: bool
    ) -> Sent:
        """Link to the match's place from another one, unless done before a crash. Raises Undeliverable."""
        note = match_posts.link_post(self._means.text, self._kontor.games[info.game], info, key, where, row_id)
        sent = await self._means.before(place, info, row_id) if tried_before else None
        try:
            async with request_timeout():
                message = sent or await self._places.send(place, note, row_id)
        except (ChannelGone, Forbidden) as refused:
            raise Undeliverable(str(refused)) from refused
        return Sent("announce", place, message.id)

    # -------------------------------------------------------------- the thread

    async def open_thread(self, row_id: int, tried_before: bool, job: OpenThread) -> Sent | None:
        """Open the thread of a starting match, and post the introduction there or in its channel."""
        info = await self._kontor.queries.info(job.match_id)
        if info.thread_id is not None:
            return None
        try:
            thread_id = await self._thread(info, look=tried_before or job.again)
        except (ChannelGone, Forbidden) as refused:
            trouble = await self._places.trouble(guild_channel(info), thread=True)
            await self._introduce(info, info.channel_id, row_id, tried_before)
            raise Undeliverable(f"no thread for match {info.id}: {refused}", trouble) from refused
        message = await self._introduce(info, thread_id, row_id, tried_before)
        await self._gather(info, thread_id)
        return Sent("announce", thread_id, message.id)

    async def _introduce(self, info: MatchInfo, place: int, row_id: int, tried_before: bool) -> discord.Message:
        """Post the introduction in the match's thread, or in its channel."""
        game = self._kontor.games[info.game]
        note = match_posts.intro_post(
            self._means.text,
            game,
            info,
            row_id,
            in_channel=place == info.channel_id,
            pictures=await self._places.may_attach(guild_channel(info)),
        )
        sent = await self._means.before(place, info, row_id) if tried_before else None
        async with self._means.posting(info):
            return sent or await self._places.send(place, note, row_id)

    async def _gather(self, info: MatchInfo, thread_id: int) -> None:
        """Add players and followers to the thread, so that it is in their lists."""
        players = [seat.user_id for seat in info.seats if seat.user_id is not None]
        for user_id in dict.fromkeys((*players, *await self._kontor.queries.followers(info.id))):
            try:
                async with request_timeout():
                    await self._places.add(thread_id, user_id)
            except Exception as refused:  # a convenience; nothing depends on it
                _log.info("match %s: somebody was not added to the thread: %r", info.id, refused)

    async def _thread(self, info: MatchInfo, *, look: bool) -> int:
        """Return a thread for the match. look: use another one of its name instead of a new one."""
        title = Msg("ui-panel-title", {"game": Msg(f"{info.game}-name"), "match": info.id})
        name = self._means.localizer(info).plain(title)[:100]
        async with request_timeout():
            found = await self._places.find_thread(guild_channel(info), name, info.thread_id) if look else None
            return await self._places.open_thread(guild_channel(info), name) if found is None else found

    async def retire(self, job: ArchiveThread) -> None:
        """Let Discord archive the match's thread, if any, after a quiet day, if the bot may set that."""
        info = await self._kontor.queries.info(job.match_id)
        if info.thread_id is None:
            return
        try:
            async with request_timeout():
                await self._places.archive_soon(info.thread_id)
        except (ChannelGone, Forbidden, Undeliverable) as refused:
            _log.info("the thread of match %s closes when it likes: %s", info.id, refused)

    async def membership(self, job: SetThreadMember) -> None:
        """Add a person to the match's thread, or remove them, if it has one."""
        info = await self._kontor.queries.info(job.match_id)
        if info.thread_id is None:
            return
        move = self._places.add if job.member else self._places.remove
        try:
            async with request_timeout():
                await move(info.thread_id, job.user_id)
        except (ChannelGone, Forbidden) as refused:  # a convenience; nothing depends on it
            raise Undeliverable(str(refused)) from refused
