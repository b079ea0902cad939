"""`GAME`: all parts of First Train put together."""

from typing import Literal

from msgspec import Struct

from engines.core.actions import Event
from engines.core.ai.advice import Advice, Lookahead
from engines.core.encoding.codec import union_of
from engines.core.game import Game, GameInfo, GameRules, GameTypes, Information
from engines.core.rng import Rng
from engines.core.text.kinds import ThingKinds
from engines.core.text.words import BoardWords, EventWords, MapWords, NameWords
from engines.first_train import events
from engines.first_train.actions import FirstTrainAction
from engines.first_train.ai import evaluation, suggest
from engines.first_train.ai.chances import CHANCES
from engines.first_train.ai.quick import quick
from engines.first_train.build_view import make_view
from engines.first_train.data import BOARDS, FIGURES, LOADS, NOBODY, NUMBERS, SEATS, TRAINS, BoardName, board_of
from engines.first_train.events import BidMade, BoxWon, LineSold, Loaded, Passed, TrainBought
from engines.first_train.geography import CHARTS, MapName, SouthName
from engines.first_train.play import standing_orders
from engines.first_train.play.contest import CONTEST
from engines.first_train.play.premoves import FirstTrainPremoves
from engines.first_train.rules.frame_rules import RULES
from engines.first_train.rules.scoring import outcome
from engines.first_train.state import FirstTrainState, Player, Setup
from engines.first_train.text import board_text, changes, event_text, illegal_moves, labels, names, path_progress
from engines.first_train.text.facts import facts
from engines.first_train.validation import invariants
from engines.first_train.view import FirstTrainView


class FirstTrainSettings(Struct, frozen=True):
    """Options of the lobby.

    board: the side of the boards for three seats; two play on 2-3, four on 3-4. south: the extent of The South of
    Wensleydale.
    """

    map: Literal["nuernberg", "nuernberg_compact", "wensleydale", "wensleydale_compact"] = "nuernberg"
    board: Literal["3-4", "2-3"] = "3-4"
    south: Literal["original", "extended"] = "original"


def matters(settings: FirstTrainSettings, seats: int, option: str) -> bool:
    """Return whether an option changes anything: the board with three players, The South where a map has it."""
    if option == "board":
        return seats == 3
    return option != "south" or any(area.south is not None for area in CHARTS[settings.map].areas)


def empty(seats: int, rng: Rng, map_name: MapName, board: BoardName, south: SouthName) -> FirstTrainState:
    """Return a position before any draws."""
    chart, boxes = CHARTS[map_name], len(BOARDS[board].boxes)
    return FirstTrainState(
        seats=seats,
        rng=rng,
        stack=[Setup()],
        players=[Player(influence=list(NUMBERS.start.counts()), loads=[0] * len(LOADS)) for _ in range(seats)],
        map=map_name,
        board=board,
        south=south,
        order=list(range(seats)),
        links=(NOBODY,) * len(chart.borders),
        cubes=[0] * len(chart.areas),
        figures=[(0,) * len(FIGURES)] * len(chart.areas),
        companies=tuple([0 if company == NOBODY else 1 << company for company in chart.company]),
        drawn=[NOBODY] * boxes,
        bidders=[NOBODY] * boxes,
        bids=[0] * boxes,
        trains=[NOBODY] * len(TRAINS),
        wagons=[(0,) * len(LOADS)] * len(TRAINS),
    )


def initial(seats: int, rng: Rng, settings: FirstTrainSettings) -> FirstTrainState:
    """Return an empty map; the setup's first step draws what lies on it."""
    return empty(seats, rng, settings.map, board_of(seats, settings.board), settings.south)


GAME: Game[FirstTrainState, FirstTrainView] = Game(
    info=GameInfo(
        key="first_train",
        command="train",
        seats=SEATS,
        rules_version=1,
        hidden=False,
        weight="heavy",
        minutes={2: (75, 105), 3: (90, 150), 4: (120, 180)},
        days={2: (4, 7), 3: (4, 10), 4: (5, 12)},
    ),
    types=GameTypes(
        state=FirstTrainState,
        action=FirstTrainAction,
        event=union_of(events, Event),
        settings=FirstTrainSettings,
        matters=matters,
    ),
    rules=GameRules(
        frames=RULES,
        initial=initial,
        outcome=outcome,
        invariants=invariants.faults,
        turn=lambda state: state.round,
    ),
    information=Information(view=make_view),
    names=NameWords(
        label=labels.label,
        place=names.place,
        effect=names.effect,
        facts=facts(),
        things=names.things,
        kinds=ThingKinds(places=frozenset({"area"})),
    ),
    events=EventWords(
        tell=event_text.tell,
        ranks=event_text.RANKS,
        contest_events=(BidMade, TrainBought, Loaded, Passed),
        moods={LineSold: {"seat": "gain"}, BoxWon: {"seat": "gain"}, BidMade: {"ousted": "loss"}},
    ),
    board=BoardWords(
        summary=board_text.summary,
        panel_head=board_text.panel_head,
        changes=changes.changes,
        score_stage=board_text.score_stage,
    ),
    map=MapWords(
        path_summary=path_progress.path_summary,
        step_note=path_progress.step_note,
        region=path_progress.region,
        parts=path_progress.parts,
        likely_amounts=path_progress.likely_amounts,
    ),
    why_not=illegal_moves.REQUIREMENTS,
    advice=Advice(
        evaluate=evaluation.evaluate,
        suggest=suggest.suggest,
        lookahead=Lookahead(
            worth=evaluation.evaluate,
            duty=quick,
            choices=suggest.choices,
            until=lambda state: state.round + 1,
            chances=CHANCES,
            playouts=32,
        ),
    ),
    contest=CONTEST,
    orders=standing_orders.ORDERS,
    premoves=FirstTrainPremoves(),
)
