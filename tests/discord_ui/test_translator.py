"""Commands get their texts from the catalogues, in the languages that Discord asks for."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.common.localization import CatalogueTranslator, choices, localized
from i18n.text import Text

TEXT = Text.load()
CONTEXT: Any = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)


async def translated(string: app_commands.locale_str, locale: discord.Locale) -> str | None:
    return await CatalogueTranslator(TEXT).translate(string, locale, CONTEXT)


async def test_a_text_is_english_unless_translated() -> None:
    assert localized("cmd-match").message == "match"
    assert await translated(localized("cmd-match"), discord.Locale.french) == "partie"


@pytest.mark.parametrize("locale", [discord.Locale.american_english, discord.Locale.british_english])
async def test_english_is_not_sent_twice(locale: discord.Locale) -> None:
    assert await translated(localized("cmd-match-desc"), locale) is None


async def test_a_language_without_catalogue_sees_the_default() -> None:
    assert await translated(localized("cmd-match"), discord.Locale.german) is None


async def test_a_text_without_key_or_entry_stays_as_it_is() -> None:
    assert await translated(app_commands.locale_str("plain"), discord.Locale.french) is None
    assert await translated(app_commands.locale_str("x", key="no-such-key"), discord.Locale.french) is None


def test_choices_keep_their_values_and_are_named() -> None:
    found = choices("dm", "dm_hand", prefix="choice-notices")
    assert [choice.value for choice in found] == ["dm", "dm_hand"]
    assert found[1].name == "direct message with the hand"
