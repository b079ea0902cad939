"""The picture cards of a game in a reader's language: scene, words and alternative text."""

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from discord_ui.model.components import Image
from discord_ui.model.limits import ALT, shorten
from discord_ui.model.localizer import Localizer
from discord_ui.panel.images import picture_words
from engines.core.files.sample_positions import sample_position
from engines.core.game import Game
from engines.core.text.messages import Msg
from render.context import RenderContext
from render.picture_cards import PictureCard, card_scene, cards_of, plain_scene, read_off
from render.queue import RenderQueue, TooSlow
from render.scene import Scene
from service.queries.match_queries import COMPUTER_NAMES

CARD = "card"
"""The name of a card's picture in its screen."""
_CACHED = 64

_log = logging.getLogger(__name__)


class ComposedCard(Struct, frozen=True):
    """A card for a reader: its picture, its title, what it says below, and its alternative text."""

    scene: Scene
    title: str
    says: str
    alt: str


def sample_context(game: Game[Any, Any], state: Any, news: Sequence[Any], localizer: Localizer) -> RenderContext:
    """Return the context of a written position, with invented names."""
    return RenderContext(
        match_id=0,
        names=COMPUTER_NAMES[: state.seats],
        awaited=tuple(decision.seat for decision in game.pending(state) if not decision.optional),
        computers=(False,) * state.seats,
        styles=tuple(range(state.seats)),
        news=tuple(news),
        words=picture_words(game.info.key, localizer),
    )


def compose_card(game: Game[Any, Any], card: PictureCard, localizer: Localizer) -> ComposedCard:
    """Return a card in the localizer's language. It takes some tenths of a second."""
    key = game.info.key
    state, news = sample_position(game, cards_of(key).positions[card.position], card.at)
    context = sample_context(game, state, news, localizer)
    view = game.view(state, card.reader)
    plain = plain_scene(key, card, view, context)
    names = dict(zip("abcd", context.names, strict=False))

    def said(end: str, read: Mapping[str, str]) -> Msg:
        return Msg(f"{key}-picture-{card.name}{end}", {**names, **read_off(plain, view, read)})

    words = {one.says: localizer.plain(said(f"-mark-{one.says}", one.read)) for one in card.callouts}
    title, says = said("", card.read), said("-says", card.read)
    told = Msg(
        "ui-alt-card",
        {
            "title": localizer.plain(title),
            "says": localizer.plain(says),
            "marks": " · ".join(words.values()),
        },
    )
    scene = card_scene(key, card, plain, words)
    return ComposedCard(scene, localizer.plain(title), localizer.say(says), shorten(localizer.plain(told), ALT))


class CardImages:
    """Composes and draws the cards of all games; composed ones are cached, since they never change."""

    def __init__(self, games: Mapping[str, Game[Any, Any]], render: RenderQueue) -> None:
        self._games = games
        self._render = render
        self._composed: dict[tuple[str, str, str], ComposedCard] = {}

    async def composed(self, key: str, card: PictureCard, localizer: Localizer) -> ComposedCard:
        """Return a card of a game in the localizer's language."""
        about = key, card.name, localizer.locale
        if about not in self._composed:
            if len(self._composed) >= _CACHED:
                self._composed.clear()
            self._composed[about] = await asyncio.to_thread(compose_card, self._games[key], card, localizer)
        return self._composed[about]

    async def drawn(self, card: ComposedCard, held: Collection[str]) -> dict[str, Image]:
        """Return the picture of a card by its name; nothing if it was not drawn in time.

        held: the names of files that the message already has; a picture among them has no data.
        """
        digests = {name.rpartition(".")[0].rpartition("-")[2] for name in held}
        try:
            picture = await self._render.explained(card.scene, digests)
        except TooSlow:
            _log.warning("the card %s took too long", card.title)
            return {}
        return {CARD: Image(f"{CARD}-{picture.digest}.{picture.extension}", picture.data)}
