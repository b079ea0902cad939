"""The map and its track: Stadtholder, possible incomes, guild houses, pawns and markers, and what is new there."""

import itertools
import math
from collections.abc import Iterator

from msgspec import Struct

from engines.golden_age.data import COLOURS, NUMBERS
from engines.golden_age.geography import LENGTH, SPACES
from engines.golden_age.view import GoldenAgeView, GuildView, ProvinceView
from render.context import RenderContext
from render.drawing.colour import mix
from render.drawing.fonts import width
from render.games.golden_age import layout
from render.games.golden_age.news import News
from render.games.golden_age.palette import FIELDS, LIT, colour_of
from render.scene import Item, Spot, Sprite, Text, centred
from render.theme import Theme

_FLORIN = 2
_MEDAL, _MEDAL_IN = 58, 26
"""Size of the Stadtholder's medallion, and how far inside the track its middle is."""
_PIECE_HALO, _GUILD_HALO = 36, 22
_GUILD_MARKER = 18
_AHEAD_STEP = 18
"""Distance between the signs of two seats on a space that the next roll may lead to."""
_DOT_STEP = 14
"""Distance between two dots of a pawn's path."""
_BENDS = (25, -25, 40, -40, 10, -10, 60, -60, 85, -85, 110, -110)
"""Degrees by which a path may turn from the straight line until its end, the best first."""
_HEAD, _HEAD_LENGTH = 3, 20
"""The weight of a path's head in dots, and its length."""
_NAME = (100, 20)
"""Half the width and height of a name."""


class Standing(Struct, frozen=True):
    """A piece on the map. what: marker, pawn or ghost. count: number of pawns that it represents."""

    what: str
    seat: int
    at: Spot
    ref: str
    flipped: bool = False
    count: int = 1
    new: bool = False


def map_items(
    view: GoldenAgeView, card: RenderContext, news: News, theme: Theme, quiet: bool = False
) -> Iterator[Item]:
    """Draw everything inside and on the track. quiet: without the Stadtholder's payments."""
    pieces = [piece for province in view.provinces for piece in standing(province, news)]
    if not quiet:
        yield from _lit(view)
    ways = list(_ways(pieces, news))
    yield from (dot for dot in ways if not dot.ref)
    for piece in pieces:
        if piece.new:
            yield Sprite("golden.fresh", piece.at, (_PIECE_HALO,), f"new.{piece.ref}")
    yield from _labels(view, card, theme)
    if not quiet:
        yield from _ahead(view, card)
    yield from _stadtholder(view, news)
    yield from _guilds(view, card, news, theme)
    for piece in sorted(pieces, key=lambda piece: (piece.at[1], piece.at[0])):
        yield from _piece(piece, card, theme)
    yield from (head for head in ways if head.ref)


# ------------------------------------------------------------------ Stadtholder


def _lit(view: GoldenAgeView) -> Iterator[Item]:
    if view.stadtholder is None:
        return
    for province in SPACES[view.stadtholder].provinces:
        yield Sprite("golden.lit", layout.MAP, (province,), f"lit.{province}")


