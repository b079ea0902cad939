"""The title bar: game, match, round, the last moves, and the awaited seats or winners."""

from collections.abc import Iterator

from engines.fugger.view import FuggerView
from render.context import RenderContext
from render.drawing.lettering import roman
from render.games.fugger.news import JAKOB, Move, News
from render.kit.board_frame.headline import MIDDLE, fact, shield, title, waiting
from render.scene import Item, Sprite, Text
from render.theme import Theme

TITLE = "Die Fugger"
_AWAITED_X = 1056
_MOVE = 158


def title_bar_items(view: FuggerView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw match and round at the left, the last moves in the middle, the awaited seats or winners at the
    right.
    """
    c, s = theme.colours, theme.sizes
    yield Sprite("florin", (52, MIDDLE), (54,))
    items, x = title(92, TITLE, card, theme)
    yield from items
    items, x = fact(x + 40, card.number, theme, colour=c.on_blue_soft)
    yield from items
    items, x = fact(x + 40, roman(view.round), theme, face="serif-bold", size=s.title, icon="round", ref="round")
    yield from items
    yield from _moves(news.moves, card, theme, x + 40)
    yield from waiting(card.winners if view.over else card.awaited, view.over, card, theme, _AWAITED_X)


def _moves(moves: list[Move], card: RenderContext, theme: Theme, start: int) -> Iterator[Item]:
    end = _AWAITED_X - 30
    shown = moves[-max(0, (end - start) // _MOVE) :] if end - start >= _MOVE else []
    x = max(start, min(700, end - len(shown) * _MOVE)) if len(shown) == 1 else end - len(shown) * _MOVE
    for move in shown:
        if move.seat == JAKOB:
            yield Sprite("fugger.jakob", (x + 25, MIDDLE), (58,))
        else:
            yield from shield(x, move.seat, card, theme)
        yield Sprite("icon", (x + 76, MIDDLE + 1), ("then", 36, theme.colours.gold_light, 0))
        at = (x + 118, MIDDLE - 1)
        if move.card:
            yield Sprite("fugger.card", at, (move.card, 42, 0))
        elif move.kind == "deliver":
            yield Sprite("labelled-back", at, (42,))
            middle, c = at[1] + round(42 * 1.4 * 0.2), theme.colours
            spot, box = (at[0], middle), (at[0] - 20, middle - 16, 40, 32)
            yield Text(roman(move.round), spot, "serif-bold", theme.sizes.badge - 4, c.ink, c.card, "mm", box)
        else:
            yield Sprite("back", at, (42,))
        x += _MOVE
