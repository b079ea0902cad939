"""What tests of several games do with a position: act in it, see who is asked, what is allowed, what was told."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from engines.core.decisions import Decision, Refused
from engines.core.frames import BaseState, Script, Step
from engines.core.game import Game, seen

S = TypeVar("S", bound=BaseState)
E = TypeVar("E")


class PositionTester(Generic[S]):
    """A game's positions under test. active: whose turn it is, meant where no seat is named."""

    def __init__(self, game: Game[S, Any]) -> None:
        self._game = game

    def do(self, state: S, action: Any, seat: int | None = None, script: Script | None = None) -> Step[S]:
        """An action of a seat; of the only one that must answer, if none is named."""
        if seat is None:
            (seat,) = {decision.seat for decision in self._game.pending(state) if not decision.optional}
        return self._game.apply(state, seat, action, script)

    def asked(self, state: S) -> list[tuple[int, str]]:
        """Who must answer: seats and the ends of their prompts' keys."""
        return [self._named(decision) for decision in self._game.pending(state) if not decision.optional]

    def offered(self, state: S) -> list[int]:
        """Seats that may answer but need not."""
        return [decision.seat for decision in self._game.pending(state) if decision.optional]

    def _named(self, decision: Decision) -> tuple[int, str]:
        return decision.seat, decision.prompt.key.removeprefix(f"{self._game.info.key}-ask-")

    def allowed(self, state: S, action: Any, seat: int | None = None) -> bool:
        """Whether a seat (whose turn it is, if none is named) may do this now."""
        try:
            self._game.check(state, self._meant(state, seat), action)
        except Refused:
            return False
        return True

    def choices(self, state: S, kind: type[E], seat: int | None = None) -> list[E]:
        """The actions of a kind that a seat (whose turn it is, if none is named) is offered, holes unfilled."""
        options = self._game.options(state, self._meant(state, seat))
        return [option.action for option in options if isinstance(option.action, kind)]

    def completed(self, state: S, kind: type[E], seat: int | None = None) -> list[E]:
        """The same with every filling of their holes."""
        options = self._game.options(state, self._meant(state, seat))
        return [action for option in options if isinstance(option.action, kind) for action in option.expand()]

    def values(self, state: S, kind: type[Any], field: str, seat: int | None = None) -> list[Any]:
        """A field of every completed action of a kind."""
        return [getattr(action, field) for action in self.completed(state, kind, seat)]

    def told(self, step: Step[S], kind: type[E], viewer: int | None = None) -> list[E]:
        """The events of a kind that a viewer, or the public, learned of."""
        return [event for event in seen(step.events, viewer) if isinstance(event, kind)]

    def names(self, step: Step[S]) -> list[str]:
        """The names of the public events, in order."""
        return [type(event).__name__ for event in seen(step.events, None)]

    def _meant(self, state: Any, seat: int | None) -> int:
        return state.active if seat is None else seat
