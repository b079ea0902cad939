"""The pieces of both halves of the board, and what is new among them."""

from collections import Counter
from collections.abc import Iterator

from engines.nuremberg.data import CARDS, ROUTE, ROUTES
from engines.nuremberg.geography.city import SITE, SITES, TOWER, WALLS
from engines.nuremberg.geography.countryside import BOARD, COUNTRY, CROSSING, CROSSING_IDS, FIELDS
from engines.nuremberg.view import NurembergView
from render.context import RenderContext
from render.games.nuremberg import layout
from render.games.nuremberg.news import News
from render.scene import Item, Spot, Sprite, centred
from render.theme import Theme

_HALO, _SITE_HALO, _TOWER_HALO = 40, 46, 27
_WALL_HALO = (50, 28, 1)
_STATION_HALO = (44, 24, 1)
_WORKSHOP_UP = 4
_EACH = Counter(card.harvest for card in CARDS.values())
"""By number, how many event cards have it."""


def map_items(view: NurembergView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw everything on both halves: halos are lowest, so that they hide nothing."""
    yield from _country_halos(view, news)
    yield from _fields(view, news)
    yield from _knight(view, news)
    yield from _stations(view, card)
    for route, at in enumerate(layout.NUMERAL_SPOTS):
        yield Sprite("nuremberg.numeral", at, (route,), f"route.{ROUTES[route]}")
    yield from _settlements(view, card)
    yield from _city_halos(news)
    yield from _ring(view, news)
    yield from _next_wall(view, theme)
    yield from _sites(view, card)


# ------------------------------------------------------------------ the country


def _country_halos(view: NurembergView, news: News) -> Iterator[Item]:
    for route, section in sorted(news.stations):
        number = ROUTE[route]
        at, args = layout.section_spot(number, section), (layout.section_lie(number, section), 0, *_STATION_HALO)
        yield Sprite("nuremberg.edge-halo", at, args, f"new.station:{route}-{section}")
    for crossing in sorted(news.crossings):
        x, y = layout.crossing_spot(CROSSING[crossing])
        yield Sprite("nuremberg.halo", (x, y - 2), (_HALO, 0), f"new.crossing:{crossing}")
    if news.knight:
        x, y = knight_spot(view)
        yield Sprite("nuremberg.halo", (x, y), (_HALO, 1), "new.knight")


def knight_spot(view: NurembergView) -> Spot:
    """Return the place of the robber knight: beside the number of his field, or at his castle."""
    x, y = layout.COUNTRY_MAP.cell(COUNTRY.cell(view.knight))
    dx, dy = (0, 0) if view.at_castle else layout.KNIGHT_ASIDE
    return x + dx, y + dy


def _fields(view: NurembergView, news: News) -> Iterator[Item]:
    """Draw the number of each field in its ring; gold around those that were just harvested."""
    drawn = Counter(CARDS[card].harvest for card in view.drawn)
    harvested = CARDS[view.card].harvest if news.drawn and view.card else None
    for cell in FIELDS:
        hexagon, name = BOARD.hexes[cell], COUNTRY.names[cell]
        number = hexagon.number or 0
        x, y = layout.COUNTRY_MAP.cell(cell)
        robbed = name == view.knight
        if robbed:
            x, y = x + layout.TOKEN_ASIDE[0], y + layout.TOKEN_ASIDE[1]
        elif number == harvested:
            yield Sprite("nuremberg.harvest", (x, y), (), f"harvest.{name}")
        args = (number, _EACH[number], _EACH[number] - drawn[number], int(robbed))
        yield Sprite("nuremberg.number", (x, y), args, f"field.{name}")


def _knight(view: NurembergView, news: News) -> Iterator[Item]:
    if news.left and news.left != view.knight:
        (x, y), (dx, dy) = layout.COUNTRY_MAP.cell(COUNTRY.cell(news.left)), layout.KNIGHT_ASIDE
        yield Sprite("nuremberg.knight", (x + dx, y + dy), (1,), "ghost.knight")
    yield Sprite("nuremberg.knight", knight_spot(view), (0,), "knight")


def _stations(view: NurembergView, card: RenderContext) -> Iterator[Item]:
    for route, seats in enumerate(view.stations):
        for section, seat in enumerate(seats, 1):
            args = (*card.look(seat), layout.section_lie(route, section))
            ref = f"seat{seat}.station.{ROUTES[route]}-{section}"
            yield Sprite("nuremberg.station", layout.section_spot(route, section), args, ref)


def _settlements(view: NurembergView, card: RenderContext) -> Iterator[Item]:
    built = [(layout.crossing_spot(i), i, seat) for i, seat in enumerate(view.settlements) if seat is not None]
    for (x, y), crossing, seat in sorted(built, key=lambda one: one[0][1]):
        args = (*card.look(seat), layout.PIECE_PERCENT)
        yield Sprite("nuremberg.settlement", (x, y - 2), args, f"seat{seat}.settlement.{CROSSING_IDS[crossing]}")


# ------------------------------------------------------------------ the city


def _city_halos(news: News) -> Iterator[Item]:
    for wall in sorted(news.walls):
        x, y = layout.wall_spot(wall - 1)
        args = (layout.wall_lie(wall - 1), 0, *_WALL_HALO)
        yield Sprite("nuremberg.edge-halo", (x, y - 10), args, f"new.wall:{wall}")
    for tower in sorted(news.towers):
        x, y = layout.TOWER_SPOTS[TOWER[tower]]
        yield Sprite("nuremberg.halo", (x, y - 14), (_TOWER_HALO, 0), f"new.tower:{tower}")
    for site in sorted(news.sites):
        yield Sprite("nuremberg.halo", layout.site_spot(SITE[site]), (_SITE_HALO, 0), f"new.site:{site}")


def _ring(view: NurembergView, news: News) -> Iterator[Item]:
    """Draw walls, then the towers in front of their ends; the farther ones of each first."""
    for wall in sorted(range(view.walls), key=lambda wall: layout.wall_spot(wall)[1]):
        args = (layout.wall_facing(wall), layout.WALL_LENGTH, int(wall + 1 in news.walls))
        yield Sprite("nuremberg.wall", layout.wall_spot(wall), args, f"wall.{wall + 1}")
    for tower in sorted(range(len(view.towers)), key=lambda tower: layout.TOWER_SPOTS[tower][1]):
        if view.towers[tower]:
            yield Sprite("nuremberg.tower", layout.TOWER_SPOTS[tower], (layout.TOWER_PERCENT,), f"tower.{tower}")


def _next_wall(view: NurembergView, theme: Theme) -> Iterator[Item]:
    """Draw the arrow at which the wall begins, and the number of the next section."""
    if not view.walls:
        x, y = round(layout.RING[0][0]), round(layout.RING[0][1])
        yield Sprite("nuremberg.arrow", (x - 12, y - 26), (), "wall.arrow")
    if view.walls < WALLS:
        x, y = layout.wall_sign_spot(view.walls)
        yield Sprite("nuremberg.disc", (x, y), (18,), "wall.next")
        c = theme.colours
        yield centred(str(view.walls + 1), (x, y), (32, 30), "number", 25, c.ink, c.card, "wall.next.number")


def _sites(view: NurembergView, card: RenderContext) -> Iterator[Item]:
    """Draw the discs of the sites, and workshops with the symbol that they cover."""
    order = sorted(range(len(SITES)), key=lambda site: layout.site_spot(site)[1])
    for site in order:
        data, seat, (x, y) = SITES[site], view.workshops[site], layout.site_spot(site)
        name, trade = data.id.lower(), data.trade or ""
        if seat is None:
            yield Sprite("nuremberg.site", (x, y), (trade, 100), f"site.{name}")
        else:
            args = (*card.look(seat), trade)
            yield Sprite("nuremberg.workshop", (x, y - _WORKSHOP_UP), args, f"seat{seat}.workshop.{name}")
