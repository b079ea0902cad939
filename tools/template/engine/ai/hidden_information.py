"""What a seat does not know: worlds that it cannot tell apart, and secrets."""

from __future__ import annotations

from typing import Any

from engines.core.rng import Rng
from engines.newgame.state import NewGameState


def resample(state: NewGameState, seat: int, rng: Rng) -> None:
    """Deal anew whatever the seat cannot see. ``state`` is a copy to write on.

    What everybody knows stays true; the hidden cards are sorted first, else the new world would depend on the true
    one.
    """
    others = [player for other, player in enumerate(state.players) if other != seat]
    unknown = sorted([*state.pile, *(card for player in others for card in player.hand)])
    rng.shuffle(unknown)
    for player in others:
        player.hand = [unknown.pop() for _ in player.hand]
    state.pile = unknown


def secrets(state: NewGameState, seat: int) -> dict[str, Any]:
    """By name, every fact that the state holds and the seat may not know, but for the seed."""
    found: dict[str, Any] = {"pile": tuple(state.pile)}
    for other, player in enumerate(state.players):
        if other != seat:
            found[f"hand-{other}"] = tuple(sorted(player.hand))
    return found
