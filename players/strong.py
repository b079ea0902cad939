"""The strong computer player, which plays its best actions on in worlds that its seat cannot distinguish."""

from typing import Any, Final

from engines.core.game import Game
from engines.core.rng import Rng
from players.greedy import GreedyPlayer
from players.rollouts import play_on

PLAYOUTS: Final = 128
"""Rollouts of a decision."""
CANDIDATES: Final = 6
"""Actions that are played on."""
LAPS: Final = 1.0
"""Turns of every seat until a rollout ends."""
WIN: Final = 20.0


class StrongPlayer(GreedyPlayer):
    """Plays the most promising actions on, all in the same worlds, and takes the one that leaves it best off.

    playouts: how many rollouts a decision may cost. The same position, seat and number give the same action.
    """

    key = "strong"

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.playouts = playouts

    def choose(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
        """See `players.base.Player`."""
        likely = game.advice.suggest(state, seat)
        if likely is not None:
            return likely
        ranked = sorted(self.valued(game, state, seat, rng), key=lambda one: -one[0])
        kept = [action for _, action in ranked[:CANDIDATES]]
        worlds = max(1, self.playouts // (2 * len(kept)))
        totals = [0.0] * len(kept)
        places, done = list(range(len(kept))), 0
        while len(places) > 1:
            for n in range(done, done + worlds):
                world = game.determinize(state, seat, rng.fork(f"rollout {n}"))
                for at in places:
                    totals[at] += _played(game, game.clone(world), seat, kept[at])
            done += worlds
            # Half of them go; the rest shares the worlds of those.
            places = sorted(places, key=lambda at: -totals[at])[: len(places) // 2]
            worlds *= 2
        return kept[places[0]]


def _played(game: Game[Any, Any], state: Any, seat: int, action: Any) -> float:
    """Return how well off a seat is some turns after an action. Changes ``state``."""
    game.play(state, seat, action)
    play_on(game, state, LAPS)
    value = game.advice.evaluate(state, seat)
    outcome = game.outcome(state)
    return value + WIN if outcome is not None and seat in outcome.winners else value
