"""The map with its contents: arrows, track, towns, cubes, figures, names, and what is new there."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engines.first_train.data import COMPANIES, FIGURES
from engines.first_train.view import AreaView, FirstTrainView, Holder
from render.context import RenderContext
from render.drawing.fonts import width
from render.games.first_train import layout
from render.games.first_train.news import News
from render.games.first_train.palette import COMPANY, TERRAINS
from render.games.first_train.sprites.pieces import look_of
from render.kit.maps.closeups import covered
from render.scene import Item, Rect, Spot, Sprite, Text
from render.theme import Theme

_SEATS = 4
_HALO = 12
_BONUS = 19
"""Distance from a town to the star of its available link bonus."""
_LETTER = 17
"""Half the size of the disc with a network's letter."""
_SQUARE = 64
"""Size of the squares that index what such a disc may hide."""


def map_items(
    view: FirstTrainView,
    card: RenderContext,
    news: News,
    theme: Theme,
    planned: Iterable[Item] = (),
    ends: Iterable[Item] = (),
) -> Iterator[Item]:
    """Draw everything on the map.

    planned, ends: of a line that is being chosen, its links, above all track, and its ends, above all towns.
    """
    yield from _arrows(view)
    yield from _links(view, card, news)
    yield from planned
    names = list(_names(view, theme))
    yield from _letters(view, card, [name.box for name in names])
    yield from _towns(view, news)
    yield from ends
    yield from _things(view, news)
    yield from names


def _arrows(view: FirstTrainView) -> Iterator[Item]:
    """Draw arrows that no longer serve, grey over those of the background."""
    areas = view.chart.areas
    for pointer in layout.pointers(view.map):
        if view.areas[pointer.town].companies:
            ref = f"arrow.{areas[pointer.area].id}.{areas[pointer.town].id}"
            yield Sprite("train.arrow", pointer.at, (pointer.turn, 1), ref)


def _links(view: FirstTrainView, card: RenderContext, news: News) -> Iterator[Item]:
    halos: list[Item] = []
    light: list[Item] = []
    links: list[Item] = []
    for border, holder in enumerate(view.links):
        if holder is None:
            continue
        data = view.chart.borders[border]
        at = layout.on_board(layout.border_middle(view.map, border))
        look: str = holder if isinstance(holder, str) else look_of(card.styles[holder])
        owner = _SEATS + COMPANIES.index(holder) if isinstance(holder, str) else holder
        links.append(Sprite("train.link", at, (view.map, border, owner, look), f"link.{data.id}"))
        if frozenset((data.a, data.b)) in news.links:
            halos.append(Sprite("train.link-halo", at, (view.map, border, owner, 0), f"new.{data.id}"))
            light.append(Sprite("train.link-halo", at, (view.map, border, owner, 1)))
    yield from (*halos, *light, *links)


def _letters(view: FirstTrainView, card: RenderContext, names: Sequence[Rect]) -> Iterator[Item]:
    """Draw a seat's letter on each of its networks, where it hides least of names, cubes and figures."""
    towns = {area for area, data in enumerate(view.chart.areas) if data.is_town}
    kept = _by_place([*names, *_kept(view)])
    for seat in range(len(view.players)):
        for network in networks(view, seat):
            meets = Counter(area for border in network for area in view.chart.ends[border])
            knots = [
                (-count, layout.on_board(layout.knot_spot(view.map, area, seat)))
                for area, count in meets.items()
                if area not in towns
            ]
            pieces = [(0, layout.link_spot(view.map, border, seat)) for border in network]
            _, _, at = min((_hidden(spot, kept), order, spot) for order, spot in [*knots, *pieces])
            yield Sprite("train.knot", at, card.look(seat), f"seat{seat}.network")


def _kept(view: FirstTrainView) -> Iterator[Rect]:
    """Yield the areas of cubes and figures."""
    for data, there in zip(view.chart.areas, view.areas, strict=True):
        x, y = layout.on_board(layout.places(view.map)[data.id].things)
        count = len(figures_of(there)) if data.is_town else there.cubes
        step, high = (layout.FIGURE_STEP, layout.FIGURE) if data.is_town else (layout.CUBE_STEP, layout.CUBE)
        if count:
            yield x - count * step // 2, y - high // 2, count * step, high


