"""The rules on Discord: they open beside the panel, every entry is reached, and everywhere there is a way back."""

import re
import threading
from pathlib import Path

import pytest

from discord_ui.handlers.screens import rules
from discord_ui.interaction.app import PolicyLinks
from discord_ui.model import controls
from discord_ui.model.components import screen_view
from discord_ui.model.controls import read_id
from discord_ui.model.custom_ids import in_slot
from discord_ui.model.limits import LimitChecker
from discord_ui.model.localizer import Localizer
from discord_ui.model.rules_args import OpenRules, RulesEntry
from discord_ui.model.screen import Button, Screen, Select
from discord_ui.panel.heights import SCREEN
from engines import GAMES
from engines.core.text.messages import Msg
from i18n.almanac import CORE, Almanac
from i18n.locales import LOCALES, Locale
from runtime.warmup import index_rules
from sandbox.screen import Shown
from tests.discord_ui.conftest import RunningMatch, UiHarness
from tests.discord_ui.helpers.almanac_readers import readers as readers
from tests.discord_ui.helpers.panel_height import panel_height
from tests.discord_ui.helpers.panel_walk import TEXT
from tests.discord_ui.helpers.running_match import behind_more, moves_of

load = Almanac.load
ALMANAC = load()
SHELVES = (CORE, *GAMES)
DOCS = Path(__file__).parents[2] / "docs"


def contents(shelf: str, locale: Locale, number: int | None = None, topic: str = "") -> Screen:
    localizer = Localizer(TEXT, locale, game=None if shelf == CORE else shelf)
    listed = rules.EntryList(ALMANAC.entries(shelf, locale), tuple(GAMES), number=number)
    entry = ALMANAC.entry(shelf, topic, locale)
    return rules.screen(ALMANAC, OpenRules(shelf), localizer, entry, listed)


def picks(screen: Screen) -> list[str]:
    return [pick.value for block in screen.blocks if isinstance(block, Select) for pick in block.picks]


def buttons(screen: Screen) -> dict[str, Button]:
    return {button.label: button for button in screen.buttons}


