"""Cities & Knights in ten steps on the beginners' island: one player's match, at the moments that show an idea."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engines.cities_knights.actions import (
    ActivateKnight,
    BuildCity,
    BuildKnight,
    BuildRoad,
    BuildSettlement,
    EndTurn,
    Improve,
    MoveRobber,
    TradeBank,
)
from engines.cities_knights.card_actions import Medicine
from engines.cities_knights.position import load
from engines.cities_knights.state import CatanState
from engines.core.play.lessons import Lesson, LessonStep, makes

SEED = "00" * 16
"""With it, ``counter`` chooses the rolls."""
CALM, FIVE, LANDING, SEVEN = 6642, 1440, 1948, 117
"""The counters before ten rolls without ship and seven; a 5; the ship, then no seven twice; and a seven."""
ULRICH = 1
Seat = dict[str, Any]


def _island(learner: Seat, ulrich: Seat, sibylla: Seat, **more: Any) -> Callable[[], CatanState]:
    """Return what makes a position of three seats in the learner's turn."""
    return partial(
        load, {"players": 3, "P0": learner, "P1": ulrich, "P2": sibylla, "seed": SEED, "counter": CALM, **more}
    )


# ------------------------------------------------------------------ the seats, from the draft to the end

BEGUN: Seat = {"settlements": [44], "cities": [31], "roads": [[40, 44], [40, 45], [31, 36]]}
BEGUN_1: Seat = {"settlements": [13], "cities": [28], "roads": [[13, 18], [28, 34]]}
BEGUN_2: Seat = {"settlements": [19], "cities": [17], "roads": [[14, 19], [17, 22]]}

GROWN: Seat = {
    "settlements": [42, 44, 45],
    "cities": [31],
    "roads": [*BEGUN["roads"], [31, 37], [37, 42]],
    "improvements": {"trade": 1},
}
KNIGHT_1: Seat = {**BEGUN_1, "knights": [{"v": 18, "active": True}]}
KNIGHT_2: Seat = {**BEGUN_2, "knights": [{"v": 14, "active": True}]}

LATER: Seat = {**GROWN, "improvements": {"trade": 1, "science": 1}, "defender": 1}
LATER_1: Seat = {
    "cities": [13, 28, 43],
    "roads": [[13, 18], [28, 33], [28, 34], [34, 39], [39, 43]],
    "improvements": {"science": 2},
    "defender": 2,
}
LATER_2: Seat = {**BEGUN_2, "improvements": {"trade": 1}}

# ------------------------------------------------------------------ the positions

PLACE = _island(
    {"settlements": [44], "roads": [[40, 44]]},
    {**BEGUN_1, "hand": {"grain": 1, "lumber": 2}},
    {**BEGUN_2, "hand": {"grain": 1, "brick": 1, "lumber": 1}},
    frames=[{"frame": "draft", "board": "fixed", "turn": 5, "at": "piece"}],
    turn=0,
)
SETTLEMENT = _island(
    {**BEGUN, "hand": {"lumber": 1, "grain": 1}},
    BEGUN_1,
    BEGUN_2,
    phase="roll",
    turn=7,
    barbarian=1,
    counter=FIVE,
)
TRADE = _island(
    {**GROWN, "hand": {"wool": 3, "grain": 1}},
    BEGUN_1,
    BEGUN_2,
    turn=16,
    barbarian=4,
    dice=[2, 3, "ship"],
)
KNIGHT = _island(
    {**GROWN, "hand": {"wool": 1, "ore": 1, "grain": 1}},
    BEGUN_1,
    KNIGHT_2,
    turn=19,
    barbarian=5,
    dice=[5, 4, "ship"],
)
ACTIVATE = _island(
    {**GROWN, "knights": [{"v": 40, "level": 2}], "hand": {"grain": 1, "cloth": 2}},
    KNIGHT_1,
    KNIGHT_2,
    turn=22,
    barbarian=6,
    dice=[4, 6, "ship"],
)
LANDS = _island(
    {
        **GROWN,
        "knights": [{"v": 40, "level": 2, "active": True, "ready": False}],
        "hand": {"brick": 1, "lumber": 1},
    },
    KNIGHT_1,
    KNIGHT_2,
    turn=22,
    barbarian=6,
    dice=[4, 6, "ship"],
    counter=LANDING,
)
CARD = _island(
    {**LATER, "hand": {"ore": 2, "grain": 1, "coin": 1}, "progress": ["medicine"]},
    BEGUN_1,
    BEGUN_2,
    turn=28,
    barbarian=1,
    attacks=1,
    dice=[2, 6, "science"],
)
ROBBER = _island(
    {**LATER, "settlements": [42, 44], "cities": [31, 45], "hand": {"lumber": 1, "wool": 2}},
    {**LATER_1, "hand": {"grain": 4, "lumber": 3, "paper": 3}},
    {**LATER_2, "hand": {"brick": 2, "wool": 1}},
    phase="roll",
    turn=46,
    barbarian=3,
    attacks=1,
    counter=SEVEN,
)
ROAD = _island(
    {
        **LATER,
        "settlements": [42],
        "roads": [*GROWN["roads"], [41, 45]],
        "cities": [31, 44, 45],
        "improvements": {"trade": 4, "science": 2},
        "vp_cards": ["printer"],
        "hand": {"lumber": 1, "brick": 1, "wool": 1},
    },
    {**LATER_1, "roads": [*LATER_1["roads"], [38, 43]]},
    LATER_2,
    turn=97,
    barbarian=4,
    attacks=3,
    metropolis={"trade": [0, 31]},
    robber="-2,1",
    dice=[6, 3, "trade"],
)

LESSON = Lesson(
    seats=3,
    settings={"board": "fixed"},
    steps=(
        LessonStep("place", lambda action: action == BuildCity(31), PLACE),
        LessonStep("settlement", makes(BuildSettlement), SETTLEMENT),
        LessonStep("improve", makes(Improve)),
        LessonStep("trade", lambda action: isinstance(action, TradeBank) and action.get == "ore", TRADE),
        LessonStep("knight", makes(BuildKnight), KNIGHT, board=True),
        LessonStep("activate", makes(ActivateKnight), ACTIVATE, board=True),
        LessonStep("landing", makes(EndTurn), LANDS, board=True),
        LessonStep("card", makes(Medicine), CARD),
        LessonStep("robber", lambda action: action == MoveRobber("-2,1", ULRICH), ROBBER),
        LessonStep("road", lambda action: action == BuildRoad("36-41"), ROAD, board=True),
    ),
)
