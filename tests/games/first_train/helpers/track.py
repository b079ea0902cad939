"""Lines of track, and positions in which they can be built."""

from __future__ import annotations

from engines.first_train.actions import BuildLine
from engines.first_train.data import Influence
from engines.first_train.state import Construction, FirstTrainState
from tests.games.first_train.helpers.positions import settled, table


def line(text: str, **pay: int) -> BuildLine:
    """The areas of a line, and what influence pays for it."""
    return BuildLine(tuple(text.split()), Influence(**pay))


def ready(cubes: int = 9, influence: tuple[int, ...] = (3, 3, 3, 3), **given: object) -> FirstTrainState:
    """A position of the construction in which every seat has so many cubes and so much influence."""
    state = table("construction", **given)  # type: ignore[arg-type]
    for player in state.players:
        player.cubes, player.influence = cubes, list(influence)
    return settled(state)


def again(state: FirstTrainState, seat: int) -> FirstTrainState:
    """The position with this seat to build (again)."""
    state.stack[-1] = Construction(at="asking", left=[seat])
    return state
