"""What a newcomer reads first: the aim of the game and how a turn goes."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from discord_ui.messages import match_posts
from discord_ui.model.custom_ids import PublicId, ScreenId, read_id
from discord_ui.model.game_intro import OVERVIEW, intro_lines
from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Button, ButtonRow, Screen
from discord_ui.panel.presenter import PanelReader, present_panel
from engines import GAMES
from i18n.almanac import Almanac
from i18n.locales import LOCALES, Locale
from i18n.text import Text
from service.base.read_models.panels import PanelModel
from tests.discord_ui.helpers.panel_models import FUGGER, info_of, table_of, walk
from tests.toys.salesroom.game import LOTS
from tests.toys.salesroom.text import salesroom_text

TEXT = Text.load(strict=True)
ALMANAC = Almanac.load()


def opening(game_key: str, locale: Locale = "en") -> PanelModel[Any]:
    """The panel of whoever begins, before any move."""
    game = GAMES[game_key]
    state = next(walk(game.info.seats[0], 1, game=game))[0]
    return after_moves(table_of(state, game.pending(state)[0].seat, game=game, locale=locale), 0)


def panel(table: PanelModel[Any], locale: Locale = "en") -> Screen:
    """The panel of user 100 and what it says."""
    return present_panel(GAMES[table.info.game], table, Localizer(TEXT, locale, info=table.info), PanelReader(100))


def after_moves(table: PanelModel[Any], own: int) -> PanelModel[Any]:
    """The same table after moves of the reader's own."""
    return replace(table, fresh=not own)


def buttons(screen: Screen) -> list[Button]:
    """All buttons of a screen."""
    return [button for block in screen.blocks if isinstance(block, ButtonRow) for button in block.buttons]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_is_told_in_five_short_lines_at_most_and_in_short_by_its_almanac(game: str, locale: Locale) -> None:
    lines = intro_lines(Localizer(TEXT, locale, game=game))
    assert 1 <= len(lines) <= 5
    assert all(20 < len(line) < 160 for line in lines)
    assert ALMANAC.entry(game, OVERVIEW, locale) is not None


def test_a_game_without_such_lines_goes_without() -> None:
    assert intro_lines(Localizer(salesroom_text(), "en", game=LOTS.info.key)) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_post_tells_the_aim_before_anything_else_and_ends_with_the_fingerprint(
    game: str, locale: Locale
) -> None:
    info = opening(game, locale).info
    note = match_posts.intro_post(TEXT, GAMES[game], info, 7)
    who, *rest = note.content.splitlines()
    lines = intro_lines(Localizer(TEXT, locale, info=info))
    assert "Anna" in who
    assert rest[: len(lines)] == lines
    assert rest[-1].startswith("-# ")
    assert "ab" * 16 in rest[-1]


def test_the_first_post_leads_to_the_game_in_short() -> None:
    state = next(walk(2, 1))[0]
    row = match_posts.intro_post(TEXT, FUGGER, info_of(state), 7).row
    assert [button.label for button in row.buttons] == [
        "Your move",
        "Hand",
        "What happened",
        "How to play",
        "Follow",
    ]
    assert PublicId("how", 42, 7) in [read_id(button.id) for button in row.buttons]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_panel_tells_the_aim_until_its_reader_has_moved_in_this_match(game: str, locale: Locale) -> None:
    table = opening(game, locale)
    lines = "\n".join(intro_lines(Localizer(TEXT, locale, info=table.info)))
    new = panel(table, locale)
    assert lines in new.text
    assert ScreenId("rules", ("42", OVERVIEW)) in [read_id(button.id) for button in buttons(new)]
    known = panel(after_moves(table, 1), locale)
    assert lines not in known.text
    assert len(buttons(known)) == len(buttons(new)) - 1


def test_who_only_watches_is_not_told_how_to_play() -> None:
    table = opening("fugger")
    watched = replace(table, seat=None, holds=False, options=(), decisions=())
    assert intro_lines(Localizer(TEXT, "en", game="fugger"))[0] not in panel(watched).text
