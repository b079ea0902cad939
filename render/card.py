"""What a picture needs beside the view: who sits where, who is awaited, what is new."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class MatchCard(Struct, frozen=True):
    """The match around a position.

    match_id: the number after the #. names: by seat, as players chose them. awaited: the seats that owe a
    decision. computers: by seat, whether a computer player holds it. styles: by seat, an index into
    `Theme.seats`. news: public events of the game since the last picture, oldest first. labels: for private
    close-ups, pairs of a thing ("card:copper") and its label ("A1"). winners: once the match is over.
    """

    match_id: int
    names: tuple[str, ...]
    awaited: tuple[int, ...]
    computers: tuple[bool, ...]
    styles: tuple[int, ...]
    news: tuple[Any, ...] = ()
    labels: tuple[tuple[str, str], ...] = ()
    winners: tuple[int, ...] = ()
