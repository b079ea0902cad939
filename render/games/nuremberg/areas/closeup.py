"""The private close-up: the part of the board with the possible choices, each place with its label."""

from collections.abc import Iterable, Iterator, Sequence

from engines.nuremberg.data import ROUTE
from engines.nuremberg.geography.city import CITY_DATA, SITE, SITES, TOWER
from engines.nuremberg.geography.countryside import COUNTRY, CROSSING, SECTIONS
from engines.nuremberg.view import NurembergView
from render.context import RenderContext
from render.games.nuremberg import layout
from render.games.nuremberg.areas.beside_board import centres, rights
from render.games.nuremberg.areas.board import map_items
from render.games.nuremberg.news import read_news
from render.kit.maps import closeups
from render.kit.maps.charts import BORDER
from render.scene import Item, Scene, Spot, Sprite
from render.theme import Theme

_SHAPES: closeups.Shapes = {
    "nuremberg.number": ((-33, -33, 66, 66), 4),
    "nuremberg.settlement": ((-25, -28, 52, 56), 6),
    "nuremberg.station": ((-18, -22, 36, 40), 4),
    "nuremberg.workshop": ((-30, -46, 60, 92), 5),
    "nuremberg.site": ((-22, -22, 44, 44), 8),
    "nuremberg.tower": ((-18, -56, 36, 72), 2),
    "nuremberg.wall": ((-36, -30, 72, 50), 0.5),
    "nuremberg.knight": ((-24, -46, 52, 84), 4),
    "nuremberg.disc": ((-18, -18, 36, 36), 3),
    "nuremberg.right": ((-59, -52, 118, 104), 3),
    "nuremberg.numeral": ((-18, -18, 36, 36), 4),
}

_MEDALLIONS: Sequence[closeups.Seen] = [
    ((x - layout.MEDALLION, y - layout.MEDALLION, 2 * layout.MEDALLION, 2 * layout.MEDALLION), 3)
    for cell, quarter in enumerate(CITY_DATA.hexes)
    if quarter.goods
    for x, y in (layout.CITY_MAP.cell(cell),)
]

_FREE = (
    (0, 0), (0, -14), (0, 14), (-14, 0), (14, 0), (0, -42), (0, 42), (-56, 0), (56, 0), (-50, -36), (50, -36),
    (-50, 36), (50, 36),
)  # fmt: skip
_BESIDE = (
    (0, 42), (0, -42), (50, 0), (-50, 0), (44, 26), (-44, 26), (44, -26), (-44, -26), (22, 40), (-22, 40),
    (22, -40), (-22, -40),
)  # fmt: skip
_FIELD = ((0, 52), (0, -52), (60, 0), (-60, 0), (54, 28), (-54, 28), (54, -28), (-54, -28))
"""Possible positions of a label, the usual one first: of free places, of sections and sites with symbols, of
fields.
"""


def label_spots(places: Sequence[closeups.Place], things: Iterable[Item]) -> list[Spot]:
    """Return the middle of each label's pill. places: label, reference, spot. things: the items on the board."""
    # A label may hide a site without a symbol, which is only a place.
    seen = [
        closeups.seen_sprite(item, _SHAPES)
        for item in things
        if isinstance(item, Sprite) and item.art in _SHAPES and (item.art != "nuremberg.site" or item.args[0])
    ]
    seen += _MEDALLIONS
    asides = [_asides(ref) for _, ref, _ in places]
    labelled = [(label, spot, ways, ways is _FREE) for (label, _, spot), ways in zip(places, asides, strict=True)]
    return closeups.lay_labels(labelled, seen)


def _asides(ref: str) -> tuple[Spot, ...]:
    kind, _, name = ref.partition(":")
    if kind == "route" or (kind == "site" and SITES[SITE[name]].trade):
        return _BESIDE
    return _FIELD if kind == "field" else _FREE


_AROUND = 130
"""Pixels shown around the places, so that a reader knows where they are."""
_LEAST = (620, 560)
_BELOW = 30
"""How far the lowest label extends below the map."""
_REACH = 120
"""How far a sprite may extend from its place."""
_SECTION = (40, 17)
"""Half the length and width of the mark on the next section of a route."""


def closeup_scene(view: NurembergView, card: RenderContext, theme: Theme) -> Scene:
    """Return the labelled places, cropped as closely as possible; both halves of the board if none is labelled.

    Labels of things other than routes, crossings, fields, sites and towers are ignored.
    """
    places = closeups.places_of(card.labels, lambda ref: _choice(view, ref))
    spots = [spot for _, _, spot in places]
    part = closeups.window(spots, _bounds(spots), _LEAST, _AROUND)
    news = read_news(())
    things = [
        *centres(card, theme),
        *_sections(view, [ref for _, ref, _ in places]),
        *map_items(view, card, news, theme),
        *rights(view, card, news, theme),
    ]
    laid = label_spots(places, things)
    small = ("crossing:", "tower:")
    labels = closeups.draw_labels(places, laid, "nuremberg.place", lambda ref: ref.startswith(small), theme)
    inside = [*things, *labels]
    return Scene("nuremberg", part[2:], "nuremberg.part", part, closeups.cut_out(inside, part, lambda _: _REACH))


def spot_of(ref: str) -> Spot | None:
    """Return where the thing of a reference lies.

    References are "crossing:ii-4", "site:h-ne", "tower:1-2", "field:0,-2", "route:ii".
    """
    kind, _, name = ref.partition(":")
    if kind == "crossing" and name in CROSSING:
        return layout.crossing_spot(CROSSING[name])
    if kind == "site" and name in SITE:
        return layout.site_spot(SITE[name])
    if kind == "tower" and name in TOWER:
        return layout.TOWER_SPOTS[TOWER[name]]
    if kind == "field" and name in COUNTRY.names:
        return layout.COUNTRY_MAP.cell(COUNTRY.cell(name))
    if kind == "route" and name in ROUTE:
        return layout.section_spot(ROUTE[name], 1)
    return None


def _choice(view: NurembergView, ref: str) -> Spot | None:
    """Return where a thing is chosen: a route at the section of its next station."""
    kind, _, name = ref.partition(":")
    if kind == "route" and name in ROUTE:
        return layout.section_spot(ROUTE[name], _next(view, ROUTE[name]))
    return spot_of(ref)


def _next(view: NurembergView, route: int) -> int:
    return min(SECTIONS, len(view.stations[route]) + 1)


def _bounds(spots: list[Spot]) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of what may be shown: a half of the board, or both."""
    halves = [
        part for part in (layout.CITY_PART, layout.COUNTRY_PART) if any(part[0] <= x <= part[2] for x, _ in spots)
    ]
    halves = halves or [layout.CITY_PART, layout.COUNTRY_PART]
    left, right = halves[0][0], halves[-1][2]
    return left - BORDER, layout.CITY_PART[1] - BORDER, right + BORDER, layout.CITY_PART[3] + _BELOW


def _sections(view: NurembergView, refs: list[str]) -> Iterator[Item]:
    """Draw light at the places of the next stations."""
    for kind, _, name in (ref.partition(":") for ref in refs):
        if kind == "route":
            route, section = ROUTE[name], _next(view, ROUTE[name])
            at, args = layout.section_spot(route, section), (layout.section_lie(route, section), 0, *_SECTION)
            yield Sprite("nuremberg.edge-halo", at, args, f"next.{name}")
