"""Compute the places of names and pieces on the maps of First Train: ``python -m tools.layout_first_train``.

It assumes track on every buildable border, so that the result holds in any position. Each name and each group of
pieces takes the place where it hides least and fits its area best.
"""

import math
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path

import msgspec
from PIL import Image, ImageDraw

from engines.first_train.data import NUMBERS
from engines.first_train.geography import CHARTS, AreaData, Chart
from render.drawing.fonts import width
from render.drawing.geometry import Point
from render.games.first_train import layout
from render.games.first_train.layout import (
    COMPANY_TOWN,
    CUBE_STEP,
    FIGURE,
    FIGURE_STEP,
    LABEL,
    LEADING,
    MAJOR,
    MAP_SIZE,
    MINOR,
    Place,
    drawn,
    middle_of,
    node_of,
    piece_of,
    way,
)

TARGET = Path(layout.__file__).parent / "places.json"
_PAD = 90
_POINTER = 24
"""How far into the map a seat's panel points, in pixels."""
_TRACK, _PIECE, _RIVER, _ARROW, _TAKEN, _STRANDED, _ABROAD, _OUTSIDE = 8, 16, 7, 60, 120, 34, 80, 120
"""Costs of a hidden pixel, and of one outside the area (pieces, or names) or off the map."""
_PIECES_FAR, _NAME_FAR = 75, 40
"""Cost per pixel of distance from the preferred place, of pieces and of names."""
_FIXED, _NAMED = 200, 250
"""Costs of hiding towns and the closed border, and a name: high enough that names never overlap."""
_COVERED = 2
"""Factor for what pieces hide, compared with names."""
_BROKEN = 450
"""Cost of breaking a name in two."""
_AGAIN = 2
"""Number of rounds in which everything may move to a better place."""
_PARTS = (
    "Wolframs-|Eschenbach", "Neuen-|dettelsau", "Herzogen-|aurach", "Neustadt|/Aisch", "Kirch-|ehrenbach",
    "Georgens-|gmünd", "Ober-|ferrieden", "Eber-|mannstadt", "Pommels-|brunn", "Wilherms-|dorf", "Dieten-|hofen",
    "Burg-|farrnbach", "Cadolz-|burg", "Poppen-|reuth", "Tennen-|lohe", "Lauter-|hofen", "Simmels-|dorf",
    "Kammer-|stein", "Harten-|stein", "Hilpolt-|stein", "Herolds-|berg", "Neun-|kirchen", "Langen-|zenn",
    "Schnait-|tach", "Ottens-|oos", "Röthen-|bach", "Muggen-|hof", "Gunzen-|hausen", "Wendel-|stein",
    "Allers-|berg", "Heils-|bronn", "Lang-|wasser", "Ammern-|dorf", "Emskir-|chen", "Veits-|bronn",
    "Northal-|lerton", "Borough-|bridge", "Blubber-|houses", "Knares-|borough", "Langth-|waite", "Ingle-|borough",
    "Colster-|dale", "Addle-|brough", "Ribble-|head", "Grass-|ington", "Bain-|bridge", "Kettle-|well",
    "Middle-|ham",
)  # fmt: skip
_SPLITS = {
    name: tuple(part.split("|")) for part in _PARTS for name in (part.replace("-|", ""), part.replace("|", ""))
}


class Window:
    """The surroundings of an area: the cost of a box there."""

    def __init__(self, busy: Image.Image, outline: list[Point], abroad: int, matters: int = 1) -> None:
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        self.left, self.top = int(min(xs)) - _PAD, int(min(ys)) - _PAD
        self.w, self.h = int(max(xs)) + _PAD - self.left, int(max(ys)) + _PAD - self.top
        inside = Image.new("L", (self.w, self.h), abroad)
        ImageDraw.Draw(inside).polygon([(x - self.left, y - self.top) for x, y in outline], fill=0)
        there = Image.new("L", (self.w, self.h), _OUTSIDE)
        there.paste(busy, (-self.left, -self.top))
        cost, land = there.tobytes(), inside.tobytes()
        self.sums = [[0] * (self.w + 1)]
        for y in range(self.h):
            row = range(y * self.w, (y + 1) * self.w)
            line = [0, *accumulate(cost[i] * matters + land[i] for i in row)]
            self.sums.append([a + b for a, b in zip(self.sums[-1], line, strict=True)])

    def cost(self, x: float, y: float, w: float, h: float) -> float:
        """Return the cost of a box around a point."""
        x0, y0 = round(x - w / 2) - self.left, round(y - h / 2) - self.top
        x1, y1 = x0 + round(w), y0 + round(h)
        if x0 < 0 or y0 < 0 or x1 > self.w or y1 > self.h:
            return math.inf
        s = self.sums
        return s[y1][x1] - s[y0][x1] - s[y1][x0] + s[y0][x0]


def best(
    window: Window, spots: Iterator[Point], size: tuple[float, float], near: Point, per_pixel: float
) -> tuple[float, Point]:
    """Return the cheapest spot for a box, with its cost. per_pixel: cost of the distance from `near`."""
    return min((window.cost(x, y, *size) + per_pixel * math.dist((x, y), near), (x, y)) for x, y in spots)


Box = tuple[Point, tuple[float, float]]
"""The centre and the size of an item on the map."""


