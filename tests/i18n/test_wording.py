"""One word a thing, and a natural one: words that docs/style.md rules out, by language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from i18n.locales import LOCALES, Locale
from i18n.text import CATALOGUES
from tests.i18n.ftl import catalogue_texts

PAGE = Path(__file__).parents[2] / "sandbox/page/js/words"
"""What the sandbox's page says, a file a language."""


def texts(locale: Locale) -> Iterator[tuple[str, str]]:
    """Where, and every text of the catalogues and of the sandbox's page."""
    yield from catalogue_texts(locale)
    for key, text in re.findall(r'^ *"([\w.-]+)": "(.*)",$', (PAGE / f"{locale}.js").read_text(), re.M):
        yield f"{locale}.js {key}", text


def said_with(locale: Locale, pattern: str, file: str = "") -> list[str]:
    """Where, and the texts in which a language says something; of one file, if it is named."""
    return [
        f"{where}: {text!r}"
        for where, text in texts(locale)
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


GENDERED = r"""(?ix) \b(?: chacun | ceux | eux | toi\ seule? | joueu(?:r|se)s? | spectat(?:eur|rice)s?
    | remplaçante?s? | ami(?:e|s|es)? )\b | \(e\) | \w·e\b | \bseule?s?\ l’hôte | l’hôte\ seule?"""
"""Words that agree with the gender of a person; of things there are others to choose from as well."""


def test_nothing_in_french_depends_on_the_gender_of_a_person() -> None:
    assert said_with("fr", GENDERED) == []


def test_french_says_all_of_things_only() -> None:
    # “tout le monde” and “les autres” are said of people.
    assert said_with("fr", r"(?i)\btous\b(?! (?:les|tes|ses|ces) (?!autres|membres|gens))") == []


def test_the_page_of_the_sandbox_is_read_too() -> None:
    assert all(sum(where.endswith(" title") for where, _ in texts(locale)) == 1 for locale in LOCALES)


def test_french_says_who_is_meant_by_who() -> None:
    # Questions may begin with “qui”; elsewhere it is “la personne qui”, “les adversaires qui”.
    begins = r"(?:^|[.:;] )[Qq]ui\b(?![^.]*\?)"
    follows = r"\b(?:pour|par|ou|et|prévient) qui\b|\b(?:à|de) qui (?:a|en|ne|te|y)\b"
    assert said_with("fr", f"{begins}|{follows}") == []


def test_english_says_whose_move_it_is_and_whose_pieces_stand_there() -> None:
    assert said_with("en", r"(?i)\bawaited\b|\bforeign\b") == []


def test_english_says_you_of_its_reader() -> None:
    # Questions may begin with “who”; a rule is “you win with 13 points”, not “who has 13 points wins”.
    assert said_with("en", r"(?:^|[.:;] )Who (?:has|holds|is|defends|wins)\b(?![^.]*\?)") == []


@pytest.mark.parametrize(
    ("locale", "pattern"),
    [("en", r"(?i)\bplease\b|\boops\b|\bsorry\b"), ("fr", r"(?i)s’il te plaît|\boups\b|désolé")],
)
def test_nobody_is_begged_or_apologised_to(locale: Locale, pattern: str) -> None:
    assert said_with(locale, pattern) == []


def test_standing_orders_are_called_consignes_and_the_options_of_a_match_are_no_settings() -> None:
    assert said_with("fr", r"(?i)\bordres? permanents?\b") == []
    of_a_match = [text for where, text in texts("fr") if where in ("ui.ftl ui-options", "ui.ftl ui-about-options")]
    assert [text.lower() for text in of_a_match] == ["options", "options"]
