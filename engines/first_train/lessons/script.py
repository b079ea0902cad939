"""First Train in eleven steps, from points back to the auction; each begins in a position of its own."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from engines.core.mechanics.lots import read_limit
from engines.core.play.lessons import Lesson, LessonStep, makes
from engines.first_train import actions as a
from engines.first_train import plans as p
from engines.first_train.position import load
from engines.first_train.rules.trains import buying, loading
from engines.first_train.state import FirstTrainState

Position = Callable[[], FirstTrainState]
MAP = "nuernberg_compact"
SEED = "f1" * 16
FIRST_LINE = ["nuernberg_sued--katzwang", "katzwang--stein"]
SECOND_LINE = ["ansbach--lichtenau", "lichtenau--heilsbronn"]
RIVAL_SECOND = ["schnaittach--graefenberg"]
RIVAL_LINE = ["nuernberg_nord--schnaittach", "schnaittach--lauf"]
PIECES: Mapping[str, Mapping[str, int]] = {
    "altdorf": {"green": 1, "landowners": 1},
    "ebermannstadt": {"green": 1, "landowners": 1},
    "erlangen": {"green": 1, "landowners": 1},
    "feucht": {"green": 1, "landowners": 1},
    "fuerth": {"red": 2, "landowners": 1},
    "graefenberg": {"green": 2},
    "happurg": {"landowners": 2},
    "heilsbronn": {"red": 2, "landowners": 1},
    "herzogenaurach": {"red": 1, "landowners": 1},
    "leinburg": {"cubes": 1},
    "lichtenau": {"cubes": 2},
    "poppenreuth": {"cubes": 1},
    "schwabach": {"green": 1, "landowners": 1},
    "spalt": {"landowners": 2},
    "spalter_huegelland": {"cubes": 2},
    "veitsbronn": {"cubes": 1},
    "wolframs_eschenbach": {"landowners": 2},
    "zirndorf": {"green": 1, "landowners": 1},
}
"""What lies on the map away from the lines of the first steps."""


def _table(areas: Mapping[str, Any], **more: Any) -> Position:
    """Return what makes a position of two seats. areas: what lies there instead of or beside `PIECES`."""
    return partial(load, {"players": 2, "map": MAP, "seed": SEED, "areas": {**PIECES, **areas}, **more})


def _does(errand: str) -> Callable[[Any], bool]:
    """Return the condition that a move with trains is this errand, or that a list has it."""
    return lambda action: errand in _errands_of(action)


def _begins_with(errand: str) -> Callable[[Any], bool]:
    """Return the condition that a move with trains, or the first one of a list, is this errand."""
    return lambda action: _errands_of(action)[:1] == (errand,)


def _errands_of(action: Any) -> tuple[str, ...]:
    match action:
        case p.Errands(errands=errands):
            return errands
        case a.BuyTrain(train=train) | p.JustBuy(train=train):
            return (buying(train),)
        case a.Load(area=area, load=what) | p.JustLoad(area=area, load=what):
            return (loading(area, what),)
    return ()


def _bids_on(box: int) -> Callable[[Any], bool]:
    """Return the condition that a bid, or one of the limits of a plan, is for a box."""
    return lambda action: box in _boxes_of(action)


def _boxes_of(action: Any) -> list[int]:
    match action:
        case p.Wishes(first=first, second=second):
            return [read_limit(limit)[0] for limit in (*first, *second)]
        case a.Bid(box=box) | p.JustBid(box=box):
            return [box]
    return []


def _builds(*areas: str) -> Callable[[Any], bool]:
    """Return the condition that a line runs through these areas, or is still open."""
    return lambda action: isinstance(action, a.BuildLine | p.JustLine) and action.areas in ((), areas)


def _lists_several(action: Any) -> bool:
    """Return whether a move is a list of several errands, or one that is still open."""
    return isinstance(action, p.Errands) and len(action.errands) != 1


def _running(areas: Mapping[str, Any], train: str, loads: Mapping[str, int], **more: Any) -> Position:
    """Return what makes a position in which only the learner still loads a train."""
    frames = [
        {"frame": "round", "at": "scoring"},
        {"frame": "running", "at": "asking", "order": [0], "made": [[], []], "started": True},
    ]
    trains = {train: {"seat": 0, "loads": loads}, "2a": {"seat": 1, "loads": {"green": 1, "white": 1}}}
    return _table(areas, trains=trains, builders=[0, 1], runners=[0, 1], frames=frames, **more)


# ------------------------------------------------------------------ the first round: load, and sell

OWN = {"cubes": 0, "influence": {"red": 1, "green": 1}, "links": FIRST_LINE}
RIVAL = {"cubes": 1, "influence": {"white": 1, "green": 1}, "links": RIVAL_LINE}
MAIL, BEER, PASSENGER = {"katzwang": {"cubes": 1}}, {"kammerstein": {"cubes": 1}}, {"stein": {"red": 1}}
OWN_GAIN = {"points": 4, "profit": 2, "loads": {"red": 1, "white": 1, "yellow": 1}}
RIVAL_GAIN = {"points": 3, "profit": 1, "loads": {"green": 1, "white": 1}}
AT_MAIL = _running(MAIL | BEER | PASSENGER, "2b", {}, P0=OWN, P1=RIVAL)
AT_BEER = _running(BEER | PASSENGER, "2b", {"yellow": 1}, P0=OWN, P1=RIVAL)
AT_PASSENGER = _running(PASSENGER, "2b", {"yellow": 1, "white": 1}, P0=OWN, P1=RIVAL)
AT_SALE = _table({}, P0=OWN | OWN_GAIN, P1=RIVAL | RIVAL_GAIN, builders=[0, 1], runners=[0, 1], phase="sale")

# ------------------------------------------------------------------ the second round: build, buy, and a list

SOLD: Mapping[str, Any] = {"turn": 2, "tracks": {"red": FIRST_LINE, "green": RIVAL_LINE}}
TURNED = {"stein": {"companies": ["red"]}} | {town: {"companies": ["green"]} for town in ("schnaittach", "lauf")}
AT_LINE = _table(
    TURNED,
    P0={"cubes": 3, "influence": {"white": 2, "brown": 3, "red": 2}, **OWN_GAIN},
    P1={"cubes": 4, "influence": {"white": 2, "brown": 2, "green": 5}, **RIVAL_GAIN},
    phase="construction",
    **SOLD,
)
BUILT = TURNED | {"heilsbronn": {"red": 2}}
OWN_BUILT = {"cubes": 0, "links": SECOND_LINE, **OWN_GAIN}
RIVAL_BUILT = {"cubes": 3, "links": RIVAL_SECOND, **RIVAL_GAIN}
AT_TRAIN = _table(
    BUILT,
    P0={"influence": {"white": 1, "brown": 3, "red": 1}, **OWN_BUILT},
    P1={"influence": {"white": 2, "brown": 2, "green": 4}, **RIVAL_BUILT},
    builders=[0, 1],
    runners=[0, 1],
    phase="trains",
    **SOLD,
)
AT_LIST = _table(
    BUILT,
    P0={"influence": {"white": 1, "red": 1}, **OWN_BUILT},
    P1={"influence": {"white": 2, "brown": 1, "green": 4}, **RIVAL_BUILT},
    builders=[0, 1],
    runners=[0, 1],
    trains={"3b": {"seat": 0}, "1b": {"seat": 1}},
    frames=[
        {"frame": "round", "at": "scoring"},
        {"frame": "running", "at": "asking", "order": [0, 1], "made": [["buy-3b"], ["buy-1b"]], "started": True},
    ],
    **SOLD,
)

# ------------------------------------------------------------------ the third round: its auction

DRAWN: Mapping[str, Any] = {"drawn": ["white", "brown", "green", "brown", "white", "red"]}
OWN_GREATER = {"points": 13, "profit": 5, "loads": {"red": 3, "white": 3, "yellow": 2}}
THIRD_ROUND: Mapping[str, Any] = {
    "turn": 3,
    "tracks": {"red": FIRST_LINE, "green": RIVAL_LINE},
    "P0": {"links": SECOND_LINE, "influence": {"white": 1, "red": 1}, **OWN_GREATER},
    "P1": {"links": RIVAL_SECOND, "influence": {"white": 2, "green": 2}, **RIVAL_GAIN, "profit": 0},
}
BIDS = {"1": {"seat": 1, "cubes": 3}, "2": {"seat": 1, "cubes": 4}, "4": {"seat": 0, "cubes": 2}}
LEFT = TURNED | {"heilsbronn": {}, "lichtenau": {}}
AT_BID = _table(LEFT, **DRAWN, **THIRD_ROUND)
AT_PLAN = _table(LEFT, **DRAWN, **THIRD_ROUND, bids=BIDS)

# ------------------------------------------------------------------ the last round

SOLD_MORE: Mapping[str, Any] = {"turn": 5, "tracks": {"red": FIRST_LINE, "green": RIVAL_LINE}}
OWN_LAST = {"cubes": 0, "influence": {"red": 1, "green": 1}, "links": SECOND_LINE}
RIVAL_LAST = {"cubes": 0, "influence": {"white": 1}, "links": ["nuernberg_nord--graefenberg"]}
AT_SET = _running(
    TURNED | {"lichtenau": {"cubes": 1}, "spalter_huegelland": {"cubes": 1}, "heilsbronn": {}},
    "1a",
    {"red": 1, "white": 1},
    P0={"points": 22, "profit": 1, "loads": {"red": 4, "green": 3, "white": 5, "yellow": 2}, **OWN_LAST},
    P1={"points": 23, "profit": 2, "loads": {"red": 2, "green": 4, "white": 4, "yellow": 3}, **RIVAL_LAST},
    order=[1, 0],
    **SOLD_MORE,
)
AT_END = _table(
    TURNED | {"lichtenau": {}, "spalter_huegelland": {}, "heilsbronn": {}},
    P0={"points": 25, "profit": 3, "loads": {"red": 5, "green": 3, "white": 6, "yellow": 3}, **OWN_LAST},
    P1={"points": 26, "profit": 4, "loads": {"red": 2, "green": 5, "white": 5, "yellow": 3}, **RIVAL_LAST},
    builders=[0, 1],
    runners=[0, 1],
    order=[1, 0],
    phase="sale",
    **SOLD_MORE,
)

LESSON = Lesson(
    seats=2,
    settings={"map": MAP},
    steps=(
        LessonStep("load", _does(loading("katzwang", "yellow")), AT_MAIL),
        LessonStep("beer", _does(loading("kammerstein", "white")), AT_BEER),
        LessonStep("passenger", _does(loading("stein", "red")), AT_PASSENGER),
        LessonStep("sell", makes(a.SellLine, p.JustSell), AT_SALE),
        LessonStep("line", _builds("ansbach", "lichtenau", "heilsbronn"), AT_LINE),
        LessonStep("train", _does(buying("3b")), AT_TRAIN),
        LessonStep("list", _lists_several, AT_LIST),
        LessonStep("bid", _bids_on(2), AT_BID),
        LessonStep("plan", makes(p.Wishes), AT_PLAN),
        LessonStep("set", _begins_with(loading("lichtenau", "yellow")), AT_SET),
        LessonStep("end", makes(a.SellLine, p.JustSell), AT_END),
    ),
)
