"""The map and its ring: Stadtholder, incomes ahead, guild houses, pawns and markers, and what is new there."""

from __future__ import annotations

import math
from collections.abc import Iterator

from msgspec import Struct

from engines.golden_age.data import NUMBERS
from engines.golden_age.geography import LENGTH, SPACES
from engines.golden_age.view import GoldenAgeView, ProvinceView
from render.card import MatchCard
from render.colour import mix
from render.fonts import width
from render.games.golden_age.chart import colour_of
from render.games.golden_age.layout import (
    LABEL,
    MAP,
    MARKER,
    PAWN,
    SLOTS,
    Spot,
    floor_spot,
    house_spot,
    inner_spot,
    inward,
    label_spot,
    passed,
    slot_spot,
    tile_spot,
)
from render.games.golden_age.news import News
from render.games.golden_age.palette import FIELDS, LIT
from render.lettering import seat_letter
from render.scene import Item, Sprite, Text
from render.theme import Theme

_FLORIN = 2
_MEDAL, _MEDAL_IN = 58, 26
"""Size of the Stadtholder's medallion, and how far inside the ring its middle lies."""
_PIECE_HALO, _GUILD_HALO = 36, 27
_GUILD_MARKER = 18
_DOT_STEP = 14
"""Between two dots of a pawn's way."""


class Standing(Struct, frozen=True):
    """A piece on the map. what: marker, pawn or ghost. count: how many pawns it stands for."""

    what: str
    seat: int
    at: Spot
    ref: str
    flipped: bool = False
    count: int = 1
    new: bool = False


def map_items(view: GoldenAgeView, card: MatchCard, news: News, theme: Theme) -> Iterator[Item]:
    """Everything inside and on the ring, in drawing order."""
    pieces = [piece for province in view.provinces for piece in standing(province, news)]
    yield from _lit(view)
    yield from _ways(pieces, news)
    yield from _labels(view, theme)
    yield from _ahead(view, card)
    yield from _stadtholder(view, news)
    yield from _guilds(view, card, news, theme)
    for piece in pieces:
        if piece.new:
            yield Sprite("golden.fresh", piece.at, (_PIECE_HALO,), f"new.{piece.ref}")
    for piece in sorted(pieces, key=lambda piece: (piece.at[1], piece.at[0])):
        yield from _piece(piece, card, theme)


# ------------------------------------------------------------------ Stadtholder


def _lit(view: GoldenAgeView) -> Iterator[Item]:
    if view.stadtholder is None:
        return
    for province in SPACES[view.stadtholder].provinces:
        yield Sprite("golden.lit", MAP, (province,), f"lit.{province}")


