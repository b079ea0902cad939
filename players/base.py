"""What a computer player is."""

from __future__ import annotations

from typing import Any, Protocol

from engines.core.game import Game
from engines.core.rng import Rng


class Player(Protocol):
    """A computer player. It holds no match data, so that one instance plays in every match.

    key: its name in the database and the catalogues.
    """

    key: str

    def choose(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
        """The complete action of a seat that is asked.

        state: a position that the seat cannot tell from the true one, made by the caller with
        ``game.determinize``; a player never sees the truth. It is not written on. rng: the player's own stream.
        """
        ...
