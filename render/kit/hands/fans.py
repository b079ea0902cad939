"""The layout of cards in an area that may be too small: equal things stacked, stacks overlapping, in rows."""

from collections.abc import Sequence

from msgspec import Struct

_TIGHT = 0.09
_COVERED_SHOWN = 0.40
_LOOSE = 0.42
_LEAST_STEP = 0.3
_GAP = 8
_ROW_GAP = 10
INDEXED_BELOW = 0.66
"""A card that shows less than this share of its width gets an index sign."""


class PlacedCard(Struct, frozen=True):
    """A card in its place. item: its number; x, y: its centre; shown: pixels not covered by another stack."""

    item: int
    x: int
    y: int
    width: int
    shown: int


class Fan(Struct, frozen=True):
    """Cards in drawing order, and the count of every stack of several with its place (the top right corner)."""

    cards: tuple[PlacedCard, ...]
    counts: tuple[tuple[int, int, int], ...]
    width: int


def fan(
    stacks: Sequence[Sequence[int]],
    shows: Sequence[bool],
    room: tuple[int, int, int, int],
    widths: Sequence[int],
    rows: int = 1,
    centred: bool = False,
    enough: float = 0.62,
) -> Fan:
    """Lay out stacks of cards in an area (left, top, width, height), as large as they can be seen well.

    stacks: the items of each, bottom first. shows: by item, whether its lower left corner must stay visible.
    widths: card widths to try, the largest first. rows: the most rows to use.
    centred: in the middle of the width, else from the left; the height is always shared evenly.
    enough: the visible share of a covered card beyond which smaller cards are not tried.
    """
    if not stacks:
        return Fan((), (), widths[-1])
    _, _, w, h = room
    best: tuple[float, int, list[list[Sequence[int]]]] | None = None
    for width in widths:
        for count in range(1, min(rows, len(stacks)) + 1):
            height = round(width * 1.4) * count + _ROW_GAP * (count - 1)
            if height > h or width > w:
                continue
            split = _split(stacks, count, shows, width)
            worst = min(_group_step(row, shows, width, w) / width for row in split)
            if worst >= enough:
                return _place(split, shows, room, width, centred)
            if best is None or worst > best[0] + 0.08:
                best = (worst, width, split)
    if best is None:
        best = (0, widths[-1], [list(stacks)])
    return _place(best[2], shows, room, best[1], centred)


def _inner(row: Sequence[Sequence[int]], shows: Sequence[bool], width: int) -> float:
    """Return the smallest width of the covered cards of all stacks of a row."""
    return sum(width * (_COVERED_SHOWN if shows[item] else _TIGHT) for stack in row for item in stack[:-1])


def _group_step(row: Sequence[Sequence[int]], shows: Sequence[bool], width: int, room: int) -> float:
    if len(row) < 2:
        return float(width + _GAP) if _inner(row, shows, width) + width <= room else 0.0
    return min(width + _GAP, (room - width - _inner(row, shows, width)) / (len(row) - 1))


def _split(
    stacks: Sequence[Sequence[int]], rows: int, shows: Sequence[bool], width: int
) -> list[list[Sequence[int]]]:
    """Return the stacks split into rows, in order, so that the fullest row is as empty as possible."""
    if rows == 1:
        return [list(stacks)]
    best: list[list[Sequence[int]]] = []
    least = float("inf")
    for cut in range(len(stacks) - rows + 1, 0, -1):
        rest = _split(stacks[cut:], rows - 1, shows, width)
        split = [list(stacks[:cut]), *rest]
        fullest = max(len(row) * (width + _GAP) + _inner(row, shows, width) for row in split)
        if fullest < least:
            best, least = split, fullest
    return best


def _place(
    split: Sequence[Sequence[Sequence[int]]],
    shows: Sequence[bool],
    room: tuple[int, int, int, int],
    width: int,
    centred: bool,
) -> Fan:
    left, top, w, h = room
    height = round(width * 1.4)
    cards: list[PlacedCard] = []
    counts: list[tuple[int, int, int]] = []
    used = len(split) * height + (len(split) - 1) * _ROW_GAP
    y = top + height / 2 + max(0, h - used) / 2
    for row in split:
        step = max(_group_step(row, shows, width, w), width * _LEAST_STEP)
        covered = sum(len(stack) - 1 for stack in row)
        least = (len(row) - 1) * step + _inner(row, shows, width)
        # If not even the smallest distances fit, all of them shrink alike.
        shrink = min(1.0, max(0.0, w - width) / least) if least else 1.0
        slack = max(0.0, w - width - least) / covered if covered else 0.0
        step *= shrink
        steps = [
            [
                min(width * (_COVERED_SHOWN if shows[i] else _TIGHT) * shrink + slack, width * _LOOSE)
                for i in stack[:-1]
            ]
            for stack in row
        ]
        total = width + (len(row) - 1) * step + sum(map(sum, steps))
        x = left + width / 2 + (max(0.0, w - total) / 2 if centred else 0)
        for stack, inner in zip(row, steps, strict=True):
            last = stack is row[-1]
            for item, advance in zip(stack, [*inner, step], strict=True):
                top_card = item == stack[-1]
                shown = width if top_card and last else min(width, round(advance))
                cards.append(PlacedCard(item, round(x), round(y), width, shown))
                if top_card and len(stack) > 1:
                    seen = width if last else min(width, step)
                    corner = round(x - width / 2 + seen - width * 0.14), round(y - height / 2 + width * 0.14)
                    counts.append((len(stack), *corner))
                x += advance
        y += height + _ROW_GAP
    return Fan(tuple(cards), tuple(counts), width)
