"""Numbers, command names and counted words in texts agree with the program and with each other."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from engines import GAMES
from engines.core.text.messages import Arg, Msg
from engines.nuremberg.rules.trading import OFFERS
from i18n.almanac import Almanac
from i18n.locales import LOCALES, Locale
from i18n.text import CATALOGUES, Text
from service.base.config import PACES
from tests.i18n.helpers import ftl

HOUR = 3600
SPANS: dict[Locale, dict[int, str]] = {
    "en": {HOUR: "the hour", 24 * HOUR: "a day", 72 * HOUR: "three days"},
    "fr": {HOUR: "l’heure", 24 * HOUR: "par jour|la journée", 72 * HOUR: "trois jours"},
}
"""By pace, how long it is in words."""


def _say(locale: Locale, key: str, **args: Arg) -> str:
    return str(Text.load().say(Msg(key, args), locale))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pace", PACES)
def test_a_pace_says_how_long_it_is(locale: Locale, pace: str) -> None:
    span = SPANS[locale][PACES[pace]]
    name = _say(locale, f"choice-pace-{pace}")
    assert re.search(span, name)
    assert _say(locale, f"ui-pace-{pace}") == name
    word = re.split(r"\s*:", name)[0]
    assert word in _say(locale, "err-pace")
    (told,) = (entry.body for entry in Almanac.load().entries("core", locale) if entry.topic == "pace")
    assert re.search(rf"\*\*{word}\*\*[^*]*(?:{span})", told)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_almanac_of_nuremberg_says_how_much_one_side_of_a_trade_may_hold(locale: Locale) -> None:
    (told,) = (entry.body for entry in Almanac.load().entries("nuremberg", locale) if entry.topic == "offer")
    assert re.search(rf"\b{OFFERS.most} (?:cards and gold|cartes et pièces d’or)", told)


@pytest.mark.parametrize("locale", LOCALES)
def test_only_things_are_counted_by_their_forms_never_a_bare_word(locale: Locale) -> None:
    files = [*sorted((CATALOGUES / locale).glob("*.ftl")), *ftl.almanac_files(locale)]
    bare = [found for path in files for found in re.findall(r'COUNT\([^,)]*,\s*"[^)]*\)', path.read_text())]
    assert bare == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_command_is_called_by_its_name_in_the_language(locale: Locale) -> None:
    said = ftl.messages(locale)
    names = {_say(locale, key) for key in said if re.fullmatch(r"cmd-[a-z]+", key)} | set(GAMES)
    written = [
        (where, name)
        for where, text in ftl.all_texts(locale)
        for name in re.findall(r"(?:`|[“ ])/([^\W\d_][\w-]*)", text)
    ]
    assert len(written) > 10
    assert [(where, name) for where, name in written if name not in names] == []


# ------------------------------------------------------------------ one of a thing


def _counted(pattern: ast.Pattern) -> Iterator[str]:
    """The numbers that a text tells apart as one and more."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            chosen = element.expression
            if _one(chosen) and isinstance(chosen.selector, ast.VariableReference):
                yield chosen.selector.id.name
            for variant in chosen.variants:
                yield from _counted(variant.value)


def _one(chosen: ast.SelectExpression) -> bool:
    return any(
        (key.name if isinstance(key, ast.Identifier) else key.value) in ("one", "1")
        for key in (variant.key for variant in chosen.variants)
    )


def _plain(pattern: ast.Pattern, apart: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Numbers followed by a plural where one is not told apart."""
    for element, following in zip(pattern.elements, pattern.elements[1:], strict=False):
        if isinstance(element, ast.Placeable) and isinstance(following, ast.TextElement):
            number = element.expression
            word = re.match(r" \w+s\b", following.value)
            if isinstance(number, ast.VariableReference) and word and number.id.name not in apart:
                yield number.id.name, word.group()
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            chosen = element.expression
            own = {chosen.selector.id.name} if isinstance(chosen.selector, ast.VariableReference) else set()
            for variant in chosen.variants:
                yield from _plain(variant.value, apart | own if _one(chosen) else apart)


def test_a_number_that_can_be_one_in_a_language_is_so_in_every_other() -> None:
    said = {locale: ftl.messages(locale) for locale in LOCALES}
    wrong = []
    for key in said["en"]:
        texts = {locale: text for locale in LOCALES if (text := said[locale][key].value) is not None}
        counted = {locale: set(_counted(text)) for locale, text in texts.items()}
        wrong += [
            (locale, key, name, word)
            for locale, text in texts.items()
            for name, word in _plain(text)
            if name in set().union(*counted.values()) - counted[locale]
        ]
    assert wrong == []


def test_one_point_one_station_and_one_marker_are_no_plurals() -> None:
    line = {"cubes": 2, "influence": 1}
    assert "costs 1 point besides" in _say("en", "first_train-no-points", n=1, **line)
    assert "costs 2 points besides" in _say("en", "first_train-no-points", n=2, **line)
    assert "1 stations" not in _say("en", "nuremberg-board-stations", n=1, route="Prague", seats="Anna")
    unused = [_say("fr", "golden_age-if-unused", n=n) for n in (1, 2, 5)]
    assert [re.findall(r"\d marqueurs?", said)[0] for said in unused] == [
        "1 marqueur",
        "2 marqueurs",
        "5 marqueurs",
    ]
