"""The scores of a match by stage, and its turning points."""

import itertools
from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from engines.core.outcome import leaders


class ScoreStage(Struct, frozen=True):
    """The scores at one stage of a match.

    round: from 0, or the turns where a game has no rounds. scores: by seat, what the standings count.
    """

    round: int
    scores: tuple[int, ...]


def score_by_rounds(view: Any) -> ScoreStage:
    """Return every seat's points in a view, by rounds in which each seat has had a turn."""
    points = tuple(player.points.total for player in view.players)
    return ScoreStage(-(-view.turn // len(points)), points)


class TurningPoint(Struct, frozen=True):
    """A stage at which a match turned, and the seat that it turned for.

    kind: "lead" where a seat alone takes the lead from another, "leap" for the largest gain between two stages
    since the first round began.
    """

    at: int
    seat: int
    kind: Literal["lead", "leap"]


def turning_points(stages: Sequence[ScoreStage]) -> tuple[TurningPoint, ...]:
    """Return the turning points in order. The first leader, or one during set-up, takes the lead from no seat."""
    found: list[TurningPoint] = []
    leading: int | None = None
    for at, stage in enumerate(stages):
        first = leaders(stage.scores)
        if len(first) == 1 and first[0] != leading:
            if leading is not None and stage.round > 0:
                found.append(TurningPoint(at, first[0], "lead"))
            leading = first[0]
    gains = [
        (after.scores[seat] - before.scores[seat], -at, seat)
        for at, (before, after) in enumerate(itertools.pairwise(stages), 1)
        if before.round > 0
        for seat in range(len(after.scores))
    ]
    most, at, seat = max(gains, default=(0, 0, 0))
    if most > 1 and not any(one.at == -at and one.seat == seat for one in found):
        found.append(TurningPoint(-at, seat, "leap"))
    return tuple(sorted(found, key=lambda one: one.at))
