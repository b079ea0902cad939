"""The parts of every title bar: facts at the left, the awaited seats at the right."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from render.context import GAME, RenderContext
from render.drawing.fonts import width
from render.drawing.lettering import drawable_name, seat_letter, set_line, set_name
from render.scene import Item, Sprite, Text, centred
from render.theme import Theme

MIDDLE = 38
"""The middle of the bar."""
SHIELD = (50, 58)
_HIGH = 66
_TITLE_ROOM = 320
_OWNER_ROOM, _NUMBER_ROOM = 580, 214
_MOST_MOVES = 5
_MOVE_GAP, _NEXT_SEAT = 8, 14


class Fact(NamedTuple):
    """A text on the bar, and its right end."""

    items: list[Item]
    end: int


class Move(NamedTuple):
    """A move on the bar. args: of the game's sprite for moves, after the seat's style and letter."""

    seat: int
    what: str
    args: tuple[str | int, ...]


def shield(x: int, seat: int, card: RenderContext, theme: Theme) -> Iterator[Item]:
    """Draw a seat's shield with its left edge at ``x``."""
    c, s = theme.colours, theme.sizes
    at = (x + SHIELD[0] // 2, 9 + round(SHIELD[1] * 0.44))
    yield Sprite("shield", at, (*SHIELD, card.styles[seat]))
    yield centred(seat_letter(seat), at, (34, 34), "number-black", s.shield, c.ink, c.card)


def fact(
    x: int,
    text: str,
    theme: Theme,
    *,
    face: str = "number",
    size: int = 0,
    colour: str = "",
    icon: str = "",
    ref: str = "",
) -> Fact:
    """Return a text on the bar, after an icon if one is named."""
    c = theme.colours
    items: list[Item] = []
    if icon:
        items.append(Sprite("icon", (x + 20, MIDDLE), (icon, 46, c.on_blue_soft, 0)))
        x += 50
    size = size or theme.sizes.match
    w = round(width(text, face, size))
    box = (x - 2, 4, w + 8, _HIGH)
    items.append(Text(text, (x, MIDDLE), face, size, colour or c.on_blue, c.bar_high, "lm", box, ref=ref))
    return Fact(items, x + w)


def limit(
    x: int, held: int, most: int, theme: Theme, *, icon: str, ref: str, alarm: bool = True
) -> Iterator[Item]:
    """Draw an amount and its limit, after an icon; on red if it is too much. alarm: whether red is used."""
    c = theme.colours
    text = f"{held}/{most}"
    items, end = fact(x, text, theme, icon=icon, ref=ref)
    if alarm and held > most:
        yield Sprite("pill", ((x - 8 + end + 16) // 2, MIDDLE), (end - x + 30, 62, "red"), f"{ref}.too-many")
        yield Sprite("icon", (x + 20, MIDDLE), (icon, 46, c.white, 0))
        w = end - x - 50
        box, size = (x + 48, 4, w + 8, _HIGH), theme.sizes.match
        yield Text(text, (x + 50, MIDDLE), "number", size, c.white, c.rubric, "lm", box, ref=ref)
    else:
        yield from items


def title(
    x: int, usual: str, card: RenderContext, theme: Theme, room: int = _TITLE_ROOM, thing: str = GAME
) -> Fact:
    """Return the name of the game. usual: the name without a reader's language.

    thing: what else the match is named after.
    """
    size = theme.sizes.title
    line = set_line(card.word(thing, usual), "serif-bold", (size, size - 3, size - 6, size - 10), room)
    return fact(x, line.lines[0], theme, face="serif-bold", size=line.size, ref=GAME)


def owner(seat: int, card: RenderContext, theme: Theme, room: int = _OWNER_ROOM) -> Iterator[Item]:
    """Draw whose hand it is: the seat's shield and name, at the left end."""
    c, s = theme.colours, theme.sizes
    yield from shield(24, seat, card, theme)
    line = set_line(drawable_name(card.names[seat], seat), "serif-bold", (s.title, s.match, 34), room)
    yield from fact(94, line.lines[0], theme, face="serif-bold", size=line.size, colour=c.white).items


def number(card: RenderContext, theme: Theme, room: int = _NUMBER_ROOM) -> Text:
    """Return the number of the match, at the right end."""
    c, size, end = theme.colours, theme.sizes.match, theme.canvas - theme.margin
    at, box = (end - 8, MIDDLE), (end - room, 4, room, _HIGH)
    return Text(card.number, at, "number", size, c.on_blue_soft, c.bar_high, "rm", box)


def waiting(who: Sequence[int], over: bool, card: RenderContext, theme: Theme, x: int) -> Iterator[Item]:
    """Draw the awaited seats (or the winners, once it is over) from ``x`` on; a single one with its name."""
    if not who:
        return
    c, s = theme.colours, theme.sizes
    yield Sprite("icon", (x, MIDDLE + 1), ("winner" if over else "waiting", 50, c.gold_light, 0))
    x += 36
    for seat in who:
        yield from shield(x, seat, card, theme)
        x += SHIELD[0] + 12
    if len(who) == 1:
        x += 6
        room = theme.canvas - theme.margin - x
        name = drawable_name(card.names[who[0]], who[0])
        lines = set_name(name, "serif-bold", (s.title, s.title - 6), (s.title - 18, s.title - 20), room)
        leading = lines.size + 1
        for i, line in enumerate(lines.lines):
            y = MIDDLE - 1 + round((i - (len(lines.lines) - 1) / 2) * leading)
            box = (x - 2, max(2, y - round(lines.size * 0.72)), room + 8, round(lines.size * 1.44))
            ref = "" if i else "awaited"
            yield Text(line, (x, y), "serif-bold", lines.size, c.white, c.bar_high, "lm", box, ref=ref)


def moves(
    done: Sequence[Move], sprite: str, wide: int, card: RenderContext, theme: Theme, start: int, end: int
) -> Iterator[Item]:
    """Draw the last moves, up to ``end``, each seat's after its shield; fewer if there is no room from ``start``.

    sprite: the game's painter of a move, ``wide`` pixels; called with the kind of move, style, letter and the
    move's own arguments.
    """
    shown = list(done[-_MOST_MOVES:])
    while shown and start + _span(shown, wide) > end:
        shown = shown[1:]
    x = end - _span(shown, wide)
    before = None
    for move in shown:
        if move.seat != before:
            x += 0 if before is None else _NEXT_SEAT
            yield from shield(x, move.seat, card, theme)
            x += SHIELD[0] + 12
            before = move.seat
        yield Sprite(sprite, (x + wide // 2, MIDDLE - 2), (move.what, *card.look(move.seat), *move.args))
        x += wide + _MOVE_GAP


def _span(shown: Sequence[Move], wide: int) -> int:
    """Return the width of some moves."""
    turns = sum(i == 0 or move.seat != shown[i - 1].seat for i, move in enumerate(shown))
    return turns * (SHIELD[0] + 12 + _NEXT_SEAT) - (_NEXT_SEAT if turns else 0) + len(shown) * (wide + _MOVE_GAP)


class TitleBar(Struct, frozen=True, kw_only=True):
    """The title bar of a game with rounds of turns and a target: facts, the last moves, awaited seats or winners.

    title: the game's name without a reader's language. left, room: where it begins, and its greatest width.
    sign: the painter of the sign before it, and its middle. gaps: before the number of the match, and before other
    facts. target: the points that win. step, wide: the painter of a move, and its width. apart: before and after
    the moves. waiting: where the awaited seats begin.
    """

    title: str
    left: int
    room: int = _TITLE_ROOM
    sign: tuple[str, int] | None = None
    gaps: tuple[int, int]
    target: int
    step: str
    wide: int = 64
    apart: tuple[int, int] = (16, 28)
    waiting: int

    def items(self, view: Any, done: Sequence[Move], card: RenderContext, theme: Theme) -> Iterator[Item]:
        """Draw the whole bar. view: of the game, with its ``turn``, ``players`` and ``over``."""
        first, gap = self.gaps
        before, after = self.apart
        if self.sign:
            yield Sprite(self.sign[0], (self.sign[1], MIDDLE), ())
        items, x = title(self.left, self.title, card, theme, self.room)
        yield from items
        items, x = fact(x + first, card.number, theme, colour=theme.colours.on_blue_soft)
        yield from items
        if view.turn:
            items, x = fact(x + gap, str(-(-view.turn // len(view.players))), theme, icon="round", ref="round")
            yield from items
        items, x = fact(x + gap, str(self.target), theme, icon="target", ref="target")
        yield from items
        yield from moves(done, self.step, self.wide, card, theme, x + before, self.waiting - after)
        yield from waiting(card.winners if view.over else card.awaited, view.over, card, theme, self.waiting)
