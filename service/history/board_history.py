"""The board history of a match: one entry for each board, with the public steps since the one before."""

import itertools
from bisect import bisect_left

from service.base.read_models.history import BoardHistoryEntry
from service.base.read_models.matches import MatchInfo
from service.history import narration, replay
from service.match.log_line import StepSummary
from service.match.snapshot import MatchSnapshot
from store.database import Reader


def find_entry_ends(match: MatchSnapshot) -> list[int]:
    """Return the last steps of the entries, oldest first: the ends of seats' turns, and the newest public step.

    Automatic moves after a turn, such as the next seat's roll, belong to the turn that they begin. Answers in
    another seat's turn end no entry: after a seven each discard would show the same board. A settled contest ends
    one.
    """
    published = match.row.published
    line = [mark for mark in match.line if mark.seq <= published]
    moves = [
        mark
        for mark in line
        if mark.is_move and mark.origin != "auto" and mark.verb not in match.game.events.answers
    ]
    found = {mark.seq for mark, following in itertools.pairwise(moves) if following.seat != mark.seat}
    return sorted(found | _settled(line) | {line[-1].seq}) if line else []


def _settled(line: list[StepSummary]) -> set[int]:
    """Return the last moves of those that plans made together; each such move is a barrier."""
    bids = [mark for mark in line if mark.is_move]
    together = [mark.planned or (mark.origin == "auto" and mark.barrier) for mark in bids]
    found, planned = set(), False
    for at, mark in enumerate(bids):
        planned |= mark.planned
        goes_on = at + 1 < len(bids) and together[at + 1] and bids[at + 1].at == mark.at
        if together[at] and not goes_on:
            if planned:
                found.add(mark.seq)
            planned = False
    return found


async def load_entry(
    conn: Reader, match: MatchSnapshot, info: MatchInfo, seat: int | None, at: int | None
) -> BoardHistoryEntry:
    """Return the entry that contains step ``at``, or the newest one, in the words for a seat or the public."""
    marks = find_entry_ends(match)
    number = len(marks) - 1 if at is None else min(bisect_left(marks, at), len(marks) - 1)
    upto, after = marks[number], marks[number - 1] if number else 0
    found = await replay.replay_range(conn, match, None, after, upto)
    moments = found.effective
    return BoardHistoryEntry(
        info,
        upto,
        view=moments[-1].view,
        events=tuple(event for moment in moments for event in moment.events),
        told=await narration.load_news(conn, match, seat, after, upto, own=True),
        before=marks[number - 1] if number else None,
        following=marks[number + 1] if number + 1 < len(marks) else None,
        when=moments[-1].action.at,
    )