@pytest.mark.parametrize("shelf", SHELVES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_list_reaches_every_entry_page_by_page(shelf: str, locale: Locale) -> None:
    localizer = Localizer(TEXT, locale)
    found: list[str] = []
    screen, page = contents(shelf, locale), 0
    while True:
        found += picks(screen)
        onward = buttons(screen).get(localizer.plain(Msg("ui-next-page")))
        if onward is None or onward.disabled:
            break
        page += 1
        assert onward.id == in_slot(controls.RULES_PAGE(shelf, "", f"page{page}"), 2)
        screen = contents(shelf, locale, page)
    listed = [topic for topic in found if topic.startswith(f"{shelf}/")]
    assert sorted(listed) == sorted(f"{shelf}/{entry.topic}" for entry in ALMANAC.entries(shelf, locale))


def test_the_list_opens_at_the_page_of_the_entry_shown() -> None:
    last = ALMANAC.entries("cities_knights", "en")[-1]
    assert f"cities_knights/{last.topic}" in picks(contents("cities_knights", "en", topic=last.topic))


def test_the_neighbours_of_an_entry_are_of_the_same_rules_where_a_game_has_one_of_that_name() -> None:
    assert ALMANAC.entry("golden_age", "lobby", "en") is not None
    assert ALMANAC.entry("golden_age", "move", "en") != ALMANAC.entry(CORE, "move", "en")
    near = read_id(buttons(contents("golden_age", "en", topic="lobby"))["Making a move"].id)
    assert near.args == RulesEntry(CORE, "move")


@pytest.mark.parametrize("locale", LOCALES)
def test_kontors_help_leads_to_the_rules_of_every_game_and_each_of_them_back(locale: Locale) -> None:
    localizer = Localizer(TEXT, locale)
    kontor = localizer.plain(Msg("ui-rules-kontor"))
    helped = contents(CORE, locale)
    listed = {
        pick.value: pick.label for block in helped.blocks if isinstance(block, Select) for pick in block.picks
    }
    for key in GAMES:
        assert listed[f"{key}/overview"] == localizer.plain(Msg(f"{key}-name"))
        back = read_id(buttons(contents(key, locale, topic="overview"))[kontor].id)
        assert back.args == RulesEntry(CORE, "")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_leads_to_what_is_kept_and_to_the_terms(locale: Locale) -> None:
    lists = [
        {pick.value for pick in block.picks}
        for block in contents(CORE, locale).blocks
        if isinstance(block, Select)
    ]
    assert {"core/privacy", "core/terms", "core/hosting"} in lists


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_leads_to_the_operators_pages_where_there_are_some(locale: Locale) -> None:
    localizer = Localizer(TEXT, locale)
    listed = rules.EntryList(ALMANAC.entries(CORE, locale), tuple(GAMES))
    docs = "https://example.org/docs"
    policy_links = PolicyLinks("https://example.org/privacy_policy", "https://example.org/terms", docs=docs)
    shown = rules.screen(ALMANAC, OpenRules(CORE), localizer, None, listed, policy_links=policy_links)
    screen_view(shown, LimitChecker(strict=True))
    linked = set(re.findall(r"\]\((https:[^)]+)\)", shown.text))
    guides = {f"{docs}/{name}" for name in ("playing.md", "hosting.md")}
    assert linked == {policy_links.privacy, policy_links.terms} | guides
    assert all((DOCS / address.rpartition("/")[2]).is_file() for address in guides)
    assert "https:" not in contents(CORE, locale).text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_ends_with_the_release(locale: Locale) -> None:
    assert rules.help_words(Localizer(TEXT, locale), PolicyLinks(release="1.2.3")).endswith("\n-# Kontor 1.2.3")


async def test_the_rules_open_beside_the_panel_and_closing_them_leads_back(game: RunningMatch) -> None:
    panel = await game.panel()
    opened = (await behind_more(game.mover, panel, "Rules")).last
    assert opened.id != panel.id
    assert opened.ephemeral
    short = (await game.mover.click(opened, "The game in short")).last
    assert short.id == opened.id
    kontor = (await game.mover.click(short, "How Kontor works")).last
    assert "/rules" in kontor.text
    again = (await game.mover.click(kontor, "Rules: Die Fugger")).last
    assert again.id == opened.id
    assert not (await game.mover.click(again, "Back")).failed
    there = {message.id for message in await game.mover.messages(str(game.info.place))}
    assert opened.id not in there
    back = (await game.mover.click(await game.mover.refresh(panel), "Back")).last
    assert back.id == panel.id
    assert moves_of(back) == moves_of(panel)


async def test_the_rules_open_at_the_present_decision_else_at_the_game_in_short(game: RunningMatch) -> None:
    asked = (await game.mover.click(game.post, "Rules")).message
    assert title(asked) == "Your turn"
    assert "draw" in moves_of((await game.mover.click(asked, "Your move")).last), "and lead to the panel"
    assert title((await game.other.click(game.post, "Rules")).message) == "The game in short"


async def test_the_rules_of_a_lobby_are_the_game_in_short(harness: UiHarness) -> None:
    anna = await harness.member("anna")
    info = await harness.opened(anna)
    card = await anna.wait_message(str(info.channel_id), lambda m: m.has_button("Rules"))
    assert title((await anna.click(card, "Rules")).message) == "The game in short"


async def test_a_search_that_finds_nothing_keeps_the_rules_open_and_says_so(game: RunningMatch) -> None:
    opened = (await behind_more(game.mover, await game.panel(), "Rules")).last
    form = (await game.mover.click(opened, "Search")).modal
    assert form is not None
    nothing = (await game.mover.submit_modal(form, {"words": "zzzzqqq"})).last
    assert nothing.id == opened.id
    assert "nothing on “zzzzqqq”" in nothing.text
    assert nothing.has_button("Back")


async def test_a_search_in_kontors_help_goes_on_to_the_games(game: RunningMatch) -> None:
    opened = (await behind_more(game.mover, await game.panel(), "Rules")).last
    form = (await game.mover.click((await game.mover.click(opened, "How Kontor works")).last, "Search")).modal
    assert form is not None
    found = (await game.mover.submit_modal(form, {"words": "merchant"})).last
    assert title(found) == "Merchant"
    assert found.has_button("How Kontor works")


@pytest.mark.parametrize("way", ["the search", "the rules", "a topic"])
async def test_entries_are_first_read_in_a_worker_thread(
    game: RunningMatch, readers: list[threading.Thread], way: str
) -> None:
    opened = (await behind_more(game.mover, await game.panel(), "Rules")).last
    readers.clear()
    game.harness.app.almanac = load()
    match way:
        case "the search":
            form = (await game.mover.click(opened, "Search")).modal
            assert form is not None
            assert title((await game.mover.submit_modal(form, {"words": "merchant"})).last) == "Merchant"
        case "the rules":
            assert not (await game.mover.click(opened, "The game in short")).failed
        case "a topic":
            assert title((await game.mover.click(game.post, "Rules")).message) == "Your turn"
    assert readers
    assert threading.main_thread() not in readers


async def test_rules_indexed_at_the_start_are_read_only_once(readers: list[threading.Thread]) -> None:
    fresh = load()
    await index_rules(fresh)
    assert len(readers) == sum(len(fresh.entries(*shelf)) for shelf in fresh.shelves())
    assert threading.main_thread() not in readers
    readers.clear()
    assert all(fresh.anywhere("a", locale) and fresh.entries("fugger", locale) for locale in LOCALES)
    assert readers == []


def title(shown: Shown) -> str:
    return shown.text.splitlines()[0].removeprefix("### ")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_fits_a_phone(locale: Locale) -> None:
    localizer = Localizer(TEXT, locale)
    links = PolicyLinks("https://a.b/privacy", "https://a.b/terms", "1.0.0", "https://a.b/docs")
    shelf = rules.EntryList(ALMANAC.entries(CORE, locale), tuple(GAMES))
    shown = rules.screen(ALMANAC, OpenRules(CORE), localizer, None, shelf, None, links)
    assert panel_height(shown, {}) <= SCREEN
