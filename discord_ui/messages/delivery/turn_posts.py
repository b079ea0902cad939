"""The posts in a match's place: turns with their boards, and sentences of the service."""

import discord

from discord_ui.discord_api.message_client import ChannelGone, Forbidden, ThreadArchived
from discord_ui.discord_api.own_permissions import guild_channel
from discord_ui.messages import match_posts
from discord_ui.messages.delivery.context import DeliveryContext, request_timeout
from discord_ui.messages.delivery.drafts import TurnDrafter
from discord_ui.messages.delivery.match_thread import MatchThread
from discord_ui.model import score_curve
from discord_ui.model.components import Image
from discord_ui.model.localizer import Localizer
from discord_ui.panel.images import animation_alt
from engines.core.text.messages import Msg
from i18n.locales import match_locale
from render.games import has_pictures
from render.queue import Full, OneAtATime
from service.base.jobs import (
    AddPictures,
    Announce,
    PostAnimation,
    PostScoreCurve,
    RemoveCallButtons,
    Sent,
    TryLater,
    TurnPost,
    Undeliverable,
)

LOOKS = 8
"""How often after a start the delivery checks for a late picture, over about two minutes."""


class TurnPosts:
    """Sends the posts in a match's place."""

    def __init__(self, means: DeliveryContext, venue: MatchThread) -> None:
        self._means = means
        self._kontor = means.kontor
        self._venue = venue
        self._drafts = TurnDrafter(means)

    async def turn(self, row_id: int, tried_before: bool, job: TurnPost) -> Sent | None:
        """Post a turn."""
        if tried_before:
            info = await self._kontor.queries.info(job.match_id)
            sent = await self._venue.before(info, row_id)
            if sent is not None:
                late = has_pictures(info.game) and not sent.attachments
                return Sent("turn", sent.channel.id, sent.id, bool(sent.attachments), late)
        draft = await self._drafts.of(row_id, job)
        info = await self._venue.home(draft.info)
        message = await self._venue.post(info, draft.note, row_id, draft.pictures)
        return Sent("turn", message.channel.id, message.id, bool(message.attachments), draft.late)

    async def pictures(self, job: AddPictures) -> Sent:
        """Add the board to a post that was sent without it, unless there is a newer post.

        A drawing once started is finished meanwhile.
        """
        last = await self._kontor.queries.latest_post(job.match_id, "turn")
        if last is not None and last.message_id > job.message_id:
            raise Undeliverable("a newer post shows a newer board")
        draft = await self._drafts.of(0, job.post)
        if draft.late:
            raise TryLater("the picture is not drawn yet", most=LOOKS)
        if not await self._means.places.may_attach(guild_channel(draft.info, job.channel_id)):
            raise Undeliverable(f"channel {job.channel_id} takes no files")
        try:
            message = await self._put(job, draft.pictures)
        except (ChannelGone, Forbidden, Undeliverable) as refused:  # the post is complete without pictures
            raise Undeliverable(str(refused)) from refused
        return Sent("turn", job.channel_id, message.id, bool(message.attachments))

    async def _put(self, job: AddPictures, pictures: list[tuple[Image, str]]) -> discord.Message:
        """Add pictures to a post; open its thread if it was archived meanwhile."""
        try:
            async with request_timeout():
                return await self._means.places.add_pictures(job.channel_id, job.message_id, pictures)
        except ThreadArchived:
            if not await self._venue.wake(job.channel_id):
                raise
        async with request_timeout():
            return await self._means.places.add_pictures(job.channel_id, job.message_id, pictures)

    async def curve(self, row_id: int, tried_before: bool, job: PostScoreCurve) -> Sent | None:
        """Post the score curve of a finished match; None if its game has none, or if it is played in text."""
        course = await self._kontor.history.score_curve(job.match_id)
        if course is None or not has_pictures(course.info.game):
            return None
        game, localizer = self._kontor.games[course.info.game], self._means.localizer(course.info)
        sent = await self._venue.before(course.info, row_id) if tried_before else None
        if sent is None:
            image = await self._means.drawing.course(
                course, localizer.plain(Msg(f"{game.info.key}-name")), localizer
            )
            if image is None:
                raise TryLater("the curves are not drawn yet", most=LOOKS)
            view = (await self._kontor.history.published_story(job.match_id)).view
            note = match_posts.curve_post(self._means.text, game, course, row_id)
            shown = [(image, score_curve.curve_alt(game, course, view, localizer))]
            sent = await self._venue.post(course.info, note, row_id, shown)
        return Sent("announce", sent.channel.id, sent.id, bool(sent.attachments))

    async def animation(self, row_id: int, tried_before: bool, job: PostAnimation) -> Sent | None:
        """Post the animation of a finished match; None if it is there already.

        Who has seen it in this language has had it made, so it is usually ready.
        """
        if await self._kontor.queries.latest_post(job.match_id, "animation") is not None:
            return None
        story = await self._kontor.history.replay(job.match_id)
        info = story.info
        sent = await self._venue.before(info, row_id) if tried_before else None
        if sent is None:
            localizer = Localizer(self._means.text, match_locale(job.locale), info=info)
            try:
                image = await self._means.drawing.animation(story, localizer, person=0)
            except (OneAtATime, Full) as busy:
                raise TryLater(repr(busy)) from busy
            if image is None:
                raise Undeliverable("no animation could be made")
            note = match_posts.animation_post(self._means.text, self._kontor.games[info.game], info, row_id)
            shown = [(image, animation_alt(story, self._means.localizer(info)))]
            sent = await self._venue.post(info, note, row_id, shown)
        return Sent("animation", sent.channel.id, sent.id, bool(sent.attachments))

    async def announce(self, row_id: int, tried_before: bool, job: Announce) -> Sent | None:
        """Post a sentence. Raises Undeliverable without trying if it probes a place that is known to be shut."""
        info = await self._kontor.queries.info(job.match_id)
        if job.probe and not await self._means.places.may_write(guild_channel(info)):
            raise Undeliverable("nothing may be posted there yet")
        game = self._kontor.games[info.game]
        note = match_posts.announcement(self._means.text, game, info, job, row_id)
        sent = await self._venue.before(info, row_id) if tried_before else None
        message = sent or await self._venue.post(info, note, row_id)
        return Sent("call" if job.call == "lobby" else "announce", message.channel.id, message.id)

    async def withdraw(self, job: RemoveCallButtons) -> Sent | None:
        """Replace the ping of a full lobby's host by its outcome; None if there is no such post."""
        last = await self._kontor.queries.latest_post(job.match_id, "call")
        if last is None:
            return None
        info = await self._kontor.queries.info(job.match_id)
        said = match_posts.withdrawn_call(self._means.text, info)
        message = self._means.places.at(last.channel_id).get_partial_message(last.message_id)
        try:
            async with request_timeout():
                await message.edit(content=said, view=None, allowed_mentions=discord.AllowedMentions.none())
        except (ChannelGone, Forbidden, Undeliverable, TryLater) as refused:
            # One attempt only: the card shows the same, and the match's thread opens after it.
            raise Undeliverable(str(refused)) from refused
        return Sent("announce", last.channel_id, last.message_id)
