"""What a turn post shows: its words and boards as everybody may know them at the step it tells, however late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from discord_ui import posts
from discord_ui.delivery.means import Means
from discord_ui.drawing import card_of
from discord_ui.panels import Image
from discord_ui.posts import Note
from engines.core.decisions import Decision
from engines.core.text import Msg
from render.games import has_pictures
from service.jobs import TurnPost
from service.seen import MatchInfo, Story, StoryStep


class Draft(NamedTuple):
    """A post that is ready to be sent. pictures: each with its alt text. late: none was drawn in time."""

    info: MatchInfo
    note: Note
    pictures: list[tuple[Image, str]]
    late: bool


class Drafts:
    """Makes turn posts. Nothing in one depends on what anybody has done since that is not public."""

    def __init__(self, means: Means) -> None:
        self._means = means

    async def of(self, row_id: int, job: TurnPost) -> Draft:
        """The post of a job."""
        story = await self._means.kontor.reading.story(job.match_id, job.after, job.upto)
        game = self._means.kontor.games[story.info.game]
        note = posts.turn_post(self._means.text, game, job, story, prompts(story.decisions, job), row_id)
        return Draft(story.info, note, *await self._pictures(story, job))

    async def _pictures(self, story: Story, job: TurnPost) -> tuple[list[tuple[Image, str]], bool]:
        """The boards of a post with their alt texts, and whether even the newest was not drawn in time.

        A game without pictures has none, and none is late.

        The newest is drawn first and stands first: of three pictures Discord shows the first one largest. Those
        before one that takes too long are dropped.
        """
        if not has_pictures(story.info.game):
            return [], False
        game = self._means.kontor.games[story.info.game]
        voice = self._means.voice(story.info)
        drawn: list[tuple[Image, list[StoryStep], Any]] = []
        boards = _boards(story, job)
        for at, shown in reversed(boards):
            view = shown[-1].view if drawn else story.view
            news = [event for step in shown for event in step.events]
            card = card_of(story.info, voice, awaited=() if drawn else job.asked, news=news)
            image = await self._means.drawing.board(story.info, view, card, name=f"board-{at}")
            if image is None:
                break
            drawn.append((image, shown, view))
        pictures = [
            (image, posts.alt_text(game, shown, view, voice, earlier=earlier, of=len(drawn)))
            for earlier, (image, shown, view) in enumerate(drawn)
        ]
        return pictures, bool(boards) and not drawn


def prompts(decisions: Sequence[Decision], job: TurnPost) -> dict[int, Msg]:
    """What each asked seat is asked, and each invited one may answer."""
    wanted = {(seat, False) for seat in job.asked} | {(seat, True) for seat in job.invited}
    return {one.seat: one.prompt for one in reversed(decisions) if (one.seat, one.optional) in wanted}


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
