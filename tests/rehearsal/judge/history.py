"""Whether one log explains the order in which members saw and did things, as an outside judge would ask.

A match's log is its only order. Anomalies, in the words of those who judge databases: a stale read (a panel older
than what was confirmed or shown to the same member before it was asked for), an aborted read (a panel of moves
that the log does not have), and a real-time inversion (a move that was asked for after another was confirmed, but
comes before it).
"""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate

from tests.rehearsal.action_log import Attempt, Seen, Told

User = tuple[int, int]
"""A match and a user."""


def stale_reads(seen: Iterable[Seen], told: Iterable[Told]) -> Iterator[str]:
    """Yield, as sentences, panels that were older than what their reader knew when they asked for them."""
    known: dict[User, list[tuple[float, int]]] = defaultdict(list)
    panels: dict[User, list[Seen]] = defaultdict(list)
    for panel in seen:
        known[panel.match, panel.user].append((panel.answered, panel.own))
        panels[panel.match, panel.user].append(panel)
    for move in told:
        known[move.attempt.match, move.attempt.user].append((move.answered, move.attempt.own + 1))
    for (match, user), asked in panels.items():
        answers = sorted(known[match, user])
        newest = list(accumulate((own for _, own in answers), max))
        for panel in asked:
            at = bisect_right(answers, panel.asked, key=lambda answer: answer[0])
            if at and panel.own < newest[at - 1]:
                yield f"match {match}: user {user} knew of {newest[at - 1]} own actions, the panel of {panel.own}"


def aborted_reads(seen: Iterable[Seen], own: Mapping[User, int]) -> Iterator[str]:
    """Yield, as sentences, panels that showed more than the log has. own: own actions in the log, by user."""
    for panel in seen:
        there = own.get((panel.match, panel.user))
        if there is not None and panel.own > there:
            yield f"match {panel.match}: user {panel.user} saw {panel.own} own actions, the log has {there}"


def inversions(told: Iterable[Told], steps: Mapping[Attempt, int]) -> Iterator[str]:
    """Yield, as sentences, moves that stand in the log before one that was confirmed before they were asked for.

    steps: the number of each attempt in its match's log.
    """
    by_match: dict[int, list[tuple[int, Told]]] = defaultdict(list)
    for move in told:
        if move.attempt in steps:
            by_match[move.attempt.match].append((steps[move.attempt], move))
    for match, moves in by_match.items():
        last_asked, at = 0.0, 0
        for step, move in sorted(moves, key=lambda found: found[0]):
            if move.answered < last_asked:
                yield f"match {match}: step {step} was confirmed before the earlier step {at} was asked for"
            if move.asked > last_asked:
                last_asked, at = move.asked, step
