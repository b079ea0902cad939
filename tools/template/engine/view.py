"""What one seat, or the public, may know of a position of the game; `build_view` makes it."""

from __future__ import annotations

from msgspec import Struct


class PlayerView(Struct, frozen=True):
    """A seat's public things, and its hand, sorted, if the viewer may see it."""

    shown: tuple[str, ...]
    hand_count: int
    hand: tuple[str, ...] | None


class NewGameView(Struct, frozen=True):
    """A position as its viewer may know it. active: whose turn it is, None at the end."""

    viewer: int | None
    players: tuple[PlayerView, ...]
    pile: int
    active: int | None
    over: bool
