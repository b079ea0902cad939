"""The board of First Train: a map of areas, track across their borders, auction, trains and tracks beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.first_train.view import FirstTrainView
from render.card import MatchCard
from render.games.first_train import ground, pieces, steps
from render.games.first_train.board import map_items
from render.games.first_train.heading import heading
from render.games.first_train.layout import HEIGHT, WIDTH
from render.games.first_train.news import read_news
from render.games.first_train.panels import seats
from render.games.first_train.table import auction, influence, orders, profit, trains
from render.kit import tokens
from render.scene import Scene
from render.theme import Theme

PAINTERS: Mapping[str, Any] = {
    "train.link": pieces.link,
    "train.link-halo": pieces.link_halo,
    "train.knot": pieces.knot,
    "train.town": pieces.town,
    "train.cube": pieces.cube,
    "train.figure": pieces.figure,
    "train.sign": pieces.sign,
    "train.arrow": pieces.arrow,
    "train.halo": pieces.place_halo,
    "train.counter": pieces.counter,
    "train.price": pieces.price,
    "train.step": steps.step,
    "train.phases": steps.phases,
    "train.disc": pieces.disc,
    "train.own": pieces.own_piece,
    "train.train": pieces.train,
    "train.tray": tokens.tray,
}
GROUNDS: Mapping[str, Any] = {
    "train.board": ground.board_ground,
    "train.part": ground.part_ground,
    "train.hand": ground.hand_ground,
}


class FirstTrainComposer:
    """Views of First Train as scenes."""

    def board(self, view: FirstTrainView, card: MatchCard, theme: Theme) -> Scene:
        """The board: everything but the counters still in the bag is public."""
        news = read_news(card.news)
        items = [
            *map_items(view, card, news, theme),
            *profit(view, card, news, theme),
            *trains(view, card, news, theme),
            *influence(view, card, theme),
            *auction(view, card, news, theme),
            *orders(view, card, theme),
            *seats(view, card, news, theme),
            *heading(view, card, news, theme),
        ]
        return Scene("first_train", (WIDTH, HEIGHT), "train.board", (view.map, view.south), tuple(items))


COMPOSER = FirstTrainComposer()
