"""Matches played on from a position by a quick policy, which looks one action ahead in one world."""

from itertools import islice
from typing import Any, Final

from engines.core.game import Game
from players.greedy import offers

SHOWN: Final = 4
"""Completions of an option that the quick policy looks at."""
MOST: Final = 300
"""Actions after which a position counts as the end of a rollout in any case."""


def quick_action(game: Game[Any, Any], state: Any, seat: int) -> Any:
    """Return what the quick policy does at a seat that is asked: the action after which its evaluation is best."""
    lookahead = game.advice.lookahead
    assert lookahead is not None
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


def play_on(game: Game[Any, Any], state: Any, until: int) -> None:
    """Play a position on, in place, until a turn begins that has this number or a later one, or the match is over."""
    for _ in range(MOST):
        if state.over or game.rules.turn(state) >= until:
            return
        decision = next(one for one in game.pending(state) if not one.optional)
        game.play(state, decision.seat, quick_action(game, state, decision.seat))
