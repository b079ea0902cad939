"""The board of Cities & Knights: an old sea chart with the island, its pieces and the barbarians' course."""

from collections.abc import Mapping
from typing import Any

from engines.cities_knights.data import NUMBERS, TRACK_OF
from engines.cities_knights.view import CatanView
from render.context import RenderContext
from render.games.cities_knights.areas.beside_board import bank, barbarians, decks, dice
from render.games.cities_knights.areas.board import ground_args, map_items
from render.games.cities_knights.areas.closeup import closeup_scene, spot_of
from render.games.cities_knights.areas.hand import hand_scene
from render.games.cities_knights.areas.seat_panels import Panel
from render.games.cities_knights.background import grounds
from render.games.cities_knights.emojis import EMOJIS as EMOJIS
from render.games.cities_knights.layout import HEIGHT, WIDTH
from render.games.cities_knights.news import read_news
from render.games.cities_knights.sprites import figures, pieces, progress_cards, resources, signs
from render.kit import tokens
from render.kit.board_frame.headline import Move, TitleBar
from render.kit.composers import MapComposer, painters
from render.kit.dice import die
from render.kit.hands import cost_tags, sheets
from render.kit.maps import houses, marks
from render.kit.maps.land import number_tokens
from render.scene import Scene
from render.theme import Theme

PAINTERS: Mapping[str, Any] = {
    **painters("catan", figures, number_tokens, pieces, progress_cards, signs),
    "catan.halo": marks.place_halo,
    "catan.road-halo": marks.edge_halo,
    "catan.dot": marks.dot,
    "catan.die": die,
    "catan.settlement": houses.settlement,
    "catan.bank": tokens.tray,
    "catan.kind": resources.PAINTERS.sign,
    "catan.faint-kind": resources.PAINTERS.faint,
    "catan.place": marks.place_mark,
    "catan.choice-ring": marks.choice_ring,
    "catan.kind-card": resources.PAINTERS.card,
    "catan.missing": resources.PAINTERS.missing,
    "catan.tag": cost_tags.cost_tag,
}
GROUNDS: Mapping[str, Any] = {
    "catan.board": grounds.board_ground,
    "catan.map": sheets.part_of(grounds.board_ground),
    "catan.hand": grounds.hand_ground,
}
TITLE_BAR = TitleBar(
    title="Cities & Knights", left=96, sign=("catan.emblem", 50), gaps=(24, 24), target=NUMBERS.target,
    step="catan.step", waiting=1144,
)  # fmt: skip
THINGS = tuple(f"card:{card}" for card in TRACK_OF)


def board_scene(view: CatanView, card: RenderContext, theme: Theme) -> Scene:
    """Return the board: public facts only."""
    news = read_news(card.news)
    levels = {knight.vertex: knight.level for knight in view.knights}
    done = [
        Move(step.seat, step.what, (step.detail, step.level or levels.get(step.at, 1)))
        for step in news.steps
        if step.what != "roll"
    ]
    items = [
        *map_items(view, card, news),
        *barbarians(view, news, theme),
        *dice(view, news, theme),
        *decks(view, theme),
        *bank(view, theme),
        *Panel.of_all(view, card, news, theme, (view.moving,)),
        *TITLE_BAR.items(view, done, card, theme),
    ]
    return Scene("cities_knights", (WIDTH, HEIGHT), "catan.board", ground_args(view), tuple(items))


COMPOSER = MapComposer(board_scene, hand_scene, closeup_scene, spot_of, height=91)
