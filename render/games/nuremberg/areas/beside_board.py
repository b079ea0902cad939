"""Beside the pieces: event card and deck, years, rights of way, council, bank."""

from collections.abc import Iterator

from engines.nuremberg.data import LAST_SQUARE, NUMBERS, RESOURCES, ROUTES, YEARS
from engines.nuremberg.view import NurembergView
from render.context import RenderContext
from render.drawing.fonts import width
from render.drawing.lettering import seat_letter, set_line, set_name
from render.games.nuremberg import layout, palette
from render.games.nuremberg.news import News
from render.games.nuremberg.sprites.figures import CARD
from render.scene import Item, Spot, Sprite, Text, beside, centred
from render.theme import Theme

_CARDS_A_LAYER = 9
_TOWNS = 3
"""The first routes lead to a town, this many; the others end in the forest."""
_SHIELD = (42, 50)
_COUNCIL_SHIELD = (52, 62)
_SQUARE = 130
"""Room for the name of a square."""


def cards(view: NurembergView, news: News, theme: Theme) -> Iterator[Item]:
    """Draw the last event card, and the deck with its size."""
    yield Sprite("nuremberg.event", layout.EVENT, (view.card or 0, *layout.EVENT_CARD, int(news.drawn)), "event")
    x, y = layout.DECK
    yield Sprite("nuremberg.deck", layout.DECK, (*layout.DECK_CARD, -(-view.deck // _CARDS_A_LAYER)), "deck")
    box = (x - 36, y + 4, 72, 46)
    colour, on = (palette.COUNCIL_TEXT, palette.COUNCIL) if view.deck else (theme.colours.ink, theme.colours.paper)
    yield Text(str(view.deck), (x, y + 27), "number-black", 42, colour, on, "mm", box, ref="deck.size")


def years(view: NurembergView, news: News, theme: Theme) -> Iterator[Item]:
    """Draw the timeline with its marker on the year."""
    left, top, right, bottom = layout.YEARS_PART
    w, h = right - left, round(layout.YEAR_HEIGHT)
    yield Sprite("nuremberg.trough", (left - 4, top - 4), (w + 8, bottom - top + 8))
    for square, data in enumerate(YEARS):
        x, y = layout.year_spot(square)
        past = square < view.square
        look = ("red-past" if past else "red") if data.red else "past" if past else "plain"
        look = "last" if square == LAST_SQUARE else look
        yield Sprite("nuremberg.year", (x, y), (look, w - 4, h - 4), f"year.{data.year}")
        if square != view.square:
            yield _year(data.year, x, y - (14 if data.red or data.end else 0), look, theme)
    x, y = layout.year_spot(view.square)
    yield Sprite("nuremberg.marker", (x, y), (*layout.MARKER, int(news.years)), "marker")
    c = theme.colours
    yield centred(str(view.year), (x, y), (88, 48), "number-black", 36, c.ink, c.gold, "year")


def _year(year: int, x: int, y: int, look: str, theme: Theme) -> Text:
    c = theme.colours
    ink, on = {
        "plain": (c.ink, c.card),
        "past": (c.ink, palette.YEAR_PAST),
        "red": (palette.YEAR_TEXT, palette.RED_YEAR),
        "red-past": (c.ink, palette.RED_YEAR_PAST),
        "last": (palette.LAST_YEAR_TEXT, palette.LAST_YEAR),
    }[look]
    return Text(str(year), (x, y), "number", 26, ink, on, "mm", (x - 30, y - 16, 60, 32))


def rights(view: NurembergView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw the cards of the rights of way with their holders."""
    w, h = layout.RIGHT_CARD
    for route, (name, holder) in enumerate(zip(ROUTES, view.rights, strict=True)):
        x, y = layout.RIGHT_SPOTS[route]
        forest = route >= _TOWNS
        args = (route, w, h, int(forest), int(name in news.rights))
        yield Sprite("nuremberg.right", (x, y), args, f"right.{name}")
        if not forest:
            town = set_line(card.word(f"town:{name}", name.upper()), "serif-bold", (27, 25, 23, 22), w - 16)
            box = (x - w // 2 + 6, y - h // 2 + 8, w - 12, 38)
            at = (x, y - h // 2 + 26)
            yield Text(town.lines[0], at, "serif-bold", town.size, theme.colours.ink, CARD, "mm", box)
        yield from _holder(holder, (x + 26, y + 14), card, f"right.{name}", theme)


def council(view: NurembergView, card: RenderContext, news: News, theme: Theme) -> Iterator[Item]:
    """Draw the council cards with their holders and their prestige; a free one with its requirement."""
    w, h = layout.COUNCIL_CARD
    c = theme.colours
    for place, one in enumerate(view.council):
        x, y = layout.council_spot(place, len(view.council))
        ref = f"council.{one.points}"
        args = (one.points, w, h, int(one.points in news.council), int(one.safe))
        yield Sprite("nuremberg.council", (x, y), args, ref)
        yield from _holder(one.seat, (x + 14, y - 4), card, ref, theme, _COUNCIL_SHIELD)
        held = one.seat is not None
        text = (
            str(view.players[one.seat].prestige) if one.seat is not None else f"{NUMBERS.prestige.council_from}+"
        )
        at = (x + w // 2 - 36, y + 20)
        ink = c.ink if held else c.ink_soft
        yield centred(text, at, (52, 36), "number", 32, ink, CARD, f"{ref}.prestige")


def _holder(
    seat: int | None, at: Spot, card: RenderContext, ref: str, theme: Theme, size: tuple[int, int] = _SHIELD
) -> Iterator[Item]:
    """Draw the shield of a card's holder; an empty place without one."""
    if seat is None:
        yield Sprite("place", (at[0], at[1] + 4), (size[0] - 6, size[1] - 6), f"{ref}.free")
        return
    c = theme.colours
    yield Sprite("shield", at, (*size, card.styles[seat]), f"{ref}.holder")
    half = round(size[0] * 0.34)
    letter = round(size[0] * 0.62)
    yield centred(
        seat_letter(seat), at, (2 * half, 2 * half), "number-black", letter, c.ink, c.card, f"{ref}.seat"
    )


def centres(card: RenderContext, theme: Theme) -> Iterator[Item]:
    """Draw the names of the city's two squares, between the sites around them; two words one below the other."""
    c = theme.colours
    for name, (x, y) in layout.CENTRE_NAMES.items():
        word = card.word(f"centre:{name}")
        lines = set_name(word, "serif-bold", () if " " in word else (22,), (22,), _SQUARE)
        wide = max(width(line, "serif-bold", lines.size) for line in lines.lines)
        size = (round(wide) + 14, lines.size * len(lines.lines) + 8)
        yield Sprite("tablet", (x, y), (*size, CARD), f"centre.{name}")
        for i, line in enumerate(lines.lines):
            middle = y + round((i - (len(lines.lines) - 1) / 2) * lines.size) - 1
            box = (x - _SQUARE // 2 - 2, middle - 14, _SQUARE + 4, 28)
            yield Text(line, (x, middle), "serif-bold", lines.size, c.ink, CARD, "mm", box)


def bank(view: NurembergView, theme: Theme) -> Iterator[Item]:
    """Draw the bank's stock of each kind."""
    c = theme.colours
    x, y = layout.BANK
    w, h = layout.BANK_SIZE
    yield Sprite("nuremberg.tray", (x - w // 2, y - h // 2), (w, h, 1))
    step = (w - 24) // len(RESOURCES)
    for i, (kind, count) in enumerate(zip(RESOURCES, view.bank.counts(), strict=True)):
        left = x - w // 2 + 24 + step * i
        yield Sprite("nuremberg.kind", (left + 20, y), (kind, 40), f"bank.{kind}")
        at, ref = (left + 48, y), f"bank.{kind}.count"
        yield beside(str(count), at, (step - 50, 40), "number", 33, c.ink, c.slip_low, ref)
