"""Random matches on all maps, both sides of the boards and all numbers of seats keep what must hold."""

from __future__ import annotations

import itertools

import pytest

from engines.core.rng import rng_from
from engines.first_train.data import BoardName
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.geography import MAPS, MapName, SouthName

TABLES: tuple[tuple[int, BoardName], ...] = ((2, "2-3"), (3, "3-4"), (3, "2-3"), (4, "3-4"))
SOUTHS: tuple[SouthName, ...] = ("original", "extended")


@pytest.mark.parametrize(("name", "table"), list(itertools.product(MAPS, TABLES)))
def test_random_matches_run_to_their_end_and_keep_what_must_hold(
    name: MapName, table: tuple[int, BoardName]
) -> None:
    seats, board = table
    rng = rng_from(f"random {name} {table}")
    settings = FirstTrainSettings(map=name, board=board, south=rng.choice(SOUTHS))
    state = GAME.setup(seats, rng.fork("match").seed, settings).state
    while not state.over:
        seat = GAME.pending(state)[0].seat
        action = rng.choice(GAME.options(state, seat)).random(rng)
        GAME.check(state, seat, action)
        GAME.play(state, seat, action)
        assert not GAME.invariants(state)
        assert GAME.states.decode(GAME.states.encode(state)) == state
        GAME.view(state, None)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert sorted(outcome.ranks) == list(range(1, seats + 1))
