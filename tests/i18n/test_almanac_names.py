"""The almanac calls buttons and commands by the names that they have."""

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


def commands(locale: Locale) -> dict[str, str]:
    """By key, every command as it is typed in a language."""
    catalogue = TEXT.catalogue(locale)
    names = {key: catalogue.format(key) for key in catalogue.keys() if re.fullmatch(r"cmd-[a-z-]*(?<!-desc)", key)}  # noqa: SIM118
    parents = {key: key.rsplit("-", 1)[0] for key in names}
    return {key: f"/{names.get(parents[key], '')} {name}".replace("/ ", "/") for key, name in names.items()}


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
