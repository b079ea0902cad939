"""Every command in every language is held to what Discord accepts."""

import itertools
import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from cogs.common.localization import SPOKEN
from i18n.locales import DEFAULT, LOCALES
from i18n.text import Text
from runtime.discord_client.command_sync import for_servers

Json = dict[str, Any]
OTHERS = {locale.value for locale, spoken in SPOKEN.items() if spoken != DEFAULT}
LANGUAGES = ("", *sorted(OTHERS))
"""The default, which is English, and every other language of ours."""
GROUP_KINDS = (1, 2)
MENUS = {2: "a member's menu", 3: "a message's menu"}
"""Commands of these types have a name alone, in words."""
PERSONAL = {"move", "note", "turns", "rules", "settings", "stats"}
"""What concerns its user alone: people who have installed the bot use it anywhere."""


def walk(command: Json) -> Iterator[Json]:
    """A command with everything in it that has a name."""
    yield command
    for option in command.get("options", ()):
        yield from walk(option)


def choices(command: Json) -> Iterator[Json]:
    for one in walk(command):
        yield from one.get("choices") or ()


def said(thing: Json, part: str, language: str) -> str:
    """A name or description in a language, as Discord's client picks it."""
    text: str = (thing.get(f"{part}_localizations") or {}).get(language) or thing[part]
    return text


def typed(commands: list[Json]) -> list[Json]:
    """The commands that are typed, without context menus."""
    return [command for command in commands if command.get("type", 1) not in MENUS]


def is_name(text: str) -> bool:
    """Discord's rule for names: 1 to 32 letters, digits, dashes, underscores or apostrophes, in lower case."""
    letters = all(char in "-_'" or unicodedata.category(char)[0] in "LN" for char in text)
    return 1 <= len(text) <= 32 and letters and text == text.lower()


def weight(command: Json) -> int:
    """What counts toward a command's 8,000 characters: of each text its longest language."""

    def longest(thing: Json, part: str) -> int:
        return max(len(text) for text in (thing[part], *(thing.get(f"{part}_localizations") or {}).values()))

    total = sum(longest(one, "name") + longest(one, "description") for one in walk(command))
    return total + sum(longest(one, "name") + len(str(one["value"])) for one in choices(command))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_names_and_descriptions(commands: list[Json], language: str) -> None:
    assert len(typed(commands)) > 10
    for command in typed(commands):
        for one in walk(command):
            name, description = said(one, "name", language), said(one, "description", language)
            assert is_name(name), name
            assert 1 <= len(description) <= 100, description
        for choice in choices(command):
            assert 1 <= len(said(choice, "name", language)) <= 100
            assert len(str(choice["value"])) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_two_share_a_name(commands: list[Json], language: str) -> None:
    assert unique(typed(commands), language)
    for command in typed(commands):
        for one in walk(command):
            assert unique(one.get("options", ()), language), one["name"]
            assert unique(one.get("choices") or (), language), one["name"]


def unique(things: Any, language: str) -> bool:
    counted = Counter(said(thing, "name", language) for thing in things)
    return all(count == 1 for count in counted.values())


async def test_numbers(commands: list[Json]) -> None:
    assert len(typed(commands)) <= 100
    for command in typed(commands):
        assert weight(command) <= 8000, command["name"]
        for one in walk(command):
            assert len(one.get("options", ())) <= 25, one["name"]
            assert len(one.get("choices") or ()) <= 25, one["name"]


async def test_required_options_come_first(commands: list[Json]) -> None:
    for one in itertools.chain(*map(walk, commands)):
        plain = [bool(o.get("required")) for o in one.get("options", ()) if o["type"] not in GROUP_KINDS]
        assert plain == sorted(plain, reverse=True), one["name"]


async def test_everything_is_said_in_french_too(commands: list[Json]) -> None:
    named = itertools.chain(*map(walk, typed(commands)))
    assert [one for one in named if said(one, "description", "fr") == one["description"]] == []
    assert [menu["name"] for menu in menus(commands) if said(menu, "name", "fr") == menu["name"]] == []


async def test_only_locales_that_discord_knows_are_sent(commands: list[Json]) -> None:
    known = {locale.value for locale in discord.Locale}
    sent = {
        locale
        for command in commands
        for one in (*walk(command), *choices(command))
        for part in ("name", "description")
        for locale in one.get(f"{part}_localizations") or ()
    }
    assert sent == OTHERS
    assert sent <= known


async def test_every_verb_of_every_game_has_a_command(commands: list[Json]) -> None:
    fugger = next(command for command in commands if command["name"] == "fugger")
    assert [one["name"] for one in fugger["options"]] == ["draw", "play", "deliver"]
    play = fugger["options"][1]
    assert [(o["name"], o["required"], o["autocomplete"]) for o in play["options"]] == [
        ("card", True, True),
        ("match", False, True),
    ]


async def test_verbs_with_a_common_beginning_share_a_group(commands: list[Json]) -> None:
    catan = next(command for command in commands if command["name"] == "catan")
    kinds = {one["name"]: one["type"] for one in catan["options"]}
    assert kinds["roll"] == kinds["end"] == kinds["improve"] == 1
    assert kinds["build"] == kinds["trade"] == kinds["card"] == 2
    build = next(one for one in catan["options"] if one["name"] == "build")
    assert [one["name"] for one in build["options"]] == ["road", "settlement", "city", "wall", "knight"]
    assert said(build["options"][0], "name", "fr") == "route"


def menus(commands: list[Json]) -> list[Json]:
    return [command for command in commands if command.get("type", 1) in MENUS]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_context_menus_are_named_in_words(commands: list[Json], language: str) -> None:
    found = menus(commands)
    assert {menu["type"] for menu in found} == set(MENUS)
    assert all(count <= 5 for count in Counter(menu["type"] for menu in found).values())
    assert unique(found, language)
    for menu in found:
        assert 1 <= len(said(menu, "name", language)) <= 32, menu
        assert "description" not in menu


async def test_who_installed_the_bot_for_themselves_uses_what_concerns_them_alone(commands: list[Json]) -> None:
    on_servers = {"server", "admin", "Invite to a match"}
    for command in commands:
        name = command["name"]
        assert command["integration_types"] == ([0, 1] if name in PERSONAL else [0]), name
        wanted = [0, 1, 2] if name in PERSONAL else [0] if name in on_servers else [0, 1]
        assert command["contexts"] == wanted, name


async def test_without_user_install_no_command_names_it_or_its_places(commands: list[Json]) -> None:
    kept = for_servers(commands)
    assert {tuple(command["integration_types"]) for command in kept} == {(0,)}
    assert {place for command in kept for place in command["contexts"]} == {0, 1}
    assert [command["name"] for command in kept] == [command["name"] for command in commands]


async def test_what_can_do_harm_is_hidden_from_members(commands: list[Json]) -> None:
    needed = {command["name"]: command.get("default_member_permissions") for command in commands}
    assert needed["admin"] == discord.Permissions.none().value, "administrators alone are offered it"
    assert needed["server"] == discord.Permissions(manage_guild=True).value
    assert {name for name, value in needed.items() if value is not None} == {"admin", "server"}


def test_commands_that_sentences_name_exist_in_the_readers_language() -> None:
    text = Text.load(strict=True)
    for locale in LOCALES:
        catalogue = text.catalogue(locale)
        assert catalogue.format("cmd-match-new") in catalogue.format("list-none")
