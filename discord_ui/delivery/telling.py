"""The posts in a match's place: turns with their boards, and sentences of the service."""

from __future__ import annotations

from discord_ui import posts
from discord_ui.delivery.means import Means, reaching
from discord_ui.delivery.venue import Venue
from discord_ui.drawing import card_of
from discord_ui.panels import Image
from discord_ui.places import Denied, Unknown
from engines.core.text import Msg
from service.jobs import Announce, GiveUp, Pictures, Sent, TryLater, TurnPost
from service.people import User
from service.seen import MatchInfo, Story, StoryStep

LOOKS = 8
"""So often it is looked whether late pictures are there by now, over two minutes or so."""


class Telling:
    """Tells everybody what happened."""

    def __init__(self, means: Means, venue: Venue) -> None:
        self._means = means
        self._kontor = means.kontor
        self._venue = venue

    async def turn(self, row_id: int, tried_before: bool, job: TurnPost) -> Sent | None:
        """Post a turn."""
        story = await self._kontor.reading.story(job.match_id, job.after, job.upto)
        game = self._kontor.games[story.info.game]
        prompts = {} if job.over else await self._prompts(story.info, job)
        note = posts.turn_post(self._means.text, game, job, story, prompts, row_id)
        if tried_before:
            sent = await self._means.before(story.info.place, story.info, row_id)
            if sent is not None:
                late = bool(job.pictures) and not sent.attachments
                return Sent("turn", sent.channel.id, sent.id, bool(sent.attachments), late)
        pictures, late = await self._pictures(story, job)
        info = await self._venue.home(story.info)
        message = await self._venue.post(info, note, row_id, pictures)
        return Sent("turn", message.channel.id, message.id, bool(message.attachments), late)

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
        """The boards of a post with their alt texts, and whether some were not drawn in time.

        The newest comes first: of three pictures Discord shows the first one largest.
        """
        game = self._kontor.games[story.info.game]
        voice = self._means.voice(story.info)
        drawn = []
        late = False
        boards = _boards(story, job)
        for earlier, (at, shown) in enumerate(reversed(boards)):
            view = shown[-1].view if earlier else story.view
            news = [event for step in shown for event in step.events]
            card = card_of(story.info, awaited=() if earlier else job.asked, news=news)
            image = await self._means.drawing.board(story.info, view, card, name=f"board-{at}")
            if image is None:
                late = True
            else:
                alt = posts.alt_text(game, shown, view, voice, earlier=earlier, of=len(boards))
                drawn.append((image, alt))
        return drawn, late

    async def pictures(self, job: Pictures) -> Sent:
        """Put the boards into a post that went out without them. What was begun is drawn to its end meanwhile."""
        story = await self._kontor.reading.story(job.match_id, job.post.after, job.post.upto)
        pictures, late = await self._pictures(story, job.post)
        if late:
            raise TryLater("the pictures are not drawn yet", most=LOOKS)
        try:
            async with reaching():
                message = await self._means.places.add_pictures(job.channel_id, job.message_id, pictures)
        except (Unknown, Denied, GiveUp) as refused:  # the post tells everything without them
            raise GiveUp(str(refused)) from refused
        return Sent("turn", job.channel_id, message.id, bool(message.attachments))

    async def announce(self, row_id: int, tried_before: bool, job: Announce) -> Sent | None:
        """Post a sentence."""
        info = await self._kontor.reading.info(job.match_id)
        game = self._kontor.games[info.game]
        note = posts.announcement(self._means.text, game, info, job, row_id)
        sent = await self._means.before(info.place, info, row_id) if tried_before else None
        message = sent or await self._venue.post(info, note, row_id)
        return Sent("announce", message.channel.id, message.id)


def _boards(story: Story, job: TurnPost) -> list[tuple[int, list[StoryStep]]]:
    """The steps after which the post shows the board, oldest first, with what is seen there for the first time.

    Of the older ones those that were taken back meanwhile are left out.
    """
    boards = []
    after = job.after
    for at in job.pictures:
        shown = [step for step in story.steps if after < step.seq <= at]
        if shown or at == job.pictures[-1]:
            boards.append((at, shown))
        after = at
    return boards
