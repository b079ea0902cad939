"""The computer player that looks one action ahead."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from engines.core.actions import Option
from engines.core.game import Game
from engines.core.rng import Rng

WORLDS = 6
"""So many positions that the seat cannot tell apart are tried; the mean counts."""
MOST = 60
"""More actions than this are not compared: the rest of them is sampled."""


class GreedyPlayer:
    """Takes the action after which the game's own evaluation is best for the seat, on average over worlds."""

    key = "greedy"

    def choose(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
        """See `players.base.Player`."""
        actions = _candidates(game.options(state, seat), rng)
        if len(actions) == 1:
            return actions[0]
        worlds = [state, *(game.determinize(state, seat, rng.fork(f"world {n}")) for n in range(1, WORLDS))]
        best, best_worth = actions[0], float("-inf")
        for action in actions:
            worth = sum(_worth(game, world, seat, action) for world in worlds)
            if worth > best_worth:
                best, best_worth = action, worth
        return best


def _worth(game: Game[Any, Any], world: Any, seat: int, action: Any) -> float:
    after = game.clone(world)
    game.play(after, seat, action)
    return game.evaluate(after, seat)


def _candidates(options: Sequence[Option], rng: Rng) -> list[Any]:
    """All completed actions if they are few; else every option is completed by chance until they are enough."""
    found = list(itertools.islice(_all(options), MOST + 1))
    if len(found) <= MOST:
        return found
    sampled = [option.random(rng) for option in options]
    while len(sampled) < MOST:
        sampled.append(rng.choice(options).random(rng))
    return list(dict.fromkeys(sampled))


def _all(options: Sequence[Option]) -> Iterator[Any]:
    for option in options:
        yield from option.expand()
