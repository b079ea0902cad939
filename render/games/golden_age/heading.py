"""The title bar: game, match, round and target, the last moves, and who is awaited or has won."""

from __future__ import annotations

from collections.abc import Iterator

from engines.golden_age.data import NUMBERS
from engines.golden_age.view import GoldenAgeView
from render.card import MatchCard
from render.games.golden_age.news import News, Step
from render.headline import MIDDLE, SHIELD, fact, shield, waiting
from render.lettering import seat_letter
from render.scene import Item, Sprite
from render.theme import Theme

TITLE = "The Golden Age"
_WAITING_X = 1160
_STEP, _STEP_GAP, _NEXT = 62, 8, 14
_MOST = 5


def heading(view: GoldenAgeView, card: MatchCard, news: News, theme: Theme) -> Iterator[Item]:
    """Left: which match and round. Middle: the last moves. Right: whom the match waits for, or who won."""
    c, s = theme.colours, theme.sizes
    items, x = fact(24, TITLE, theme, face="serif-bold", size=s.title)
    yield from items
    items, x = fact(x + 28, f"#{card.match_id}", theme, colour=c.on_blue_soft)
    yield from items
    if view.turn:
        items, x = fact(x + 28, str(-(-view.turn // len(view.players))), theme, icon="round", ref="round")
        yield from items
    items, x = fact(x + 28, str(NUMBERS.target), theme, icon="target", ref="target")
    yield from items
    yield from _moves(news.steps, card, x + 24, theme)
    yield from waiting(card.winners if view.over else card.awaited, view.over, card, theme, _WAITING_X)


def _moves(steps: list[Step], card: MatchCard, start: int, theme: Theme) -> Iterator[Item]:
    """The last steps, right before the waiting, each seat's after its shield."""
    shown = steps[-_MOST:]
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
        args = (step.what, card.styles[step.seat], seat_letter(step.seat), step.detail, step.amount)
        yield Sprite("golden.step", (x + _STEP // 2, MIDDLE - 2), args)
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
