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

CANDIDATES: Final = 12
"""Most ways to finish the turn that are played on."""
LEAST: Final = 4
"""Rollouts that each way must be worth; with a small number of them, fewer ways are compared."""
DIGITS: Final = 3
"""Digits to which chances are compared; of equal ways, such as hopeless ones, the one worth most is taken."""


class StrongPlayer(GreedyPlayer):
    """Plays the most promising ways to finish its turn on, and takes the one that wins most often.

    playouts: how many rollouts a decision may cost; None for the game's own number. The same position, seat and
    number give the same moves. offers: it may offer trades, which others have to answer before it plays on.
    In a game without a lookahead it plays as the greedy player does.
    """

    key = "strong"

    def __init__(self, playouts: int | None = None, *, offers: bool = True) -> None:
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
        playouts = self.playouts or lookahead.playouts
        most = max(2, min(CANDIDATES, playouts // LEAST))
        ways = [turn.actions for turn in turns(game, lookahead, state, seat)[:most]]
        if len(ways) == 1:
            return ways[0]
        until = lookahead.until(state)

        def chances(n: int, way: Sequence[Any]) -> float:
            world = game.determinize(state, seat, rng.fork(f"rollout {n}"))
            for action in way:
                game.play(world, seat, action)
            return chance_after(game, lookahead, world, seat, until)

        # All ways meet the same worlds. Of those left, the worse half goes after each round of rollouts.
        rounds = math.ceil(math.log2(len(ways)))
        left, count = list(range(len(ways))), 0
        won = [0.0] * len(ways)
        while len(left) > 1:
            more = max(1, playouts // (rounds * len(left)))
            for at in left:
                won[at] += sum(chances(n, ways[at]) for n in range(count, count + more))
            count += more
            left = sorted(left, key=lambda at: -round(won[at] / count, DIGITS))[: len(left) // 2]
        return ways[left[0]]