def _labels(view: GoldenAgeView, theme: Theme) -> Iterator[Item]:
    for province in view.provinces:
        x, y = label_spot(province.id)
        text = province.id.upper()
        w = round(width(text, "serif-bold", LABEL)) + 12
        pale = mix(FIELDS[colour_of(province.id)].fill, "#ffffff", 0.45)
        box = (x - w // 2, y - 18, w, 36)
        yield Text(
            text, (x, y), "serif-bold", LABEL, theme.colours.ink, pale, "mm", box, 3, f"province.{province.id}"
        )


def _ahead(view: GoldenAgeView, card: MatchCard) -> Iterator[Item]:
    """On each space that the next roll may lead to, whom it would pay: a larger sign for more."""
    for ahead in view.ahead:
        if not SPACES[ahead.space].provinces:
            continue
        x, y = inner_spot(ahead.space, 0)
        dx, dy = inward(ahead.space)
        along = (0, 1) if dx and not dy else (1, 0)
        if dx and dy:
            x, y = tile_spot(ahead.space)[0] + dx * 35, tile_spot(ahead.space)[1] + dy * 35
        paid = [(seat, income) for seat, income in enumerate(ahead.income) if income]
        for i, (seat, income) in enumerate(paid):
            off = round((i - (len(paid) - 1) / 2) * 18)
            size = min(10, 5 + round(income / _FLORIN * 1.5))
            at = (x + along[0] * off, y + along[1] * off)
            yield Sprite("golden.dot", at, (card.styles[seat], size), f"ahead.{ahead.total}.seat{seat}")


def _stadtholder(view: GoldenAgeView, news: News) -> Iterator[Item]:
    if view.stadtholder is None:
        return
    if news.came is not None:
        way = passed(news.came % LENGTH, view.stadtholder)[:-1]
        for i, space in enumerate(way):
            look, r = ("gold", 7) if i else ("pale", 9)
            yield Sprite("golden.trail", inner_spot(space, 0), (r, look), f"trail.{space}")
    yield Sprite("golden.tile", tile_spot(view.stadtholder), (view.stadtholder,), f"space.{view.stadtholder}")
    yield Sprite("golden.stadtholder", inner_spot(view.stadtholder, _MEDAL_IN), (_MEDAL,), "stadtholder")


# ------------------------------------------------------------------ guilds


def _guilds(view: GoldenAgeView, card: MatchCard, news: News, theme: Theme) -> Iterator[Item]:
    c = theme.colours
    for index, guild in enumerate(view.guilds):
        held = guild.step if guild.marker is not None else 0
        yield Sprite("golden.windows", house_spot(index), (guild.colour, held), f"guild.{guild.colour}")
        if guild.price is not None:
            x, y = floor_spot(index, guild.price, NUMBERS.guild_prices)
            box = (x - 18, y - 17, 36, 32)
            text = str(guild.price // _FLORIN)
            yield Text(
                text, (x, y - 2), "number-black", 29, c.ink, LIT, "mm", box, ref=f"guild.{guild.colour}.price"
            )
    for index, guild in enumerate(view.guilds):
        if guild.marker is None:
            continue
        x, y = floor_spot(index, guild.step, NUMBERS.guild_prices)
        if guild.colour in news.markers:
            yield Sprite("golden.fresh", (x, y - 1), (_GUILD_HALO,), f"new.{guild.colour}")
        seat = guild.marker.seat
        args = (card.styles[seat], seat_letter(seat), _GUILD_MARKER, int(guild.marker.flipped))
        yield Sprite("golden.marker", (x, y - 1), args, f"seat{seat}.marker.{guild.colour}")


# ------------------------------------------------------------------ provinces


def standing(province: ProvinceView, news: News) -> list[Standing]:
    """The pieces of a province in their slots: the marker, then pawns by seat, then ghosts where there is room.

    Too many pawns for the slots stand for each other, one for each seat with their number.
    """
    found: list[Standing] = []
    name = province.id
    if province.marker is not None:
        seat = province.marker.seat
        found.append(
            Standing(
                "marker", seat, slot_spot(name, 0), f"seat{seat}.marker.{name}", province.marker.flipped,
                new=name in news.markers,
            )
        )  # fmt: skip
    crowded = len(found) + sum(province.pawns) > SLOTS
    for seat, count in enumerate(province.pawns):
        fresh = min(news.pawns[seat, name], count)
        if crowded and count:
            at = slot_spot(name, len(found))
            found.append(Standing("pawn", seat, at, f"seat{seat}.pawn.{name}", count=count, new=bool(fresh)))
            continue
        for i in range(count):
            at = slot_spot(name, len(found))
            found.append(Standing("pawn", seat, at, f"seat{seat}.pawn.{name}.{i}", new=i >= count - fresh))
    for seat, start, _ in news.moves:
        if start == name and len(found) < SLOTS:
            found.append(Standing("ghost", seat, slot_spot(name, len(found)), f"ghost.{name}.{len(found)}"))
    return found


def _ways(pieces: list[Standing], news: News) -> Iterator[Item]:
    """Dotted arrows from ghosts to the pawns that left them; they lie below all pieces."""
    ghosts = [piece for piece in pieces if piece.what == "ghost"]
    new = [piece for piece in pieces if piece.what == "pawn" and piece.new]
    for number, (seat, start, to) in enumerate(news.moves):
        begin = next((g for g in ghosts if g.seat == seat and f".{start}." in g.ref), None)
        ends = [p for p in new if p.seat == seat and f".{to}" in p.ref]
        if begin is None or not ends:
            continue
        end = min(ends, key=lambda piece: math.dist(begin.at, piece.at))
        ghosts.remove(begin)
        if len(ends) > 1:
            new.remove(end)
        yield from _arrow(begin.at, end.at, number)


def _arrow(begin: Spot, end: Spot, number: int) -> Iterator[Item]:
    length = math.dist(begin, end)
    if length < 1:
        return
    dx, dy = (end[0] - begin[0]) / length, (end[1] - begin[1]) / length
    bend = min(46.0, length * 0.16)
    inside = _PIECE_HALO + 6
    for k in range(2, int((length - inside) / _DOT_STEP)):
        t = k * _DOT_STEP / length
        lift = bend * 4 * t * (1 - t)
        at = (round(begin[0] + dx * length * t + dy * lift), round(begin[1] + dy * length * t - dx * lift))
        yield Sprite("golden.trail", at, (3, "move"))
    t = (length - inside) / length
    lift = bend * 4 * t * (1 - t)
    x, y = begin[0] + dx * length * t + dy * lift, begin[1] + dy * length * t - dx * lift
    angle = round(math.degrees(math.atan2(end[0] - x, y - end[1])) / 15) * 15
    yield Sprite("golden.arrow", (round(x), round(y)), (angle,), f"way.{number}")


def _piece(piece: Standing, card: MatchCard, theme: Theme) -> Iterator[Item]:
    style, letter = card.styles[piece.seat], seat_letter(piece.seat)
    x, y = piece.at
    match piece.what:
        case "marker":
            yield Sprite("golden.marker", (x, y), (style, letter, MARKER, int(piece.flipped)), piece.ref)
        case "ghost":
            yield Sprite("golden.ghost", (x, y), (style, PAWN), piece.ref)
        case _:
            yield Sprite("golden.pawn", (x, y), (style, letter, PAWN), piece.ref)
    if piece.count > 1:
        at = (x + 17, y - 17)
        yield Sprite("golden.count", at, ())
        box = (at[0] - 14, at[1] - 14, 28, 28)
        c = theme.colours
        size = 24 if piece.count < 10 else 22
        yield Text(
            str(piece.count), (at[0], at[1] - 1), "number", size, c.ink, c.card_high, "mm", box,
            ref=f"{piece.ref}.count",
        )  # fmt: skip
