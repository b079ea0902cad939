"""What is asked and allowed in one position, found out once and held as long as the position stands."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from engines.core.actions import Action, Option
from engines.core.decisions import Decision
from engines.core.frames import BaseState, Script, Step
from engines.core.game import Game

S = TypeVar("S", bound=BaseState)


class LegalMoves(Generic[S]):
    """A position with what may be done in it: the rules are asked each thing once.

    It is of the position as it was given. Whoever writes on a position needs the choices of what it has become.
    """

    def __init__(self, game: Game[S, Any], state: S) -> None:
        self.game = game
        self.state = state
        self._decisions: tuple[Decision, ...] | None = None
        self._options: dict[int, tuple[Option, ...]] = {}

    @classmethod
    def after(cls, game: Game[S, Any], step: Step[S]) -> LegalMoves[S]:
        """Of the position to which a step led; the step has found out who is asked there."""
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
            asked = next((decision for decision in self.decisions if decision.seat == seat), None)
            found = () if asked is None else tuple(self.game.answers(self.state, asked))
            self._options[seat] = found
        return found

    def apply(self, seat: int, action: Action, script: Script | None = None) -> Step[S]:
        """Carry out an action on a copy, checked by the options held. Raises what `Game.apply` raises."""
        return self.game.apply(self.state, seat, action, script, options=self.options(seat))
