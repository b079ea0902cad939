"""The languages of Kontor: each is a folder of catalogues, and a folder of almanacs with the same name."""

from pathlib import Path
from typing import Final

Locale = str
"""A language with catalogues, by its folder's name: a language tag that Babel knows, such as "en"."""

CATALOGUES: Final = Path(__file__).parent / "catalogues"
DEFAULT: Final[Locale] = "en"
"""The language that the others are compared with, and the fallback for readers with no known language."""


def locales_in(root: Path) -> tuple[Locale, ...]:
    """Return the languages with a folder of catalogues in a folder: the default first, then by name."""
    found = {path.parent.name for path in root.glob("*/*.ftl")}
    return tuple(sorted(found, key=lambda locale: (locale != DEFAULT, locale)))


LOCALES: Final[tuple[Locale, ...]] = locales_in(CATALOGUES)

LIST_LOCALES: Final[dict[Locale, str]] = {"en": "en_GB"}
"""Babel locales for joining lists, if they differ: British English has no comma before the last "and"."""


def match_locale(discord_locale: str | None, *fallbacks: str | None) -> Locale:
    """Return the first supported language among the wishes, in order of preference; English if there is none.

    Wishes are language tags as Discord sends them ("fr", "en-US", "pt-BR"), or None for unknown.
    """
    for wish in (discord_locale, *fallbacks):
        if wish is None:
            continue
        language = wish.replace("_", "-").split("-")[0].lower()
        for locale in LOCALES:
            if locale == language:
                return locale
    return DEFAULT
