"""Move a lesson from step to step: its position changes without a move, and computer players are asked there."""

import secrets
from typing import Any

from engines.core.play.lessons import LEARNER, Lesson
from engines.core.rng import Rng
from service.driver import driver, publishing, starting
from service.match import lesson_progress
from service.match.lesson_progress import LessonProgress
from service.match.unit_of_work import UnitOfWork

SEED = bytes(16)
"""The chance of every lesson: all who make the same moves see the same."""


def begin_lesson(unit: UnitOfWork, lesson: Lesson, progress: LessonProgress) -> None:
    """Lay out a lesson and show its step; one that is played on begins like any match."""
    starting.begin_match(unit, None if progress.played_on else SEED)
    show_step(unit, lesson, progress)


def show_step(unit: UnitOfWork, lesson: Lesson, progress: LessonProgress) -> None:
    """Go to a step, in the position that it begins in, if any."""
    unit.update_row(lesson=lesson_progress.write_progress(progress))
    step = lesson.step(progress.step)
    if step is not None and step.position is not None:
        _go_to(unit, step.position())


def play_on(unit: UnitOfWork, progress: LessonProgress) -> None:
    """End the lesson and let the match go on from here, with all that is hidden from its person drawn again."""
    played = LessonProgress(played_on=True, at=progress.at + 1)
    unit.update_row(lesson=lesson_progress.write_progress(played))
    rng = Rng(secrets.token_bytes(16), 0)
    _go_to(unit, unit.match.game.determinize(unit.match.state, LEARNER, rng))


def _go_to(unit: UnitOfWork, state: Any) -> None:
    publishing.release_all_duties(unit)
    unit.forget_instructions()
    unit.jump(state)
    driver.advance(unit)
