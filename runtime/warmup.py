"""Draw each game once at the start, so that no player waits for backgrounds, fonts and sprites."""

import logging
from collections.abc import Mapping
from typing import Any

from engines.core.game import Game
from render.context import RenderContext
from render.games import has_pictures
from render.queue import RenderQueue

SEED = bytes(16)
NAMES = ("A", "B", "C", "D", "E", "F")

_log = logging.getLogger(__name__)


async def warm_up(pictures: RenderQueue, games: Mapping[str, Game[Any, Any]]) -> None:
    """Draw the opening of every game that has pictures for every number of seats, and a hand."""
    for key, game in games.items():
        if not has_pictures(key):
            continue
        low, high = game.info.seats
        for seats in range(high, low - 1, -1):
            state = game.setup(seats, SEED).state
            card = RenderContext(
                match_id=-seats,
                names=NAMES[:seats],
                awaited=(),
                computers=(False,) * seats,
                styles=tuple(range(seats)),
            )
            try:
                await pictures.warm(key, game.view(state, None), card)
                if seats == high and game.info.hidden:
                    await pictures.warm(key, game.view(state, 0), card, hand=True)
            except Exception:
                _log.exception("the pictures of %s for %d seats cannot be drawn", key, seats)
