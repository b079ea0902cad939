"""The map: tokens, roads, buildings, knights, robber and merchant, and what is new among them."""

from collections.abc import Iterator

from engines.cities_knights.geography import ISLAND
from engines.cities_knights.view import CatanView
from render.context import RenderContext
from render.games.cities_knights.layout import FIGURE_UP, ISLE, TOKEN_DOWN
from render.games.cities_knights.news import News
from render.scene import Item, Sprite

HALO = 53
_CITY_UP = 5


def ground_args(view: CatanView) -> tuple[str, str]:
    """Return the arguments of a match's background."""
    return " ".join(place.terrain for place in view.hexes), " ".join(view.harbours)


def map_items(view: CatanView, card: RenderContext, news: News) -> Iterator[Item]:
    """Draw everything on the map: halos are lowest, so that they hide no token and no road."""
    yield from _place_halos(view, news)
    yield from _tokens(view)
    yield from _road_ghosts(view, card, news)
    for road in view.roads:
        edge = ISLAND.edge(road.edge)
        args = (card.styles[road.seat], ISLE.lie(edge))
        yield Sprite("catan.road", ISLE.edge(edge), args, f"seat{road.seat}.road.{road.edge}")
    yield from _knight_ghosts(view, card, news)
    yield from _standing(view, card)
    yield from _figures(view, card)


def _tokens(view: CatanView) -> Iterator[Item]:
    moved = {view.robber}
    if view.merchant is not None:
        moved.add(view.merchant[0])
    for index, place in enumerate(view.hexes):
        if place.token is None:
            continue
        x, y = ISLE.cell(index)
        if place.id in moved:
            y += TOKEN_DOWN
            yield Sprite("catan.clearing", (x, y), (place.terrain,))
        yield Sprite("catan.token", (x, y), (place.token, int(place.id == view.robber)), f"token.{place.id}")


def _place_halos(view: CatanView, news: News) -> Iterator[Item]:
    new = [(name, "new") for name in sorted(news.edges, key=ISLAND.edge)]
    for name, what in [*new, *((name, "gone") for name, _ in news.gone_roads)]:
        edge = ISLAND.edge(name)
        yield Sprite("catan.road-halo", ISLE.edge(edge), (ISLE.lie(edge), int(what == "gone")), f"{what}.{name}")
    for places, what in ((news.vertices - news.lost, "new"), (news.lost, "lost")):
        for vertex in sorted(places):
            x, y = ISLE.corner(vertex)
            yield Sprite("catan.halo", (x, y - 3), (HALO, int(what == "lost")), f"{what}.{vertex}")
    if news.robber:
        x, y = ISLE.cell(ISLAND.cell(view.robber))
        yield Sprite("catan.halo", (x, y - FIGURE_UP), (HALO - 6, 1), "new.robber")
    if news.merchant and view.merchant is not None:
        x, y = ISLE.cell(ISLAND.cell(view.merchant[0]))
        yield Sprite("catan.halo", (x, _merchant_y(view, y)), (HALO - 6, 0), "new.merchant")


def _road_ghosts(view: CatanView, card: RenderContext, news: News) -> Iterator[Item]:
    roads = {road.edge for road in view.roads}
    for name, owner in news.gone_roads:
        if name not in roads:
            edge = ISLAND.edge(name)
            args = (card.styles[owner], ISLE.lie(edge))
            yield Sprite("catan.road-ghost", ISLE.edge(edge), args, f"ghost.{name}")


def _knight_ghosts(view: CatanView, card: RenderContext, news: News) -> Iterator[Item]:
    """Draw the places that knights left; they lie over the roads that lead there."""
    levels = {knight.vertex: knight.level for knight in view.knights}
    taken = {*levels, *(building.vertex for building in view.buildings)}
    for vertex, seat, level, now in news.left:
        if vertex not in taken:
            args = (*card.look(seat), level or levels.get(now, 1))
            yield Sprite("catan.knight-ghost", ISLE.corner(vertex), args, f"ghost.{vertex}")


def _standing(view: CatanView, card: RenderContext) -> Iterator[Item]:
    pieces: list[tuple[int, int, Sprite]] = []
    for building in view.buildings:
        x, y = ISLE.corner(building.vertex)
        style, letter = card.look(building.seat)
        ref = f"seat{building.seat}.{building.piece}.{building.vertex}"
        match building.piece:
            case "settlement":
                sprite = Sprite("catan.settlement", (x, y - 3), (style, letter), ref)
            case "tipped":
                sprite = Sprite("catan.tipped", (x, y), (style, letter, int(building.wall)), ref)
            case _:
                args = (style, letter, int(building.wall), building.metropolis or "")
                sprite = Sprite("catan.city", (x, y - (2 if building.metropolis else _CITY_UP)), args, ref)
        pieces.append((y, building.vertex, sprite))
    for knight in view.knights:
        x, y = ISLE.corner(knight.vertex)
        knight_args = (*card.look(knight.seat), knight.level, int(knight.active))
        sprite = Sprite("catan.knight", (x, y + 2), knight_args, f"seat{knight.seat}.knight.{knight.vertex}")
        pieces.append((y, knight.vertex, sprite))
    yield from (sprite for _, _, sprite in sorted(pieces, key=lambda piece: piece[:2]))


def _merchant_y(view: CatanView, y: int) -> int:
    return y - FIGURE_UP + 2


def _figures(view: CatanView, card: RenderContext) -> Iterator[Item]:
    both = view.merchant is not None and view.merchant[0] == view.robber
    aside = 30 if both else 0
    if view.merchant is not None:
        name, seat = view.merchant
        x, y = ISLE.cell(ISLAND.cell(name))
        yield Sprite("catan.merchant", (x + aside, _merchant_y(view, y)), card.look(seat), "merchant")
    x, y = ISLE.cell(ISLAND.cell(view.robber))
    yield Sprite("catan.robber", (x - aside, y - FIGURE_UP), (0,), "robber")
