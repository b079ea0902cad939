"""The private close-up: the part of the board with the possible choices, each place with its label."""

from collections.abc import Iterator

from engines.nuremberg.data import ROUTE
from engines.nuremberg.geography.city import SITE, TOWER
from engines.nuremberg.geography.countryside import COUNTRY, CROSSING, SECTIONS
from engines.nuremberg.view import NurembergView
from render.context import RenderContext
from render.games.nuremberg.areas.beside_board import centres, rights
from render.games.nuremberg.areas.board import map_items
from render.games.nuremberg.areas.closeup_labels import label_spots
from render.games.nuremberg.layout import (
    CITY_PART,
    COUNTRY_MAP,
    COUNTRY_PART,
    TOWER_SPOTS,
    crossing_spot,
    section_lie,
    section_spot,
    site_spot,
)
from render.games.nuremberg.news import read_news
from render.kit.maps.charts import BORDER
from render.kit.maps.closeups import beside, cut_out, pill, size_of, window
from render.kit.maps.hexmap import Spot
from render.scene import Item, Scene, Sprite
from render.theme import Theme

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
    places = [(label, ref, spot) for ref, label in card.labels if (spot := _choice(view, ref)) is not None]
    spots = [spot for _, _, spot in places]
    part = window(spots, _bounds(spots), _LEAST, _AROUND)
    news = read_news(())
    things = [
        *centres(card, theme),
        *_sections(view, [ref for _, ref, _ in places]),
        *map_items(view, card, news, theme),
        *rights(view, card, news, theme),
    ]
    inside = [*things, *_labels(view, places, things, theme)]
    return Scene("nuremberg", part[2:], "nuremberg.part", part, cut_out(inside, part, lambda _: _REACH))


def spot_of(ref: str) -> Spot | None:
    """Return where the thing of a reference lies.

    References are "crossing:ii-4", "site:h-ne", "tower:1-2", "field:0,-2", "route:ii".
    """
    kind, _, name = ref.partition(":")
    if kind == "crossing" and name in CROSSING:
        return crossing_spot(CROSSING[name])
    if kind == "site" and name in SITE:
        return site_spot(SITE[name])
    if kind == "tower" and name in TOWER:
        return TOWER_SPOTS[TOWER[name]]
    if kind == "field" and name in COUNTRY.names:
        return COUNTRY_MAP.cell(COUNTRY.cell(name))
    if kind == "route" and name in ROUTE:
        return section_spot(ROUTE[name], 1)
    return None


def _choice(view: NurembergView, ref: str) -> Spot | None:
    """Return where a thing is chosen: a route at the section of its next station."""
    kind, _, name = ref.partition(":")
    if kind == "route" and name in ROUTE:
        return section_spot(ROUTE[name], _next(view, ROUTE[name]))
    return spot_of(ref)


def _next(view: NurembergView, route: int) -> int:
    return min(SECTIONS, len(view.stations[route]) + 1)


def _bounds(spots: list[Spot]) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of what may be shown: a half of the board, or both."""
    halves = [part for part in (CITY_PART, COUNTRY_PART) if any(part[0] <= x <= part[2] for x, _ in spots)]
    halves = halves or [CITY_PART, COUNTRY_PART]
    left, right = halves[0][0], halves[-1][2]
    return left - BORDER, CITY_PART[1] - BORDER, right + BORDER, CITY_PART[3] + _BELOW


def _sections(view: NurembergView, refs: list[str]) -> Iterator[Item]:
    """Draw light at the places of the next stations."""
    for kind, _, name in (ref.partition(":") for ref in refs):
        if kind == "route":
            route = ROUTE[name]
            args = (section_lie(route, _next(view, route)), 0, *_SECTION)
            yield Sprite("nuremberg.edge-halo", section_spot(route, _next(view, route)), args, f"next.{name}")


def _labels(
    view: NurembergView, places: list[tuple[str, str, Spot]], things: list[Item], theme: Theme
) -> Iterator[Item]:
    """Draw the labels at or beside their places; a place whose label lies beside it has a mark."""
    for (label, ref, spot), (x, y) in zip(places, label_spots(places, things), strict=True):
        size, w, h = size_of(label)
        if beside((x, y), spot, (size, w, h)) and ref.startswith(("crossing:", "tower:")):
            yield Sprite("nuremberg.place", spot, ())
        yield from pill(label, ref, (x, y), (size, w, h), theme)
