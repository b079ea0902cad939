"""The board of Die Fugger: an astronomical clock with rings of prices, goods and counts."""

from collections.abc import Mapping
from typing import Any

from engines.fugger.view import FuggerView
from render.context import RenderContext
from render.games.fugger.areas.beside_board import jakob, piles
from render.games.fugger.areas.board import coins, counters, rose
from render.games.fugger.areas.hand import hand_scene
from render.games.fugger.areas.seat_panels import Panel
from render.games.fugger.areas.title_bar import title_bar_items
from render.games.fugger.background import grounds
from render.games.fugger.emojis import EMOJIS as EMOJIS
from render.games.fugger.layout import HEIGHT, WIDTH
from render.games.fugger.news import read_news
from render.games.fugger.sprites import pieces
from render.kit.composers import Composer, painters
from render.scene import Scene
from render.theme import Theme

PAINTERS: Mapping[str, Any] = painters("fugger", pieces)
THINGS = ("jakob",)
GROUNDS: Mapping[str, Any] = {"fugger.board": grounds.board_ground, "fugger.hand-ground": grounds.hand_ground}


def board_scene(view: FuggerView, card: RenderContext, theme: Theme) -> Scene:
    """Return the board: public facts only, and once the match is over the face-down cards too."""
    news = read_news(card.news)
    items = [
        *coins(view, theme),
        *rose(view, news, theme),
        *counters(view, news),
        *jakob(view, card, news, theme),
        *piles(view, theme),
        *Panel.of_all(view, card, news, theme),
        *title_bar_items(view, card, news, theme),
    ]
    return Scene("fugger", (WIDTH, HEIGHT), "fugger.board", (len(view.players),), tuple(items))


COMPOSER = Composer(board_scene, hand_scene)
