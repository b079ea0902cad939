"""The title bar: game, match, round and target, the last moves, and the awaited seats or winners."""

from collections.abc import Iterator

from engines.golden_age.data import NUMBERS
from engines.golden_age.view import GoldenAgeView
from render.context import RenderContext
from render.games.golden_age.news import News
from render.kit.board_frame.headline import Move, fact, moves, title, waiting
from render.scene import Item
from render.theme import Theme

TITLE = "The Golden Age"
_WAITING_X = 1160
_STEP = 62


def title_bar_items(view: GoldenAgeView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw match and round at the left, the last moves in the middle, the awaited seats or winners at the
    right.
    """
    c = theme.colours
    items, x = title(24, TITLE, card, theme)
    yield from items
    items, x = fact(x + 28, f"#{card.match_id}", theme, colour=c.on_blue_soft)
    yield from items
    if view.turn:
        items, x = fact(x + 28, str(-(-view.turn // len(view.players))), theme, icon="round", ref="round")
        yield from items
    items, x = fact(x + 28, str(NUMBERS.target), theme, icon="target", ref="target")
    yield from items
    done = [Move(step.seat, step.what, (step.detail, step.amount)) for step in news.steps]
    yield from moves(done, "golden.step", _STEP, card, theme, x + 24, _WAITING_X - 40)
    yield from waiting(card.winners if view.over else card.awaited, view.over, card, theme, _WAITING_X)
