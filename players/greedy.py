"""The greedy computer player, which looks one action ahead."""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from engines.core.actions import Option, TermsHole
from engines.core.game import Game
from engines.core.rng import Rng
from players.base import Player

WORLDS = 6
"""Positions to try that the seat cannot distinguish; their mean counts."""
MOST = 60
"""Most actions to compare; beyond it the rest is sampled."""


class GreedyPlayer(Player):
    """Takes the action with the largest mean gain of the game's evaluation for the seat, over several worlds.

    An action that ends the turn counts as no change: what follows it would follow any other action too, only
    later. Trades that another player would have to accept are never offered, because one action ahead shows
    nothing of their worth. Duties with a suggestion of the game are done as suggested.
    """

    key = "greedy"

    def choose(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
        """See `players.base.Player`."""
        likely = game.advice.suggest(state, seat)
        if likely is not None:
            return likely
        options = self.seen(game, state, seat, [one for one in game.options(state, seat) if not offers(one)])
        ending = [(0.0, option.action) for option in options if option.ends][:1]
        actions = _candidates([option for option in options if not option.ends], rng)
        if len(ending) + len(actions) == 1:
            return actions[0] if actions else ending[0][1]
        worlds = [state, *(game.determinize(state, seat, rng.fork(f"world {n}")) for n in range(1, WORLDS))]
        before = [game.advice.evaluate(world, seat) for world in worlds]
        valued = [*ending, *((_rise(game, worlds, before, seat, action), action) for action in actions)]
        return max(valued, key=lambda one: one[0])[1]

    def seen(self, game: Game[Any, Any], state: Any, seat: int, options: list[Option]) -> list[Option]:
        """Return the options that the player compares: all of them."""
        return options


def offers(option: Option) -> bool:
    """Return whether an option offers a trade on terms still to be chosen."""
    return any(isinstance(hole, TermsHole) for hole in option.holes)


def _rise(game: Game[Any, Any], worlds: Sequence[Any], before: Sequence[float], seat: int, action: Any) -> float:
    """Return the gain of the evaluation; one world is enough if the action reveals nothing."""
    risen = 0.0
    for n, world in enumerate(worlds, 1):
        after = game.clone(world)
        ctx = game.play(after, seat, action)
        risen += game.advice.evaluate(after, seat) - before[n - 1]
        if not ctx.barrier:
            return risen / n
    return risen / len(worlds)


def _candidates(options: Sequence[Option], rng: Rng) -> list[Any]:
    """Return all completed actions if they are few; otherwise the first of every option, and random others."""
    found = list(itertools.islice(_all(options), MOST + 1))
    if len(found) <= MOST:
        return found
    # The first completion is the smallest, such as the minimum bid; sampling would seldom find it.
    sampled = [next(option.expand()) for option in options]
    while len(sampled) < MOST:
        sampled.append(rng.choice(options).random(rng))
    return list(dict.fromkeys(sampled))


def _all(options: Sequence[Option]) -> Iterator[Any]:
    for option in options:
        yield from option.expand()
