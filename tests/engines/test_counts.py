"""How many lines of play there are from fixed openings: a net under rules, options and shuffles.

A count that changes means that the rules changed: if they were meant to, `rules_version` rises.
"""

from typing import Any

import pytest

from engines import GAMES
from engines.core.game import Game
from engines.core.rng import rng_from
from tests.games.profiles import PROFILES

MOVES = 40
"""The number of moves after which a match is in its middle."""
COUNTS = {(key, seats): counts for key, one in PROFILES.items() for seats, counts in one.lines.items()}
"""From the opening."""
MIDDLES = {(key, seats): counts for key, one in PROFILES.items() for seats, counts in one.later_lines.items()}
"""From a position in the middle of a match, which fixed draws lead to."""


def after(game: Game[Any, Any], state: Any, seat: int, action: Any) -> Any:
    """The position after an action, and after dice that fall by themselves: they are no line of their own."""
    state = game.apply(state, seat, action).state
    while not state.over and (first := game.pending(state)[0]).auto and first.topic == "roll":
        state = game.apply(state, first.seat, game.options(state, first.seat)[0].action).state
    return state


def lines(game: Game[Any, Any], state: Any, depth: int) -> int:
    if depth == 0 or state.over:
        return 1
    total = 0
    for decision in game.pending(state):
        for option in game.options(state, decision.seat):
            for action in option.expand():
                total += lines(game, after(game, state, decision.seat, action), depth - 1)
    return total


@pytest.mark.parametrize(("key", "seats"), COUNTS)
def test_lines_of_play(key: str, seats: int) -> None:
    game = GAMES[key]
    state = game.setup(seats, rng_from("counts").seed).state
    assert [lines(game, state, depth) for depth in range(len(COUNTS[key, seats]))] == list(COUNTS[key, seats])


@pytest.mark.parametrize(("key", "seats"), MIDDLES)
def test_lines_of_play_in_the_middle(key: str, seats: int) -> None:
    game, rng = GAMES[key], rng_from("middle")
    state = game.setup(seats, rng_from("counts").seed).state
    for _ in range(MOVES):
        decision = next(one for one in game.pending(state) if not one.optional)
        options = game.options(state, decision.seat)
        state = after(game, state, decision.seat, rng.choice(options).random(rng))
    assert [lines(game, state, depth) for depth in range(len(MIDDLES[key, seats]))] == list(MIDDLES[key, seats])
