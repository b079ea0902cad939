"""New Game (author, publisher, year). README.md beside this file tells edition and rulings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engines.core.actions import Option
from engines.core.frames import Frame, FrameRules
from engines.core.game import Game, GameInfo, NoSettings, Outcome, ranks_of
from engines.core.rng import Rng
from engines.core.text import Msg, Ref, Summary
from engines.newgame import telling, thinking
from engines.newgame.actions import NewGameAction
from engines.newgame.data import HAND
from engines.newgame.events import NewGameEvent
from engines.newgame.rules import TurnsRules
from engines.newgame.state import NewGameState, PlayerState, Turns
from engines.newgame.view import NewGameView, make_view


class NewGame(Game[NewGameState, NewGameView]):
    """The rules of New Game behind the protocol of `engines.core.game`."""

    # Fix key and command for good: they stand in databases and in people's fingers.
    # `rules_version` rises whenever a running match would go on differently.
    # `hidden` says whether seats know different things.
    info = GameInfo(
        key="newgame",
        command="newgame",
        seats=(2, 4),
        rules_version=1,
        hidden=True,
    )
    state_type = NewGameState
    action_type = NewGameAction
    event_type = NewGameEvent
    # One entry for each type of frame. A frame is one sub-procedure: a turn, an auction.
    frames: ClassVar[Mapping[type[Frame], FrameRules[Any]]] = {Turns: TurnsRules()}

    def initial(self, seats: int, rng: Rng, settings: NoSettings) -> NewGameState:
        """Everything before chance acts; shuffling belongs to the first frame, with named draws."""
        return NewGameState(
            seats=seats,
            rng=rng,
            stack=[Turns(seat=0)],
            pile=[],
            players=[PlayerState(hand=[], shown=[]) for _ in range(seats)],
        )

    def outcome(self, state: NewGameState) -> Outcome | None:
        """The reason is an id; each reason needs a recorded match among the fixtures."""
        if not state.over:
            return None
        scores = tuple(len(set(player.shown)) for player in state.players)
        return Outcome("kinds", scores, ranks_of(scores))

    def view(self, state: NewGameState, viewer: int | None) -> NewGameView:
        """See `make_view`."""
        return make_view(state, viewer)

    def label(self, view: NewGameView, option: Option) -> Msg:
        """See `telling.label`."""
        return telling.label(view, option)

    def place(self, view: NewGameView, ref: Ref) -> Msg:
        """A card's name. A game with a map says here where a place is."""
        return Msg("core-thing", {"thing": ref})

    def tell(self, view: NewGameView, events: Sequence[Any]) -> list[Msg]:
        """See `telling.tell`."""
        return telling.tell(view, events)

    def summary(self, view: NewGameView) -> Summary:
        """See `telling.summary`."""
        return telling.summary(view)

    def determinize(self, state: NewGameState, seat: int, rng: Rng) -> NewGameState:
        """See `thinking.determinize`."""
        return thinking.determinize(self.clone(state), seat, rng)

    def secrets(self, state: NewGameState, seat: int) -> dict[str, Any]:
        """See `thinking.secrets`."""
        return thinking.secrets(state, seat)

    def invariants(self, state: NewGameState) -> list[str]:
        """See `thinking.invariants`."""
        return thinking.invariants(state)

    def evaluate(self, state: NewGameState, seat: int) -> float:
        """See `thinking.evaluate`."""
        return thinking.evaluate(state, seat)

    def refusal(self, state: NewGameState, seat: int, action: Any) -> Msg:
        """Which rule forbids a typed action, and what would be right, from what the seat knows."""
        return Msg("newgame-no-draw", {"most": HAND})


GAME = NewGame()
