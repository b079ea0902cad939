"""What a picture needs beside the view: who sits where, who is awaited, what is new."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

GAME = "game"
"""Stands for the game among the things that have names."""


class RenderContext(Struct, frozen=True):
    """The match around a position.

    match_id: the number after the #. names: by seat, as players chose them. awaited: the seats that owe a
    decision. computers: by seat, whether a computer player holds it. styles: by seat, an index into `Theme.seats`.
    news: public events of the game since the last picture, oldest first. labels: for private close-ups, pairs of a
    thing ("card:copper") and its label ("A1"), which is empty for what is only to be seen. winners: once the match
    is over. words: pairs of a thing ("card:spy", and ``GAME`` for the game) and its name in the reader's language.
    way: for private close-ups, the ids of the places of a way that is being chosen, in its order.
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
        """What a thing is called. usual: if nobody said; else its id in words."""
        return dict(self.words).get(thing) or usual or thing.partition(":")[2].replace("_", " ").title()
