"""Sentences of the games as they are shown, without bold signs; and slips in what is said."""

import re

from engines.core.text.messages import Msg
from i18n.locales import Locale
from i18n.text import Text

TEXT = Text.load(strict=True)
NAMES = ("Anna", "Émile", "Bob", "Chloé", "Dora", "Éric")
NARROW = "\u202f"
"""The narrow space that holds numbers and their units together."""


def say(game: str, msg: Msg, locale: Locale = "en") -> str:
    return TEXT.say(msg, locale, game=game, names=NAMES, plain=True)


SLIP = re.compile(r"[{}]|  |\*\*\*\*|^\s|\s$|[ ][.,]|\b(core|err)-[a-z]|None|\?\?\?")


def slips(key: str, said: list[str]) -> list[str]:
    """The sentences with a hole, a raw key or a slip of spacing."""
    return [text for text in said if SLIP.search(text) or f"{key}-" in text or text.count("**") % 2]
