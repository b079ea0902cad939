"""The positions in which moves are given beforehand, for any game that has an `Ahead`."""

from __future__ import annotations

from typing import Any, TypeVar

from engines.core.frames import BaseState
from engines.core.game import Game
from engines.core.rng import rng_from

S = TypeVar("S", bound=BaseState)


def position_after_premove(game: Game[S, Any], state: S, seat: int, action: Any) -> S | None:
    """The position in which a seat would choose its next move after one that is given beforehand.

    None where its turn would be over, or where something would come to light that it cannot know.
    """
    premoves = game.premoves
    if premoves is None:
        return None
    own = premoves.beyond(state, seat, action)
    if own is not None:
        return own
    ctx = game.play(game.clone(state), seat, action)
    return ctx.state if not ctx.barrier and not ctx.state.over and premoves.asks(ctx.state, seat) else None


def premove_position(game: Game[S, Any], state: S, seat: int) -> S | None:
    """The position in which a seat may choose moves of its next turn; None where it is asked now, or cannot."""
    if game.premoves is None or state.over or game.premoves.asks(state, seat):
        return None
    # The same world for the same position: what the seat is offered stays as it is until something happens.
    return game.premoves.as_if_asked(game.determinize(state, seat, rng_from("ahead")), seat)
