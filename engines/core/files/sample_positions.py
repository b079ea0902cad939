"""Positions that explain a game: written as plain data, or a deal, and played on by a few moves."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from msgspec import Struct, convert

from engines.core.encoding.codec import read_code
from engines.core.game import Game, seen


class SamplePosition(Struct, frozen=True, forbid_unknown_fields=True):
    """A position and moves from it on.

    form: the position, as the game's module ``position`` reads it. deal: instead, the seed of an opening for
    ``seats`` players with ``settings``. moves: seat and short code of each ("0 play/spices").
    """

    form: dict[str, Any] | None = None
    deal: str = ""
    seats: int = 0
    settings: Mapping[str, Any] = {}
    moves: tuple[str, ...] = ()


def sample_position(game: Game[Any, Any], sample: SamplePosition, at: int | None = None) -> tuple[Any, list[Any]]:
    """Return the position after ``at`` of its moves, all by default, and the public events of the last one.

    Raises PositionError for a form that is not a position, IllegalMove for a move that the rules refuse there.
    """
    if sample.form is not None:
        state = import_module(f"engines.{game.info.key}.position").load(sample.form)
    else:
        settings = convert(sample.settings, game.types.settings)
        state = game.setup(sample.seats, bytes.fromhex(sample.deal), settings).state
    events: list[Any] = []
    for move in sample.moves[:at]:
        seat, _, code = move.partition(" ")
        step = game.apply(state, int(seat), read_code(game.types.action, code))
        state, events = step.state, seen(step.events, None)
    return state, events
