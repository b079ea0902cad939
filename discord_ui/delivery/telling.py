"""The posts in a match's place: turns with their boards, and sentences of the service."""

from __future__ import annotations

import discord

from discord_ui import posts
from discord_ui.delivery.means import Means, reaching
from discord_ui.delivery.venue import Venue
from discord_ui.drawing import card_of
from discord_ui.late import Late
from discord_ui.panels import Image
from engines.core.text import Msg
from service.jobs import Announce, Sent, TurnPost
from service.people import User
from service.seen import MatchInfo, Story


class Telling:
    """Tells everybody what happened."""

    def __init__(self, means: Means, venue: Venue) -> None:
        self._means = means
        self._kontor = means.kontor
        self._venue = venue
        self._late = Late()

    async def turn(self, row_id: int, tried_before: bool, job: TurnPost) -> Sent | None:
        """Post a turn."""
        story = await self._kontor.reading.story(job.match_id, job.after, job.upto)
        game = self._kontor.games[story.info.game]
        prompts = {} if job.over else await self._prompts(story.info, job)
        note = posts.turn_post(self._means.text, game, job, story, prompts, row_id)
        if tried_before:
            sent = await self._means.before(story.info.place, story.info, row_id)
            if sent is not None:
                return Sent("turn", sent.channel.id, sent.id, bool(sent.attachments))
        pictures, late = await self._pictures(story, job)
        info = await self._venue.home(story.info)
        message = await self._venue.post(info, note, row_id, pictures)
        if late:
            self._late.follow(message.id, lambda: self._add_pictures(message, story, job))
        return Sent("turn", message.channel.id, message.id, bool(message.attachments))

    async def _prompts(self, info: MatchInfo, job: TurnPost) -> dict[int, Msg]:
        """What each asked seat is asked, and each invited one may answer, as everybody may know it."""
        prompts = {}
        for seat in (*job.asked, *job.invited):
            user_id = info.seats[seat].user_id
            if user_id is None:
                continue
            table = await self._kontor.reading.table(User(user_id, info.seats[seat].name), info.id)
            found = [d for d in table.decisions if d.optional == (seat in job.invited)]
            if found:
                prompts[seat] = found[0].prompt
        return prompts

    async def _pictures(self, story: Story, job: TurnPost) -> tuple[list[tuple[Image, str]], bool]:
        """The boards of a post with their alt texts, and whether some were not drawn in time."""
        game = self._kontor.games[story.info.game]
        voice = self._means.voice(story.info)
        drawn = []
        late = False
        steps = list(story.steps)
        for at in job.pictures:
            shown = [step for step in steps if step.seq <= at]
            steps = [step for step in steps if step.seq > at]
            last = at == job.pictures[-1]
            if not shown and not last:
                continue
            view = story.view if last else shown[-1].view
            news = [event for step in shown for event in step.events]
            card = card_of(story.info, awaited=job.asked if last else (), news=news)
            image = await self._means.drawing.board(story.info, view, card, name=f"board-{at}")
            if image is None:
                late = True
            else:
                drawn.append((image, posts.alt_text(game, shown, view, voice)))
        return drawn, late

    async def _add_pictures(self, message: discord.Message, story: Story, job: TurnPost) -> bool:
        """Put the boards into a post that went out without them; False if they are not drawn yet."""
        pictures, late = await self._pictures(story, job)
        if late:
            return False
        async with reaching():
            await self._means.places.add_pictures(message, pictures)
        return True

    async def announce(self, row_id: int, tried_before: bool, job: Announce) -> Sent | None:
        """Post a sentence."""
        info = await self._kontor.reading.info(job.match_id)
        game = self._kontor.games[info.game]
        note = posts.announcement(self._means.text, game, info, job, row_id)
        sent = await self._means.before(info.place, info, row_id) if tried_before else None
        message = sent or await self._venue.post(info, note, row_id)
        return Sent("announce", message.channel.id, message.id)
