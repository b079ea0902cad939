"""The strong computer player, which plays turns on in worlds that its seat cannot distinguish."""

import math
from collections.abc import Sequence
from typing import Any, Final

from engines.core.game import Game
from engines.core.rng import Rng
from players import trading
from players.greedy import GreedyPlayer
from players.rollouts import chance_after
from players.turns import turns

PLAYOUTS: Final = 64
"""Rollouts of a decision."""
CANDIDATES: Final = 4
"""Ways to finish the turn that are played on."""
DOUBT: Final = 0.5
"""Standard errors by which a way must win more often than the one that looked best at first."""


class StrongPlayer(GreedyPlayer):
    """Plays the most promising ways to finish its turn on, and takes the one that wins most often.

    playouts: how many rollouts a decision may cost. The same position, seat and number give the same moves.
    offers: it may offer trades, which others have to answer before it plays on. In a game without a lookahead it
    plays as the greedy player does.
    """

    key = "strong"

    def __init__(self, playouts: int = PLAYOUTS, *, offers: bool = True) -> None:
        self.playouts = playouts
        self.offers = offers

    def choose(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
        """See `players.base.Player`."""
        return self.moves(game, state, seat, rng)[0]

    def moves(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Sequence[Any]:
        """See `players.base.Player`: the rest of the turn, as far as it reveals nothing."""
        lookahead = game.advice.lookahead
        if lookahead is None:
            return (super().choose(game, state, seat, rng),)
        if lookahead.choices(state, seat) is None:
            likely = game.advice.suggest(state, seat)
            if likely is not None:
                return (likely,)
        options = game.options(state, seat)
        if len(options) == 1 and not options[0].holes:
            return (options[0].action,)
        traded = trading.answer(game, state, seat, rng)
        if traded is None and self.offers:
            traded = trading.best_offer(game, state, seat, rng)
        if traded is not None:
            return (traded,)
        ways = [turn.actions for turn in turns(game, lookahead, state, seat)[:CANDIDATES]]
        if len(ways) == 1:
            return ways[0]
        until = lookahead.until(state)

        def chances(n: int, way: Sequence[Any]) -> float:
            world = game.determinize(state, seat, rng.fork(f"rollout {n}"))
            for action in way:
                game.play(world, seat, action)
            return chance_after(game, lookahead, world, seat, until)

        # All ways meet the same worlds. After half of the rollouts only the best rival of the first is left.
        few = max(1, self.playouts // (2 * len(ways)))
        tried = [[chances(n, way) for n in range(few)] for way in ways]
        rival = max(range(1, len(ways)), key=lambda at: sum(tried[at]))
        for n in range(few, few + self.playouts // 4):
            tried[0].append(chances(n, ways[0]))
            tried[rival].append(chances(n, ways[rival]))
        return ways[rival if _is_better(tried[rival], tried[0]) else 0]


def _is_better(chances: Sequence[float], than: Sequence[float]) -> bool:
    """Return whether chances in the same worlds are larger by more than chance explains easily."""
    gains = [one - other for one, other in zip(chances, than, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / len(gains)
    return mean > DOUBT * math.sqrt(spread / len(gains))
