"""The score curves of a match, for any game, with its turning points."""

import itertools
import math
from collections.abc import Iterator, Sequence

from engines.core.score_curve import ScoreStage, TurningPoint, turning_points
from render.context import RenderContext
from render.drawing.fonts import width
from render.drawing.lettering import drawable_name, seat_letter, set_name
from render.kit.board_frame.headline import MIDDLE, fact, waiting
from render.scene import Item, Scene, Sprite, Text
from render.theme import Theme

SIZE = (1600, 900)
LEFT, TOP, RIGHT, BOTTOM = 150, 196, 1190, 800
_W, _H = RIGHT - LEFT, BOTTOM - TOP
_NAMES_X = 1262
_FLAG = (44, 50)
_FLAG_Y = 142
_FLAGS_APART = 62
_ROW = 104
_MARKS_APART = 130
_TICK = 34
_WINNERS_X = 1130


def score_curve_scene(
    game: str, title: str, stages: Sequence[ScoreStage], goal: int, card: RenderContext, theme: Theme
) -> Scene:
    """Return the curves of a finished match from opening to end. title: the game's name. goal: 0 for none."""
    chart = _Chart(stages, goal)
    items = [
        *_heading(title, card, theme),
        *chart.field(card, theme),
        *chart.turns(card, theme),
        *chart.marks(card),
        *chart.names(card, theme),
    ]
    return Scene(game, SIZE, "course", SIZE, tuple(items))


def _heading(title: str, card: RenderContext, theme: Theme) -> Iterator[Item]:
    c, s = theme.colours, theme.sizes
    yield Sprite("bar", (0, 0), (theme.canvas, theme.bar))
    yield Sprite("icon", (52, MIDDLE + 1), ("curve", 50, c.gold_light, 0))
    room = _WINNERS_X - 320
    size = s.title
    while size > 30 and width(title, "serif-bold", size) > room:
        size -= 2
    items, x = fact(92, title, theme, face="serif-bold", size=size)
    yield from items
    items, x = fact(x + 40, f"#{card.match_id}", theme, colour=c.on_blue_soft)
    yield from items
    yield from waiting(card.winners, True, card, theme, _WINNERS_X)


