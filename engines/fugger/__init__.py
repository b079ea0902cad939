"""Die Fugger (Klaus-Jürgen Wrede, Adlung-Spiele 2003). README.md beside this file tells edition and rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engines.core.actions import Option
from engines.core.frames import Frame, FrameRules
from engines.core.game import Game, GameInfo, NoSettings, Outcome, ranks_of
from engines.core.rng import Rng
from engines.core.text import Msg, Ref, Summary
from engines.fugger import telling, thinking
from engines.fugger.actions import FuggerAction
from engines.fugger.data import GOODS, NUMBERS
from engines.fugger.events import FuggerEvent
from engines.fugger.rules import TurnsRules, why_not
from engines.fugger.state import FuggerState, PlayerState, Turns
from engines.fugger.view import FuggerView, make_view


class Fugger(Game[FuggerState, FuggerView]):
    """The rules of Die Fugger behind the protocol of `engines.core.game`."""

    info = GameInfo(key="fugger", command="fugger", seats=(2, 4), rules_version=1, hidden=True)
    state_type = FuggerState
    action_type = FuggerAction
    event_type = FuggerEvent
    frames: ClassVar[Mapping[type[Frame], FrameRules[Any]]] = {Turns: TurnsRules()}

    def initial(self, seats: int, rng: Rng, settings: NoSettings) -> FuggerState:
        """All prices at five, nothing dealt."""
        return FuggerState(
            seats=seats,
            rng=rng,
            stack=[Turns(seat=0)],
            round=0,
            prices=[NUMBERS.price_start] * len(GOODS),
            jakob=[],
            pile=[],
            discards=[],
            players=[PlayerState(hand=[], front=[], delivered=[]) for _ in range(seats)],
            starter=0,
        )

    def outcome(self, state: FuggerState) -> Outcome | None:
        """Most florins win; a tie is shared (rule 2.7)."""
        if not state.over:
            return None
        scores = tuple(player.florins for player in state.players)
        return Outcome("florins", scores, ranks_of(scores))

    def view(self, state: FuggerState, viewer: int | None) -> FuggerView:
        """See `make_view`."""
        return make_view(state, viewer)

    def label(self, view: FuggerView, option: Option) -> Msg:
        """See `telling.label`."""
        return telling.label(view, option)

    def place(self, view: FuggerView, ref: Ref) -> Msg:
        """A card's or good's name."""
        return Msg("core-thing", {"thing": ref})

    def tell(self, view: FuggerView, events: Sequence[Any]) -> list[Msg]:
        """See `telling.tell`."""
        return telling.tell(view, events)

    def summary(self, view: FuggerView) -> Summary:
        """See `telling.summary`."""
        return telling.summary(view)

    def determinize(self, state: FuggerState, seat: int, rng: Rng) -> FuggerState:
        """See `thinking.determinize`."""
        return thinking.determinize(self.clone(state), seat, rng)

    def secrets(self, state: FuggerState, seat: int) -> dict[str, Any]:
        """See `thinking.secrets`."""
        return thinking.secrets(state, seat)

    def invariants(self, state: FuggerState) -> list[str]:
        """See `thinking.invariants`."""
        return thinking.invariants(state)

    def evaluate(self, state: FuggerState, seat: int) -> float:
        """See `thinking.evaluate`."""
        return thinking.evaluate(state, seat)

    def refusal(self, state: FuggerState, seat: int, action: Any) -> Msg:
        """See `rules.why_not`."""
        return why_not(state, seat, action)


GAME = Fugger()
