"""The strong computer player, which plays its best turns on in worlds that its seat cannot distinguish."""

from collections.abc import Sequence
from typing import Any, Final

from engines.core.game import Game
from engines.core.rng import Rng
from players.greedy import GreedyPlayer
from players.rollouts import chance_after
from players.turns import turns

PLAYOUTS: Final = 96
"""Rollouts of a decision."""
CANDIDATES: Final = 4
"""Turns that are played on."""


class StrongPlayer(GreedyPlayer):
    """Plays the most promising turns on, all in the same worlds, and begins the one that wins most often.

    playouts: how many rollouts a decision may cost. The same position, seat and number give the same moves. In a
    game without a lookahead it plays as the greedy player does.
    """

    key = "strong"

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.playouts = playouts

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
        ways = [turn.actions for turn in turns(game, lookahead, state, seat)[:CANDIDATES]]
        until = lookahead.until(state)
        totals = [0.0] * len(ways)
        left = list(range(len(ways)))
        done, more = 0, max(1, self.playouts // (2 * len(ways)))
        while len(left) > 1:
            for n in range(done, done + more):
                world = game.determinize(state, seat, rng.fork(f"rollout {n}"))
                for at in left:
                    after = game.clone(world)
                    for action in ways[at]:
                        game.play(after, seat, action)
                    totals[at] += chance_after(game, lookahead, after, seat, until)
            done += more
            # Half of the turns go; the rest shares their rollouts.
            left = sorted(left, key=lambda at: -totals[at])[: (len(left) + 1) // 2]
            more *= 2
        return ways[left[0]]
