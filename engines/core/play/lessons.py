"""Lessons: a game is learned by making its moves, one idea at a time, in positions that show it.

The catalogue's sentence ``<game>-lesson-<key>`` says before a step what to do. Another, with ``-done`` behind it,
says what the move did; a third, with ``-other``, answers any other legal move. ``<game>-lesson-tips`` is the end.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from engines.core.actions import Action

LEARNER = 0
"""The seat of the person who learns."""


class LessonStep(Struct, frozen=True):
    """A step of a lesson.

    key: of its sentences; unique in the lesson, and stored. wanted: whether a move is what the step is about, and
    true of an open option's action if it can become such a move; None if there is something to see only.
    position: makes the position in which it begins; None if it begins where the step before ends. board: its
    sentences name what is on the board, so the panel shows that instead of the hand.
    """

    key: str
    wanted: Callable[[Any], bool] | None = None
    position: Callable[[], Any] | None = None
    board: bool = False


class Lesson(Struct, frozen=True):
    """All steps that teach a game.

    seats: the number of seats; computer players have all but the first. settings: the game's options by name.
    """

    seats: int
    steps: tuple[LessonStep, ...]
    settings: Mapping[str, Any] = {}

    def step(self, key: str) -> LessonStep | None:
        """Return the step of a key; None after the end, or if there is no such step any more."""
        return next((step for step in self.steps if step.key == key), None)

    def after(self, key: str) -> str:
        """Return the key of the next step, "" after the last one."""
        keys = [step.key for step in self.steps]
        return next(iter(keys[keys.index(key) + 1 :]), "") if key in keys else ""


def makes(*kinds: type[Action]) -> Callable[[Any], bool]:
    """Return the condition that a move is of one of these kinds."""
    return lambda action: isinstance(action, kinds)
