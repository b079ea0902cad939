"""The board of Die Siedler von Nürnberg: the city within its walls, the timeline, the country with its routes."""

from collections.abc import Mapping
from typing import Any

from engines.nuremberg.data import NUMBERS
from engines.nuremberg.view import NurembergView
from render.context import RenderContext
from render.games.nuremberg.areas.beside_board import bank, cards, centres, council, rights, years
from render.games.nuremberg.areas.board import map_items
from render.games.nuremberg.areas.closeup import closeup_scene, spot_of
from render.games.nuremberg.areas.hand import hand_scene
from render.games.nuremberg.areas.seat_panels import Panel
from render.games.nuremberg.background import grounds
from render.games.nuremberg.emojis import EMOJIS as EMOJIS
from render.games.nuremberg.layout import HEIGHT, WIDTH
from render.games.nuremberg.news import read_news
from render.games.nuremberg.sprites import card_faces, figures, goods, pieces, signs
from render.kit import tokens
from render.kit.board_frame.headline import Move, TitleBar
from render.kit.composers import MapComposer, painters
from render.kit.hands import cost_tags, sheets
from render.kit.maps import houses, marks
from render.scene import Scene
from render.theme import Theme

PAINTERS: Mapping[str, Any] = {
    **painters("nuremberg", card_faces, figures, pieces, signs),
    "nuremberg.settlement": houses.settlement,
    "nuremberg.halo": marks.place_halo,
    "nuremberg.edge-halo": marks.edge_halo,
    "nuremberg.place": marks.place_mark,
    "nuremberg.tray": tokens.tray,
    "nuremberg.kind": goods.PAINTERS.sign,
    "nuremberg.faint-kind": goods.PAINTERS.faint,
    "nuremberg.missing": goods.PAINTERS.missing,
    "nuremberg.kind-card": goods.PAINTERS.card,
    "nuremberg.tag": cost_tags.cost_tag,
}
GROUNDS: Mapping[str, Any] = {
    "nuremberg.board": grounds.board_ground,
    "nuremberg.part": sheets.part_of(grounds.board_ground),
    "nuremberg.hand": sheets.hand_ground,
}
TITLE_BAR = TitleBar(
    title="Die Siedler von Nürnberg", left=88, room=422, sign=("nuremberg.emblem", 44), gaps=(20, 16),
    target=NUMBERS.target, step="nuremberg.step", waiting=1164,
)  # fmt: skip
THINGS = ("town:i", "town:ii", "town:iii", "centre:hauptmarkt", "centre:bauhof")


def board_scene(view: NurembergView, card: RenderContext, theme: Theme) -> Scene:
    """Return the board: public facts only."""
    news = read_news(card.news)
    done = [Move(step.seat, step.what, (step.detail,)) for step in news.steps]
    items = [
        *centres(card, theme),
        *rights(view, card, news, theme),
        *cards(view, news, theme),
        *map_items(view, card, news, theme),
        *council(view, card, news, theme),
        *bank(view, theme),
        *years(view, news, theme),
        *Panel.of_all(view, card, news, theme, (view.moving,)),
        *TITLE_BAR.items(view, done, card, theme),
    ]
    return Scene("nuremberg", (WIDTH, HEIGHT), "nuremberg.board", (), tuple(items))


COMPOSER = MapComposer(board_scene, hand_scene, closeup_scene, spot_of, height=115)
