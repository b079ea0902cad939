"""The pictures: the shown cards of each seat, and a seat's own hand. A larger game has a module for each part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PIL import Image

from engines.newgame.view import NewGameView
from render.context import RenderContext
from render.drawing.geometry import rounded
from render.kit.board_frame.headline import fact, waiting
from render.kit.board_frame.slips import title_bar
from render.kit.composers import Composer
from render.kit.hands.cards import card_height
from render.kit.paper import paper
from render.drawing.lettering import cut, drawable_name, seat_letter
from render.drawing.pen import Art, Pen
from render.scene import Item, Scene, Sprite, Text
from render.theme import Theme

WIDTH = 1600
ROW = 200
"""The height of a seat's row."""
CARD = 110
HAND_CARD = 200
HAND_HEIGHT = 480
BAR_END = 520
"""Where the facts of the title bar end and who is waited for begins."""
FILLS = {"red": "#c0392b", "green": "#2e7d4f", "blue": "#2b5797"}
"""By kind of card. Kinds are told apart by their letter too: nothing is told by colour alone."""


def table_ground(theme: Theme, height: int) -> Image.Image:
    """Paper below a title bar, mode RGB."""
    sheet = paper(theme, (WIDTH, height))
    bar = title_bar(theme, WIDTH, theme.bar)
    sheet.paste(bar.colours, (-bar.anchor[0], -bar.anchor[1]), bar.alpha)
    return sheet


def card_face(theme: Theme, kind: str, width: int) -> Art:
    """A card without its letter, anchored at its centre."""
    height = card_height(width)
    pen = Pen((-width / 2 - 4, -height / 2 - 4, width / 2 + 4, height / 2 + 4))
    pen.shape(rounded(-width / 2, -height / 2, width, height, width * 0.1), FILLS[kind])
    return pen.art()


PAINTERS: Mapping[str, Any] = {"newgame.card": card_face}
GROUNDS: Mapping[str, Any] = {"newgame.table": table_ground}


def board(view: NewGameView, card: RenderContext, theme: Theme) -> Scene:
    """A row for each seat, with what it has shown and how many cards it holds."""
    items = [*_heading(card, theme, f"{view.pile}", "newgame.pile")]
    items += waiting(card.winners if view.over else card.awaited, view.over, card, theme, BAR_END)
    for seat, player in enumerate(view.players):
        items += _row(seat, player.shown, player.hand_count, card, theme)
    height = theme.bar + ROW * len(view.players) + theme.margin
    return Scene("newgame", (WIDTH, height), "newgame.table", (height,), tuple(items))


def hand(view: NewGameView, card: RenderContext, theme: Theme) -> Scene:
    """The viewer's own hand. Raises ValueError for the public's view, which has none."""
    if view.viewer is None:
        raise ValueError("the public has no hand")
    held = view.players[view.viewer].hand or ()
    items = [*_heading(card, theme, cut(drawable_name(card.names[view.viewer], view.viewer), "number", 40, 700), "")]
    middle = (theme.bar + HAND_HEIGHT) // 2
    for place, kind in enumerate(held):
        items += _card(kind, (180 + place * (HAND_CARD + 40), middle), HAND_CARD, theme)
    return Scene("newgame", (WIDTH, HAND_HEIGHT), "newgame.table", (HAND_HEIGHT,), tuple(items))


COMPOSER = Composer(board, hand)


def _heading(card: RenderContext, theme: Theme, text: str, ref: str) -> Iterator[Item]:
    number, end = fact(theme.margin, f"#{card.match_id}", theme)
    yield from number
    yield from fact(end + 40, text, theme, ref=ref)[0]


def _row(seat: int, shown: Sequence[str], held: int, card: RenderContext, theme: Theme) -> Iterator[Item]:
    c = theme.colours
    top = theme.bar + ROW * seat
    middle = top + ROW // 2
    name = f"{seat_letter(seat)} · {drawable_name(card.names[seat], seat)}"
    name = cut(name, "serif-bold", theme.sizes.person, 560)
    box = (40, middle - 40, 600, 80)
    yield Text(name, (50, middle), "serif-bold", theme.sizes.person, c.ink, c.paper, "lm", box, ref=f"seat{seat}.name")
    yield Sprite("back", (720, middle), (CARD - 20,), f"seat{seat}.hand")
    count = (790, middle - 40, 100, 80)
    yield Text(str(held), (800, middle), "number-black", theme.sizes.pile, c.ink, c.paper, "lm", count)
    for place, kind in enumerate(shown):
        yield from _card(kind, (980 + place * (CARD + 20), middle), CARD, theme, f"seat{seat}.shown.{place}")


def _card(kind: str, at: tuple[int, int], width: int, theme: Theme, ref: str = "") -> Iterator[Item]:
    x, y = at
    box = (x - width // 2, y - width // 2, width, width)
    yield Sprite("newgame.card", at, (kind, width), ref)
    yield Text(kind[0].upper(), at, "serif-bold", width // 2, theme.colours.white, FILLS[kind], "mm", box)
