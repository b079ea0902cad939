"""The title bar: game, match, round, phase, the last moves, and the awaited seats or winners."""

from collections.abc import Iterator

from engines.first_train.view import FirstTrainView
from render.context import GAME, RenderContext
from render.games.first_train.news import News
from render.games.first_train.sprites.moves import PHASE_STEP
from render.kit.board_frame.headline import MIDDLE, Move, fact, moves, title, waiting
from render.scene import Item, Sprite
from render.theme import Theme

TITLE = "First Train to Nuremberg"
ELSEWHERE = {"wensleydale": "Wensleydale", "wensleydale_compact": "Wensleydale, compact"}
"""By map that is not of the area around Nuremberg, the title of a match: the map's name in the settings."""
_TITLE_ROOM = 424
_WAITING_X = 1172
_STEP = 64


def title_bar_items(view: FirstTrainView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw match and phase at the left, the last moves in the middle, the awaited seats or winners at the
    right.
    """
    yield Sprite("icon", (38, MIDDLE), ("train", 50, theme.colours.on_blue_soft, 0))
    name, thing = (ELSEWHERE[view.map], f"option:map-{view.map}") if view.map in ELSEWHERE else (TITLE, GAME)
    items, x = title(74, name, card, theme, _TITLE_ROOM, thing)
    yield from items
    items, x = fact(x + 18, card.number, theme, colour=theme.colours.on_blue_soft)
    yield from items
    if view.round:
        items, x = fact(x + 16, f"{view.round}/{view.rounds}", theme, icon="round", ref="round")
        yield from items
    if not view.over:
        x += 18
        yield Sprite("train.phases", (x, MIDDLE), (view.phase,), "phase")
        x += PHASE_STEP * 4
    done = [Move(step.seat, step.what, (step.count, step.detail)) for step in news.steps]
    yield from moves(done, "train.step", _STEP, card, theme, x + 16, _WAITING_X - 28)
    yield from waiting(card.winners if view.over else card.awaited, view.over, card, theme, _WAITING_X)
