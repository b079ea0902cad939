"""First Train, put together."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engines.core.game import Game, GameInfo
from engines.core.kinds import Kinds
from engines.core.mind import Mind
from engines.core.rng import Rng
from engines.core.words import Words
from engines.first_train import (
    chronicle,
    invariants,
    labelling,
    naming,
    ordering,
    progress,
    refusing,
    suggesting,
    summary,
    thinking,
)
from engines.first_train.actions import FirstTrainAction
from engines.first_train.ahead import FirstTrainAhead
from engines.first_train.contest import CONTEST
from engines.first_train.data import BOARDS, FIGURES, LOADS, NOBODY, NUMBERS, SEATS, TRAINS, BoardName
from engines.first_train.events import BidMade, FirstTrainEvent, Loaded, Passed, TrainBought
from engines.first_train.geography import CHARTS, MapName, SouthName
from engines.first_train.procedures import RULES
from engines.first_train.scoring import outcome
from engines.first_train.state import FirstTrainState, Player, SetUp
from engines.first_train.view import FirstTrainView
from engines.first_train.viewing import make_view


class FirstTrainSettings(Struct, frozen=True):
    """Options of the lobby.

    board: the side of the boards that three seats play on; two play on 2-3, four on 3-4. south: how far The South
    of Wensleydale reaches.
    """

    map: Literal["nuernberg", "nuernberg_compact", "wensleydale", "wensleydale_compact"] = "nuernberg"
    board: Literal["3-4", "2-3"] = "3-4"
    south: Literal["original", "extended"] = "original"


def board_of(seats: int, wanted: BoardName) -> BoardName:
    """The side of the boards on which so many play (A22)."""
    if seats == 3:
        return wanted
    return "2-3" if seats == 2 else "3-4"


def empty(seats: int, rng: Rng, map_name: MapName, board: BoardName, south: SouthName) -> FirstTrainState:
    """A position before anything was drawn."""
    chart, boxes = CHARTS[map_name], len(BOARDS[board].boxes)
    return FirstTrainState(
        seats=seats,
        rng=rng,
        stack=[SetUp()],
        players=[Player(influence=list(NUMBERS.start.counts()), loads=[0] * len(LOADS)) for _ in range(seats)],
        map=map_name,
        board=board,
        south=south,
        order=list(range(seats)),
        links=[NOBODY] * len(chart.borders),
        cubes=[0] * len(chart.areas),
        figures=[[0] * len(FIGURES) for _ in chart.areas],
        companies=[0 if company == NOBODY else 1 << company for company in chart.company],
        drawn=[NOBODY] * boxes,
        bidders=[NOBODY] * boxes,
        bids=[0] * boxes,
        trains=[NOBODY] * len(TRAINS),
        wagons=[[0] * len(LOADS) for _ in TRAINS],
    )


def initial(seats: int, rng: Rng, settings: FirstTrainSettings) -> FirstTrainState:
    """An empty map; the set-up's first step draws what lies on it."""
    return empty(seats, rng, settings.map, board_of(seats, settings.board), settings.south)


GAME: Game[FirstTrainState, FirstTrainView] = Game(
    info=GameInfo(key="first_train", command="train", seats=SEATS, rules_version=1, hidden=False),
    settings=FirstTrainSettings,
    state_type=FirstTrainState,
    action_type=FirstTrainAction,
    event_type=FirstTrainEvent,
    frames=RULES,
    initial=initial,
    outcome=outcome,
    view=make_view,
    redraw=thinking.redraw,
    secrets=thinking.secrets,
    invariants=invariants.faults,
    turn=lambda state: state.round,
    words=Words(
        tell=chronicle.tell,
        summary=summary.summary,
        head=summary.head,
        minor=chronicle.MINOR,
        stays=chronicle.STAYS,
        personal=chronicle.PERSONAL,
        scoring=chronicle.SCORING,
        course=summary.course,
        contest_events=(BidMade, TrainBought, Loaded, Passed),
        label=labelling.label,
        place=naming.place,
        effect=naming.effect,
        why_not=refusing.why_not,
        things=naming.things,
        so_far=progress.so_far,
        region=progress.region,
        lies_at=progress.lies_at,
        parts=progress.parts,
        likely=progress.likely,
        kinds=Kinds(places=frozenset({"area"})),
    ),
    mind=Mind(evaluate=thinking.evaluate, suggest=suggesting.suggest),
    contest=CONTEST,
    orders=ordering.ORDERS,
    ahead=FirstTrainAhead(),
)
