"""Panels fit a phone of 390 × 844: nearly all within one screen, none much longer."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from discord_ui.model.localizer import Localizer
from discord_ui.model.screen import Picture, Screen
from discord_ui.panel.bottom_rows import PanelReader
from discord_ui.panel.heights import screen_height
from discord_ui.panel.images import render_context
from discord_ui.panel.presenter import present_panel
from engines import GAMES
from engines.core.game import Game
from i18n.locales import LOCALES, Locale
from render.games import COMPOSERS
from render.theme import THEME
from service.base.read_models.panels import PanelModel
from tests.discord_ui.helpers.panel_height import Size, panel_height
from tests.discord_ui.helpers.panel_walk import TEXT, match_tables, screens
from tests.discord_ui.helpers.played_match import played_panels
from tests.tiers import few

SCREEN, TALLEST = 844, 1200
MOSTLY = 0.95
EVERY = [
    pytest.param(game, locale, id=f"{key}-{locale}", marks=() if (place + turn) % 2 else pytest.mark.long)
    for place, (key, game) in enumerate(GAMES.items())
    for turn, locale in enumerate(LOCALES)
]
"""Each game in each language; in every run, each game in one."""


def sizes_of(
    game: Game[Any, Any], table: PanelModel[Any], screen: Screen, localizer: Localizer
) -> dict[str, Size]:
    """The sizes of a screen's pictures."""
    found = {}
    for block in screen.blocks:
        if isinstance(block, Picture):
            card = replace(render_context(table.info, localizer, awaited=table.awaited), labels=block.labels)
            compose = getattr(COMPOSERS[game.info.key], block.name)
            found[block.name] = compose(table.view, replace(card, way=block.way), THEME).size
    return found


@pytest.mark.parametrize(("game", "locale"), EVERY)
def test_the_panels_of_a_match_fit_a_phone(game: Game[Any, Any], locale: Locale) -> None:
    heights = []
    for table in match_tables(game, 1, locale):
        localizer = Localizer(TEXT, locale, info=table.info)
        for focus, screen in screens(game, table, localizer):
            height = panel_height(screen, sizes_of(game, table, screen, localizer))
            assert height <= TALLEST, (focus, screen.text)
            heights.append(height)
    assert sum(height <= SCREEN for height in heights) >= MOSTLY * len(heights)


NEAR = 200
"""How far the height by which a panel chooses what it shows may be from the height on the page."""


@pytest.mark.parametrize(
    ("game", "moves"),
    few(5, [*((game, 80) for game in GAMES.values()), *((game, 400) for game in GAMES.values())]),
)
async def test_panels_with_news_fit_a_phone(
    game: Game[Any, Any], moves: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heights: dict[Locale, list[int]] = {locale: [] for locale in LOCALES}
    async for table, done in played_panels(game, tmp_path, monkeypatch, moves):
        for locale in LOCALES:
            localizer = Localizer(TEXT, locale, info=table.info)
            screen = present_panel(game, table, localizer, PanelReader(0), done=done)
            height = panel_height(screen, sizes_of(game, table, screen, localizer))
            assert height <= TALLEST, screen.text
            assert abs(screen_height(screen.blocks) - height) <= NEAR, screen.text
            heights[locale].append(height)
    for found in heights.values():
        assert sum(height <= SCREEN for height in found) >= MOSTLY * len(found)
