"""What one seat, or the public, may know of a position of the game.

Built by inclusion: list what the viewer may see, instead of hiding what it may not.
"""

from __future__ import annotations

from msgspec import Struct

from engines.newgame.state import NewGameState, Turn


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


def make_view(state: NewGameState, viewer: int | None) -> NewGameView:
    """The view of a seat, or of the public (None). At the end everything is open."""
    frame = state.stack[-1] if state.stack else None
    return NewGameView(
        viewer=viewer,
        players=tuple(
            PlayerView(
                shown=tuple(player.shown),
                hand_count=len(player.hand),
                hand=tuple(sorted(player.hand)) if seat == viewer or state.over else None,
            )
            for seat, player in enumerate(state.players)
        ),
        pile=len(state.pile),
        active=frame.seat if isinstance(frame, Turn) else None,
        over=state.over,
    )
