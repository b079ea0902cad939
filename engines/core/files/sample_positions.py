"""Positions that explain a game: written as plain data, then played on by a few moves."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from engines.core.encoding.codec import read_code
from engines.core.game import Game, seen


def sample_position(
    game: Game[Any, Any], plain: Mapping[str, Any], moves: Sequence[tuple[int, str]]
) -> tuple[Any, list[Any]]:
    """Return the position after some moves, and the public events of these.

    plain: the position before, as the game's module ``position`` reads it. moves: seat and short code of each.
    Raises PositionError for data that is not a position, IllegalMove for a move that the rules refuse there.
    """
    state = import_module(f"engines.{game.info.key}.position").load(plain)
    events: list[Any] = []
    for seat, code in moves:
        step = game.apply(state, seat, read_code(game.types.action, code))
        state = step.state
        events += seen(step.events, None)
    return state, events
