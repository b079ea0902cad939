"""How the almanac speaks: by the names that buttons and commands have, and in the terms of docs/style.md."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engines import GAMES
from i18n.almanac import Almanac, Entry
from i18n.locales import LOCALES, Locale
from i18n.text import Text

ALMANAC = Almanac.load()
TEXT = Text.load(strict=True)
SHELVES = ["core", *GAMES]
BUTTONS = {
    "lobby": ("ui-join", "ui-leave", "ui-invite", "ui-start"),
    "options": ("ui-options-seats", "ui-options-pace", "ui-options-grace", "ui-options-language"),
    "move": ("ui-your-move",),
    "panel": ("ui-your-move",),
    "undo": ("ui-undo", "ui-send-now", "ui-undo-ask"),
    "answers": ("ui-wait-for-answers",),
    "rematch": ("ui-rematch", "ui-replay"),
    "log": ("ui-news",),
}
"""By entry about Kontor, the buttons and lists that it tells to press."""
COMMAND = re.compile(r"`(/[^`]*)`")


def entries(locale: Locale) -> Iterator[Entry]:
    for shelf in SHELVES:
        yield from ALMANAC.entries(shelf, locale)


def wrong(locale: Locale, pattern: str) -> list[str]:
    """Where a pattern occurs in titles and bodies; the words to find an entry by may be anything."""
    told = [(entry, f"{entry.title}\n{entry.body}") for entry in entries(locale)]
    return [
        f"{entry.game} {entry.topic}: {found.group()!r}"
        for entry, text in told
        for found in re.finditer(pattern, text, re.MULTILINE)
    ]


def commands(locale: Locale) -> dict[str, str]:
    """By key, every command as it is typed in a language."""
    catalogue = TEXT.catalogue(locale)
    names = {key: catalogue.format(key) for key in catalogue.keys() if re.fullmatch(r"cmd-[a-z-]*(?<!-desc)", key)}  # noqa: SIM118
    parents = {key: key.rsplit("-", 1)[0] for key in names}
    return {key: f"/{names.get(parents[key], '')} {name}".replace("/ ", "/") for key, name in names.items()}


# ------------------------------------------------------------------ what is pressed and typed


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("topic", BUTTONS)
def test_buttons_are_called_by_the_names_that_they_have(locale: Locale, topic: str) -> None:
    entry = ALMANAC.entry("core", topic, locale)
    assert entry is not None
    names = [TEXT.catalogue(locale).format(key, {"hours": 8}).split(" (")[0] for key in BUTTONS[topic]]
    assert [name for name in names if f"**{name}**" not in entry.body] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_are_called_by_the_names_that_they_have(locale: Locale) -> None:
    known = set(commands(locale).values())
    told = {command for entry in entries(locale) for command in COMMAND.findall(entry.body)}
    assert told
    assert told - known == set()


def test_both_languages_name_the_same_commands() -> None:
    keys = {locale: {name: key for key, name in commands(locale).items()} for locale in LOCALES}
    named = [
        [{keys[locale][command] for command in COMMAND.findall(entry.body)} for entry in entries(locale)]
        for locale in LOCALES
    ]
    assert named[0] == named[1]


# ------------------------------------------------------------------ words


def test_english_addresses_the_reader_instead_of_speaking_of_who_has_something() -> None:
    assert wrong("en", r"(?:^|[.:;,] )Who (?![^.]*\?)|[;,] who (?:has|now)\b") == []


def test_english_has_words_that_a_newcomer_knows() -> None:
    # A piece is an opponent's, a seat has the move, and at an auction one bids.
    assert wrong("en", r"\bforeign\b|\bawaited\b|\b[Cc](?:ry|ries|ried)\b|\bactive player\b") == []


def test_french_speaks_of_persons_without_a_gender() -> None:
    assert wrong("fr", r"\b[Cc]hacun\b|\b[Cc]eux\b|\beux\b|\b[Tt]oi seule?\b|\bjoueurs?\b") == []
    assert wrong("fr", r"\b[Tt]ous\b(?! (?:les|ces|tes|ses|nos|vos|leurs)\b)|[Ll]e plus riche\b") == []
    assert wrong("fr", r"\bd?’?un adversaire\b|\b[Ll]es deux concernés\b|\bseul en tête\b") == []


def test_french_says_who_does_what() -> None:
    assert wrong("fr", r"(?:^(?:- )?|[.:;] )[Qq]ui\b|, qui [^,.;:]+ (?:gagne|est|perd|obtient|en rend)\b") == []


def test_french_calls_things_as_the_french_editions_do() -> None:
    assert wrong("fr", r"Jakob|\b[Gg]emmes?\b|[Mm]uraille|[Pp]âturage|[Dd]éfenseur|\bsimples? chevaliers?") == []
    assert wrong("fr", r"«\s(?:champs|collines|montagnes)|[Oo]rdres? permanents?|\bemplo[iy]|\binemploy") == []
