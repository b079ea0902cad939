"""Pictures for messages: which position is drawn for whom, and nothing at all if that takes too long."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any

import msgspec

from discord_ui.names import Voice, names_of
from discord_ui.panels import Image
from discord_ui.presenter import BOARD, CLOSEUP, HAND
from discord_ui.screen import Picture, Screen
from engines.core.game import Game
from engines.core.text import Msg
from render.card import GAME, MatchCard
from render.games import has_pictures, things_named
from render.queue import Full, OneAtATime, RenderQueue, TooSlow
from service.read_models import Course, MatchInfo, Table

_log = logging.getLogger(__name__)


def words_in(game: str, voice: Voice) -> tuple[tuple[str, str], ...]:
    """What a game's pictures call by name, in the words of a voice."""
    keys = {thing: thing.replace(":", "-") for thing in things_named(game)}
    return tuple((thing, voice.plain(Msg(f"{game}-{key}"))) for thing, key in {GAME: "name", **keys}.items())


def card_of(
    info: MatchInfo, voice: Voice, *, awaited: Sequence[int] | None = None, news: Sequence[Any] = ()
) -> MatchCard:
    """What a picture says around the position.

    voice: in whose language. awaited: the seats that are waited for, if not those of now. news: public events
    since the last picture.
    """
    owing = [seat.seat for seat in info.seats if seat.awaited] if awaited is None else awaited
    return MatchCard(
        match_id=info.id,
        names=names_of(info),
        awaited=tuple(owing),
        computers=tuple(seat.user_id is None for seat in info.seats),
        styles=tuple(seat.style for seat in info.seats),
        news=tuple(news),
        winners=info.outcome.winners if info.outcome else (),
        words=words_in(info.game, voice),
    )


async def alone(name: str, picture: Awaitable[Image | None]) -> dict[str, Image]:
    """A screen's only picture by the name under which it wants it; nothing if it is not there in time."""
    image = await picture
    return {} if image is None else {name: image}


class Drawing:
    """Draws for all games."""

    def __init__(self, games: Mapping[str, Game[Any, Any]], render: RenderQueue) -> None:
        self._games = games
        self._render = render

    async def board(self, info: MatchInfo, view: Any, card: MatchCard, name: str = BOARD) -> Image | None:
        """The board of a view; None if it could not be drawn in time, or the game has no pictures."""
        if not has_pictures(info.game):
            return None
        try:
            data = await self._render.board(info.game, view, card)
        except TooSlow:
            _log.warning("match %s: the picture took too long", info.id)
            return None
        except Exception:
            _log.exception("match %s: the picture failed at step %s", info.id, info.published)
            return None
        return Image(f"{name}{self._suffix}", data)

    async def hand(self, info: MatchInfo, view: Any, card: MatchCard) -> Image | None:
        """The hand of a seat's view; None if it could not be drawn in time, or the game has no pictures."""
        if not has_pictures(info.game):
            return None
        try:
            data = await self._render.hand(info.game, view, card)
        except TooSlow:
            _log.warning("match %s: the hand took too long", info.id)
            return None
        except Exception:
            _log.exception("match %s: the hand failed at step %s", info.id, info.published)
            return None
        return Image(f"{HAND}{self._suffix}", data)

    async def closeup(self, info: MatchInfo, view: Any, card: MatchCard) -> Image | None:
        """The labelled places of the map; None if they could not be drawn in time."""
        try:
            data = await self._render.closeup(info.game, view, card)
        except TooSlow:
            _log.warning("match %s: the close-up took too long", info.id)
            return None
        except Exception:
            _log.exception("match %s: the close-up failed", info.id)
            return None
        return Image(f"{CLOSEUP}{self._suffix}", data)

    async def course(self, course: Course, title: str, voice: Voice) -> Image | None:
        """The curves of a finished match; None if they were not drawn in time, or the game has no pictures."""
        info = course.info
        if not has_pictures(info.game):
            return None
        goal = self._games[info.game].words.goal
        try:
            data = await self._render.course(
                info.game, title, course.scored, goal, card_of(info, voice, awaited=())
            )
        except TooSlow:
            _log.warning("match %s: the curves took too long", info.id)
            return None
        except Exception:
            _log.exception("match %s: the curves failed", info.id)
            return None
        return Image(f"curve{self._suffix}", data)

    async def of_table(self, screen: Screen, table: Table[Any], voice: Voice) -> dict[str, Image]:
        """The pictures that a screen about a table wants."""
        drawn: dict[str, Image] = {}
        pictures = [block for block in screen.blocks if isinstance(block, Picture)]
        wanted = {block.name for block in pictures}
        card = card_of(table.info, voice, awaited=table.awaited)
        if HAND in wanted and (image := await self.hand(table.info, table.view, card)) is not None:
            drawn[HAND] = image
        if BOARD in wanted and (image := await self.board(table.info, table.view, card)) is not None:
            drawn[BOARD] = image
        for block in pictures:
            if block.name == CLOSEUP:
                labelled = msgspec.structs.replace(card, labels=block.labels, way=block.way)
                if (image := await self.closeup(table.info, table.view, labelled)) is not None:
                    drawn[CLOSEUP] = image
        return drawn

    async def animation(
        self, info: MatchInfo, frames: Sequence[tuple[Any, MatchCard]], *, locale: str, person: int
    ) -> Image | None:
        """A finished match as one moving picture; None if it failed. Raises OneAtATime, Full.

        locale: of what stands in the pictures. person: who asks.
        """
        try:
            key = info.id, info.seq, locale, tuple(seat.name for seat in info.seats)
            data = await self._render.animation(info.game, list(frames), key=key, person=person)
        except (OneAtATime, Full):
            raise
        except Exception:
            _log.exception("match %s: the animation failed", info.id)
            return None
        return Image(f"match-{info.id}{self._animated}", data)

    @property
    def _suffix(self) -> str:
        return f".{self._render.extension.lstrip('.')}"

    @property
    def _animated(self) -> str:
        return f".{getattr(self._render, 'animation_extension', 'webp').lstrip('.')}"
