"""Positions played on by a quick policy, which looks one action ahead in one world."""

from itertools import islice
from typing import Any, Final

from engines.core.ai.advice import Lookahead
from engines.core.game import Game
from players.greedy import offers

SHOWN: Final = 4
"""Completions of an option that the quick policy looks at."""
MOST: Final = 300
"""Actions after which a rollout is judged wherever it is."""


def chance_after(game: Game[Any, Any], lookahead: Lookahead[Any], state: Any, seat: int, until: int) -> float:
    """Play a position on, in place, and return the chance to win that a seat has then.

    until: the number of the turn whose beginning is judged; a match that ends before is judged by its outcome.
    """
    for _ in range(MOST):
        if state.over or game.rules.turn(state) >= until:
            break
        asked = next(one for one in game.pending(state) if not one.optional)
        game.play(state, asked.seat, quick_action(game, lookahead, state, asked.seat))
    outcome = game.outcome(state)
    if outcome is None:
        return lookahead.chances.of(state)[seat]
    return outcome.share(seat)


def quick_action(game: Game[Any, Any], lookahead: Lookahead[Any], state: Any, seat: int) -> Any:
    """Return what a seat that is asked does at once: the action after which its position is worth most."""
    likely = lookahead.duty(state, seat)
    if likely is not None:
        return likely
    options = game.options(state, seat)
    if len(options) == 1 and not options[0].holes:
        return options[0].action
    best, most, before = None, float("-inf"), None
    for option in options:
        if option.ends:
            if most < 0.0:
                best, most = option.action, 0.0
            continue
        if offers(option):
            continue
        if before is None:
            before = lookahead.worth(state, seat)
        for action in islice(option.expand(), SHOWN):
            after = game.clone(state)
            game.play(after, seat, action)
            rise = lookahead.worth(after, seat) - before
            if rise > most:
                best, most = action, rise
    return best
