"""Die Fugger, assembled from its parts."""

from engines.core.actions import Event
from engines.core.ai.advice import Advice, Lookahead
from engines.core.encoding.codec import union_of
from engines.core.game import Game, GameInfo, GameRules, GameTypes, Information, NoSettings
from engines.core.outcome import Outcome, ranks_of
from engines.core.rng import Rng
from engines.core.text.words import BoardWords, EventWords, NameWords
from engines.fugger import events
from engines.fugger.actions import FuggerAction
from engines.fugger.ai import evaluation, hidden_information
from engines.fugger.ai.chances import CHANCES
from engines.fugger.ai.quick import quick
from engines.fugger.build_view import make_view
from engines.fugger.data import GOODS, NUMBERS
from engines.fugger.events import PricesMoved
from engines.fugger.play.premoves import FuggerPremoves
from engines.fugger.rules.turn import TurnsRules
from engines.fugger.state import FuggerState, PlayerState, Turns
from engines.fugger.text import board_text, changes, event_text, labels
from engines.fugger.text.facts import facts
from engines.fugger.text.illegal_moves import REQUIREMENTS
from engines.fugger.validation import invariants

MOST_TURNS = 1000
"""More turns than any round can have."""


def initial(seats: int, rng: Rng, settings: NoSettings) -> FuggerState:
    """Return the position before the deal, with all prices at five."""
    return FuggerState(
        seats=seats,
        rng=rng,
        stack=[Turns(seat=0)],
        round=0,
        prices=[NUMBERS.price_start] * len(GOODS),
        jakob=[],
        pile=[],
        discards=[],
        players=[PlayerState() for _ in range(seats)],
        starter=0,
    )


def outcome(state: FuggerState) -> Outcome | None:
    """Return the result: most florins win; a tie is shared (rule 2.7)."""
    if not state.over:
        return None
    scores = tuple(player.florins for player in state.players)
    return Outcome("florins", scores, ranks_of(scores))


def turn(state: FuggerState) -> int:
    """Return the number of the current turn; larger than that of every turn before it."""
    taken = state.stack[-1].taken if state.stack else 0
    return state.round * MOST_TURNS + taken


GAME = Game(
    info=GameInfo(
        key="fugger",
        command="fugger",
        seats=(2, 4),
        rules_version=1,
        hidden=True,
        weight="light",
        minutes={2: (30, 45), 3: (45, 60), 4: (45, 75)},
        days={2: (6, 10), 3: (10, 21), 4: (14, 22)},
    ),
    types=GameTypes(state=FuggerState, action=FuggerAction, event=union_of(events, Event)),
    rules=GameRules(
        frames={Turns: TurnsRules()}, initial=initial, outcome=outcome, invariants=invariants.faults, turn=turn
    ),
    information=Information(
        view=make_view, resample=hidden_information.resample, secrets=hidden_information.secrets
    ),
    names=NameWords(label=labels.label, effect=lambda *_: None, facts=facts()),
    events=EventWords(tell=event_text.tell, ranks=event_text.RANKS, milestones=(PricesMoved,)),
    board=BoardWords(
        summary=board_text.summary,
        changes=changes.changes,
        score_stage=board_text.score_stage,
        goal=NUMBERS.game_ends_at,
    ),
    why_not=REQUIREMENTS,
    advice=Advice(
        evaluate=evaluation.evaluate,
        lookahead=Lookahead(
            worth=evaluation.evaluate,
            duty=quick,
            until=lambda state: (state.round + 1) * MOST_TURNS,
            chances=CHANCES,
            playouts=400,
        ),
    ),
    premoves=FuggerPremoves(),
)
