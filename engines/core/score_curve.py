"""How a match went: what the seats had at each stage, and where it turned."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from engines.core.outcome import leaders


class ScoreStage(Struct, frozen=True):
    """How far a match is. round: from 0, or the turns that make one. scores: by seat, what the standings count."""

    round: int
    scores: tuple[int, ...]


class TurningPoint(Struct, frozen=True):
    """Where a match turned: at which of the stages, and for whom.

    kind: "lead" where a seat alone takes the lead from another, "leap" where the most was won between two stages
    since the first round began.
    """

    at: int
    seat: int
    kind: Literal["lead", "leap"]


def turning_points(stages: Sequence[ScoreStage]) -> tuple[TurningPoint, ...]:
    """The turning points of a course, in order; who leads first, or while it is set up, takes nobody's lead."""
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
