"""A picture as data: a background and the items pasted on it, in drawing order.

A scene names drawings and their parameters and holds no pixels, so it can be compared, stored as JSON and read
by a person. All coordinates are whole canvas pixels; the origin is at the top left.
"""

from hashlib import blake2b
from typing import Union

import msgspec
from msgspec import Struct

Arg = Union[str, int]
Spot = tuple[int, int]
"""A place in pixels."""
Rect = tuple[int, int, int, int]
"""Left, top, width, height."""


class Sprite(Struct, frozen=True, tag="sprite"):
    """A drawing, made once for its parameters and pasted with its anchor at ``at``.

    art: the painter's name in `render.games.PAINTERS`. args: the painter's arguments.
    ref: the part of the view that it shows, such as ``seat0.front.2``; empty for decoration.
    """

    art: str
    at: tuple[int, int]
    args: tuple[Arg, ...] = ()
    ref: str = ""


class Text(Struct, frozen=True, tag="text"):
    """One line of text.

    face: a key of `render.drawing.fonts.FACES`. size: pixels. anchor: Pillow's two letters (l, m, r and m).
    on: the colour of the ground behind it (the outline's, if it has one).
    box: the area that it must not leave. outline: width of a contour in pixels, 0 for none.
    """

    text: str
    at: tuple[int, int]
    face: str
    size: int
    colour: str
    on: str
    anchor: str
    box: Rect
    outline: int = 0
    ref: str = ""


Item = Union[Sprite, Text]


def centred(text: str, middle: Spot, room: Spot, face: str, size: int, ink: str, on: str, ref: str = "") -> Text:
    """Return a line one pixel above the middle, where digits look centred. room: width and height of its place."""
    (x, y), (w, h) = middle, room
    return Text(text, (x, y - 1), face, size, ink, on, "mm", (x - w // 2, y - h // 2, w, h), ref=ref)


def beside(text: str, at: Spot, room: Spot, face: str, size: int, ink: str, on: str, ref: str = "") -> Text:
    """Return a line from ``at`` on, as high as `centred`. room: width and height, from two pixels before it."""
    (x, y), (w, h) = at, room
    return Text(text, (x, y - 1), face, size, ink, on, "lm", (x - 2, y - h // 2, w, h), ref=ref)


class Excerpt(Struct, frozen=True):
    """A part of a scene on a sheet of paper, with notes on both.

    shown: the part. sheet: the whole sheet, which may be larger than the scene. notes: items over it. All are in
    pixels of the scene. percent: how large each of these becomes in the picture.
    """

    shown: Rect
    sheet: Rect
    notes: tuple[Item, ...]
    percent: int = 100


class Scene(Struct, frozen=True, omit_defaults=True):
    """The contents of a picture.

    size: width and height. ground: the painter of the unchanging background, with its parameters.
    excerpt: what is shown of it; None for all.
    """

    game: str
    size: tuple[int, int]
    ground: str
    ground_args: tuple[Arg, ...]
    items: tuple[Item, ...]
    excerpt: Excerpt | None = None

    @property
    def room(self) -> Spot:
        """Return width and height of the picture."""
        return self.size if self.excerpt is None else self.excerpt.sheet[2:]

    def to_json(self) -> bytes:
        """Return canonical JSON: equal scenes give equal bytes."""
        return msgspec.json.encode(self, order="deterministic")

    def digest(self) -> str:
        """Return thirty-two hex digits that differ between different scenes."""
        return blake2b(self.to_json(), digest_size=16).hexdigest()
