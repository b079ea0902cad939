"""The steps of a match as readers may know them: log, story, board history, replay, score curve."""

from typing import Any

from msgspec import Struct

from engines.core.decisions import Decision
from engines.core.score_curve import ScoreStage
from engines.core.text.messages import Msg
from service.base.read_models.matches import MatchInfo


class LogEntry(Struct, frozen=True):
    """One step of a match, effective or undone, as its reader may know it.

    origin: player, auto, computer, admin or system. told: what happened, as messages.
    """

    seq: int
    at: int
    seat: int | None
    origin: str
    told: tuple[Msg, ...]
    undone: bool


class StoryStep(Struct, frozen=True):
    """One step of a public story.

    kind: "move" (of ``seat``), "undo", or another service action's verb. events: the public events. told: the same
    as messages. view: the public view after it. origin: as in `LogEntry`.
    """

    seq: int
    kind: str
    seat: int | None
    origin: str
    events: tuple[Any, ...]
    told: tuple[Msg, ...]
    view: Any


class Story(Struct, frozen=True):
    """Some consecutive public steps of a match, for a turn post or a replay.

    view: the public view at the end. decisions: what seats owe and may answer there.
    """

    info: MatchInfo
    steps: tuple[StoryStep, ...]
    view: Any
    decisions: tuple[Decision, ...] = ()


class BoardHistoryEntry(Struct, frozen=True):
    """One public board and what it adds to the one before. seq: its last step, at the time ``when``.

    view: the public view after it. events: the public events. told: messages, as the reader may know them. before,
    following: the last steps of the entries beside it.
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
    """A stage of a finished match. at: its index among all steps, as in `ReplayPosition`."""

    at: int
    stage: ScoreStage


class ScoreCurve(Struct, frozen=True):
    """The scores of a finished match from its opening to its end."""

    info: MatchInfo
    stages: tuple[CurveStage, ...]

    @property
    def scored(self) -> tuple[ScoreStage, ...]:
        """Return the stages without their indices."""
        return tuple(one.stage for one in self.stages)


class ReplayPosition(Struct, frozen=True):
    """One step of a finished match. at: its index, 0 for the opening; last: the index of the last step."""

    info: MatchInfo
    step: StoryStep
    at: int
    last: int
