"""What a printer would mend: spaces, quotes, apostrophes and dashes in both languages."""

from __future__ import annotations

import re

import pytest

from i18n.locales import LOCALES, Locale
from tests.i18n.helpers.ftl import all_texts
from tests.i18n.helpers.sentences import NARROW

CODE = re.compile(r"\d:\d|<t:|:[tTdDfFR]>|https?://\S*|`[^`]*`|<[#@][!&]?|</[^>]*>|:[a-z_]+:")
"""Discord's markup and addresses, where colons and the like are no punctuation."""


def prose(locale: Locale) -> list[tuple[str, str]]:
    return [(where, CODE.sub("x", text)) for where, text in all_texts(locale)]


def wrong(locale: Locale, pattern: str) -> list[str]:
    return [f"{where}: {text!r}" for where, text in prose(locale) if re.search(pattern, text)]


@pytest.mark.parametrize("locale", LOCALES)
def test_there_is_prose_to_check(locale: Locale) -> None:
    assert sum(len(text) for _, text in prose(locale)) > 5000


@pytest.mark.parametrize("locale", LOCALES)
def test_apostrophes_and_quotes_are_typographic(locale: Locale) -> None:
    assert wrong(locale, r"[\"']") == []


@pytest.mark.parametrize("locale", LOCALES)
def test_dots_and_dashes_are_one_character(locale: Locale) -> None:
    assert wrong(locale, r"\.\.|--") == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_spaces_in_a_row_and_none_before_a_full_stop(locale: Locale) -> None:
    assert wrong(locale, r"[ \u00a0\u202f]{2}| [.,]|\t") == []


def test_french_has_a_narrow_space_before_high_punctuation() -> None:
    assert wrong("fr", rf"(?<![{NARROW}!?])[!?]|(?<!{NARROW})[;:»]") == []


def test_french_has_a_narrow_space_after_an_opening_quote() -> None:
    assert wrong("fr", rf"«(?!{NARROW})") == []


def test_a_french_number_stays_with_its_sign() -> None:
    assert wrong("fr", "n°(?!\u00a0)") == []


def test_french_quotes_are_guillemets_and_english_ones_are_not() -> None:
    assert wrong("fr", "[“”]") == []
    assert wrong("en", "[«»]") == []


def test_english_has_no_space_before_punctuation() -> None:
    assert wrong("en", r"[ \u00a0\u202f][;:!?]") == []


@pytest.mark.parametrize("locale", LOCALES)
def test_nobody_shouts(locale: Locale) -> None:
    assert sum("!" in text for _, text in prose(locale)) <= 5
    assert wrong(locale, "!!|[?]!|![?]") == []


def test_french_says_tu() -> None:
    assert wrong("fr", r"\b[Vv]otre\b|\b[Vv]os\b|\b[Vv]euillez\b") == []


def test_french_elides_before_its_own_vowels() -> None:
    # Words in the text itself; variables are elided by the grammar's functions.
    assert (
        wrong("fr", r"\b(?:[Dd]e|[Ll]e|[Jj]e|[Nn]e|[Qq]ue|[Ss]e|[Tt]e|[Mm]e) [aeiouâàéèêîôûœ](?!nze\b|ui\b|\b)")
        == []
    )


def test_french_contracts_its_own_articles() -> None:
    assert wrong("fr", r"\b[Dd]e les?\b(?! [a-zé]+(?:er|ir|re)\b)|\bà les?\b(?! [a-zé]+(?:er|ir|re)\b)") == []
