"""What a seat does not know: worlds that it cannot tell apart, and secrets."""

from __future__ import annotations

from typing import Any

from engines.core.rng import Rng
from engines.newgame.state import NewGameState


def resample(state: NewGameState, seat: int, rng: Rng) -> NewGameState:
    """Deal anew whatever the seat cannot see. ``state`` is a copy to write on.

    What everybody knows stays true; the hidden cards are sorted first, else the new world would depend on the true
    one.
    """
    if state.over:
        return state
    others = [player for other, player in enumerate(state.players) if other != seat]
    unknown = sorted([*state.pile, *(card for player in others for card in player.hand)])
    rng.shuffle(unknown)
    for player in others:
        player.hand = [unknown.pop() for _ in player.hand]
    state.pile = unknown
    state.rng = Rng(rng.word().to_bytes(8, "big") * 2)
    return state


def secrets(state: NewGameState, seat: int) -> dict[str, Any]:
    """By name, every fact that the state holds and the seat may not know, the seed included."""
    if state.over:
        return {}
    found: dict[str, Any] = {"seed": state.rng.seed, "pile": tuple(state.pile)}
    for other, player in enumerate(state.players):
        if other != seat:
            found[f"hand-{other}"] = tuple(sorted(player.hand))
    return found
