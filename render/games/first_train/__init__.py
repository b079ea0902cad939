"""The board of First Train: a map of areas, track across their borders, auction, trains and tracks beside it."""

from collections.abc import Mapping
from typing import Any

from engines.first_train.geography import CHARTS
from engines.first_train.view import FirstTrainView
from render.context import RenderContext
from render.games.first_train.areas import costs
from render.games.first_train.areas.beside_board import auction, influence, orders, profit, trains
from render.games.first_train.areas.board import map_items
from render.games.first_train.areas.closeup import closeup_scene, spot_of
from render.games.first_train.areas.hand import hand_scene
from render.games.first_train.areas.lots import FROM
from render.games.first_train.areas.seat_panels import Panel
from render.games.first_train.areas.title_bar import ELSEWHERE, title_bar_items
from render.games.first_train.background import grounds
from render.games.first_train.emojis import EMOJIS as EMOJIS
from render.games.first_train.layout import HEIGHT, WIDTH
from render.games.first_train.news import read_news
from render.games.first_train.sprites import counters, moves, pieces, rolling_stock
from render.kit.composers import MapComposer, painters
from render.kit.hands import cost_tags, sheets
from render.kit.maps import marks
from render.scene import Scene
from render.theme import Theme

PAINTERS: Mapping[str, Any] = {
    **painters("train", costs, counters, moves, pieces, rolling_stock),
    "train.place": marks.place_mark,
    "train.tag": cost_tags.cost_tag,
}
GROUNDS: Mapping[str, Any] = {
    "train.board": grounds.board_ground,
    "train.part": sheets.part_of(grounds.board_ground),
    "train.hand": sheets.hand_ground,
    "train.offers": grounds.offers_ground,
}

THINGS = (*(f"option:map-{name}" for name in ELSEWHERE), FROM)


def board_scene(view: FirstTrainView, card: RenderContext, theme: Theme) -> Scene:
    """Return the board: everything except the counters in the bag is public."""
    news = read_news(card.news)
    items = [
        *map_items(view, card, news, theme),
        *profit(view, card, news, theme),
        *trains(view, card, news, theme),
        *influence(view, card, news, theme),
        *auction(view, card, news, theme),
        *orders(view, card, theme),
        *Panel.of_all(view, card, news, theme),
        *title_bar_items(view, card, news, theme),
    ]
    return Scene("first_train", (WIDTH, HEIGHT), "train.board", (view.map, view.south), tuple(items))


def _spot_of(ref: str) -> tuple[int, int] | None:
    """Return where a thing ("area:fuerth") lies on the first map that has it, in pixels; None if none has."""
    return next((spot for name in CHARTS if (spot := spot_of(name, ref)) is not None), None)


COMPOSER = MapComposer(board_scene, hand_scene, closeup_scene, _spot_of, height=70)
