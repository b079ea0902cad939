"""Previews of First Train."""

from __future__ import annotations

from collections.abc import Iterator

from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.view import FirstTrainView
from render.games.first_train import COMPOSER
from tools.preview.matches import Show

_EVENTS = {
    "bid": "BidMade",
    "line": "LineBuilt",
    "bonus": "BonusGiven",
    "train": "TrainBought",
    "load": "Loaded",
    "profit": "ProfitMoved",
    "sale": "LineSold",
    "removed": "Removed",
}


def _moments(view: FirstTrainView, kinds: set[str]) -> Iterator[str]:
    if view.round == 1 and view.phase == "auction":
        yield "opening"
    if view.phase == "colour":
        yield "colour"
    if sum(there.seat is not None for there in view.trains) > len(view.trains) // 2:
        yield "trains"
    if sum(holder is not None for holder in view.links) > len(view.links) // 4:
        yield "network"


def _hand(view: FirstTrainView, seat: int) -> str:
    """By the trains that the seat has."""
    return f"{len(view.players[seat].trains)}-trains"


_PLACES = ("area", "border")
_YORKSHIRE = {3: FirstTrainSettings(map="wensleydale", south="extended")}
"""Three seats play in Wensleydale, four around Nuremberg."""

scenes = Show(GAME, COMPOSER, _PLACES, _EVENTS, _moments, _hand, _YORKSHIRE).scenes
