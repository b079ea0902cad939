"""The languages that Kontor speaks."""

from __future__ import annotations

from typing import Final, Literal

Locale = Literal["en", "fr"]
"""A language with catalogues."""

LOCALES: Final[tuple[Locale, ...]] = ("en", "fr")
DEFAULT: Final[Locale] = "en"

LIST_LOCALES: Final[dict[Locale, str]] = {"en": "en_GB", "fr": "fr"}
"""The Babel locale that joins lists: British English, for no comma before the last "and"."""


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
