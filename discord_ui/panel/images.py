"""Images of messages: draw a position for its reader, or return None if that takes too long."""

import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from discord_ui.model.components import Image
from discord_ui.model.localizer import Localizer, player_names
from discord_ui.model.match_card import SAMPLE
from discord_ui.model.screen import Picture, Screen
from discord_ui.panel.pictures import BOARD, CLOSEUP, HAND
from engines.core.game import Game
from engines.core.text.messages import Msg
from render.context import GAME, RenderContext
from render.games import has_pictures, things_named
from render.images import animate
from render.images.encode import SAMPLE as SAMPLE_FORM
from render.pictures import Picture as DrawnPicture
from render.queue import Full, OneAtATime, RenderQueue, TooSlow
from service.base.read_models.history import ScoreCurve, Story
from service.base.read_models.matches import MatchInfo
from service.base.read_models.panels import PanelModel
from service.queries.match_queries import COMPUTER_NAMES

SAMPLE_SEED = bytes(16)

_log = logging.getLogger(__name__)


def picture_words(game: str, localizer: Localizer) -> tuple[tuple[str, str], ...]:
    """Return the names that a game's pictures contain, in the localizer's language."""
    keys = {thing: thing.replace(":", "-") for thing in things_named(game)}
    return tuple((thing, localizer.plain(Msg(f"{game}-{key}"))) for thing, key in {GAME: "name", **keys}.items())


def render_context(
    info: MatchInfo, localizer: Localizer, *, awaited: Sequence[int] | None = None, news: Sequence[Any] = ()
) -> RenderContext:
    """Return the context of a picture: language, names, awaited seats and news.

    awaited: the awaited seats, by default the current ones. news: public events since the last picture.
    """
    owing = [seat.seat for seat in info.seats if seat.awaited] if awaited is None else awaited
    return RenderContext(
        match_id=info.id,
        names=player_names(info),
        awaited=tuple(owing),
        computers=tuple(seat.user_id is None for seat in info.seats),
        styles=tuple(seat.style for seat in info.seats),
        news=tuple(news),
        winners=info.outcome.winners if info.outcome else (),
        words=picture_words(info.game, localizer),
    )


async def single_image(name: str, picture: Awaitable[Image | None]) -> dict[str, Image]:
    """Return a screen's only picture under its name; an empty dict if it is late."""
    image = await picture
    return {} if image is None else {name: image}


def sample_file() -> Image:
    """Return the file of a sample board that its message has already."""
    return Image(f"{SAMPLE}.{SAMPLE_FORM.extension}", b"")


class GameImages:
    """Draws the images of all games."""

    def __init__(self, games: Mapping[str, Game[Any, Any]], render: RenderQueue) -> None:
        self._games = games
        self._render = render

    async def board(self, info: MatchInfo, view: Any, card: RenderContext, name: str = "") -> Image | None:
        """Return the board of a view; None if it was not drawn in time, or the game has no pictures.

        name: a fixed name of the file, instead of one with a digest of its content.
        """
        return await self._shown(
            info, name or BOARD, lambda: self._render.board(info.game, view, card), named=bool(name)
        )

    async def sample(self, info: MatchInfo, localizer: Localizer) -> Image | None:
        """Return a small board of the game's opening, laid out by a fixed seed and never by the match's own.

        None if it was not drawn in time, or the game has no pictures.
        """
        game = self._games[info.game]
        seats = game.info.seats[1]
        view = game.view(game.setup(seats, SAMPLE_SEED).state, None)
        card = RenderContext(
            match_id=0,
            names=COMPUTER_NAMES[:seats],
            awaited=(),
            computers=(False,) * seats,
            styles=tuple(range(seats)),
            words=picture_words(info.game, localizer),
        )
        return await self._shown(info, SAMPLE, lambda: self._render.sample(info.game, view, card), named=True)

    async def hand(self, info: MatchInfo, view: Any, card: RenderContext) -> Image | None:
        """Return the hand of a seat's view; None if it was not drawn in time, or the game has no pictures."""
        return await self._shown(info, HAND, lambda: self._render.hand(info.game, view, card))

    async def course(self, course: ScoreCurve, title: str, localizer: Localizer) -> Image | None:
        """Return the curve of a finished match; None if it was not drawn in time, or the game has no pictures."""
        info = course.info
        goal = self._games[info.game].board.goal
        card = render_context(info, localizer, awaited=())
        return await self._shown(
            info, "curve", lambda: self._render.course(info.game, title, course.scored, goal, card), named=True
        )

    async def of_table(
        self, screen: Screen, table: PanelModel[Any], localizer: Localizer, held: Collection[str] = ()
    ) -> dict[str, Image]:
        """Return the pictures of a screen about a table, by name.

        held: the names of files that the message already has; a picture among them has no data.
        """
        info, view = table.info, table.view
        digests = {name.rpartition(".")[0].rpartition("-")[2] for name in held}
        card = render_context(info, localizer, awaited=table.awaited)
        drawn: dict[str, Image] = {}
        for block in screen.blocks:
            if not isinstance(block, Picture):
                continue
            shown = msgspec.structs.replace(card, labels=block.labels, way=block.way)
            draw = {HAND: self._render.hand, BOARD: self._render.board, CLOSEUP: self._render.closeup}[block.name]
            image = await self._shown(info, block.name, partial(draw, info.game, view, shown, digests))
            if image is not None:
                drawn[block.name] = image
        return drawn

    async def _shown(
        self, info: MatchInfo, name: str, drawing: Callable[[], Awaitable[DrawnPicture]], *, named: bool = False
    ) -> Image | None:
        """Return a drawing as a file; None if it was not in time, or the game has no pictures.

        named: `name` is the whole name of the file; otherwise a digest of the content follows it.
        """
        if not has_pictures(info.game):
            return None
        try:
            picture = await drawing()
        except TooSlow:
            _log.warning("match %s: the %s took too long", info.id, name)
            return None
        except Exception:
            _log.exception("match %s: the %s failed at step %s", info.id, name, info.published)
            return None
        stem = name if named else f"{name}-{picture.digest}"
        return Image(f"{stem}.{picture.extension}", picture.data)

    async def animation(self, story: Story, localizer: Localizer, *, person: int) -> Image | None:
        """Return a finished match as one animation; None if it failed. Raises OneAtATime, Full.

        story: the whole match. person: the id of the user who requests it.
        """
        info = story.info
        frames = [
            (step.view, render_context(info, localizer, awaited=(), news=step.events)) for step in story.steps
        ]
        try:
            key = info.id, info.seq, localizer.locale, tuple(seat.name for seat in info.seats)
            data = await self._render.animation(info.game, frames, key=key, person=person)
        except (OneAtATime, Full):
            raise
        except Exception:
            _log.exception("match %s: the animation failed", info.id)
            return None
        return Image(f"match-{info.id}.{animate.EXTENSION}", data)


def animation_alt(story: Story, localizer: Localizer) -> str:
    """Return the alt text of a match's animation."""
    return localizer.plain(Msg("ui-alt-animation", {"match": story.info.id, "steps": len(story.steps)}))
