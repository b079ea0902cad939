"""What computer players need: worlds, secrets, and how good a position is.

Nothing of this is written yet. Run the conformance test: it names the next thing to write.
"""

from __future__ import annotations

from typing import Any

from engines.core.rng import Rng
from engines.newgame.state import NewGameState


def determinize(state: NewGameState, seat: int, rng: Rng) -> NewGameState:
    """Deal anew whatever the seat cannot see. ``state`` is a copy to write on.

    Collect the hidden cards of all places and SORT them, else the drawn world depends on the
    true one. Shuffle them with ``rng``, deal them out again, and give the state a new stream:
    ``state.rng = rng.fork("world")``. What everybody knows must stay true.
    """
    raise NotImplementedError("newgame: thinking.determinize")


def secrets(state: NewGameState, seat: int) -> dict[str, Any]:
    """By name, every fact that the state holds and the seat may not know, the seed included.

    Such as ``{"seed": state.rng.seed, "pile": tuple(state.pile), "hand-1": tuple(...)}``.
    """
    raise NotImplementedError("newgame: thinking.secrets")


def invariants(state: NewGameState) -> list[str]:
    """What is wrong with the position: cards that are lost or doubled, bounds exceeded."""
    raise NotImplementedError("newgame: thinking.invariants")


def evaluate(state: NewGameState, seat: int) -> float:
    """How good a determinized position is for the seat; larger is better."""
    raise NotImplementedError("newgame: thinking.evaluate")
