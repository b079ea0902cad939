"""Previews of First Train."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import MapName
from engines.first_train.rules.lines import lines_of
from engines.first_train.view import FirstTrainView
from i18n.locales import DEFAULT, Locale
from render.games.first_train import COMPOSER
from render.scene import Scene
from render.theme import THEME
from tools.preview.map_games import MapGamePreview
from tools.preview.positions import context_of, eager_match

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
    """Classify a hand by the trains that the seat has."""
    return f"{len(view.players[seat].trains)}-trains"


_PLACES = ("area", "border", "box", "train")
_YORKSHIRE = {3: FirstTrainSettings(map="wensleydale", south="extended")}
"""Three seats play in Wensleydale, four around Nuremberg."""
_SHOW = MapGamePreview(GAME, COMPOSER, _PLACES, _EVENTS, _moments, _hand, _YORKSHIRE)
_SMALL: tuple[MapName, ...] = ("nuernberg_compact", "wensleydale_compact")
"""Two seats play on these."""
_LINE = 4
"""Number of areas of a line that are chosen already."""


def scenes(locale: Locale = DEFAULT) -> Iterator[tuple[str, Scene]]:
    """Yield names and scenes: those of every game with a map, then the small maps, and lines being chosen."""
    yield from _SHOW.scenes(locale)
    for name in _SMALL:
        positions = list(eager_match(GAME, 2, f"preview {name}", settings=FirstTrainSettings(map=name)))
        for part, at in (("opening", 1), ("middle", len(positions) // 2), ("end", len(positions) - 1)):
            state, news = positions[at]
            yield (
                f"2-{name}-{part}",
                COMPOSER.board(GAME.view(state, None), context_of(GAME, state, news, locale), THEME),
            )
        yield from _lines(name, positions, locale)


def _lines(name: str, positions: list[tuple[Any, list[Any]]], locale: Locale) -> Iterator[tuple[str, Scene]]:
    """Yield close-ups of the last line that a seat could build, area by area."""
    asked = [(state, news) for state, news in positions if GAME.view(state, None).phase == "construction"]
    state, news = asked[-1]
    seat = GAME.pending(state)[0].seat
    ways, areas = lines_of(state, seat), state.chart.areas
    line: list[int] = []
    for number in range(_LINE):
        after = list(ways.onward(line) if line else ways.starts)
        labels = tuple((f"area:{areas[area].id}", f"A{i}") for i, area in enumerate(after, start=1))
        way = tuple(areas[area].id for area in line)
        card = replace(context_of(GAME, state, news, locale), labels=labels, way=way)
        yield f"line-{name}-{number}", COMPOSER.closeup(GAME.view(state, seat), card, THEME)
        if not after:
            return
        line.append(after[-1])
