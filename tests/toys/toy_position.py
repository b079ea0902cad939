"""Positions, moves, events and views of the toy game; see `toy`."""

from __future__ import annotations

from typing import Union

from msgspec import Struct

from engines.core.actions import Action, Event
from engines.core.frames import BaseState, Frame

ROUNDS = 3
HAND = 5
CARDS = 18


class Chips(Struct, frozen=True):
    """Chips by colour."""

    red: int = 0
    blue: int = 0


class Commit(Action, frozen=True, tag="commit"):
    """Choose a card secretly."""

    card: str


class Pay(Action, frozen=True, tag="pay"):
    """Pay points, drop cards, give back chips."""

    points: int
    drop: tuple[str, ...]
    chips: Chips


class Peek(Action, frozen=True, tag="peek"):
    """Take the pile's next card in exchange for nothing; offered once a match."""


ToyAction = Union[Commit, Pay, Peek]


class Committed(Event, frozen=True, tag="committed"):
    """A seat chose; with the card only in a faulty game."""

    seat: int
    card: str | None = None


class Chosen(Event, frozen=True, tag="chosen"):
    """Told to the seat alone."""

    card: str


class Revealed(Event, frozen=True, tag="revealed"):
    """All cards of a round, and the die."""

    cards: tuple[str, ...]
    die: int


class Paid(Event, frozen=True, tag="paid"):
    """A seat paid."""

    seat: int
    points: int


class Peeked(Event, frozen=True, tag="peeked"):
    """A seat took the pile's next card."""

    seat: int


ToyEvent = Union[Committed, Chosen, Revealed, Paid, Peeked]


class SeatState(Struct):
    """A seat's things."""

    hand: list[str]
    chosen: str | None = None
    points: int = 0
    chips: Chips = Chips(2, 2)
    peeked: bool = False


class Choosing(Frame, tag="choosing"):
    """All commit."""


class Paying(Frame, tag="paying"):
    """One pays."""

    seat: int


class ToyState(BaseState, kw_only=True):
    """A position."""

    stack: list[Choosing | Paying]
    round: int
    pile: list[str]
    discards: list[str]
    players: list[SeatState]


class ToyView(Struct, frozen=True):
    """A position as a viewer may know it."""

    viewer: int | None
    round: int
    points: tuple[int, ...]
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    answered: tuple[bool, ...]
    chosen: str | None
    pile: int
    over: bool
    extra: str = ""
