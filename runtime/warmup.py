"""Prepare pictures and rules at the start, which take a moment at their first use and would let a player wait."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from engines.core.game import Game
from i18n.almanac import Almanac
from render.context import RenderContext
from render.games import has_pictures
from render.queue import RenderQueue

SEED = bytes(16)
NAMES = ("A", "B", "C", "D", "E", "F")

_log = logging.getLogger(__name__)


async def warm_up(pictures: RenderQueue, games: Mapping[str, Game[Any, Any]]) -> None:
    """Draw each game once, so that backgrounds, fonts and sprites are ready.

    These are the openings of every game that has pictures for every number of seats, and a hand.
    """
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


async def index_rules(almanac: Almanac) -> None:
    """Read and index all entries of the almanac in a worker thread, one game and language after the other."""
    for game, locale in almanac.shelves():
        try:
            await asyncio.to_thread(almanac.prepare, game, locale)
        except Exception:
            _log.exception("the rules of %s cannot be read (%s)", game, locale)
