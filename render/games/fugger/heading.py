"""The title bar: game, match, round, the last moves, and who is awaited or has won."""

from __future__ import annotations

from collections.abc import Iterator

from engines.fugger.view import FuggerView
from render.card import MatchCard
from render.fonts import width
from render.games.fugger.layout import WIDTH
from render.games.fugger.news import JAKOB, Move, News
from render.lettering import cut, drawable_name, roman, seat_letter
from render.scene import Item, Sprite, Text
from render.theme import Theme

TITLE = "Die Fugger"
_MID = 38
_SHIELD = (50, 58)
_AWAITED_X = 1056
_MOVE = 158


def heading(view: FuggerView, card: MatchCard, news: News, theme: Theme) -> Iterator[Item]:
    """Left: which match and round. Middle: the last moves. Right: whom the match waits for, or who won."""
    c, s = theme.colours, theme.sizes
    yield Sprite("florin", (52, _MID), (54,))
    x = 92
    for text, face, size, colour, gap in (
        (TITLE, "serif-bold", s.title, c.on_blue, 40),
        (f"#{card.match_id}", "number", s.match, c.on_blue_soft, 40),
    ):
        w = round(width(text, face, size))
        yield Text(text, (x, _MID), face, size, colour, c.bar_high, "lm", (x - 2, 4, w + 8, 66))
        x += w + gap
    yield Sprite("icon", (x + 20, _MID), ("round", 46, c.on_blue_soft, 0))
    x += 50
    number = roman(view.round)
    w = round(width(number, "serif-bold", s.title))
    yield Text(
        number, (x, _MID), "serif-bold", s.title, c.on_blue, c.bar_high, "lm", (x - 2, 4, w + 8, 66), ref="round"
    )
    x += w + 40
    yield from _moves(news.moves, card, theme, x)
    yield from _awaited(view, card, theme)


def _moves(moves: list[Move], card: MatchCard, theme: Theme, start: int) -> Iterator[Item]:
    end = _AWAITED_X - 30
    shown = moves[-max(0, (end - start) // _MOVE) :] if end - start >= _MOVE else []
    x = max(start, min(700, end - len(shown) * _MOVE)) if len(shown) == 1 else end - len(shown) * _MOVE
    for move in shown:
        if move.seat == JAKOB:
            yield Sprite("fugger.jakob", (x + 25, _MID), (58,))
        else:
            yield from _shield(x, move.seat, card, theme)
        yield Sprite("icon", (x + 76, _MID + 1), ("then", 36, theme.colours.gold_light, 0))
        at = (x + 118, _MID - 1)
        if move.card:
            yield Sprite("fugger.card", at, (move.card, 42, 0))
        elif move.kind == "deliver":
            yield Sprite("labelled-back", at, (42,))
            mid = at[1] + round(42 * 1.4 * 0.2)
            c, s = theme.colours, theme.sizes
            yield Text(
                roman(move.round),
                (at[0], mid),
                "serif-bold",
                s.badge - 4,
                c.ink,
                c.card,
                "mm",
                (at[0] - 20, mid - 16, 40, 32),
            )
        else:
            yield Sprite("back", at, (42,))
        x += _MOVE


def _shield(x: int, seat: int, card: MatchCard, theme: Theme) -> Iterator[Item]:
    c, s = theme.colours, theme.sizes
    at = (x + _SHIELD[0] // 2, 9 + round(_SHIELD[1] * 0.44))
    yield Sprite("shield", at, (*_SHIELD, card.styles[seat]))
    yield Text(
        seat_letter(seat),
        (at[0], at[1] - 1),
        "number-black",
        s.shield,
        c.ink,
        c.card,
        "mm",
        (at[0] - 17, at[1] - 17, 34, 34),
    )


def _awaited(view: FuggerView, card: MatchCard, theme: Theme) -> Iterator[Item]:
    c, s = theme.colours, theme.sizes
    who = card.winners if view.over else card.awaited
    if not who:
        return
    sign = "winner" if view.over else "waiting"
    x = _AWAITED_X
    yield Sprite("icon", (x, _MID + 1), (sign, 50, c.gold_light, 0))
    x += 36
    for seat in who:
        yield from _shield(x, seat, card, theme)
        x += _SHIELD[0] + 12
    if len(who) == 1:
        x += 6
        room = WIDTH - theme.margin - x
        name = cut(drawable_name(card.names[who[0]], who[0]), "serif-bold", s.title, room)
        yield Text(
            name,
            (x, _MID - 1),
            "serif-bold",
            s.title,
            c.white,
            c.bar_high,
            "lm",
            (x - 2, 4, room + 8, 66),
            ref="awaited",
        )
