"""The board of The Golden Age as a scene, for tests."""

from __future__ import annotations

from typing import Any

from engines.golden_age.view import GoldenAgeView
from render.games.golden_age import COMPOSER
from render.scene import Scene
from render.theme import THEME
from tests.render.helpers.match_scenes import match_card


def board(view: GoldenAgeView, **fields: Any) -> Scene:
    """The board."""
    return COMPOSER.board(view, match_card(len(view.players), **fields), THEME)
