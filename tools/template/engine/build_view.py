"""Build a view from a state, by inclusion: list what the viewer may see, instead of hiding what it may not."""

from __future__ import annotations

from engines.newgame.state import NewGameState, Turn
from engines.newgame.view import NewGameView, PlayerView


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
