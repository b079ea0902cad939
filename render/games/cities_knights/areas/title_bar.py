"""The title bar: game, match, round and target, the last moves, and the awaited seats or winners."""

from collections.abc import Iterator

from engines.cities_knights.data import NUMBERS
from engines.cities_knights.view import CatanView
from render.context import RenderContext
from render.games.cities_knights.news import News
from render.kit.board_frame.headline import MIDDLE, Move, fact, moves, title, waiting
from render.scene import Item, Sprite
from render.theme import Theme

TITLE = "Cities & Knights"
_WAITING_X = 1144
_STEP = 64


def title_bar_items(view: CatanView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw match and round at the left, the last moves in the middle, the awaited seats or winners at the
    right.
    """
    c = theme.colours
    yield Sprite("catan.emblem", (50, MIDDLE), ())
    items, x = title(96, TITLE, card, theme)
    yield from items
    items, x = fact(x + 24, f"#{card.match_id}", theme, colour=c.on_blue_soft)
    yield from items
    if view.turn:
        items, x = fact(x + 24, str(-(-view.turn // len(view.players))), theme, icon="round", ref="round")
        yield from items
    items, x = fact(x + 24, str(NUMBERS.target), theme, icon="target", ref="target")
    yield from items
    levels = {knight.vertex: knight.level for knight in view.knights}
    done = [
        Move(step.seat, step.what, (step.detail, step.level or levels.get(step.at, 1)))
        for step in news.steps
        if step.what != "roll"
    ]
    yield from moves(done, "catan.step", _STEP, card, theme, x + 16, _WAITING_X - 28)
    yield from waiting(card.winners if view.over else card.awaited, view.over, card, theme, _WAITING_X)
