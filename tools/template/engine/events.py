"""What happens in the game."""

from __future__ import annotations

from engines.core.actions import Event

# An event that some may know better is emitted once, with what the others see: its base.


class Began(Event, frozen=True, tag="began"):
    """The cards are dealt, and a seat was drawn to begin."""

    seat: int


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew a card. `Drawn` tells the seat which."""

    seat: int


class Drawn(Drew, frozen=True, tag="drawn"):
    """Which card a seat drew; told to it alone."""

    card: str


class Shown(Event, frozen=True, tag="shown"):
    """A seat showed a card."""

    seat: int
    card: str


class Ended(Event, frozen=True, tag="ended"):
    """The match is over."""

    winners: tuple[int, ...]


NewGameEvent = Began | Drew | Drawn | Shown | Ended
