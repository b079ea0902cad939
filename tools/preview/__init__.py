"""Pictures without a bot: ``python -m tools.preview fugger --out DIR --locale fr``."""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from engines import KEYS
from i18n.locales import DEFAULT, Locale
from render.scene import Scene

SHOWN = tuple(key for key in KEYS if find_spec(f"tools.preview.{key}") is not None)
"""The games with previews, each in a module of its name here with a function `scenes`."""


def scenes(key: str, locale: Locale = DEFAULT) -> Iterator[tuple[str, Scene]]:
    """Yield names and scenes of a game with previews. locale: of the names in pictures."""
    found: Iterator[tuple[str, Scene]] = import_module(f"tools.preview.{key}").scenes(locale)
    return found
