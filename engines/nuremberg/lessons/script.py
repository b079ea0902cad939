"""Nuremberg in ten steps: each begins in a position of its own, so that the sentences know the board."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from engines.core.mechanics.bank_trades import TradeBank
from engines.core.play.lessons import LEARNER, Lesson, LessonStep, makes
from engines.nuremberg.actions import (
    BuildSettlement,
    BuildStation,
    BuildTower,
    BuildWall,
    BuildWorkshop,
    EndTurn,
    MoveKnight,
    Sell,
)
from engines.nuremberg.geography import city
from engines.nuremberg.geography.countryside import COUNTRY, CROSSING_AT, FIELD_CROSSINGS
from engines.nuremberg.position import load
from engines.nuremberg.state import NurembergState

GOOD = "compass"
"""What the lesson makes and sells."""
SITES = frozenset(site.id.lower() for site in city.SITES if GOOD in site.goods)
HOMES = (("N:1,1", "S:1,1", "S:1,2"), ("S:1,-3", "N:2,-1"), ("S:0,1", "S:2,-2"))
"""By seat, its settlements: the learner's on Prague 2 and Venice 4 and 6, one on Prague 6, one on Venice 2."""


def _table(stations: str, *seats: Mapping[str, Any], **more: Any) -> Callable[[], NurembergState]:
    """Return what makes a position of the settlements of the plan.

    stations: by route, the seats of its stations from Nuremberg on. seats: what each has beside.
    """
    given: dict[str, Any] = {}
    for seat, (homes, form) in enumerate(zip(HOMES, seats, strict=True)):
        own = [
            {"route": route, "section": section}
            for route, holders in (part.split(":") for part in stations.split())
            for section, holder in enumerate(holders, 1)
            if int(holder) == seat
        ]
        given[f"P{seat}"] = {"stations": own, "settlements": homes, **form}
    return partial(load, {"players": len(seats), **given, **more})


def _doubles(action: Any) -> bool:
    """Return whether a move opens a workshop that doubles the price of the lesson's good."""
    return isinstance(action, BuildWorkshop) and action.site in SITES


def _harms_others_only(action: Any) -> bool:
    """Return whether a move sends the knight to a field with settlements, none of them the learner's."""
    if not isinstance(action, MoveKnight):
        return False
    around = FIELD_CROSSINGS[COUNTRY.cell(action.field)]
    settled = [any(CROSSING_AT[home] in around for home in homes) for homes in HOMES]
    return not settled[LEARNER] and any(settled)