class _Chart:
    """The positions of everything in the chart."""

    def __init__(self, stages: Sequence[ScoreStage], goal: int) -> None:
        self._stages = stages
        self._goal = goal
        self._step = _nice(max(goal, *(score for stage in stages for score in stage.scores), 1) / 5)
        most = max(goal, *(score for stage in stages for score in stage.scores), 1)
        self._most = self._step * math.ceil(most * 1.02 / self._step)

    def _x(self, at: int) -> int:
        return round(_W * at / max(1, len(self._stages) - 1))

    def _y(self, score: int) -> int:
        return round(_H * (1 - max(0, score) / self._most))

    def field(self, card: RenderContext, theme: Theme) -> Iterator[Item]:
        """Draw the curves on a grid, with the scale of scores at the left and the rounds below."""
        c = theme.colours
        scale = range(0, self._most + 1, self._step)
        rounds = list(self._rounds())
        rows = " ".join(str(self._y(score)) for score in scale)
        columns = " ".join(str(x) for x, _ in rounds)
        goal = self._y(self._goal) if self._goal else -1
        lines = [
            (card.styles[seat], " ".join(f"{x},{y}" for x, y in self._line(seat))) for seat in self._upwards()
        ]
        curves = ";".join(f"{style}:{points}" for style, points in lines)
        yield Sprite("course-curves", (LEFT, TOP), (_W, _H, rows, columns, goal, curves), "curves")
        for score in scale:
            if not self._goal or abs(self._y(score) - goal) >= _TICK + 4 or score == self._goal:
                yield _tick(str(score), LEFT - 16, TOP + self._y(score), "rm", c.ink, theme)
        if self._goal and self._goal not in scale:
            yield _tick(str(self._goal), LEFT - 16, TOP + goal, "rm", c.oxblood, theme)
        for x, number in rounds:
            yield _tick(str(number), LEFT + x, BOTTOM + 34, "mm", c.ink, theme)
        yield Sprite("icon", (LEFT - 56, BOTTOM + 34), ("round", 42, c.ink_soft, 0))

    def _rounds(self) -> Iterator[tuple[int, int]]:
        """Yield the labelled rounds, as many as there is room for, and where they begin."""
        begins: dict[int, int] = {}
        for at, stage in enumerate(self._stages):
            begins.setdefault(stage.round, at)
        last = -math.inf
        for number, at in begins.items():
            if number > 0 and self._x(at) - last >= 78 and self._x(at) <= _W:
                last = self._x(at)
                yield self._x(at), number

    def _upwards(self) -> list[int]:
        """Return the seats, the best one last, so that its line is on top."""
        last = self._stages[-1].scores
        return sorted(range(len(last)), key=lambda seat: (last[seat], -seat))

    def _line(self, seat: int) -> list[tuple[int, int]]:
        return [(self._x(at), self._y(stage.scores[seat])) for at, stage in enumerate(self._stages)]

    def marks(self, card: RenderContext) -> Iterator[Item]:
        """Draw the signs on the curves, evenly spaced; each seat's begin a little later."""
        for seat in self._upwards():
            for x, y in _along(self._line(seat), _MARKS_APART * (0.3 + 0.15 * seat)):
                yield Sprite("course-mark", (LEFT + x, TOP + y), (card.styles[seat],), f"seat{seat}.mark")

    def turns(self, card: RenderContext, theme: Theme) -> Iterator[Item]:
        """Draw a flag above each turning point: the new leader's shield, or a star for the largest gain."""
        c, s = theme.colours, theme.sizes
        for turn in self._shown():
            x = LEFT + self._x(turn.at)
            score = self._stages[turn.at].scores[turn.seat]
            down = TOP + self._y(score) - _FLAG_Y
            yield Sprite("course-turning", (x, _FLAG_Y + 24), (max(0, down - 24),), "turning.line")
            yield Sprite("shield", (x, _FLAG_Y - 6), (*_FLAG, card.styles[turn.seat]), f"turning.{turn.kind}")
            box = (x - 15, _FLAG_Y - 22, 30, 30)
            yield Text(
                seat_letter(turn.seat), (x, _FLAG_Y - 7), "number-black", s.badge - 4, c.ink, c.card, "mm", box
            )
            if turn.kind == "leap":
                yield Sprite("course-leap", (x + 25, _FLAG_Y - 26))

    def _shown(self) -> list[TurningPoint]:
        """Return the turning points that there is room for: the later ones first, but always the largest gain."""
        kept: list[TurningPoint] = []
        for turn in sorted(turning_points(self._stages), key=lambda one: (one.kind != "leap", -one.at)):
            if all(abs(self._x(turn.at) - self._x(other.at)) >= _FLAGS_APART for other in kept):
                kept.append(turn)
        return sorted(kept, key=lambda one: one.at)

    def names(self, card: RenderContext, theme: Theme) -> Iterator[Item]:
        """Draw shield, name and score beside the end of each line, stacked without overlap."""
        c, s = theme.colours, theme.sizes
        last = self._stages[-1].scores
        order = sorted(range(len(last)), key=lambda seat: (-last[seat], seat))
        for seat, y in zip(order, _apart([TOP + self._y(last[seat]) for seat in order]), strict=True):
            end = TOP + self._y(last[seat])
            yield Sprite("course-link", (RIGHT + 8, end), (_NAMES_X - RIGHT - 46, end - y))
            yield Sprite("shield", (_NAMES_X, y - 3), (50, 58, card.styles[seat]), f"seat{seat}")
            box = (_NAMES_X - 17, y - 21, 34, 34)
            yield Text(seat_letter(seat), (_NAMES_X, y - 4), "number-black", s.shield, c.ink, c.card, "mm", box)
            x = _NAMES_X + 40
            score = str(last[seat])
            wide = round(width(score, "number-black", s.person))
            on = c.paper
            box = (SIZE[0] - theme.margin - wide - 4, y - 34, wide + 8, 68)
            right = SIZE[0] - theme.margin
            yield Text(score, (right, y), "number-black", s.person, c.ink, on, "rm", box, ref=f"seat{seat}.score")
            room = right - wide - 16 - x
            lines = set_name(drawable_name(card.names[seat], seat), "serif-bold", (38, 34, 30), (28, 26), room)
            for number, line in enumerate(lines.lines):
                at = y + round((number - (len(lines.lines) - 1) / 2) * (lines.size + 2))
                box = (x - 2, at - round(lines.size * 0.75), room + 8, round(lines.size * 1.5))
                yield Text(line, (x, at), "serif-bold", lines.size, c.ink, on, "lm", box)


def _tick(text: str, x: int, y: int, anchor: str, colour: str, theme: Theme) -> Text:
    wide = round(width(text, "number", _TICK)) + 8
    left = x - wide + 4 if anchor == "rm" else x - wide // 2
    return Text(text, (x, y), "number", _TICK, colour, theme.colours.paper, anchor, (left, y - 24, wide, 48))


def _along(line: Sequence[tuple[int, int]], first: float) -> Iterator[tuple[int, int]]:
    """Yield points on a line at equal distances. first: the distance to the first of them."""
    left = first
    for (x0, y0), (x1, y1) in itertools.pairwise(line):
        length = math.hypot(x1 - x0, y1 - y0)
        while left <= length and length:
            yield round(x0 + (x1 - x0) * left / length), round(y0 + (y1 - y0) * left / length)
            left += _MARKS_APART
        left -= length


def _nice(step: float) -> int:
    """Return a round number of at least about this size."""
    size: int = 10 ** max(0, math.floor(math.log10(max(1.0, step))))
    return next((factor * size for factor in (1, 2, 5) if factor * size >= step), 10 * size)


def _apart(wanted: Sequence[int]) -> list[int]:
    """Return heights near the wanted ones, from the top down, a row apart and within the picture."""
    heights: list[int] = []
    for y in wanted:
        heights.append(max(y, heights[-1] + _ROW if heights else TOP - 40))
    lowest = SIZE[1] - 56
    for at in range(len(heights) - 1, -1, -1):
        heights[at] = min(heights[at], lowest - (len(heights) - 1 - at) * _ROW)
    return heights
