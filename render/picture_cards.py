"""Picture cards: a game's own pictures of written positions, with callouts, which explain the game.

A game with cards has a file ``render/games/<game>/cards.json`` (`CardFile`). It holds positions, not pixels: a
card names things by the references of the game's scenes ("seat0.florins") or the places of its map ("hex:4").
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engines.core.files.sample_positions import SamplePosition
from render.context import RenderContext
from render.games import COMPOSERS, MAPS
from render.images.rasteriser import reaches, visible
from render.kit.callouts import Thing, callout_items, label_of, lay_callouts
from render.kit.maps.closeups import covered
from render.scene import Arg, Excerpt, Rect, Scene, Spot, Text
from render.theme import THEME, Theme

_FOLDER = Path(__file__).parent / "games"
_HIGHEST, _LOWEST = 1.0, 0.5
"""Height of a card as a share of its width: the most and the least, by which its part of the picture grows."""
_LARGE = 0.2
"""Things with a larger share of the picture are ground."""
_WIDE, _LARGEST = 1000, 220
"""The width in pixels to which small sheets are enlarged, and by how many percent at most."""
_PLACE = 44
"""Half the size of a place on a map that has no drawing of its own."""


class Callout(Struct, frozen=True, forbid_unknown_fields=True):
    """Words at a thing. says: the end of their key. at: references to it; several things may share their words.

    each: a line leads to each thing, not only to the nearest. middle: lines end in the middle of things, as of
    roads. read: what the words are given, see `read_off`.
    """

    says: str
    at: tuple[str, ...]
    each: bool = False
    middle: bool = False
    read: dict[str, str] = {}


class PictureCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card. name: the end of its keys. picture: of the position that is called ``position``.

    at: how many of its moves are made; None for all. reader: the seat that sees it; None for the public.
    around: references to all that is shown, with ``margin`` pixels around it and ``room`` more for words (left,
    top, right, bottom); none for the whole picture. labels: of a close-up. read: see `read_off`.
    """

    name: str
    position: str
    picture: Literal["board", "hand", "closeup"] = "board"
    at: int | None = None
    reader: int | None = None
    around: tuple[str, ...] = ()
    margin: int = 24
    room: tuple[int, int, int, int] = (0, 0, 0, 0)
    labels: tuple[tuple[str, str], ...] = ()
    way: tuple[str, ...] = ()
    callouts: tuple[Callout, ...] = ()
    read: dict[str, str] = {}


class CardFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of a game, in order. positions: by name."""

    positions: dict[str, SamplePosition]
    cards: tuple[PictureCard, ...]


@cache
def cards_of(game: str) -> CardFile:
    """Return the cards of a game; none if it has no such file, or no pictures."""
    file = _FOLDER / game / "cards.json"
    if game not in COMPOSERS or not file.is_file():
        return CardFile({}, ())
    return msgspec.json.decode(file.read_bytes(), type=CardFile)


def plain_scene(game: str, card: PictureCard, view: Any, context: RenderContext, theme: Theme = THEME) -> Scene:
    """Return the picture of a card without its callouts."""
    shown = replace(context, labels=card.labels, way=card.way)
    composer = COMPOSERS[game]
    if card.picture == "closeup":
        return MAPS[game].closeup(view, shown, theme)
    return (composer.hand if card.picture == "hand" else composer.board)(view, shown, theme)


def read_off(scene: Scene, view: Any, read: Mapping[str, str]) -> dict[str, Arg]:
    """Return what a card's words are given, by name: numbers, and texts of the picture.

    read: by name, the reference of a text of the scene, or a path into the view such as "view.prices.2". Raises
    KeyError or LookupError for one that is not there.
    """
    texts = {item.ref: item.text for item in scene.items if isinstance(item, Text) and item.ref}
    found: dict[str, Arg] = {}
    for name, source in read.items():
        first, _, path = source.partition(".")
        text = str(_at_path(view, path)) if first == "view" else texts[source].lstrip("+")
        found[name] = int(text) if text.isdecimal() else text
    return found


def _at_path(value: Any, path: str) -> Any:
    for step in path.split("."):
        value = value[int(step)] if step.isdecimal() else getattr(value, step)
    return value


def card_scene(
    game: str, card: PictureCard, scene: Scene, words: Mapping[str, str], theme: Theme = THEME
) -> Scene:
    """Return the part of a picture that a card shows, with its callouts.

    words: by callout, in the reader's language. Raises KeyError for a reference that is not in the picture.
    """
    shown = _shown(game, card, scene, theme)
    sheet = _sheet(shown, card.room)
    things = [
        Thing(tuple(_place_of(game, scene, ref, theme) for ref in one.at), one.each, one.middle)
        for one in card.callouts
    ]
    labels = [label_of(words[one.says], one.says, sheet[2]) for one in card.callouts]
    spots = lay_callouts(labels, things, _in_sight(scene, shown, theme), shown, sheet)
    notes = callout_items(labels, things, spots, theme)
    return replace(scene, excerpt=Excerpt(shown, sheet, tuple(notes), _percent(sheet)))


def _place_of(game: str, scene: Scene, ref: str, theme: Theme) -> Rect:
    found = [visible(item, theme) for item in scene.items if item.ref == ref]
    if found:
        return _around(found)
    spot: Spot | None = MAPS[game].spot(ref) if game in MAPS else None
    if spot is None:
        raise KeyError(f"{ref} is not in the picture")
    return spot[0] - _PLACE, spot[1] - _PLACE, 2 * _PLACE, 2 * _PLACE


def _around(rects: list[Rect]) -> Rect:
    left, top = min(x for x, _, _, _ in rects), min(y for _, y, _, _ in rects)
    right, bottom = max(x + w for x, _, w, _ in rects), max(y + h for _, y, _, h in rects)
    return left, top, right - left, bottom - top


def _shown(game: str, card: PictureCard, scene: Scene, theme: Theme) -> Rect:
    if not card.around:
        return (0, 0, *scene.size)
    x, y, w, h = _around([_place_of(game, scene, ref, theme) for ref in card.around])
    left, top = max(0, x - card.margin), max(0, y - card.margin)
    right, bottom = min(scene.size[0], x + w + card.margin), min(scene.size[1], y + h + card.margin)
    return left, top, right - left, bottom - top


def _sheet(shown: Rect, room: tuple[int, int, int, int]) -> Rect:
    """Return a part with room around it, and more where the sheet would be too high or too low."""
    left, top, w, h = shown
    before, above, after, below = room
    left, top, w, h = left - before, top - above, w + before + after, h + above + below
    if h > w * _HIGHEST:
        left, w = left - round(h / _HIGHEST - w) // 2, round(h / _HIGHEST)
    if h < w * _LOWEST:
        top, h = top - round(w * _LOWEST - h) // 2, round(w * _LOWEST)
    return left, top, w, h


def _percent(sheet: Rect) -> int:
    """Return how far a small sheet is enlarged, for dense screens."""
    return max(100, min(_LARGEST, 100 * _WIDE // sheet[2]))


def _in_sight(scene: Scene, part: Rect, theme: Theme) -> list[Rect]:
    """Return what labels should not hide: everything with a name, and every text once more."""
    most = part[2] * part[3] * _LARGE
    named = [item for item in scene.items if item.ref or isinstance(item, Text)]
    found = [visible(item, theme) for item in named if reaches(item, part, theme)]
    return [rect for rect in found if rect[2] * rect[3] < most and covered(rect, part)]