def _labels(view: GoldenAgeView, card: RenderContext, theme: Theme) -> Iterator[Item]:
    for province in view.provinces:
        x, y = layout.label_spot(province.id)
        text = card.word(f"province:{province.id}").upper()
        w = round(width(text, "serif-bold", layout.LABEL)) + 12
        sign = x - (w + layout.NAME_SIGN) // 2 + layout.NAME_SIGN // 2
        x += layout.NAME_SIGN // 2
        yield Sprite("golden.guild", (sign, y), (colour_of(province.id), layout.NAME_SIGN), f"sign.{province.id}")
        pale = mix(FIELDS[colour_of(province.id)].fill, "#ffffff", 0.45)
        box, ref = (x - w // 2, y - 18, w, 36), f"province.{province.id}"
        yield Text(text, (x, y), "serif-bold", layout.LABEL, theme.colours.ink, pale, "mm", box, 3, ref)


def _ahead(view: GoldenAgeView, card: RenderContext) -> Iterator[Item]:
    """Draw, on each space that the next roll may lead to, the seats that it would pay: a larger sign for more."""
    for ahead in view.ahead:
        if not SPACES[ahead.space].provinces:
            continue
        x, y = layout.inner_spot(ahead.space, 0)
        dx, dy = layout.inward(ahead.space)
        along = (0, 1) if dx and not dy else (1, 0)
        if dx and dy:
            x, y = layout.tile_spot(ahead.space)[0] + dx * 35, layout.tile_spot(ahead.space)[1] + dy * 35
        for seat, income in enumerate(ahead.income):
            if not income:
                continue
            off = round((seat - (len(ahead.income) - 1) / 2) * _AHEAD_STEP)
            size = min(10, 5 + round(income / _FLORIN * 1.5))
            at = (x + along[0] * off, y + along[1] * off)
            yield Sprite("golden.dot", at, (card.styles[seat], size), f"ahead.{ahead.total}.seat{seat}")


def _stadtholder(view: GoldenAgeView, news: News) -> Iterator[Item]:
    if view.stadtholder is None:
        return
    if news.came is not None:
        way = layout.passed(news.came % LENGTH, view.stadtholder)[:-1]
        for i, space in enumerate(way):
            look, r = ("gold", 7) if i else ("pale", 9)
            yield Sprite("golden.trail", layout.inner_spot(space, 0), (r, look), f"trail.{space}")
    space = view.stadtholder
    yield Sprite("golden.tile", layout.tile_spot(space), (space,), f"space.{space}")
    yield Sprite("golden.stadtholder", layout.inner_spot(space, _MEDAL_IN), (_MEDAL,), "stadtholder")


# ------------------------------------------------------------------ guilds


def _guilds(view: GoldenAgeView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    c = theme.colours
    for index, guild in enumerate(view.guilds):
        held = guild.step if guild.marker is not None else 0
        yield Sprite("golden.windows", layout.house_spot(index), (guild.colour, held), f"guild.{guild.colour}")
        yield from _guild_marker(guild, index, card, news)
        if guild.price is not None:
            x, y = layout.floor_spot(index, guild.price, NUMBERS.guild_prices)
            price, ref = str(guild.price // _FLORIN), f"guild.{guild.colour}.price"
            yield centred(price, (x, y - 1), (36, 32), "number-black", 29, c.ink, LIT, ref)


def _guild_marker(guild: GuildView, index: int, card: RenderContext, news: News) -> Iterator[Item]:
    if guild.marker is None:
        return
    x, y = layout.floor_spot(index, guild.step, NUMBERS.guild_prices)
    if guild.colour in news.markers:
        yield Sprite("golden.fresh", (x, y - 1), (_GUILD_HALO,), f"new.{guild.colour}")
    seat = guild.marker.seat
    args = (*card.look(seat), _GUILD_MARKER, int(guild.marker.flipped))
    yield Sprite("golden.marker", (x, y - 1), args, f"seat{seat}.marker.{guild.colour}")


# ------------------------------------------------------------------ provinces


def standing(province: ProvinceView, news: News) -> list[Standing]:
    """Return the pieces of a province in their slots: the marker, pawns by seat, then ghosts if there is room.

    If there are too many pawns for the slots, each seat has one pawn with a number.
    """
    found: list[Standing] = []
    name = province.id
    if province.marker is not None:
        seat = province.marker.seat
        found.append(
            Standing(
                "marker", seat, layout.slot_spot(name, 0), f"seat{seat}.marker.{name}", province.marker.flipped,
                new=name in news.markers,
            )
        )  # fmt: skip
    crowded = len(found) + sum(province.pawns) > layout.SLOTS
    for seat, count in enumerate(province.pawns):
        fresh = min(news.pawns[seat, name], count)
        if crowded and count:
            at = layout.slot_spot(name, len(found))
            found.append(Standing("pawn", seat, at, f"seat{seat}.pawn.{name}", count=count, new=bool(fresh)))
            continue
        for i in range(count):
            at = layout.slot_spot(name, len(found))
            found.append(Standing("pawn", seat, at, f"seat{seat}.pawn.{name}.{i}", new=i >= count - fresh))
    for seat, start, _ in news.moves:
        if start == name and len(found) < layout.SLOTS:
            found.append(Standing("ghost", seat, layout.slot_spot(name, len(found)), f"ghost.{name}.{len(found)}"))
    return found


def _ways(pieces: list[Standing], news: News) -> Iterator[Item]:
    """Draw dotted arrows from ghosts to the pawns that left them; dots lie below all pieces, heads above."""
    ghosts = [piece for piece in pieces if piece.what == "ghost"]
    new = [piece for piece in pieces if piece.what == "pawn" and piece.new]
    taken: list[Spot] = []
    for number, (seat, start, to) in enumerate(news.moves):
        begin = next((g for g in ghosts if g.seat == seat and f".{start}." in g.ref), None)
        ends = [p for p in new if p.seat == seat and f".{to}" in p.ref]
        if begin is None or not ends:
            continue
        end = min(ends, key=lambda piece: math.dist(begin.at, piece.at))
        ghosts.remove(begin)
        if len(ends) > 1:
            new.remove(end)
        if math.dist(begin.at, end.at) < 2 * _PIECE_HALO:
            continue
        angle, dots = _best_way(begin.at, end.at, pieces, taken)
        taken += dots
        for at in dots[:-1]:
            yield Sprite("golden.trail", at, (3, "move"))
        yield Sprite("golden.arrow", dots[-1], (angle,), f"way.{number}")


def _best_way(begin: Spot, end: Spot, pieces: list[Standing], taken: list[Spot]) -> tuple[int, list[Spot]]:
    """Return the path that hides least, as the angle of its head (degrees clockwise from twelve) and its spots."""
    straight = math.degrees(math.atan2(end[0] - begin[0], begin[1] - end[1]))
    least: tuple[int, int, list[Spot]] | None = None
    for bend in _BENDS:
        angle = round((straight + bend) / 15) * 15
        dots = _way(begin, end, angle)
        # A head over another seat's piece would point at that piece.
        head = (dots[-1], _short_of(end, angle, _PIECE_HALO + 6 + _HEAD_LENGTH))
        hidden = sum(_hides(at, pieces) + any(math.dist(at, dot) < _DOT_STEP for dot in taken) for at in dots)
        hidden += _HEAD * sum(_hides(at, pieces) for at in head)
        if least is None or hidden < least[0]:
            least = hidden, angle, dots
        if not hidden:
            break
    assert least is not None
    return least[1:]


def _short_of(end: Spot, angle: int, far: float) -> tuple[float, float]:
    """Return the point ``far`` pixels before ``end``, approaching at ``angle``."""
    return end[0] - math.sin(math.radians(angle)) * far, end[1] + math.cos(math.radians(angle)) * far


def _way(begin: Spot, end: Spot, angle: int) -> list[Spot]:
    """Return spots on a curve from one piece to the ring around another, approaching it at an angle."""
    x1, y1 = _short_of(end, angle, math.dist(begin, end) * 0.5)
    x2, y2 = _short_of(end, angle, _PIECE_HALO + 6)
    curve = [
        ((1 - t) ** 2 * begin[0] + 2 * t * (1 - t) * x1 + t * t * x2,
         (1 - t) ** 2 * begin[1] + 2 * t * (1 - t) * y1 + t * t * y2)
        for t in (k / 60 for k in range(61))
    ]  # fmt: skip
    found: list[Spot] = []
    gone = -1.0 * _DOT_STEP
    for (x0, y0), (x, y) in itertools.pairwise(curve):
        gone += math.dist((x, y), (x0, y0))
        if gone >= _DOT_STEP and math.dist((x, y), (x2, y2)) >= _DOT_STEP:
            gone -= _DOT_STEP
            found.append((round(x), round(y)))
    return [*found, (round(x2), round(y2))]


def _hides(at: tuple[float, float], pieces: list[Standing]) -> int:
    """Return how much a dot would hide, or be hidden by: above all names, houses and things beside the map."""
    left, top = layout.MAP
    if not (left < at[0] < left + layout.CHART.size[0] and top < at[1] < top + layout.CHART.size[1]):
        return 3
    x, y = layout.house_spot(0)
    if x < at[0] < layout.house_spot(len(COLOURS) - 1)[0] + layout.HOUSE and y < at[1] < y + layout.HOUSE_HEIGHT:
        return 3
    for province in layout.CHART.provinces.values():
        x, y = province.label
        if abs(at[0] - left - x) < _NAME[0] and abs(at[1] - top - y) < _NAME[1]:
            return 3
    return 2 * any(math.dist(at, piece.at) < _PIECE_HALO - 4 for piece in pieces)


def _piece(piece: Standing, card: RenderContext, theme: Theme) -> Iterator[Item]:
    style, letter = card.look(piece.seat)
    x, y = piece.at
    match piece.what:
        case "marker":
            yield Sprite("golden.marker", (x, y), (style, letter, layout.MARKER, int(piece.flipped)), piece.ref)
        case "ghost":
            yield Sprite("golden.ghost", (x, y), (style, layout.PAWN), piece.ref)
        case _:
            yield Sprite("golden.pawn", (x, y), (style, letter, layout.PAWN), piece.ref)
    if piece.count > 1:
        at = (x + 17, y - 17)
        yield Sprite("golden.count", at, ())
        c = theme.colours
        size = 24 if piece.count < 10 else 22
        yield centred(str(piece.count), at, (28, 28), "number", size, c.ink, c.card_high, f"{piece.ref}.count")
