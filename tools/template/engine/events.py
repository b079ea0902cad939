"""What happens in New Game."""

from __future__ import annotations

from typing import Union

from engines.core.actions import Event

# An event that only some may know has a public twin, if the others learn that something happened.


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew a card: the public twin of `Drawn`."""

    seat: int


class Drawn(Event, frozen=True, tag="drawn"):
    """Which card a seat drew; told to it alone."""

    seat: int
    card: str


class Shown(Event, frozen=True, tag="shown"):
    """A seat showed a card."""

    seat: int
    card: str


class Ended(Event, frozen=True, tag="ended"):
    """The match is over."""

    winners: tuple[int, ...]


NewGameEvent = Union[Drew, Drawn, Shown, Ended]
