"""The same match if every decision were asked by itself, one after the other."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from benchmarks.match_duration.pauses import AT_ONCE, Pauses
from service.match.snapshot import StepSummary


class Course(Struct, frozen=True):
    """The duration of a match.

    seconds: from its start to its last move. handovers: how often a new player had to be awaited; players asked at
    the same moment count once.
    """

    seconds: int
    handovers: int


def movers(line: Iterable[StepSummary]) -> list[int]:
    """Return the seat of each decision in a log, which made it or for which it was made, in order."""
    return [mark.seat for mark in line if mark.is_move and mark.seat is not None]


def one_after_the_other(deciders: Sequence[int], start: int, people: Sequence[Pauses]) -> Course:
    """Ask the seats in turn: a new pause whenever the seat changes, none while it stays the same."""
    now, there, handovers = start, None, 0
    for seat in deciders:
        if seat == there:
            now += AT_ONCE
        else:
            now, there, handovers = people[seat].answered(now), seat, handovers + 1
    return Course(now - start, handovers)
