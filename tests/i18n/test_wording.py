"""One word a thing, and a natural one: what docs/style.md rules out; and numbers and names that are right."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from engines import GAMES
from engines.core.text.messages import Arg, Many, Msg, SeatRef
from engines.nuremberg.rules.trading import OFFERS
from i18n.almanac import Almanac
from i18n.locales import LOCALES, Locale
from i18n.text import CATALOGUES, Text
from service.base.config import PACES
from tests.games.profiles import PROFILES, ExpectedSentence, expected_sentence
from tests.i18n.helpers import ftl
from tests.i18n.helpers.ftl import catalogue_texts
from tests.i18n.helpers.sentences import TEXT

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


# ------------------------------------------------------------------ ways of speaking

RULED_OUT: dict[Locale, list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "wording.toml").read_text("utf-8")
)


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_sound_like_a_friend_at_the_table(locale: Locale) -> None:
    """What wording.toml rules out occurs no more often than its numbers, which only fall."""
    found = {}
    for rule in RULED_OUT[locale]:
        places = {where for where, text in texts(locale) if re.search(rule["pattern"], text, re.MULTILINE)}
        assert places >= set(rule["apart"]), f"{rule['pattern']}: needless exceptions"
        if len(rest := sorted(places - set(rule["apart"]))) != rule["most"]:
            found[rule["pattern"]] = (rule["instead"], rule["most"], len(rest), rest)
    assert found == {}


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


NAMES = ("Anna", "Émile", "Bob", "Chloé")


SERVICE = (
    expected_sentence("ui-taken-back", "You’ve got your seat back.", "Tu as repris ta place."),
    expected_sentence("ui-bid-then-pass", None, "Ensuite passer"),
    expected_sentence(
        "err-held-already",
        "A computer player is already playing for Bob.",
        "Un ordinateur joue déjà à la place de Bob.",
        seat=SeatRef(2),
    ),
    expected_sentence(
        "resign-ask-lent",
        "Leave match #7 for good? You can’t come back. Nobody else is playing right now, so lent seats go back:"
        " Bob.",
        "Quitter la partie #7 pour de bon ? C’est sans retour. Personne d’autre ne joue en ce moment : les places"
        " prêtées sont rendues à Bob.",
        match=7,
        seats=Many((SeatRef(2),)),
    ),
    expected_sentence(
        "ui-panel-frozen",
        "Kontor hit a bug and stopped this match. Nothing is lost; its operator has been told.",
        "Kontor a rencontré un bug et arrêté cette partie. Rien n’est perdu ; l’équipe du bot le sait.",
    ),
    expected_sentence(
        "say-frozen",
        "Kontor hit a bug and stopped this match. Nothing is lost; the bot’s operator knows about it (a1b2).",
        "Kontor a rencontré un bug et arrêté la partie. Rien n’est perdu ; l’équipe du bot le sait (a1b2).",
        ref="a1b2",
    ),
    expected_sentence("ui-left", "You’ve left the table.", "Tu as quitté la table."),
    expected_sentence(
        "ui-stale",
        "That button is out of date. Here’s the match now.",
        "Ce bouton n’est plus à jour. Voici la partie maintenant.",
    ),
)


def check(sentences: Sequence[ExpectedSentence], game: str = "fugger") -> None:
    for msg, english, french in sentences:
        wanted: dict[Locale, str | None] = {"en": english, "fr": french}
        for locale, sentence in wanted.items():
            if sentence is not None:
                now = TEXT.say(msg, locale, game=game, names=NAMES, plain=True)
                assert now.replace("\u202f", " ") == sentence


def test_what_is_said_of_a_seat_a_table_and_a_match_is_not_read_for_something_else() -> None:
    check(SERVICE)


@pytest.mark.parametrize("game", PROFILES)
def test_what_is_said_of_a_game_is_not_read_for_something_else(game: str) -> None:
    check(PROFILES[game].readings, game)


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
def test_what_is_counted_has_a_plural(locale: Locale) -> None:
    files = [*sorted((CATALOGUES / locale).glob("*.ftl")), *ftl.almanac_files(locale)]
    bare = [found for path in files for found in re.findall(r'COUNT\([^,)]*,\s*"[^"]*"\s*\)', path.read_text())]
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
    """The numbers for which a text has forms for one and more."""
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
    """Numbers followed by a plural where one has no form of its own."""
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
