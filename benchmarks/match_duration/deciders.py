"""Decisions of people: those of a computer player with their seat's information."""

from collections.abc import Callable, Sequence
from typing import Any

from engines.core.rng import Rng, rng_from
from players.base import Player
from players.bidding import choose_plan
from service.match.snapshot import MatchSnapshot


class Deciders:
    """The people of one match. In the same position they decide the same, at any time.

    So matches that differ only in pauses and orders are as similar as these allow.
    """

    def __init__(self, player: Player, seed: str) -> None:
        self._player = player
        self._seed = seed
        self._answers: dict[tuple[str, int], Any] = {}

    def answer(self, live: MatchSnapshot, seat: int) -> Any | None:
        """Return the move, or in a contest the plan, of a seat that is asked; None for one that is not.

        Optional decisions are left alone: computer players make no offers.
        """
        if live.takes_plans(seat):
            return self._kept(live, live.state, seat, self._plan) if live.asks_plan(seat) else None
        state = live.readable(seat)
        if all(decision.seat != seat or decision.optional for decision in live.game.pending(state)):
            return None
        return self._kept(live, state, seat, self._move)

    def foresee(self, live: MatchSnapshot, world: Any, seat: int, *, first: bool) -> Any | None:
        """Return a seat's premove in a position as it knows it; None if it would rather see first.

        first: it is the first premove for a turn that has not begun. People never plan to end a turn that brings
        them something before they have seen it.
        """
        rng = rng_from(f"waiting {self._seed} ahead {live.game.states.digest(world)} {seat}")
        action = self._player.choose(live.game, world, seat, rng)
        option = next(found for found in live.game.options(world, seat) if found.admits(action))
        return None if first and option.ends else action

    def same(self, live: MatchSnapshot, seat: int, actions: Sequence[Any]) -> int:
        """Return how many of a seat's premoves it would also make now."""
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
            # No player sees the true position.
            world = live.game.determinize(state, seat, rng.fork("world"))
            self._answers[key] = think(live, world, seat, rng)
        return self._answers[key]

    def _plan(self, live: MatchSnapshot, world: Any, seat: int, rng: Rng) -> Any:
        return choose_plan(self._player, live.game, world, seat, rng)

    def _move(self, live: MatchSnapshot, world: Any, seat: int, rng: Rng) -> Any:
        return self._player.choose(live.game, world, seat, rng)
