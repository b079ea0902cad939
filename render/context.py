"""What a picture needs besides the view: players, awaited seats, news."""

from typing import Any

from msgspec import Struct

from render.drawing.lettering import seat_letter

GAME = "game"
"""The key of the game itself among the things that have names."""


class RenderContext(Struct, frozen=True):
    """The match around a position.

    match_id: the number after the #; 0 for a sample, which has none. names: by seat, as players chose them.
    awaited: the seats that owe a decision. computers: by seat, whether a computer player holds it. styles: by
    seat, an index into `Theme.seats`. news: public events of the game since the last picture, oldest first.
    labels: for private close-ups, pairs of a thing ("card:copper") and its label ("A1"), which is empty for a
    thing that is shown but cannot be chosen. winners: once the match is over. words: pairs of a thing ("card:spy",
    and ``GAME`` for the game) and its name in the reader's language. way: for private close-ups, the ids of the
    places of a path that is being chosen, in order.
    """

    match_id: int
    names: tuple[str, ...]
    awaited: tuple[int, ...]
    computers: tuple[bool, ...]
    styles: tuple[int, ...]
    news: tuple[Any, ...] = ()
    labels: tuple[tuple[str, str], ...] = ()
    winners: tuple[int, ...] = ()
    words: tuple[tuple[str, str], ...] = ()
    way: tuple[str, ...] = ()

    def word(self, thing: str, usual: str = "") -> str:
        """Return the name of a thing. usual: the default; without one, its id in words."""
        return dict(self.words).get(thing) or usual or thing.partition(":")[2].replace("_", " ").title()

    @property
    def number(self) -> str:
        """The match's number as pictures show it: "#42"; empty for a sample."""
        return f"#{self.match_id}" if self.match_id else ""

    def look(self, seat: int) -> tuple[int, str]:
        """Return the style and the letter by which pieces show a seat."""
        return self.styles[seat], seat_letter(seat)
