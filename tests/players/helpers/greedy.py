"""What the greedy computer player does."""

from typing import Any

from engines.core.rng import rng_from
from players import PLAYERS
from tests.engines.helpers.acting import do, game_of


def turn(state: Any) -> list[Any]:
    """Return what greedy does as seat 0 until its turn ends."""
    done: list[Any] = []
    while not state.over and state.active == 0:
        done.append(PLAYERS["greedy"].choose(game_of(state), state, 0, rng_from(f"{len(done)}")))
        state = do(state, done[-1], 0).state
    return done
