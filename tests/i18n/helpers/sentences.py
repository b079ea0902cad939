"""Sentences of the games as they are shown, without the signs by which Discord makes them bold."""

from __future__ import annotations

from engines.core.text.messages import Msg
from i18n.locales import Locale
from i18n.text import Text

TEXT = Text.load(strict=True)
NAMES = ("Anna", "Émile", "Bob", "Chloé", "Dora", "Éric")
NARROW = "\u202f"
"""The narrow space that holds numbers and their units together."""


def say(game: str, msg: Msg, locale: Locale = "en") -> str:
    """A sentence of the game with that key."""
    return TEXT.say(msg, locale, game=game, names=NAMES, plain=True)
