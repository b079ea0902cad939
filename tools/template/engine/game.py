"""New Game, put together."""

from __future__ import annotations

from engines.core.ai.advice import Advice
from engines.core.game import Game, GameInfo, GameRules, GameTypes, Information, NoSettings
from engines.core.outcome import Outcome, ranks_of
from engines.core.rng import Rng
from engines.core.text.words import BoardWords, EventWords, NameWords
from engines.newgame.actions import NewGameAction
from engines.newgame.ai import evaluation, hidden_information
from engines.newgame.build_view import make_view
from engines.newgame.data import SEATS, full_deck
from engines.newgame.events import NewGameEvent
from engines.newgame.rules.points import standings
from engines.newgame.rules.setup import SetupRules
from engines.newgame.rules.turn import TurnRules
from engines.newgame.state import NewGameState, Player, Setup, Turn
from engines.newgame.text import board_text, event_text, illegal_moves, labels, names
from engines.newgame.validation import invariants
from engines.newgame.view import NewGameView


def initial(seats: int, rng: Rng, settings: NoSettings) -> NewGameState:
    """Everything before chance acts; shuffling belongs to the first frame, with named draws."""
    return NewGameState(
        seats=seats,
        rng=rng,
        stack=[Setup()],
        players=[Player(hand=[], shown=[]) for _ in range(seats)],
        pile=full_deck(),
    )


def outcome(state: NewGameState) -> Outcome | None:
    """Most kinds win; a tie is shared (rule 4). The reason is an id; each reason needs a recorded match."""
    if not state.over:
        return None
    scores = standings(state)
    return Outcome("kinds", scores, ranks_of(scores))


def empty_handed(view: NewGameView) -> bool:
    """Whether the viewer holds no card."""
    return view.viewer is not None and not view.players[view.viewer].hand


GAME = Game(
    info=GameInfo(key="newgame", command="newgame", seats=SEATS, rules_version=1, hidden=True),
    types=GameTypes(state=NewGameState, action=NewGameAction, event=NewGameEvent),
    rules=GameRules(
        frames={Setup: SetupRules(), Turn: TurnRules()},
        initial=initial,
        outcome=outcome,
        invariants=invariants.faults,
        turn=lambda state: state.turns,
    ),
    information=Information(view=make_view, resample=hidden_information.resample, secrets=hidden_information.secrets),
    names=NameWords(label=labels.label, things=names.things),
    events=EventWords(tell=event_text.tell),
    board=BoardWords(summary=board_text.summary, empty_handed=empty_handed),
    why_not=illegal_moves.why_not,
    advice=Advice(evaluate=evaluation.evaluate),
)