class _Found:
    """Places found up to now on a map. things, names: by area."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.nodes = {area.id: node_of(area.center, area.is_town) for area in chart.areas}
        self.busy = _busy(chart, self.nodes)
        self.outlines = {area.id: drawn(area.polygon) for area in chart.areas}
        self.things: dict[str, Box] = {}
        self.names: dict[str, Box] = {}
        self.lines: dict[str, tuple[str, ...]] = {}

    def lay_things(self, area: AreaData) -> None:
        """Place the cubes or figures of an area, with all others in their places."""
        size = _things_size(area)
        if size is None:
            return
        self.things.pop(area.id, None)
        window = Window(self._marked(), self.outlines[area.id], _STRANDED, _COVERED)
        x, y = self.nodes[area.id]
        around = (
            (x + r * math.cos(math.radians(turn)), y + r * math.sin(math.radians(turn)))
            for r in ((20, 26, 32, 40, 48, 58) if not area.is_town else (38, 43, 48, 54, 60, 68))
            for turn in range(0, 360, 12)
        )
        _, at = best(window, around, size, (x, y), _PIECES_FAR)
        self.things[area.id] = at, size

    def lay_name(self, area: AreaData) -> None:
        """Place the name of an area, with all others in their places."""
        self.names.pop(area.id, None)
        window = Window(self._marked(), self.outlines[area.id], _ABROAD)
        x, y = self.nodes[area.id]
        options = []
        for lines in _lines(area.name):
            size = max(width(line, face_of(area), LABEL) for line in lines) + 8, 25 + LEADING * (len(lines) - 1)
            spots: Iterator[Point] = ((x + dx, y + dy) for dy in range(-64, 69, 4) for dx in range(-78, 79, 6))
            cost, at = best(window, spots, size, (x, y + 34), _NAME_FAR)
            options.append((cost + _BROKEN * (len(lines) - 1), at, lines, size))
        _, at, self.lines[area.id], size = min(options)
        self.names[area.id] = at, size

    def places(self) -> dict[str, Place]:
        """Return all places, in the order of the map."""
        found = {}
        for area in self.chart.areas:
            things, _ = self.things.get(area.id, (self.nodes[area.id], None))
            at, _ = self.names[area.id]
            found[area.id] = Place(self.nodes[area.id], self.lines[area.id], _whole(at), _whole(things))
        return found

    def _marked(self) -> Image.Image:
        sheet = self.busy.copy()
        mark = ImageDraw.Draw(sheet)
        for boxes, cost in ((self.things, _TAKEN), (self.names, _NAMED)):
            for (x, y), (w, h) in boxes.values():
                mark.rectangle((x - w / 2 - 1, y - h / 2 - 1, x + w / 2 + 1, y + h / 2 + 1), fill=cost)
        return sheet


def find_places(chart: Chart) -> dict[str, Place]:
    """Return the places of a map: place everything once, small areas first, then improve it twice."""
    found = _Found(chart)
    small_first = sorted(chart.areas, key=lambda area: _size(found.outlines[area.id]))
    for area in small_first:
        found.lay_things(area)
    for area in small_first:
        found.lay_name(area)
    for area in small_first * _AGAIN:
        found.lay_things(area)
        found.lay_name(area)
    return found.places()


def _whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def face_of(area: AreaData) -> str:
    """Return the typeface of an area's name."""
    return "number" if area.is_town else "label"


def _lines(name: str) -> Iterator[tuple[str, ...]]:
    yield (name,)
    if name in _SPLITS:
        yield _SPLITS[name]
    words = name.split()
    for i in range(1, len(words)):
        yield " ".join(words[:i]), " ".join(words[i:])


def _things_size(area: AreaData) -> tuple[float, float] | None:
    if not area.is_town:
        return NUMBERS.cubes_an_area * CUBE_STEP + 4, 30
    if area.company is not None:
        return None
    return NUMBERS.figures_a_town[area.mark] * FIGURE_STEP + 4, FIGURE + 6


def _size(outline: list[Point]) -> float:
    pairs = zip(outline, outline[1:] + outline[:1], strict=True)
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs)) / 2


def _busy(chart: Chart, nodes: dict[str, tuple[int, int]]) -> Image.Image:
    """Return the fixed contents of the map, by the cost of hiding them."""
    sheet = Image.new("L", MAP_SIZE, 0)
    draw = ImageDraw.Draw(sheet)
    for river in chart.data.rivers:
        draw.line(drawn(river.points), fill=_RIVER, width=14)
    ways = []
    for border, (a, b) in enumerate(chart.ends):
        middle = middle_of(drawn(chart.borders[border].line))
        if chart.cost[border] is not None:
            ways.append((way(nodes[chart.areas[a].id], middle, nodes[chart.areas[b].id]), middle))
    for line, _ in ways:
        draw.line(line, fill=_TRACK, width=12)
    for line, middle in ways:
        draw.line(piece_of(line, middle), fill=_PIECE, width=26)
    for area, towns in enumerate(chart.arrows):
        for town in towns:
            x, y = middle_of(drawn(chart.borders[chart.between[area, town]].line))
            draw.ellipse((x - 15, y - 15, x + 15, y + 15), fill=_ARROW)
    for data in chart.borders:
        if data.forbidden:
            draw.line(drawn(data.line), fill=_FIXED, width=22)
    for there in chart.areas:
        x, y = nodes[there.id]
        if there.is_town:
            r = 3 + (COMPANY_TOWN if there.company else MAJOR if there.mark == "town_major" else MINOR)
            draw.ellipse((x - r, y - r, x + r, y + r), fill=_FIXED)
    edge = 5
    w, h = MAP_SIZE
    for box in ((0, 0, w, edge), (0, h - edge, w, h), (0, 0, edge, h), (w - _POINTER, 0, w, h)):
        draw.rectangle(box, fill=_OUTSIDE)
    return sheet


def main() -> None:
    """Write the places of all maps."""
    found = {name: find_places(chart) for name, chart in CHARTS.items()}
    TARGET.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
