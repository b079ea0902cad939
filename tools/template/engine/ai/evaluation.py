"""How good a position is for a seat."""

from __future__ import annotations

from engines.newgame.rules.points import kinds_shown
from engines.newgame.state import NewGameState


def evaluate(state: NewGameState, seat: int) -> float:
    """How good a determinized position is for the seat; larger is better."""
    player = state.players[seat]
    to_come = len({*player.hand} - {*player.shown})
    rivals = max(kinds_shown(state, other) for other in range(state.seats) if other != seat)
    return kinds_shown(state, seat) + 0.5 * to_come - 0.2 * rivals
