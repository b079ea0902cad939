"""Positions of Cities & Knights with their panels, for tests of what panels say."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from discord_ui.model.screen import Picture, Screen
from discord_ui.panel.pictures import CLOSEUP
from engines.cities_knights.game import GAME
from engines.cities_knights.position import load
from i18n.locales import Locale
from service.base.read_models.panels import PanelModel
from tests.discord_ui.helpers import panel_walk
from tests.discord_ui.helpers.panel_models import table_of


def positions(seed: int) -> Iterator[Any]:
    """Positions of a random match of three."""
    return panel_walk.positions(GAME, 3, seed, steps=260, every=9)


def tables(seed: int, locale: Locale) -> Iterator[PanelModel[Any]]:
    """The panels of all who are asked."""
    for state in positions(seed):
        for seat in sorted({decision.seat for decision in GAME.pending(state)}):
            suggestion = GAME.advice.suggest(state, seat)
            yield table_of(state, seat, game=GAME, locale=locale, suggestion=suggestion)


def closeup_of(screen: Screen) -> Picture:
    """The only picture of a screen, which must be a close-up."""
    (picture,) = [block for block in screen.blocks if isinstance(block, Picture)]
    assert picture.name == CLOSEUP
    return picture


def late() -> Any:
    """A late position of four seats, in which there is most to say."""
    path = Path(__file__).parents[1] / "late_match" / "cities_knights.json"
    return load(json.loads(path.read_text(encoding="utf-8")))
