"""A process of computer players as the bot starts it, with players that do what none should.

A player is chosen by its number of playouts, as the bot asks for nothing else.
"""

import os
import sys
import time
from typing import Any, Final

from engines.core.game import Game
from engines.core.rng import Rng
from players import worker
from players.random import RandomPlayer
from tests.service.helpers.match import ALL_GAMES

DIES, HANGS, FAILS, CHEATS, CHATS, DREAMS = (901, 902, 903, 904, 905, 906)
"""It ends its process; thinks for ever; raises; chooses what is not allowed; writes to the standard output; takes
the first action, after a third of a second."""
WHILE: Final = 0.3


class BadPlayer(RandomPlayer):
    def __init__(self, playouts: int) -> None:
        self.playouts = playouts

    def choose(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
        if self.playouts == DIES:
            os._exit(3)
        if self.playouts == HANGS:
            while True:
                pass
        if self.playouts == FAILS:
            raise RuntimeError("planted")
        if self.playouts == CHEATS:
            return "nonsense"
        if self.playouts == CHATS:
            print("a line that is no answer")
        if self.playouts == DREAMS:
            time.sleep(WHILE)
        sys.stderr.flush()
        return next(game.options(state, seat)[0].expand())


if __name__ == "__main__":
    worker.run(ALL_GAMES, {"strong": lambda playouts, _: BadPlayer(playouts)})
