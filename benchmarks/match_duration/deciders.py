"""What people answer: as a computer player would, from what their seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engines.core.rng import Rng, rng_from
from players.base import Player
from players.bidding import choose_plan
from service.match.snapshot import MatchSnapshot


class Deciders:
    """The people of one match. In the same position they answer the same, however long it took to come to it.

    So matches that differ in pauses and orders only are alike as far as these let them.
    """

    def __init__(self, player: Player, seed: str) -> None:
        self._player = player
        self._seed = seed
        self._answers: dict[tuple[str, int], Any] = {}

    def answer(self, live: MatchSnapshot, seat: int) -> Any | None:
        """The move, or in a contest the plan, of a seat that is asked; None for one that is not.

        What a seat may answer and nobody waits for is left alone: computer players make no offers.
        """
        if live.takes_plans(seat):
            return self._kept(live, live.state, seat, self._plan) if live.asks_plan(seat) else None
        state = live.readable(seat)
        if all(decision.seat != seat or decision.optional for decision in live.game.pending(state)):
            return None
        return self._kept(live, state, seat, self._move)

    def foresee(self, live: MatchSnapshot, world: Any, seat: int, *, first: bool) -> Any | None:
        """The move that a seat gives beforehand in a position as it knows it; None if it would rather see first.

        first: it is the first that it gives for a turn that has not begun. Nobody gives beforehand that they end a
        turn that brings them something before they have seen it.
        """
        rng = rng_from(f"waiting {self._seed} ahead {live.game.states.digest(world)} {seat}")
        action = self._player.choose(live.game, world, seat, rng)
        option = next(found for found in live.game.options(world, seat) if found.admits(action))
        return None if first and option.ends else action

    def same(self, live: MatchSnapshot, seat: int, actions: Sequence[Any]) -> int:
        """How many of the moves that a seat has given it would make as well if it were there to see."""
        state = live.state
        for count, action in enumerate(actions):
            if not any(option.admits(action) for option in live.game.options(state, seat)):
                return len(actions)
            if self._kept(live, state, seat, self._move) != action:
                return count
            state = live.game.apply(state, seat, action).state
        return len(actions)

    def _kept(self, live: MatchSnapshot, state: Any, seat: int, think: Callable[..., Any]) -> Any:
        key = (live.game.states.digest(state), seat)
        if key not in self._answers:
            rng = rng_from(f"waiting {self._seed} {key}")
            # Nobody is handed the truth.
            world = live.game.determinize(state, seat, rng.fork("world"))
            self._answers[key] = think(live, world, seat, rng)
        return self._answers[key]

    def _plan(self, live: MatchSnapshot, world: Any, seat: int, rng: Rng) -> Any:
        return choose_plan(self._player, live.game, world, seat, rng)

    def _move(self, live: MatchSnapshot, world: Any, seat: int, rng: Rng) -> Any:
        return self._player.choose(live.game, world, seat, rng)
