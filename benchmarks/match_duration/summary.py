"""Summary of many matches, and its table."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean

from msgspec import Struct

from benchmarks.match_duration.pauses import DAY
from benchmarks.match_duration.simulated_match import Waited

TOP = 6
"""Number of kinds of decisions to list."""
LEAST = 0.005
"""Smallest share to list."""
HEADING = (
    "| game | seats | orders | days | asked each | ratio | hand-overs | asked each | days are spent on |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


class Summary(Struct, frozen=True):
    """Means over matches. shares: by kind of decision, of all days; the longest first.

    days, handovers: as played. asked_days, asked_handovers: if each decision were asked by itself.
    """

    days: float
    handovers: float
    asked_days: float
    asked_handovers: float
    shares: Sequence[tuple[str, float]]


def summary(matches: Sequence[Waited]) -> Summary:
    """Return the means of matches, at least one."""
    spent: defaultdict[str, float] = defaultdict(float)
    for match in matches:
        for kind, seconds in match.spent.items():
            spent[kind] += seconds
    whole = sum(spent.values())
    longest = sorted(spent.items(), key=lambda item: -item[1])
    return Summary(
        days=fmean(match.course.seconds for match in matches) / DAY,
        handovers=fmean(match.course.handovers for match in matches),
        asked_days=fmean(match.baseline.seconds for match in matches) / DAY,
        asked_handovers=fmean(match.baseline.handovers for match in matches),
        shares=[(kind, seconds / whole) for kind, seconds in longest],
    )


def row(game: str, seats: int, orders: str, found: Summary, asked: float | None = None) -> str:
    """Return a line of the table, below `HEADING`.

    asked: the days of the same table without planning and with each decision asked by itself, for the ratio; by
    default those of these matches.
    """
    shares = ", ".join(f"{kind} {share:.0%}" for kind, share in found.shares[:TOP] if share >= LEAST)
    cells = (
        game,
        str(seats),
        orders,
        f"{found.days:.1f}",
        f"{found.asked_days:.1f}",
        f"{found.days / (asked or found.asked_days):.2f}",
        f"{found.handovers:.0f}",
        f"{found.asked_handovers:.0f}",
        shares,
    )
    return f"| {' | '.join(cells)} |"
