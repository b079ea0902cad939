"""The languages that Kontor speaks: each is a folder of catalogues, and one of the same name of almanacs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

Locale = str
"""A language with catalogues, by the name of their folder: a language tag that Babel knows, such as "en"."""

CATALOGUES: Final = Path(__file__).parent / "catalogues"
DEFAULT: Final[Locale] = "en"
"""What the other languages are compared with, and what is spoken to whom none of ours was told."""


def locales_in(root: Path) -> tuple[Locale, ...]:
    """The languages of which a folder holds a folder with catalogues: the default first, then by their names."""
    found = {path.parent.name for path in root.glob("*/*.ftl")}
    return tuple(sorted(found, key=lambda locale: (locale != DEFAULT, locale)))


LOCALES: Final[tuple[Locale, ...]] = locales_in(CATALOGUES)

LIST_LOCALES: Final[dict[Locale, str]] = {"en": "en_GB"}
"""The Babel locale that joins lists, if it is another: British English, for no comma before the last "and"."""


def match_locale(discord_locale: str | None, *fallbacks: str | None) -> Locale:
    """The first language of ours among the wishes, in order of preference; English if there is none.

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
