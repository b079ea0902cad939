"""What readers may know of the steps of a match: log, story, board history, replay, score curve."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engines.core.decisions import Decision
from engines.core.score_curve import ScoreStage
from engines.core.text.messages import Msg
from service.base.read_models.matches import MatchInfo


class LogEntry(Struct, frozen=True):
    """One effective or undone step of a match, as its reader may know it.

    origin: player, auto, computer, admin or system. told: what happened, in sentences to be.
    """

    seq: int
    at: int
    seat: int | None
    origin: str
    told: tuple[Msg, ...]
    undone: bool


class StoryStep(Struct, frozen=True):
    """One step of a public story.

    kind: "move" (of ``seat``), "undo", or another service action's verb. events: the public events.
    told: the same in sentences to be. view: the public view after it. origin as in `LogEntry`.
    """

    seq: int
    kind: str
    seat: int | None
    origin: str
    events: tuple[Any, ...]
    told: tuple[Msg, ...]
    view: Any


class Story(Struct, frozen=True):
    """A public stretch of a match: what a turn post or a replay tells.

    view: the public view at its end. decisions: what is owed and offered to seats there.
    """

    info: MatchInfo
    steps: tuple[StoryStep, ...]
    view: Any
    decisions: tuple[Decision, ...] = ()


class BoardHistoryEntry(Struct, frozen=True):
    """What one public board adds to the one before it. seq: the step that it ends with, at the time ``when``.

    view: of everybody, after it. events: public ones. told: in sentences to be, as its reader may know it.
    before, following: the steps with which the chapters beside it end.
    """

    info: MatchInfo
    seq: int
    view: Any
    events: tuple[Any, ...]
    told: tuple[Msg, ...]
    before: int | None
    following: int | None
    when: int


class CurveStage(Struct, frozen=True):
    """A stage of a finished match. at: its place among all steps, as in `ReplayPosition`."""

    at: int
    stage: ScoreStage


class ScoreCurve(Struct, frozen=True):
    """How a finished match went, from its opening to its end."""

    info: MatchInfo
    stages: tuple[CurveStage, ...]

    @property
    def scored(self) -> tuple[ScoreStage, ...]:
        """The stages without their places."""
        return tuple(one.stage for one in self.stages)


class ReplayPosition(Struct, frozen=True):
    """One step of a finished match. at: its place among all, 0 is the opening; last: that of the last one."""

    info: MatchInfo
    step: StoryStep
    at: int
    last: int
