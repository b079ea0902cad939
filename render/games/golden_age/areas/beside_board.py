"""Below the track: the Indies, the decks, and the last roll or the auction in progress."""

from collections.abc import Iterator

from engines.golden_age.data import COLONIES, DECK_SIZES
from engines.golden_age.geography import SPACES
from engines.golden_age.view import AuctionView, GoldenAgeView
from render.context import RenderContext
from render.drawing.fonts import width
from render.games.golden_age import layout
from render.games.golden_age.money import florins
from render.games.golden_age.news import News
from render.games.golden_age.palette import DELFT, FAINT, FIELDS, SEA_SHALLOW, colour_of
from render.scene import Item, Spot, Sprite, Text, beside, centred
from render.theme import Theme

_EAST, _WEST = "ORIENTALIS", "OCCIDENTALIS"
_PORT_MARKER, _WEST_MARKER, _WEST_SMALL, _WEST_LEAST = 30, 26, 20, 16
_WEST_LINE, _WEST_DOWN, _WEST_STEP = 3, 19, (56, 40)
"""How many markers in the West Indies fit in one line; how far two lines are from the middle; the largest distance
between markers, in one line and in two.
"""
_WEST_ROOM = (-22, 76)
"""Where the markers in the West Indies begin and end, from the island's middle."""
_CARDS_A_LAYER = 4
_DIE = 58


