"""The board of Die Fugger: an astronomical clock whose rings are prices, goods and counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.fugger.view import FuggerView
from render.card import MatchCard
from render.games.fugger import drawings, ground
from render.games.fugger.hand import hand_scene
from render.games.fugger.heading import heading
from render.games.fugger.layout import HEIGHT, WIDTH
from render.games.fugger.news import read_news
from render.games.fugger.panels import Panel
from render.games.fugger.table import jakob, piles
from render.games.fugger.track import coins, counters, rose
from render.scene import Scene
from render.theme import Theme

PAINTERS: Mapping[str, Any] = {
    "fugger.card": drawings.card,
    "fugger.faded": drawings.faded_card,
    "fugger.sign": drawings.good_sign,
    "fugger.sign-none": drawings.absent_sign,
    "fugger.counter": drawings.counter,
    "fugger.ghost": drawings.ghost,
    "fugger.price": drawings.price_coin,
    "fugger.pane": drawings.lit_pane,
    "fugger.leap": drawings.leap,
    "fugger.jakob": drawings.jakob_roundel,
    "fugger.pips": drawings.pips,
}
THINGS = ("jakob",)
GROUNDS: Mapping[str, Any] = {"fugger.board": ground.board_ground, "fugger.hand-ground": ground.hand_ground}


class FuggerComposer:
    """Views of Die Fugger as scenes."""

    def board(self, view: FuggerView, card: MatchCard, theme: Theme) -> Scene:
        """The board: what everybody may know, and once the match is over the face-down cards too."""
        news = read_news(card.news)
        items = [
            *coins(view, theme),
            *rose(view, news, theme),
            *counters(view, news),
            *jakob(view, card, news, theme),
            *piles(view, theme),
            *Panel.of_all(view, card, news, theme),
            *heading(view, card, news, theme),
        ]
        return Scene("fugger", (WIDTH, HEIGHT), "fugger.board", (len(view.players),), tuple(items))

    def hand(self, view: FuggerView, card: MatchCard, theme: Theme) -> Scene:
        """The viewer's own hand. Raises ValueError for the public's view."""
        return hand_scene(view, card, theme)


COMPOSER = FuggerComposer()
