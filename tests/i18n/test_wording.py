"""One word a thing, and a natural one: what docs/style.md rules out, in all that players read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engines import GAMES
from i18n.almanac import Almanac
from i18n.locales import LOCALES, Locale
from i18n.text import CATALOGUES
from tests.i18n.helpers.ftl import catalogue_texts

PAGE = Path(__file__).parents[2] / "sandbox/page/js/words"
"""What the sandbox's page says, a file a language."""


@cache
def texts(locale: Locale) -> tuple[tuple[str, str], ...]:
    """Where, and every text of the catalogues, of the almanac and of the sandbox's page.

    The words by which an entry of the almanac is found may be anything.
    """
    return (*catalogue_texts(locale), *_almanac(locale), *_page(locale))


def _almanac(locale: Locale) -> Iterator[tuple[str, str]]:
    almanac = Almanac.load()
    for game in ("core", *GAMES):
        for entry in almanac.entries(game, locale):
            yield f"{game}.ftl almanac {entry.topic}", f"{entry.title}\n{entry.body}"


def _page(locale: Locale) -> Iterator[tuple[str, str]]:
    for key, text in re.findall(r'^ *"([\w.-]+)": "(.*)",$', (PAGE / f"{locale}.js").read_text(), re.MULTILINE):
        yield f"{locale}.js {key}", text


def said_with(locale: Locale, pattern: str, file: str = "") -> list[str]:
    """Where, and how a language says something; in one file, if it is named."""
    return [
        f"{where}: {found.group()!r}"
        for where, text in texts(locale)
        if where.startswith(file)
        for found in re.finditer(pattern, text, re.MULTILINE)
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_catalogues_almanac_and_page_are_all_read(locale: Locale) -> None:
    where = " ".join(place for place, _ in texts(locale))
    assert "ui.ftl ui-undo" in where
    assert "core.ftl almanac undo" in where
    assert f"{locale}.js title" in where


# ------------------------------------------------------------------ names of things

EDITIONS = {
    "fugger.ftl": "Jakob|[Gg]emmes?",
    "cities_knights.ftl": (
        "[Mm]urailles?|[Pp]âturages?|[Cc]hamps|[Cc]ollines|[Mm]ontagnes|[Ss]imples? chevaliers?|[Dd]éfenseurs?"
    ),
    "nuremberg.ftl": (
        "[Mm]urailles?|[Aa]teliers?|[Pp]éages?|[Bb]oussoles?|[Mm]argraves?|[Cc]éréales?|[Ii]ntersections?|[Tt]uiles?"
    ),
    "first_train.ftl": "[Ff]leuves?|[Rr]achats?|[Cc]ourriers?|[Tt]uiles?|[Bb]onus|[Rr]ails?",
}
"""By game, the words for which its French edition or docs/style.md has others; of hexes, the edition names one."""


@pytest.mark.parametrize("file", EDITIONS)
def test_things_are_called_as_in_the_french_edition_of_the_game(file: str) -> None:
    assert said_with("fr", rf"\b(?:{EDITIONS[file]})\b", file) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_match_has_its_number_as_in_its_threads_name_and_on_its_pictures(locale: Locale) -> None:
    source = "".join(path.read_text() for path in (CATALOGUES / locale).glob("*.ftl"))
    numbers = re.findall(r"(.)\{ NUMBER\(\$match\b", source)
    assert len(numbers) > 50
    assert set(numbers) == {"#"}


def test_standing_orders_are_called_consignes_and_the_options_of_a_match_are_no_settings() -> None:
    assert said_with("fr", r"(?i)\bordres? permanents?\b") == []
    of_a_match = [text for where, text in texts("fr") if where in ("ui.ftl ui-options", "ui.ftl ui-about-options")]
    assert [text.lower() for text in of_a_match] == ["options", "options"]


def test_french_uses_and_does_not_employ() -> None:
    assert said_with("fr", r"(?i)\b(?:in)?emplo(?:i|y)\w*") == []


def test_english_says_whose_move_it_is_whose_pieces_stand_there_and_bids_at_auctions() -> None:
    assert said_with("en", r"(?i)\bawaited\b|\bforeign\b|\bcr(?:y|ies|ied)\b|\bactive player\b") == []


# ------------------------------------------------------------------ people

GENDERED = r"""(?x) \b(?i: chacun | ceux | eux | toi\ seule? | joueu(?:r|se)s? | spectat(?:eur|rice)s?
    | remplaçante?s? | ami(?:e|s|es)? | (?:aucun|un|un\ de\ tes|l’un\ des)\ adversaires? | seul\ en\ tête
    | les\ deux\ concernés | le\ plus\ riche | seule?s?\ l’hôte | l’hôte\ seule? )\b | \(e\) | \w·e\b"""
"""Words that agree with the gender of a person."""


def test_nothing_in_french_depends_on_the_gender_of_a_person() -> None:
    assert said_with("fr", GENDERED) == []


def test_french_says_all_of_things_only() -> None:
    # Of people it is “tout le monde” or “les autres”.
    things = "les|tes|ses|ces|nos|leurs"
    assert said_with("fr", rf"(?i)\btous\b(?! (?:{things}) (?!autres|adversaires|membres))") == []


def test_french_names_somebody_before_a_lonely_qui() -> None:
    # Questions may begin with “qui”; elsewhere it is “la personne qui”, “les adversaires qui”.
    begins = r"(?:^(?:- )?|[.:;] )[Qq]ui\b(?![^.]*\?)"
    follows = r"\b(?:pour|par|ou|et|prévient) qui\b|\b(?:à|de) qui (?:a|en|ne|te|y)\b"
    verbs = r", qui [^,.;:]+ (?:gagne|perd|obtient|en rend)\b"
    assert said_with("fr", f"{begins}|{follows}|{verbs}") == []


def test_english_says_you_of_its_reader() -> None:
    # Questions may begin with “who”; a rule is “you win with 13 points”, not “who has 13 points wins”.
    assert said_with("en", r"(?:^(?:- )?|[.:;,] )Who (?![^.]*\?)|[;,] who (?:has|now)\b") == []


@pytest.mark.parametrize(
    ("locale", "pattern"),
    [("en", r"(?i)\bplease\b|\boops\b|\bsorry\b"), ("fr", r"(?i)s’il te plaît|\boups\b|désolé")],
)
def test_nobody_is_begged_or_apologised_to(locale: Locale, pattern: str) -> None:
    assert said_with(locale, pattern) == []