SETTLEMENT = _table(
    "I:1 II:01 III:20 IV:12",
    {"settlements": HOMES[LEARNER][:2], "hand": {"wood": 1, "clay": 1, "wool": 1, "grain": 1}},
    {"hand": {"clay": 1, "ore": 1}},
    {"hand": {"grain": 1, "ore": 1}},
    drawn=[11],
)
TURN = _table(
    "I:1 II:01 III:20 IV:12",
    {"hand": {"grain": 1}},
    {"gold": 1},
    {},
    turn=4,
    drawn=[11, 5, 3, 16],
    deck=[12, 21, 25],
)
STATION = _table(
    "I:1 II:01 III:20 IV:12",
    {"hand": {"wood": 1, "clay": 3, "grain": 2}, "gold": 1},
    {"hand": {"clay": 1, "wool": 1, "ore": 1}},
    {"hand": {"wood": 2, "ore": 1}},
    turn=7,
    drawn=[11, 5, 3, 16, 12, 21, 25],
)
WORKSHOP = _table(
    "I:1 II:01 III:200 IV:12",
    {"hand": {"wood": 1, "grain": 2, "ore": 4}, "gold": 1},
    {"hand": {"wool": 1, "clay": 1}},
    {"hand": {"ore": 2}},
    turn=10,
    drawn=[11, 5, 3, 16, 12, 21, 25, 4],
)
SALE = _table(
    "I:1 II:01 III:200 IV:12",
    {"hand": {"wood": 1, "ore": 1}, "workshops": ["H-NE"], "gold": 1},
    {"hand": {"wool": 1, "clay": 1}},
    {"hand": {"ore": 1}},
    turn=13,
    drawn=[11, 5, 3, 16, 12, 21, 25, 4, 17],
)
WALL = _table(
    "I:1 II:01 III:200 IV:12",
    {"hand": {"clay": 1, "wool": 1, "ore": 1}, "workshops": ["H-NE"], "gold": 5, "prestige": 2},
    {"hand": {"wool": 1}, "prestige": 1},
    {"hand": {"grain": 2}, "gold": 2, "prestige": 2},
    turn=22,
    drawn=[11, 5, 3, 16, 12, 21, 25, 4, 17, 13],
)
TOWER = _table(
    "I:1 II:01 III:200 IV:12 V:0",
    {"hand": {"wood": 1, "clay": 1, "wool": 1}, "workshops": ["H-NE", "B-S"], "gold": 3, "prestige": 3},
    {"hand": {"wool": 1}, "workshops": ["H-SW"], "prestige": 4},
    {"hand": {"grain": 2}, "gold": 1, "prestige": 1},
    turn=31,
    drawn=[11, 5, 3, 16, 12, 21, 25, 4, 17, 13, 6],
    frames=[{"frame": "turn", "seat": LEARNER, "at": "main", "closed": [1, 2]}],
)
KNIGHT = _table(
    "I:1 II:01 III:200 IV:12 V:0",
    {"hand": {"wool": 1, "grain": 1}, "workshops": ["H-NE", "B-S"], "gold": 2, "prestige": 5},
    {"hand": {"wool": 1}, "workshops": ["H-SW"], "prestige": 4},
    {"hand": {"wood": 2, "grain": 3}, "gold": 1, "prestige": 1},
    towers=["S:0,-2"],
    turn=34,
    drawn=[11, 5, 3, 16, 12, 21, 25, 4, 17, 13, 6, 31],
    frames=[
        {"frame": "turn", "seat": LEARNER, "at": "main"},
        {"frame": "knight", "seat": LEARNER, "amounts": [0, 0, 0], "given": [None, None, None]},
    ],
)
_LATE: dict[str, Any] = {"workshops": ["H-NE", "B-S"], "gold": 1, "prestige": 5}
_RIVALS: tuple[dict[str, Any], ...] = (
    {"hand": {"ore": 1}, "workshops": ["H-SW"], "prestige": 4},
    {"hand": {"clay": 2}, "workshops": ["H-S"], "prestige": 1},
)
BANK = _table(
    "I:11 II:01 III:200 IV:12 V:0",
    {**_LATE, "hand": {"wood": 1, "clay": 1, "grain": 3}},
    *_RIVALS,
    towers=["S:0,-2"],
    turn=61,
    year=1390,
)
END = _table(
    "I:11 II:01 III:200 IV:12 V:0",
    {**_LATE, "hand": {"wood": 1, "clay": 1, "wool": 1, "grain": 1}},
    *_RIVALS,
    towers=["S:0,-2"],
    turn=61,
    year=1390,
)

LESSON = Lesson(
    seats=len(HOMES),
    steps=(
        LessonStep("settlement", makes(BuildSettlement), SETTLEMENT),
        LessonStep("turn", makes(EndTurn), TURN),
        LessonStep("station", lambda action: action == BuildStation("iii"), STATION, board=True),
        LessonStep("workshop", _doubles, WORKSHOP),
        LessonStep("sale", lambda action: isinstance(action, Sell) and action.goods == GOOD, SALE),
        LessonStep("wall", makes(BuildWall), WALL, board=True),
        LessonStep("tower", makes(BuildTower), TOWER),
        LessonStep("knight", _harms_others_only, KNIGHT),
        LessonStep("bank", lambda action: isinstance(action, TradeBank) and action.get == "wool", BANK),
        LessonStep("end", makes(BuildSettlement), END),
    ),
)
