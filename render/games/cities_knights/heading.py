"""The title bar: game, match, round and target, the last moves, and who is awaited or has won."""

from __future__ import annotations

from collections.abc import Iterator

from engines.cities_knights.data import NUMBERS
from engines.cities_knights.view import CatanView
from render.card import MatchCard
from render.games.cities_knights.news import News, Step
from render.headline import MIDDLE, SHIELD, fact, shield, waiting
from render.lettering import seat_letter
from render.scene import Item, Sprite
from render.theme import Theme

TITLE = "Catan"
_WAITING_X = 1144
_STEP, _STEP_GAP, _NEXT = 64, 8, 14
_MOST = 5


def heading(view: CatanView, card: MatchCard, news: News, theme: Theme) -> Iterator[Item]:
    """Left: which match and round. Middle: the last moves. Right: whom the match waits for, or who won."""
    c, s = theme.colours, theme.sizes
    yield Sprite("catan.emblem", (50, MIDDLE), ())
    items, x = fact(96, TITLE, theme, face="serif-bold", size=s.title)
    yield from items
    items, x = fact(x + 34, f"#{card.match_id}", theme, colour=c.on_blue_soft)
    yield from items
    if view.turn:
        items, x = fact(x + 32, str(-(-view.turn // len(view.players))), theme, icon="round", ref="round")
        yield from items
    items, x = fact(x + 32, str(NUMBERS.target), theme, icon="target", ref="target")
    yield from items
    yield from _moves(news.steps, card, theme, x + 30)
    yield from waiting(card.winners if view.over else card.awaited, view.over, card, theme, _WAITING_X)


def _moves(steps: list[Step], card: MatchCard, theme: Theme, start: int) -> Iterator[Item]:
    """The last steps, right before the waiting, each seat's after its shield."""
    shown = [step for step in steps if step.what != "roll"][-_MOST:]
    end = _WAITING_X - 40
    while shown and start + _span(shown) > end:
        shown = shown[1:]
    x = end - _span(shown)
    before = None
    for step in shown:
        if step.seat != before:
            x += 0 if before is None else _NEXT
            yield from shield(x, step.seat, card, theme)
            x += SHIELD[0] + 12
            before = step.seat
        args = (step.what, card.styles[step.seat], seat_letter(step.seat), step.detail, step.level)
        yield Sprite("catan.step", (x + _STEP // 2, MIDDLE - 2), args)
        x += _STEP + _STEP_GAP


def _span(steps: list[Step]) -> int:
    """The width of some steps."""
    width, before = 0, None
    for step in steps:
        if step.seat != before:
            width += SHIELD[0] + 12 + (_NEXT if before is not None else 0)
            before = step.seat
        width += _STEP + _STEP_GAP
    return width
