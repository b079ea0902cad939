"""The random computer player."""

from typing import Any

from engines.core.game import Game
from engines.core.rng import Rng
from players.base import Player


class RandomPlayer(Player):
    """Takes a random option, and fills its holes at random."""

    key = "random"

    def choose(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
        """See `players.base.Player`."""
        return rng.choice(game.options(state, seat)).random(rng)
