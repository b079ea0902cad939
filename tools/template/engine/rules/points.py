"""What is worth how much in the game (rule 4)."""

from __future__ import annotations

from engines.newgame.state import NewGameState


def kinds_shown(state: NewGameState, seat: int) -> int:
    """The points of a seat: a point for each kind that it has shown."""
    return len(set(state.players[seat].shown))


def standings(state: NewGameState) -> tuple[int, ...]:
    """The points by seat."""
    return tuple(kinds_shown(state, seat) for seat in range(state.seats))
