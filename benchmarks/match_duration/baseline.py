"""The same match if every decision were asked by itself, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from benchmarks.match_duration.pauses import AT_ONCE, Pauses
from service.match.snapshot import StepSummary


class Course(Struct, frozen=True):
    """How long a match took.

    seconds: from its start to its last move. handovers: how often somebody new had to be waited for; who is asked
    at the same moment counts once.
    """

    seconds: int
    handovers: int


def movers(line: Iterable[StepSummary]) -> list[int]:
    """By decision that a log shows, the seat that made it or for which it was made, in order."""
    return [mark.seat for mark in line if mark.is_move and mark.seat is not None]


def one_after_the_other(deciders: Sequence[int], start: int, people: Sequence[Pauses]) -> Course:
    """Ask each in turn: a new pause whenever the seat changes, and at once as long as the same one goes on."""
    now, there, handovers = start, None, 0
    for seat in deciders:
        if seat == there:
            now += AT_ONCE
        else:
            now, there, handovers = people[seat].answered(now), seat, handovers + 1
    return Course(now - start, handovers)
