"""One match between computer players."""

import time
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from msgspec import Struct

from engines.core.decisions import Decision
from engines.core.game import Game
from engines.core.outcome import Outcome
from engines.core.rng import rng_from
from players.base import Player


class Thinking(Struct):
    """What the choices of a seat cost: their number, and seconds of processor together and of the longest."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count a choice."""
        self.choices += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


class Played(Struct, frozen=True):
    """A finished match: its outcome, its numbers of actions and turns, and by seat what its choices cost."""

    outcome: Outcome
    actions: int
    turns: int
    thinking: tuple[Thinking, ...]


def played(game: Game[Any, Any], players: Sequence[Player], seed: str, settings: Any = None) -> Played:
    """Play one match between computer players, by seat. settings: the game's, None for the usual ones."""
    thinking = tuple(Thinking() for _ in players)
    *before, last = play(game, players, seed, settings, thinking)
    outcome = game.outcome(last)
    assert outcome is not None
    return Played(outcome, len(before), game.rules.turn(last), thinking)


def play(
    game: Game[Any, Any],
    players: Sequence[Player],
    seed: str,
    settings: Any = None,
    thinking: Sequence[Thinking] | None = None,
) -> Iterator[Any]:
    """Yield the positions of a match between computer players, from the opening to the end.

    Optional decisions, such as an offer, are asked before the match goes on: each seat once between two required
    actions, so that answers without effect cannot go on forever. thinking: by seat, where choices are counted.
    """
    rng = rng_from(f"arena {game.info.key} {seed}")
    state = game.setup(len(players), rng.fork("match").seed, settings).state
    actions = 0
    answered: set[int] = set()
    while not state.over:
        decision = _next(game.pending(state), answered)
        seat = decision.seat
        answered = {*answered, seat} if decision.optional else set()
        # No player sees the true position.
        world = game.determinize(state, seat, rng.fork(f"world {actions}"))
        begun = time.process_time()
        moves = players[seat].moves(game, world, seat, rng.fork(f"choice {actions}"))
        if thinking is not None:
            thinking[seat].add(time.process_time() - begun)
        for action in moves:
            yield state
            state = game.apply(state, seat, action).state
            actions += 1
    yield state


def _next(pending: Sequence[Decision], answered: Collection[int]) -> Decision:
    for decision in pending:
        if decision.optional and decision.seat not in answered:
            return decision
    return next(decision for decision in pending if not decision.optional)
