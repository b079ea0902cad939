"""The steps that teach the game, each in a position that shows its idea."""

from __future__ import annotations

from functools import partial

from engines.core.play.lessons import Lesson, LessonStep, makes
from engines.newgame.actions import Draw, Show
from engines.newgame.position import load

# One card in hand: another kind must be drawn before it can be shown.
DEALT = {"players": 2, "P0": {"hand": ["red"]}, "P1": {"hand": ["green", "green"]}, "next": ["blue"]}
# Two kinds are on the table, and the third ends the match.
LATE = {
    "players": 2,
    "P0": {"hand": ["red", "blue"], "shown": ["red", "green"]},
    "P1": {"hand": ["green"], "shown": ["green"]},
}

LESSON = Lesson(
    seats=2,
    steps=(
        LessonStep("draw", makes(Draw), partial(load, DEALT)),
        LessonStep("show", makes(Show), partial(load, LATE)),
    ),
)
