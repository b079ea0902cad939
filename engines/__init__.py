"""The games that Kontor plays, by key. `engines.core` holds the protocol they share."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from engines.core.game import Game

KEYS = ("fugger", "cities_knights", "golden_age", "nuremberg", "first_train")
"""A game is registered by its key here: of all else, such as pictures and previews, its folders have that name."""
GAMES: Mapping[str, Game[Any, Any]] = {key: import_module(f"engines.{key}.game").GAME for key in KEYS}
