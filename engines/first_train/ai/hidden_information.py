"""What a seat does not know: worlds that it cannot tell apart, and secrets."""

from __future__ import annotations

from typing import Any

from engines.core.rng import Rng
from engines.first_train.state import FirstTrainState


def resample(state: FirstTrainState, seat: int, rng: Rng) -> FirstTrainState:
    """Nothing is hidden but what will be drawn."""
    state.rng = rng.fork("determinized")
    return state


def secrets(state: FirstTrainState, seat: int) -> dict[str, Any]:
    """The seed, from which counters will be drawn."""
    return {} if state.over else {"seed": state.rng.seed}
