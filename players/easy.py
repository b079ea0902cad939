"""The easy computer player, which errs as beginners do."""

from typing import Any, Final

from engines.core.actions import Option
from engines.core.game import Game
from engines.core.rng import rng_from
from players.greedy import GreedyPlayer

OVERLOOKED: Final = 0.45
"""The part of its possibilities that it does not see in a turn."""
GRAIN: Final = 1000
"""Equally likely numbers from which it is drawn whether something is seen."""


class EasyPlayer(GreedyPlayer):
    """Takes what pays most at once, as the greedy player does, but overlooks much of what it could do.

    What it overlooks stays overlooked for the turn, as with a beginner; it never takes something absurd instead,
    since what is left is compared as well as ever.
    """

    key = "easy"

    def seen(self, game: Game[Any, Any], state: Any, seat: int, options: list[Option]) -> list[Option]:
        """Return the options that it sees: what it has to choose from in any case if that would be none."""
        turn = game.rules.turn(state)
        found = [one for one in options if one.ends or _sees(f"{turn} {seat} {one.action!r}")]
        return found or options


def _sees(chance: str) -> bool:
    return rng_from(chance).below(GRAIN) >= OVERLOOKED * GRAIN
