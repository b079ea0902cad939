"""The board of The Golden Age: a map of the Provinces inside the Stadtholder's track, guild houses on a quay."""

from collections.abc import Mapping
from typing import Any

from engines.golden_age.data import NUMBERS
from engines.golden_age.geography import PROVINCES
from engines.golden_age.view import GoldenAgeView
from render.context import RenderContext
from render.games.golden_age.areas.beside_board import colonies, decks, side
from render.games.golden_age.areas.board import map_items
from render.games.golden_age.areas.closeup import closeup_scene, spot_of
from render.games.golden_age.areas.hand import hand_scene
from render.games.golden_age.areas.seat_panels import Panel
from render.games.golden_age.background import grounds
from render.games.golden_age.emojis import EMOJIS as EMOJIS
from render.games.golden_age.layout import HEIGHT, WIDTH
from render.games.golden_age.news import read_news
from render.games.golden_age.sprites import cards, figures, guild_houses, moves, pieces, tiles
from render.kit import dice
from render.kit.board_frame.headline import Move, TitleBar
from render.kit.composers import MapComposer, painters
from render.kit.hands import sheets
from render.scene import Scene
from render.theme import Theme

PAINTERS: Mapping[str, Any] = {
    **painters("golden", cards, figures, guild_houses, moves, pieces, tiles),
    "golden.die": dice.die,
}
GROUNDS: Mapping[str, Any] = {
    "golden.board": grounds.board_ground,
    "golden.part": sheets.part_of(grounds.board_ground),
    "golden.hand": sheets.hand_ground,
}
THINGS = tuple(f"province:{province}" for province in PROVINCES)
TITLE_BAR = TitleBar(
    title="The Golden Age", left=24, gaps=(28, 28), target=NUMBERS.target, step="golden.step", wide=62,
    apart=(24, 40), waiting=1160,
)  # fmt: skip


def board_scene(view: GoldenAgeView, card: RenderContext, theme: Theme) -> Scene:
    """Return the board: public facts only."""
    news = read_news(card.news)
    done = [Move(step.seat, step.what, (step.detail, step.amount)) for step in news.steps]
    items = [
        *map_items(view, card, news, theme),
        *colonies(view, card, news, theme),
        *decks(view, news, theme),
        *side(view, card, news, theme),
        *Panel.of_all(view, card, news, theme, (view.active,)),
        *TITLE_BAR.items(view, done, card, theme),
    ]
    return Scene("golden_age", (WIDTH, HEIGHT), "golden.board", (), tuple(items))


COMPOSER = MapComposer(board_scene, hand_scene, closeup_scene, spot_of, height=91)