def colonies(view: GoldenAgeView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw the islands with the prices of their spices and the markers there."""
    for colony in view.colonies:
        x, y = layout.port_spot(colony.id)
        if colony.region == "west":
            yield from _port(colony.id, (x - 70, y), theme)
            yield from _west(view, card, news)
        elif colony.markers:
            (marker,) = colony.markers
            if colony.id in news.markers:
                yield Sprite("golden.fresh", (x, y - 3), (40,), f"new.{colony.id}")
            args = (*card.look(marker.seat), _PORT_MARKER, int(marker.flipped))
            yield Sprite("golden.marker", (x, y - 3), args, f"seat{marker.seat}.marker.{colony.id}")
            yield from _port(colony.id, (x - 20, y + 29), theme, small=True)
        else:
            yield from _port(colony.id, (x, y), theme)
    east = layout.EAST_X + layout.EAST_STEP * 2
    for x, name, region in ((east, _EAST, "east"), (layout.WEST_X, _WEST, "west")):
        points = next(data.points for data in COLONIES if data.region == region)
        yield from _caption(x, name, points, theme)


def _port(colony: str, at: Spot, theme: Theme, small: bool = False) -> Iterator[Item]:
    c = theme.colours
    r, size = (17, 27) if small else (26, 38)
    yield Sprite("golden.disc", at, (r,))
    yield centred(colony, at, (2 * r, 2 * r), "number", size, c.ink, c.card_high, f"colony.{colony}.cost")


def _west(view: GoldenAgeView, card: RenderContext, news: News) -> Iterator[Item]:
    west = view.colonies[-1]
    first, last = _WEST_ROOM
    count = len(west.markers)
    lines = 1 if count <= _WEST_LINE else 2
    columns = -(-count // lines)
    step = min(_WEST_STEP[lines - 1], (last - first) // max(1, columns - 1))
    r = _WEST_LEAST if lines > 1 else _WEST_MARKER if count < _WEST_LINE else _WEST_SMALL
    down = _WEST_DOWN * (lines - 1)
    spots = [
        (layout.WEST_X + first + i % columns * step, layout.PORT_Y - down + i // columns * 2 * down)
        for i in range(count)
    ]
    if west.id in news.markers:
        yield Sprite("golden.fresh", spots[-1], (r + 9,), f"new.{west.id}")
    for i, (marker, at) in enumerate(zip(west.markers, spots, strict=True)):
        args = (*card.look(marker.seat), r, int(marker.flipped))
        yield Sprite("golden.marker", at, args, f"seat{marker.seat}.marker.{west.id}.{i}")


def _caption(x: int, name: str, points: int, theme: Theme) -> Iterator[Item]:
    c = theme.colours
    w = round(width(name, "serif-bold", 23))
    left = x - (w + 64) // 2
    y = layout.CAPTION_Y
    yield Text(name, (left, y), "serif-bold", 23, DELFT, SEA_SHALLOW, "lm", (left - 4, y - 16, w + 8, 32), 3)
    yield Sprite("icon", (left + w + 26, y - 1), ("star", 34, c.gold, 22))
    at = (left + w + 45, y)
    yield Text(str(points), at, "number", 30, c.ink, SEA_SHALLOW, "lm", (at[0] - 4, y - 18, 30, 36), 3)


def decks(view: GoldenAgeView, news: News, theme: Theme) -> Iterator[Item]:
    """Draw the five decks with their sizes, and the number of discarded cards."""
    c = theme.colours
    w, h = layout.DECK
    for i, (deck, whole) in enumerate(zip(view.decks, DECK_SIZES, strict=True)):
        x = layout.DECK_X + i * layout.DECK_STEP
        if deck.id in news.decks:
            yield Sprite("golden.plate-halo", (x + 4, layout.DECK_Y - 4), (w + 18, h + 18), f"new.{deck.id}")
        layers = min(5, -(-deck.cards * 5 // max(1, whole))) if deck.cards else 0
        yield Sprite("golden.pile", (x, layout.DECK_Y), (deck.id, w, h, layers), f"deck.{deck.id}")
        y = layout.STRIP_BOTTOM - 33
        gone = len(deck.discards)
        middle = x - 24 if gone else x
        ref = f"deck.{deck.id}"
        yield centred(str(deck.cards), (middle, y), (50, 44), "number-black", 37, c.ink, c.slip_low, f"{ref}.size")
        if gone:
            yield Sprite("icon", (x + 7, y + 4), ("round", 21, FAINT, 0))
            box = (x + 16, y - 12, 30, 32)
            at = (x + 18, y + 4)
            yield Text(str(gone), at, "number", 22, FAINT, c.slip_low, "lm", box, ref=f"{ref}.discards")


# ------------------------------------------------------------------ the roll


def side(view: GoldenAgeView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw the auction until its winner has acted, else the last roll and its payments."""
    if view.auction is not None:
        yield from _auction(view.auction, card, theme)
    elif view.performing is not None:
        yield from _performing(*view.performing, card, theme)
    else:
        yield from _roll(view, card, news, theme)


def _roll(view: GoldenAgeView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    c = theme.colours
    left, top, w, h = layout.SIDE_BOX
    x, first, second = left + 48, top + h // 2 - 36, top + h // 2 + 34
    if view.dice is None:
        for y in (first, second):
            yield Sprite("place", (x, y), (_DIE, _DIE))
    elif view.dice.first is None or view.dice.second is None:
        yield Sprite("golden.card-die", (x, top + h // 2), (72,), "die.card")
        at, box = (x, top + h // 2 - 2), (x - 32, top + h // 2 - 32, 64, 64)
        total = str(view.dice.total)
        yield Text(total, at, "number-black", 50, c.ink, c.card_high, "mm", box, ref="dice.total")
    else:
        yield Sprite("golden.die", (x, first), (view.dice.first, "white", _DIE), "die.first")
        yield Sprite("golden.die", (x, second), (view.dice.second, "white", _DIE), "die.second")
    if view.stadtholder is None:
        return
    yield from _place_names(view.stadtholder, card, (left + 96, top + 48), w - 108, theme)
    if news.income:
        yield from _incomes(news.income, card, (left + 96, top + 122), w - 104, theme)


def _place_names(space: int, card: RenderContext, at: Spot, room: int, theme: Theme) -> Iterator[Item]:
    c = theme.colours
    data = SPACES[space]
    x, y = at
    if not data.provinces:
        sign, colour = ("crown", "#7a3406") if data.type == "william" else ("scales", DELFT)
        yield Sprite("icon", (x + 34, y), (sign, 60, colour, 0), f"space.{data.type}")
        return
    names = [card.word(f"province:{province}") for province in data.provinces]
    size = next((s for s in (30, 28, 26, 24) if sum(width(n, "serif", s) + 20 for n in names) + 8 <= room), 22)
    for name, province in zip(names, data.provinces, strict=True):
        wide = round(width(name, "serif", size)) + 18
        yield Sprite("golden.pill", (x + wide // 2, y), (wide, 46, colour_of(province)), f"pill.{province}")
        on = FIELDS[colour_of(province)].pill
        yield Text(name, (x + wide // 2, y - 1), "serif", size, c.ink, on, "mm", (x, y - 22, wide, 44))
        x += wide + 8


def _incomes(income: tuple[int, ...], card: RenderContext, at: Spot, room: int, theme: Theme) -> Iterator[Item]:
    c = theme.colours
    step = room // len(income)
    x, y = at
    for seat, amount in enumerate(income):
        yield Sprite("golden.marker", (x + 16, y), (*card.look(seat), 16, 0), f"paid.seat{seat}")
        text = florins(amount)
        ink = c.ink if amount else FAINT
        size = next((s for s in (30, 27, 24) if width(text, "number", s) <= step - 42), 22)
        place, ref = (step - 34, 40), f"paid.seat{seat}.amount"
        yield beside(text, (x + 36, y), place, "number", size, ink, c.slip_low, ref)
        x += step


# ------------------------------------------------------------------ the auction


def _auction(auction: AuctionView, card: RenderContext, theme: Theme) -> Iterator[Item]:
    c = theme.colours
    left, top, w, h = layout.SIDE_BOX
    yield Sprite("golden.plate", (left, top), (w, h), "auction")
    y = top + 42
    yield Sprite("icon", (left + 36, y), ("gavel", 48, c.ink, 0))
    yield Sprite("golden.marker", (left + 92, y), (*card.look(auction.seller), 24, 0), "auction.seller")
    yield Sprite("golden.guild", (left + 152, y), (auction.colour, 54), "auction.colour")
    name = card.word(f"province:{auction.marker}")
    wide = round(width(name, "serif", 30)) + 22
    x = left + 188 + wide // 2
    colour = colour_of(auction.marker)
    yield Sprite("golden.pill", (x, y), (wide, 48, colour))
    yield centred(name, (x, y), (wide, 46), "serif", 30, c.ink, FIELDS[colour].pill, "auction.province")
    y = top + 120
    yield Sprite("golden.coin", (left + 36, y), (46,))
    text = florins(auction.highest) if auction.highest is not None else f"≥{florins(auction.least)}"
    size = 56 if auction.highest is not None else 42
    wide = round(width(text, "number-black", size)) + 6
    box = (left + 64, y - 34, wide + 8, 68)
    yield Text(text, (left + 68, y - 2), "number-black", size, c.ink, c.slip_active, "lm", box, ref="auction.bid")
    x = left + 68 + wide + 36
    if auction.leader is not None:
        args = (*card.look(auction.leader), 28, 0)
        yield Sprite("golden.marker", (x, y), args, "auction.leader")
    others = [seat for seat in auction.asked if seat != auction.leader]
    x = left + w - 34 - 58 * (len(others) - 1)
    for seat in others:
        out = seat not in auction.bidders
        args = (*card.look(seat), 22, int(out))
        yield Sprite("golden.marker", (x, y), args, f"auction.seat{seat}")
        if out:
            yield Sprite("golden.cross", (x + 15, y + 16), (26,), f"auction.seat{seat}.out")
        x += 58


def _performing(seat: int, colour: str, card: RenderContext, theme: Theme) -> Iterator[Item]:
    c = theme.colours
    left, top, w, h = layout.SIDE_BOX
    yield Sprite("golden.plate", (left, top), (w, h), "auction")
    y = top + h // 2
    x = left + w // 2
    yield Sprite("icon", (x - 110, y), ("gavel", 76, c.ink, 0))
    yield Sprite("golden.marker", (x, y), (*card.look(seat), 42, 0), "auction.winner")
    yield Sprite("golden.guild", (x + 110, y), (colour, 84), "auction.colour")
