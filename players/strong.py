"""The strong computer player, which plays its best turns on in worlds that its seat cannot distinguish."""

from collections.abc import Sequence
from typing import Any, Final

from engines.core.game import Game
from engines.core.rng import Rng
from players.rollouts import play_on
from players.turns import turns

PLAYOUTS: Final = 96
"""Rollouts of a decision."""
CANDIDATES: Final = 8
"""Turns that are played on."""


class StrongPlayer:
    """Plays the most promising turns on, all in the same worlds, and begins the one that wins most often.

    playouts: how many rollouts a decision may cost. The same position, seat and number give the same action.
    """

    key = "strong"

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.playouts = playouts

    def choose(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> Any:
        """See `players.base.Player`."""
        lookahead = game.advice.lookahead
        assert lookahead is not None
        if lookahead.choices(state, seat) is None:
            likely = game.advice.suggest(state, seat)
            if likely is not None:
                return likely
        options = game.options(state, seat)
        if len(options) == 1 and not options[0].holes:
            return options[0].action
        kept = [turn.actions for turn in turns(game, state, seat)[:CANDIDATES]]
        until = lookahead.until(state)
        totals = [0.0] * len(kept)
        places = list(range(len(kept)))
        done, worlds = 0, max(1, self.playouts // (2 * len(kept)))
        while len({kept[at][0] for at in places}) > 1:
            for n in range(done, done + worlds):
                world = game.determinize(state, seat, rng.fork(f"rollout {n}"))
                for at in places:
                    totals[at] += _played(game, game.clone(world), seat, kept[at], until)
            done += worlds
            # Half of them go; the rest shares the worlds of those.
            places = sorted(places, key=lambda at: -totals[at])[: (len(places) + 1) // 2]
            worlds *= 2
        return kept[places[0]][0]


def _played(game: Game[Any, Any], state: Any, seat: int, actions: Sequence[Any], until: int) -> float:
    """Return a seat's chance to win some turns after its actions. Changes ``state``."""
    lookahead = game.advice.lookahead
    assert lookahead is not None
    for action in actions:
        game.play(state, seat, action)
    play_on(game, state, until)
    outcome = game.outcome(state)
    if outcome is None:
        return lookahead.chances.of(state)[seat]
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
