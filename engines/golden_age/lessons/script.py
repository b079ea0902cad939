"""The Golden Age in ten steps, each in a position of its own, from an early turn to the winning one."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engines.core.mechanics.auctions import BidLimit
from engines.core.play.lessons import Lesson, LessonStep, makes
from engines.golden_age import actions as a
from engines.golden_age.position import load
from engines.golden_age.state import GoldenAgeState

SEED = "08" * 16
"""With it, the next roll is 3 + 4."""
OUTBIDS = 4
"""Half florins; a bid of this much is above all that the other bidder has."""


def _table(*seats: dict[str, Any], **more: Any) -> Callable[[], GoldenAgeState]:
    """Return what makes a position; seats: the possessions of each, the learner's first."""
    players = {f"P{seat}": given for seat, given in enumerate(seats)}
    return partial(load, {"players": len(seats), "seed": SEED, **players, **more})


def _bids(action: Any) -> bool:
    """Return whether a bid or a limit is high enough to win."""
    return (isinstance(action, BidLimit) and action.most >= OUTBIDS) or (
        isinstance(action, a.Bid) and action.amount >= OUTBIDS
    )


ULRICH = {"money": 10, "markers": ["holland"], "pawns": {"utrecht": 1, "overijssel": 1}}
SIBYLLA = {"money": 10, "markers": ["friesland"], "pawns": {"groningen": 1, "gelderland": 1}}
SETTLE = _table(
    {"money": 7, "markers": ["brabant"], "used": ["brabant"], "pawns": {"zeeland": 3}},
    ULRICH,
    SIBYLLA,
    turn=4,
    stadtholder=5,
    dice={"total": 5, "first": 2, "second": 3},
)
SECOND = {"turn": 7, "stadtholder": 12, "dice": {"total": 6, "first": 2, "second": 4}}
TWO = ["brabant", "zeeland"]
INVEST = _table(
    {"money": 14, "markers": TWO, "pawns": {"zeeland": 1}},
    ULRICH,
    SIBYLLA,
    next={"investment": ["tulip2"]},
    **SECOND,
)
END = _table(
    {"money": 2, "markers": TWO, "used": TWO, "pawns": {"zeeland": 1}, "hand": ["tulip2", "ship"]},
    ULRICH,
    SIBYLLA,
    **SECOND,
)
CASH = _table(
    {"money": 2, "markers": TWO, "used": TWO, "pawns": {"zeeland": 1}, "hand": ["tulip2", "ship", "tulip2"]},
    {"money": 9, "markers": ["holland"], "pawns": {"utrecht": 2, "overijssel": 1}},
    {"money": 5, "markers": ["friesland"], "pawns": {"groningen": 2, "gelderland": 1}},
    turn=10,
    stadtholder=32,
    dice={"total": 5, "first": 4, "second": 1},
)
AUCTION = _table(
    {
        "money": 2,
        "markers": ["brabant", "zeeland", "limburg"],
        "used": ["brabant", "zeeland"],
        "pawns": {"overijssel": 1},
        "hand": ["ship"],
    },
    {"money": 10, "markers": ["holland", "flanders"], "pawns": {"utrecht": 2}},
    {"money": 6, "markers": ["friesland"], "pawns": {"groningen": 2, "gelderland": 1}},
    turn=13,
    stadtholder=3,
    dice={"total": 8, "first": 3, "second": 5},
)
BID = _table(
    {"money": 9, "markers": ["brabant", "zeeland", "limburg"], "pawns": {"overijssel": 1}, "hand": ["ship"]},
    {"money": 4, "markers": ["holland", "flanders"], "used": ["holland"], "pawns": {"utrecht": 2}},
    {"money": 3, "markers": ["friesland"], "pawns": {"groningen": 2, "gelderland": 1}},
    frames=[
        {"frame": "turn", "at": "main", "seat": 1},
        {
            "frame": "auction",
            "number": 1,
            "seller": 1,
            "bidders": [2, 0],
            "asked": [2, 0],
            "minimum": 1,
            "step": 1,
            "place": 8,
        },
    ],
    active=1,
    auctions=1,
    turn=14,
    stadtholder=12,
    dice={"total": 9, "first": 4, "second": 5},
    next={"culture": ["windmill"]},
)

MIDDLE = {"turn": 19, "stadtholder": 29, "dice": {"total": 7, "first": 1, "second": 6}, "auctions": 4}
MARKERS = ["brabant", "zeeland", "limburg"]
POSSESSED = {
    "used": MARKERS,
    "pawns": {"overijssel": 1, "gelderland": 1},
    "hand": ["ship", "captain"],
    "paintings": [{"card": "art-5", "paid": 2}],
    "windmills": 1,
}
RIVALS = (
    {"money": 7, "markers": ["holland", "flanders", "grey"], "pawns": {"utrecht": 2}, "governors": ["utrecht"]},
    {"money": 11, "markers": ["friesland", "groningen", "blue"], "pawns": {"gelderland": 1}},
)
GUILD = _table({"money": 9, "markers": MARKERS, **POSSESSED}, *RIVALS, **MIDDLE)
PAINTING = _table({"money": 3, "markers": [*MARKERS, "brown"], **POSSESSED}, *RIVALS, **MIDDLE)
LAST = [*MARKERS, "gelderland", "brown"]
BEFORE_WINNING = {
    "money": 1,
    "pawns": {"overijssel": 2},
    "paintings": [{"card": "art-5", "paid": 3}],
    "governors": ["brabant", "zeeland"],
    "windmills": 1,
}
OTHERS_LATE = (
    {
        "money": 14,
        "markers": ["holland", "flanders", "grey", "3", "5"],
        "pawns": {"utrecht": 2},
        "governors": ["utrecht"],
        "paintings": [{"card": "art-6", "paid": 4}],
    },
    {
        "money": 11,
        "markers": ["friesland", "groningen", "blue", "2"],
        "pawns": {"utrecht": 1},
        "paintings": [{"card": "art-8", "paid": 4}],
        "governors": ["friesland"],
    },
)
LATE = {"turn": 28, "stadtholder": 49, "dice": {"total": 4, "first": 1, "second": 3}, "auctions": 11}
SAIL = _table(
    {**BEFORE_WINNING, "markers": LAST, "used": LAST, "hand": ["ship", "captain", "voc"]}, *OTHERS_LATE, **LATE
)
WIN = _table(
    {**BEFORE_WINNING, "markers": [*LAST, "7"], "used": LAST},
    *OTHERS_LATE,
    discards={"colony": ["ship", "captain", "voc"]},
    **LATE,
)

LESSON = Lesson(
    seats=3,
    steps=(
        LessonStep("settle", makes(a.MakeMarker), SETTLE, board=True),
        LessonStep("invest", makes(a.DrawInvestment), INVEST, board=True),
        LessonStep("end", makes(a.EndTurn), END, board=True),
        LessonStep("cash", makes(a.Cash), CASH),
        LessonStep("auction", makes(a.OpenAuction), AUCTION, board=True),
        LessonStep("bid", _bids, BID),
        LessonStep("guild", lambda action: action == a.TakeGuild("brown"), GUILD, board=True),
        LessonStep("painting", makes(a.PayPainter), PAINTING, board=True),
        LessonStep("sail", lambda action: isinstance(action, a.Sail) and action.space == "7", SAIL, board=True),
        LessonStep("win", makes(a.EndTurn), WIN, board=True),
    ),
)
