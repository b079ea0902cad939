"""Decisions and options of one position, computed once."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from engines.core.actions import Action, Option
from engines.core.decisions import Decision
from engines.core.frames import BaseState, Script, Step
from engines.core.game import Game

S = TypeVar("S", bound=BaseState)


class LegalMoves(Generic[S]):
    """A position with its decisions and options; each is computed on first use.

    Valid only while the position does not change: after changing a position, make a new one.
    """

    def __init__(self, game: Game[S, Any], state: S) -> None:
        self.game = game
        self.state = state
        self._decisions: tuple[Decision, ...] | None = None
        self._options: dict[int, tuple[Option, ...]] = {}

    @classmethod
    def after(cls, game: Game[S, Any], step: Step[S]) -> LegalMoves[S]:
        """Return the legal moves after a step, reusing the decisions that the step computed."""
        choices = cls(game, step.state)
        choices._decisions = step.asked
        return choices

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """See `Game.pending`."""
        if self._decisions is None:
            self._decisions = tuple(self.game.pending(self.state))
        return self._decisions

    def options(self, seat: int) -> tuple[Option, ...]:
        """See `Game.options`."""
        found = self._options.get(seat)
        if found is None:
            found = ()
            for decision in self.decisions:
                if decision.seat == seat:
                    found = tuple(self.game.answers(self.state, decision))
                    break
            self._options[seat] = found
        return found

    def apply(self, seat: int, action: Action, script: Script | None = None) -> Step[S]:
        """Carry out an action on a copy, checked against the cached options. Raises what `Game.apply` raises."""
        return self.game.apply(self.state, seat, action, script, options=self.options(seat))
