"""Numbers of the rules are never typed into a text: they come from the game's data, and change with it."""

import re
from collections.abc import Iterator, Mapping

import msgspec
import pytest
from fluent.syntax import ast as ftl

from engines import GAMES
from engines.core.text.facts import Facts
from engines.core.text.messages import Msg, Ref
from engines.golden_age.data import NUMBERS
from engines.golden_age.text.facts import facts
from i18n.almanac import ROOT as ALMANAC
from i18n.almanac import Almanac
from i18n.facts import facts_of
from i18n.locales import CATALOGUES, LOCALES, Locale
from i18n.text import Text
from tests.i18n.helpers.ftl import entries
from tests.i18n.helpers.key_usage import found
from tests.i18n.helpers.sentences import TEXT

VALUES: Mapping[Locale, str] = {
    "en": r"florins?|points?|gold|prestige|profit|influence",
    "fr": r"florins?|points?|pièces? d’or|prestige|profit|d’influence",
}
"""What a digit may not be beside: money and points."""
COUNTED: Mapping[Locale, str] = {
    "en": r"(?:cards?|lumber|brick|wood|clay|wool|grain|ore|paper|cloth|coin|resources?|commodit(?:y|ies)|cubes?|"
    r"brown|red|green|white|pawns?|markers?|toll stations|settlements?|workshops?|roads?|walls?|towers?|knights?)",
    "fr": r"(?:cartes?|bois|argiles?|laines?|blés?|minerais?|papiers?|tissus?|ressources?|marchandises?|cubes?|"
    r"marron|rouges?|vertes?|blanche?s?|pions|marqueurs?|tronçons|colonies?|manufactures?|remparts?|"
    r"chevaliers?)",
}
"""What a digit from two on may not be beside; "1 card" is mostly a word for the thing."""
MONEY: Mapping[Locale, str] = {
    "en": r"\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:florins|gold)\b",
    "fr": r"\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?:florins|pièces d’or)\b",
}
"""Prices in words."""

ALLOWED: Mapping[str, str] = {
    r"\w+-(unit|param)-.*": "units themselves, and examples of what may be typed",
    r"\w+-lesson-.*": "what is on the table that a lesson shows",
    r"\w+ example": "one turn with its numbers, which belong together",
    r"golden_age money": "a point is what money is changed into, and an example of what may be typed",
    r"first_train (cubes|exchange|sale)": "the one that is got at a rate",
    r"first_train (sets|boxes)": "an example; and the boxes, which the test of the almanac compares with the data",
    r"first_train (round|counters|pieces)": "the number of a phase, the point of a counter, and discs",
    r"nuremberg (swaps|hand-limit|chances|gold)": "examples, a statistic, and what a rate is for",
    r"nuremberg (toll|settlement|event-card)": "the toll of one, which is in the rules; and counts of event cards,"
    " which the test of the almanac compares with the data",
    r"cities_knights (irrigation|mining)|cities_knights-(effect|verb-card|card-play)-.*": "a progress card's own"
    " number, which is in its rule",
}
"""By pattern of entries, why they may type a number."""


def texts(game: str, locale: Locale) -> Iterator[tuple[str, str]]:
    """Where, and every pattern of a game's texts, with { } for what is put in; words to be searched left out."""
    for root, sign in ((CATALOGUES, ""), (ALMANAC, f"{game} ")):
        for name, entry in entries([root / locale / f"{game}.ftl"]).items():
            named = [("", entry.value), *((part.id.name, part.value) for part in entry.attributes)]
            for part, pattern in named:
                if pattern is not None and part not in ("words", "see"):
                    for text in _said(pattern):
                        yield f"{sign}{name}", text


def _said(pattern: ftl.Pattern) -> Iterator[str]:
    """A pattern's text, and that of the variants in it, but not of those for one number."""
    yield "".join(part.value if isinstance(part, ftl.TextElement) else "{ }" for part in pattern.elements)
    for part in pattern.elements:
        if isinstance(part, ftl.Placeable) and isinstance(part.expression, ftl.SelectExpression):
            for variant in part.expression.variants:
                if isinstance(variant.key, ftl.Identifier) and variant.key.name != "one":
                    yield from _said(variant.value)


