"""Whole turns: what a seat could do until its turn ends or something unknown comes to light."""

from itertools import islice
from typing import Any, Final

from msgspec import Struct

from engines.core.ai.advice import Lookahead
from engines.core.game import Game
from players.greedy import offers

WIDTH: Final = 4
"""Positions of each length from which a turn is continued."""
LONGEST: Final = 7
"""Actions of a turn that are planned."""
SHOWN: Final = 12
"""Completions of an option that are tried."""
MOST: Final = 240
"""Actions that are tried in all; those of the first length are tried in any case."""


class Turn(Struct, frozen=True):
    """A way to play a turn: its actions, and the value of the position after it for the seat."""

    actions: tuple[Any, ...]
    value: float


def turns(game: Game[Any, Any], lookahead: Lookahead[Any], state: Any, seat: int) -> list[Turn]:
    """Return ways to play the turn on for a seat that is asked, best first; of equal positions only one.

    state: as for `players.base.Player`. A turn ends with its last action before another seat is asked, or before
    a draw: what comes then, only rollouts show.
    """
    chosen = lookahead.choices(state, seat)
    if chosen is not None:
        return [Turn((action,), -place) for place, action in enumerate(chosen)]
    found: list[Turn] = []
    known: set[bytes] = set()
    tried = 0
    now = lookahead.worth(state, seat)
    kept: list[tuple[float, tuple[Any, ...], Any]] = [(now, (), state)]
    for _ in range(LONGEST):
        longer = []
        for value, done, here in kept:
            for option in game.options(here, seat):
                if offers(option):
                    continue
                if option.ends:
                    found.append(Turn((*done, option.action), value))
                    continue
                for action in islice(option.expand(), SHOWN):
                    tried += 1
                    after = game.clone(here)
                    ctx = game.play(after, seat, action)
                    if (same := game.states.encode(after)) in known:
                        continue
                    known.add(same)
                    risen = lookahead.worth(after, seat)
                    if ctx.barrier or ctx.chance or after.over or not _asked(game, after, seat):
                        found.append(Turn((*done, action), risen))
                    else:
                        longer.append((risen, (*done, action), after))
        longer.sort(key=lambda one: -one[0])
        kept = longer[:WIDTH]
        if tried >= MOST:
            break
    # A turn that is not over must be worth something, or it would never end.
    found += [Turn(done, value) for value, done, _ in kept if done and (value > now or not found)]
    return sorted(found, key=lambda turn: -turn.value)


def _asked(game: Game[Any, Any], state: Any, seat: int) -> bool:
    return any(one.seat == seat and not one.optional for one in game.pending(state))
