"""Information hidden from a seat: secrets, and worlds that look the same to the seat."""

from typing import Any

from engines.core.rng import Rng
from engines.first_train.state import FirstTrainState


def resample(state: FirstTrainState, seat: int, rng: Rng) -> FirstTrainState:
    """Replace the random generator, since only future draws are hidden. Changes ``state``."""
    state.rng = rng.fork("determinized")
    return state


def secrets(state: FirstTrainState, seat: int) -> dict[str, Any]:
    """Return the seed, which determines the counters still to come."""
    return {} if state.over else {"seed": state.rng.seed}
