"""Draft turn posts: text and board from the public view of the job's step, however late it is sent."""

from collections.abc import Sequence
from typing import NamedTuple

from discord_ui.messages import match_posts
from discord_ui.messages.delivery.context import DeliveryContext
from discord_ui.model.components import Image
from discord_ui.model.screen import TextMessage
from discord_ui.panel.images import render_context
from engines.core.decisions import Decision
from engines.core.text.messages import Msg
from render.games import has_pictures
from service.base.jobs import TurnPost
from service.base.read_models.history import Story
from service.base.read_models.matches import MatchInfo


class TurnDraft(NamedTuple):
    """A post that is ready to be sent. pictures: its board with the alt text. late: the board is not drawn yet."""

    info: MatchInfo
    note: TextMessage
    pictures: list[tuple[Image, str]]
    late: bool


class TurnDrafter:
    """Drafts turn posts. They depend on no secret action since their step."""

    def __init__(self, means: DeliveryContext) -> None:
        self._means = means

    async def of(self, row_id: int, job: TurnPost) -> TurnDraft:
        """Return the post of a job."""
        story = await self._means.kontor.history.story(job.match_id, job.after, job.upto)
        game = self._means.kontor.games[story.info.game]
        note = match_posts.turn_post(self._means.text, game, job, story, prompts(story.decisions, job), row_id)
        return TurnDraft(story.info, note, *await self._pictures(story, job))

    async def _pictures(self, story: Story, job: TurnPost) -> tuple[list[tuple[Image, str]], bool]:
        """Return the board of a post with its alt text, and whether it is late.

        A game without pictures has no board, which is never late.
        """
        if not has_pictures(story.info.game):
            return [], False
        news = [event for step in story.steps for event in step.events]
        localizer = self._means.localizer(story.info)
        card = render_context(story.info, localizer, awaited=job.asked, news=news)
        image = await self._means.drawing.board(story.info, story.view, card, name=f"board-{job.upto}")
        if image is None:
            return [], True
        game = self._means.kontor.games[story.info.game]
        return [(image, match_posts.alt_text(game, story.steps, story.view, localizer))], False


def prompts(decisions: Sequence[Decision], job: TurnPost) -> dict[int, Msg]:
    """Return the question of each seat that must or may answer."""
    wanted = {(seat, False) for seat in job.asked} | {(seat, True) for seat in job.invited}
    return {one.seat: one.prompt for one in reversed(decisions) if (one.seat, one.optional) in wanted}