def typed(text: str, locale: Locale) -> list[str]:
    """The numbers of the rules that a text types."""
    amount, gap = r"(?<![\w½])(?:\d*½|{})", r"\**\s(?:de )?"
    patterns = (
        rf"{amount.format('[1-9]' + chr(92) + 'd*')}{gap}(?:{VALUES[locale]})\b",
        rf"{amount.format('[2-9]|[1-9]' + chr(92) + 'd+')}{gap}{COUNTED[locale]}\b",
        MONEY[locale],
    )
    return [match[0] for pattern in patterns for match in re.finditer(pattern, text, re.IGNORECASE)]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_types_a_number_of_the_rules(locale: Locale) -> None:
    wrong = [
        f"{where}: {number}"
        for game in GAMES
        for where, text in texts(game, locale)
        for number in typed(text, locale)
        if not any(re.fullmatch(allowed, where) for allowed in ALLOWED)
    ]
    assert wrong == []


def test_every_permission_to_type_a_number_is_used() -> None:
    used = {
        where for locale in LOCALES for game in GAMES for where, text in texts(game, locale) if typed(text, locale)
    }
    assert [allowed for allowed in ALLOWED if not any(re.fullmatch(allowed, where) for where in used)] == []


@pytest.mark.parametrize(
    ("text", "locale", "numbers"),
    [
        ("a card, 3 florins", "en", ["3 florins"]),
        ("costs **½ florin**", "en", ["½ florin"]),
        ("for three florins", "en", ["three florins"]),
        ("2 grain + 3 ore", "en", ["2 grain", "3 ore"]),
        ("vaut **13 points**", "fr", ["13 points"]),
        ("{ } points, 1 card, 0 points", "en", []),
    ],
)
def test_a_typed_number_is_found(text: str, locale: Locale, numbers: list[str]) -> None:
    assert typed(text, locale) == numbers


def test_no_sentence_is_given_another_number_under_the_name_of_a_fact() -> None:
    uses = [(use, use.key.replace("\\", "").partition("-")[0]) for use in (*found().uses, *found().families)]
    assert [f"{use.where}: {use.key}" for use, game in uses if facts_of(game).keys() & (use.args or ())] == []


# ------------------------------------------------------------------ a price changes

PRICES = (facts(), facts(msgspec.structs.replace(NUMBERS, card_cost=NUMBERS.card_cost + 1)))
"""The facts of today, and those with cards for half a florin more."""


def said(of: Facts, locale: Locale) -> dict[str, str]:
    """Everything that The Golden Age says without arguments of its own, with the facts given."""
    text = Text.load(strict=True, facts=lambda game: of if game == "golden_age" else facts_of(game))
    catalogue, almanac = text.catalogue(locale), Almanac.load(text=text)
    game = GAMES["golden_age"]
    keys = [f"golden_age-{part}" for part in ("tagline", "first", *(f"verb-{tag}-desc" for tag in game.commands))]
    effects = {tag: game.names.effect(None, Ref("verb", tag)) for tag in game.commands}
    say = text.speaker(locale, game="golden_age")
    return {
        **{key: catalogue.format(key) for key in keys},
        **{f"does {tag}": say(effect) for tag, effect in effects.items() if effect is not None},
        **{f"almanac {entry.topic}": entry.body for entry in almanac.entries("golden_age", locale)},
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_another_price_is_named_by_every_text_that_names_it(locale: Locale) -> None:
    before, after = (said(prices, locale) for prices in PRICES)
    old, new = (
        TEXT.say(Msg("core-thing", {"thing": prices["card_cost"]}), locale, game="golden_age") for prices in PRICES
    )
    changed = {key for key in before if before[key] != after[key]}
    decks = ("invest", "paint", "colony", "culture")
    assert changed == {
        *(f"golden_age-verb-{verb}-desc" for verb in decks),
        *(f"almanac {topic}" for topic in ("actions", "yellow", "brown", "blue", "grey")),
    }
    for key in changed:
        assert after[key].replace(new, old) == before[key]
        assert old not in after[key]
    still = {key for key in after.keys() - changed if old in after[key]}
    assert still <= {"almanac income", "almanac reserve", "almanac guild"}, "other sums may be the same"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_search_finds_a_number_of_the_rules(locale: Locale) -> None:
    assert "end" in {entry.topic for entry in Almanac.load().search("golden_age", "33 points", locale)}


def test_the_golden_age_has_no_fact_that_no_text_names() -> None:
    files = [root / locale / "golden_age.ftl" for root in (CATALOGUES, ALMANAC) for locale in LOCALES]
    named = {name for file in files for name in re.findall(r"\$([\w-]+)", file.read_text(encoding="utf-8"))}
    assert {name.removesuffix("_bare") for name in facts()} <= {name.removesuffix("_bare") for name in named}
