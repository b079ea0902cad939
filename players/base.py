"""The interface of computer players."""

from collections.abc import Sequence
from typing import Any, Protocol

from engines.core.game import Game
from engines.core.rng import Rng


class Player(Protocol):
    """A computer player. It holds no match data, so that one instance plays in every match.

    key: its name in the database and the catalogues.
    """

    key: str

    def choose(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
        """Return the complete action of a seat that is asked.

        state: a position that the seat cannot distinguish from the true one, from ``game.determinize``; a player
        never sees the truth and must not modify it. rng: the player's own stream.
        """
        ...

    def moves(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Sequence[Any]:
        """Return what the seat does one after the other, up to where it has to think again: at least one action.

        All of them are allowed whatever the true position is. By default only the next one.
        """
        return (self.choose(game, state, seat, rng),)
