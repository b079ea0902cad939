"""How far a person is in a lesson: what is stored beside its match, and what moves change of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engines.core.play.lessons import LEARNER, Lesson
from service.base.lenient_json import decode_or
from service.match import pending
from service.match.snapshot import MatchSnapshot, plain_json

REMEMBERED = 40
"""The newest moves whose undo also takes the lesson back."""


class LessonProgress(Struct, frozen=True, omit_defaults=True):
    """The progress of a lesson, as it is stored.

    step: key of the present step, "" after the last. heard: key of the answer to the last move, if any.
    waits: the next step begins in another position, once the person has seen what the last move did.
    played_on: the lesson is over, and they play on. at: number of changes, which buttons name. past: by number of
    the log's last step, the step before a move.
    """

    step: str = ""
    heard: str = ""
    waits: bool = False
    played_on: bool = False
    at: int = 0
    past: tuple[tuple[int, str], ...] = ()

    @property
    def is_over(self) -> bool:
        """Return whether all steps have been made, and the person has not decided how to go on."""
        return not self.step and not self.played_on


def progress_of(match: MatchSnapshot) -> LessonProgress | None:
    """Return the progress of a lesson; None for every other match."""
    if match.row.lesson is None:
        return None
    return decode_or(match.row.lesson, LessonProgress, LessonProgress())


def first_step(lesson: Lesson) -> LessonProgress:
    """Return the progress at the start of a lesson."""
    return LessonProgress(lesson.steps[0].key)


def after_moves(progress: LessonProgress, lesson: Lesson, actions: Sequence[Any], seq: int) -> LessonProgress:
    """Return the progress after moves of the person. seq: the last step of the log before them."""
    step = lesson.step(progress.step)
    if step is None or step.wanted is None:
        return msgspec.structs.replace(progress, heard="", at=progress.at + 1)
    past = (*progress.past[1 - REMEMBERED :], (seq, step.key))
    if not any(map(step.wanted, actions)):
        return msgspec.structs.replace(progress, heard=f"{step.key}-other", at=progress.at + 1, past=past)
    following = lesson.after(step.key)
    after = lesson.step(following)
    waits = after is not None and after.position is not None
    return LessonProgress(following, f"{step.key}-done", waits, at=progress.at + 1, past=past)


def after_undo(progress: LessonProgress, to_seq: int) -> LessonProgress:
    """Return the progress after an undo to a step of the log."""
    undone = [key for seq, key in progress.past if seq >= to_seq]
    past = tuple(one for one in progress.past if one[0] < to_seq)
    if not undone:
        return progress
    return LessonProgress(undone[0], at=progress.at + 1, past=past)


def go_on(progress: LessonProgress, lesson: Lesson) -> LessonProgress:
    """Return the progress at the next step, or at the one that waits."""
    step = progress.step if progress.waits else lesson.after(progress.step)
    return LessonProgress(step, at=progress.at + 1)


def can_do_step(match: MatchSnapshot, progress: LessonProgress, lesson: Lesson) -> bool:
    """Return whether a move of the person can be what the step is about, in the newest position."""
    step = lesson.step(progress.step)
    if step is None or step.wanted is None or match.state is None or match.state.over:
        return False
    if match.takes_plans(LEARNER):
        options = () if match.plan_of(LEARNER) is not None else match.ask(match.state, LEARNER, pending.plans)
    else:
        options = match.options(match.state, LEARNER)
    return any(step.wanted(option.action) for option in options)


def contradicts(progress: LessonProgress, lesson: Lesson, action: Any) -> bool:
    """Return whether a move is another one than the present step asks for."""
    step = lesson.step(progress.step)
    return step is not None and step.wanted is not None and not step.wanted(action)


def write_progress(progress: LessonProgress) -> str:
    """Return the text that is stored for a progress."""
    return plain_json(progress)
