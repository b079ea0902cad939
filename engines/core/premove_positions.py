"""The positions in which a seat plans moves ahead, for any game with `Premoves`."""

from typing import Any, TypeVar

from engines.core.frames import BaseState
from engines.core.game import Game
from engines.core.rng import rng_from

S = TypeVar("S", bound=BaseState)


def position_after_premove(game: Game[S, Any], state: S, seat: int, action: Any) -> S | None:
    """Return the position in which a seat chooses its next move after a premove.

    None if the seat's turn would be over, or if the move would reveal something that it cannot know.
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
    """Return the position in which a seat plans its next turn; None if it is asked now, or cannot plan."""
    if game.premoves is None or state.over or game.premoves.asks(state, seat):
        return None
    # A fixed stream: the seat is offered the same moves until the position changes.
    return game.premoves.as_if_asked(game.determinize(state, seat, rng_from("ahead")), seat)