def _by_place(kept: Sequence[Rect]) -> Mapping[tuple[int, int], Sequence[Rect]]:
    """Return by square of the map what a letter with its middle there may hide."""
    found: dict[tuple[int, int], list[Rect]] = {}
    for rect in kept:
        x, y, w, h = rect
        for column in range((x - _LETTER) // _SQUARE, (x + w + _LETTER) // _SQUARE + 1):
            for row in range((y - _LETTER) // _SQUARE, (y + h + _LETTER) // _SQUARE + 1):
                found.setdefault((column, row), []).append(rect)
    return found


def _hidden(spot: Spot, kept: Mapping[tuple[int, int], Sequence[Rect]]) -> int:
    x, y = spot
    near = kept.get((x // _SQUARE, y // _SQUARE), ())
    return sum(covered((x - _LETTER, y - _LETTER, 2 * _LETTER, 2 * _LETTER), there) for there in near)


def networks(view: FirstTrainView, holder: Holder) -> list[list[int]]:
    """Return the borders of a holder's links, connected ones in one list."""
    groups: list[tuple[set[int], list[int]]] = []
    for border, there in enumerate(view.links):
        if there is None or there != holder:
            continue
        ends = set(view.chart.ends[border])
        joined = [group for group in groups if group[0] & ends]
        groups = [group for group in groups if not group[0] & ends]
        areas = ends.union(*(group[0] for group in joined))
        groups.append((areas, [*(one for group in joined for one in group[1]), border]))
    return [sorted(borders) for _, borders in groups]


def _towns(view: FirstTrainView, news: News) -> Iterator[Item]:
    for data, there in zip(view.chart.areas, view.areas, strict=True):
        if data.is_town:
            major, companies = int(data.mark == "town_major"), "+".join(there.companies)
            args = (major, data.company or "", companies, int(data.id in news.turned))
            x, y = layout.on_board(layout.places(view.map)[data.id].node)
            yield Sprite("train.town", (x, y), args, f"town.{data.id}")
            if not view.joined and view.chart.area[data.id] in view.chart.to:
                yield Sprite("train.bonus", (x + _BONUS, y - _BONUS), (), f"bonus.{data.id}")


def figures_of(there: AreaView) -> list[str]:
    """Return the figures on a town, one name for each."""
    return [kind for kind, count in zip(FIGURES, (there.red, there.green, there.landowners), strict=True)
            for _ in range(count)]  # fmt: skip


def _things(view: FirstTrainView, news: News) -> Iterator[Item]:
    """Draw cubes and figures, and the printed sign if cubes are gone; those farther down last."""
    found = []
    for data, there in zip(view.chart.areas, view.areas, strict=True):
        x, y = layout.on_board(layout.places(view.map)[data.id].things)
        if data.is_town:
            kinds, step, size, art = figures_of(there), layout.FIGURE_STEP, layout.FIGURE, "train.figure"
        else:
            kinds = ["white" if data.mark == "goods_white" else "yellow"] * there.cubes
            step, size, art = layout.CUBE_STEP, layout.CUBE, "train.cube"
        if data.id in news.areas:
            yield Sprite("train.halo", (x, y), (max(1, len(kinds)) * step + _HALO, size + _HALO), f"new.{data.id}")
        if not kinds and not data.is_town:
            goods = view.chart.data.goods["white" if data.mark == "goods_white" else "yellow"]
            yield Sprite("train.sign", (x, y), (goods, 26, TERRAINS[data.terrain].ink), f"empty.{data.id}")
        for i, kind in enumerate(kinds):
            at = x + round((i - (len(kinds) - 1) / 2) * step), y
            found.append(Sprite(art, at, (kind, size), f"{data.id}.{kind}.{i}"))
    yield from sorted(found, key=lambda item: (item.at[1], item.at[0]))


def _names(view: FirstTrainView, theme: Theme) -> Iterator[Text]:
    for data, there in zip(view.chart.areas, view.areas, strict=True):
        place = layout.places(view.map)[data.id]
        face = "number" if data.is_town else "label"
        colour = COMPANY[there.companies[0]][1] if len(there.companies) == 1 else theme.colours.ink
        on = TERRAINS[data.terrain].glow
        for i, line in enumerate(place.lines):
            x, y = layout.MAP[0] + place.at[0], layout.MAP[1] + place.at[1]
            y += round((i - (len(place.lines) - 1) / 2) * layout.LEADING)
            w = round(width(line, face, layout.LABEL)) + 10
            box = (x - w // 2, y - 14, w, 28)
            ref = "" if i else f"area.{data.id}"
            yield Text(line, (x, y - 1), face, layout.LABEL, colour, on, "mm", box, 3, ref)
