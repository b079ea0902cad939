"""The title bar: game, match, round and target, the last moves, and the awaited seats or winners."""

from collections.abc import Iterator

from engines.nuremberg.data import NUMBERS
from engines.nuremberg.view import NurembergView
from render.context import RenderContext
from render.games.nuremberg.news import News
from render.kit.board_frame.headline import MIDDLE, Move, fact, moves, title, waiting
from render.scene import Item, Sprite
from render.theme import Theme

TITLE = "Die Siedler von Nürnberg"
_TITLE_ROOM = 422
_WAITING_X = 1164
_STEP = 64


def title_bar_items(view: NurembergView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw match and round at the left, the last moves in the middle, the awaited seats or winners at the
    right.
    """
    yield Sprite("nuremberg.emblem", (44, MIDDLE), ())
    items, x = title(88, TITLE, card, theme, _TITLE_ROOM)
    yield from items
    items, x = fact(x + 20, f"#{card.match_id}", theme, colour=theme.colours.on_blue_soft)
    yield from items
    if view.turn:
        items, x = fact(x + 16, str(-(-view.turn // len(view.players))), theme, icon="round", ref="round")
        yield from items
    items, x = fact(x + 16, str(NUMBERS.target), theme, icon="target", ref="target")
    yield from items
    done = [Move(step.seat, step.what, (step.detail,)) for step in news.steps]
    yield from moves(done, "nuremberg.step", _STEP, card, theme, x + 16, _WAITING_X - 28)
    yield from waiting(card.winners if view.over else card.awaited, view.over, card, theme, _WAITING_X)
