"""One word a thing, and a natural one: words that docs/style.md rules out, by language."""

from __future__ import annotations

import re

import pytest

from i18n.locales import LOCALES, Locale
from i18n.text import CATALOGUES
from tests.i18n.ftl import catalogue_texts


def said_with(locale: Locale, pattern: str, file: str = "") -> list[str]:
    """Where, and the texts in which a language says something; of one file, if it is named."""
    return [
        f"{where}: {text!r}"
        for where, text in catalogue_texts(locale)
        if where.startswith(file) and re.search(pattern, text)
    ]


EDITIONS = {
    "fugger.ftl": ("Jakob", "[Gg]emmes?"),
    "cities_knights.ftl": (
        "[Mm]urailles?",
        "[Pp]âturages?",
        "[Cc]hamps",
        "[Cc]ollines",
        "[Mm]ontagnes",
        "[Ss]imples? chevaliers?",
        "[Dd]éfenseurs?",
    ),
}
"""By catalogue, the words for which the French edition of the game has others."""


@pytest.mark.parametrize("file", EDITIONS)
def test_things_are_called_as_in_the_french_edition_of_the_game(file: str) -> None:
    assert said_with("fr", rf"\b(?:{'|'.join(EDITIONS[file])})\b", file) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_match_has_its_number_as_in_its_threads_name_and_on_its_pictures(locale: Locale) -> None:
    source = "".join(path.read_text() for path in (CATALOGUES / locale).glob("*.ftl"))
    numbers = re.findall(r"(.)\{ NUMBER\(\$match\b", source)
    assert len(numbers) > 50
    assert set(numbers) == {"#"}


def test_french_uses_and_does_not_employ() -> None:
    assert said_with("fr", r"(?i)\b(?:in)?emplo(?:i|y)") == []
