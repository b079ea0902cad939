"""The games that Kontor plays, by key. `engines.core` holds the protocol they share."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engines.core.game import Game
from engines.core.play.lessons import Lesson

KEYS = ("fugger", "cities_knights", "golden_age", "nuremberg", "first_train")
"""The registered games. Every other part of a game, such as pictures and previews, is in a folder of that name."""
GAMES: Mapping[str, Game[Any, Any]] = {key: import_module(f"engines.{key}.game").GAME for key in KEYS}
LESSONS: Mapping[str, Lesson] = {
    key: import_module(f"engines.{key}.lessons.script").LESSON
    for key in KEYS
    if find_spec(f"engines.{key}.lessons")
}
"""By game, the lesson that teaches it."""
