"""Previews: what is worth a look."""

from __future__ import annotations

from collections.abc import Iterator

from engines.newgame.game import GAME
from i18n.locales import DEFAULT, Locale
from render.games.newgame import COMPOSER
from render.scene import Scene
from render.theme import THEME
from tools.preview.positions import context_of, playthrough


def scenes(locale: Locale = DEFAULT) -> Iterator[tuple[str, Scene]]:
    """Names and scenes: the opening, the middle and the end for every number of seats, and a hand."""
    for seats in range(GAME.info.seats[0], GAME.info.seats[1] + 1):
        positions = list(playthrough(GAME, seats, f"preview {seats}"))
        for name, at in (("opening", 0), ("middle", len(positions) // 2), ("end", len(positions) - 1)):
            state, news = positions[at]
            yield f"{seats}-{name}", COMPOSER.board(GAME.view(state, None), context_of(GAME, state, news, locale), THEME)
        state, news = positions[0]
        yield f"hand-{seats}", COMPOSER.hand(GAME.view(state, 0), context_of(GAME, state, news, locale), THEME)
