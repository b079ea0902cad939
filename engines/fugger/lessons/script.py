"""Die Fugger in eight steps, nearly all in positions of their own, so that the sentences know the cards."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engines.core.play.lessons import Lesson, LessonStep, makes
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import MERCHANT
from engines.fugger.position import load
from engines.fugger.state import FuggerState

SEED = "f0" * 16
NEXT = ["cloth", "spices", "wine", "copper", "gems", "merchant"]
"""The cards on top of every draw pile, so that no kind comes in a row."""


def _plays(*cards: str) -> Callable[[Any], bool]:
    return lambda action: isinstance(action, Play) and action.card in cards


def _table(*players: dict[str, Any], **more: Any) -> Callable[[], FuggerState]:
    """Return what makes the position of three seats in which the learner is asked."""
    return partial(load, {"players": list(players), "seed": SEED, "next": NEXT, **more})


FIRST = _table(
    {"hand": ["gems", "gems", "wine", "copper"]},
    {"hand": ["cloth", "cloth", "spices", "wine"]},
    {"hand": ["spices", "copper", "cloth", "merchant"]},
    jakob=["gems", "wine"],
)
SUPPLY = _table(
    {"hand": ["wine", "copper"], "front": ["gems", "gems"]},
    {"hand": ["cloth", "spices"], "front": ["spices", "wine"]},
    {"hand": ["copper", "cloth"], "front": ["cloth", "merchant"]},
    jakob=["gems", "wine"],
    taken=6,
)
DELIVERY = _table(
    {"hand": ["wine", "wine", "copper"], "front": ["gems", "gems"]},
    {"hand": ["cloth", "spices"], "front": ["spices", "wine", "copper"]},
    {"hand": ["copper", "cloth"], "front": ["cloth", "merchant"]},
    jakob=["gems", "wine"],
    taken=9,
)
FIFTH = _table(
    {"hand": ["wine", "gems", "spices"], "front": ["wine", "wine", "cloth"]},
    {"hand": ["cloth", "spices"], "front": ["gems", "gems", "copper"]},
    {"hand": ["copper", "cloth"], "front": ["gems", "merchant"]},
    jakob=["gems", "wine"],
    taken=12,
)
SEAL = _table(
    {"hand": ["cloth", "copper", "gems"], "front": ["wine-sealed", "copper"], "florins": 21},
    {"hand": ["copper", "spices"], "front": ["cloth", "cloth", "spices"], "florins": 24},
    {"hand": ["copper", "spices"], "front": ["cloth", "wine", "gems"], "florins": 17},
    round=2,
    prices={"copper": 4, "cloth": 3, "spices": 6, "gems": 5, "wine": 6},
    jakob=["wine", "cloth"],
    taken=9,
)
MERCHANTS = _table(
    {"hand": ["merchant", "gems", "spices", "cloth"], "florins": 43},
    {"hand": ["copper", "spices", "wine"], "florins": 38},
    {"hand": ["copper", "cloth", "wine"], "florins": 41},
    round=3,
    prices={"copper": 7, "cloth": 2, "spices": 5, "gems": 4, "wine": 6},
    jakob=["copper", "spices"],
)
END = _table(
    {
        "hand": ["copper", "spices"],
        "front": ["wine", "gems"],
        "delivered": [{"round": 1, "card": "wine"}, {"round": 2, "card": "gems"}],
        "florins": 86,
    },
    {"hand": ["copper", "cloth"], "front": ["copper", "copper"], "florins": 91},
    {"hand": ["spices", "cloth"], "front": ["copper", "wine"], "florins": 83},
    round=5,
    prices={"copper": 6, "cloth": 4, "spices": 5, "gems": 5, "wine": 6},
    jakob=["copper", "gems"],
    taken=9,
)

LESSON = Lesson(
    seats=3,
    steps=(
        LessonStep("play", makes(Play), FIRST),
        LessonStep("draw", makes(Draw), SUPPLY),
        LessonStep("deliver", makes(Deliver), DELIVERY),
        LessonStep("rose", position=FIFTH, board=True),
        LessonStep("fifth", _plays("gems"), board=True),
        LessonStep("seal", _plays("cloth"), SEAL, board=True),
        LessonStep("merchant", _plays(MERCHANT), MERCHANTS),
        LessonStep("end", _plays("copper"), END, board=True),
    ),
)
