"""Names are shown as they are and can do no harm; commands get their texts from the catalogues."""

import re
from typing import Any

import discord
import pytest
from discord import app_commands
from hypothesis import given
from hypothesis import strategies as st

from cogs.common.localization import CatalogueTranslator, choices, localized
from discord_ui.model.localizer import MAX_NAME_LENGTH, bold, clean_name, escape_args, escape_markdown
from engines.core.text.messages import Many, Msg, SeatRef
from i18n.text import Text


@given(st.text(max_size=60))
def test_a_cleaned_name_is_one_short_line(name: str) -> None:
    cleaned = clean_name(name)
    assert len(cleaned) <= MAX_NAME_LENGTH
    assert "\n" not in cleaned
    assert "\u202e" not in cleaned  # would turn the text after it around


@given(st.text(max_size=60))
def test_an_escaped_text_has_no_bare_markup(name: str) -> None:
    assert not re.search(r"[*_~|`<>\[\]@#]", re.sub(r"\\.", "", escape_markdown(name)))


def test_a_name_looks_as_chosen() -> None:
    assert clean_name("Zoë 🧀") == "Zoë 🧀"
    assert clean_name("  two\nlines ") == "two lines"
    assert bold("a*b") == r"**a\*b**"
    assert "@everyone" not in escape_markdown("@everyone")
    assert "http://" not in escape_markdown("http://a.b")


@pytest.mark.promise("harm")
def test_an_invite_without_a_scheme_is_none() -> None:
    for name in ("discord.gg/abc", "DISCORD.com/invite/x", "x discordapp.com/invite/y"):
        assert not re.search(r"(?i)discord(app)?\.(gg|com)", escape_markdown(name))
        assert escape_markdown(name).replace("\u2060", "") == name
    assert escape_markdown("J. R. R. 3.5") == "J. R. R. 3.5"


@pytest.mark.promise("harm")
def test_a_name_of_letters_that_show_nothing_is_none() -> None:
    for name in ("\u3164\u115f\u2800 \uffa0", "\u200d", "\ufe0f\u200d \u0301", "\u180b", "\U000e0100"):
        assert clean_name(name) == ""
    assert clean_name("❤\ufe0f") == "❤\ufe0f"


@pytest.mark.promise("harm")
def test_marks_are_not_stacked_over_other_lines() -> None:
    assert len(clean_name("Z" + "\u0301" * 30)) == 4
    assert clean_name("Việt e\u0302\u0323") == "Việt e\u0302\u0323"


def test_only_the_address_of_a_channel_stays_a_link() -> None:
    here = "https://discord.com/channels/7/9"
    assert escape_args(Msg("k", {"url": here})).args == {"url": here}
    for other in (f"{here} x", f"{here}/../../oauth2", "https://discord.com.evil.example/channels/7/9"):
        assert "://" not in str(escape_args(Msg("k", {"url": other})).args["url"])


def test_sentences_from_elsewhere_are_made_harmless_but_keep_times() -> None:
    msg = Msg("k", {"name": "<@1> *x*", "when": "<t:1700000000:R>", "n": 3, "who": Many((SeatRef(1), "a_b"))})
    assert escape_args(msg).args == {
        "name": "\\<\\@\u20601\\> \\*x\\*",
        "when": "<t:1700000000:R>",
        "n": 3,
        "who": Many((SeatRef(1), "a\\_b")),
    }


TEXT = Text.load()
CONTEXT: Any = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)


@pytest.mark.parametrize(
    ("string", "locale", "expected"),
    [
        (localized("cmd-match"), discord.Locale.french, "partie"),
        (localized("cmd-match"), discord.Locale.german, None),
        (localized("cmd-match-desc"), discord.Locale.american_english, None),
        (localized("cmd-match-desc"), discord.Locale.british_english, None),
        (app_commands.locale_str("plain"), discord.Locale.french, None),
        (app_commands.locale_str("x", key="no-such-key"), discord.Locale.french, None),
    ],
)
async def test_what_a_catalogue_has_is_translated_and_the_rest_stays_english(
    string: app_commands.locale_str, locale: discord.Locale, expected: str | None
) -> None:
    assert await CatalogueTranslator(TEXT).translate(string, locale, CONTEXT) == expected
    assert localized("cmd-match").message == "match"


def test_choices_keep_their_values_and_are_named() -> None:
    found = choices("dm", "dm_hand", prefix="choice-notices")
    assert [choice.value for choice in found] == ["dm", "dm_hand"]
    assert found[1].name == "direct message with the hand"
