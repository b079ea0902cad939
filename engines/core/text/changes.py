"""What a move changes in the standings, in the short phrases of `BoardWords.changes`."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from engines.core.text.messages import Arg, Msg, SeatRef

SCORE_MORE, SCORE_LESS = "core-score-more", "core-score-less"
"""The keys of `own_score`."""
MOST_CHANGES = 4
"""Phrases about one move that a reader takes in; the later ones are left out."""


def points(n: int) -> Msg:
    """Return a number of points: "4 points"."""
    return Msg("core-points", {"n": n})


def cards(n: int) -> Msg:
    """Return a number of cards whose kinds the reader may not know yet."""
    return Msg("core-cards", {"n": n})


def gain(what: Arg) -> Msg:
    """Return what a seat gets, "+1 card"."""
    return Msg("core-gain", {"what": what})


def loss(what: Arg) -> Msg:
    """Return what a seat gives up, "−2 cards"."""
    return Msg("core-loss", {"what": what})


def own_score(
    before: Sequence[int], after: Sequence[int], viewer: int | None, words: Callable[[int], Msg] = points
) -> list[Msg]:
    """Return the change of the viewer's score, "+4 points"; nothing without one.

    before, after: the scores by seat, as the standings count them. words: a number of what they count.
    """
    if viewer is None or after[viewer] == before[viewer]:
        return []
    change = after[viewer] - before[viewer]
    return [Msg(SCORE_MORE if change > 0 else SCORE_LESS, {"score": words(abs(change))})]


def other_scores(before: Sequence[int], after: Sequence[int], viewer: int | None) -> list[Msg]:
    """Return the changes of the other seats' scores, the largest loss first: "Ulrich −2", "Anna +1"."""
    changed = [
        (now - then, seat)
        for seat, (then, now) in enumerate(zip(before, after, strict=True))
        if seat != viewer and now != then
    ]
    return [
        Msg(
            "core-score-of-less" if change < 0 else "core-score-of-more", {"seat": SeatRef(seat), "n": abs(change)}
        )
        for change, seat in sorted(changed)
    ]


def match_won(winners: Sequence[int], viewer: int | None) -> list[Msg]:
    """Return who wins a match that a move has ended. winners: none while it goes on."""
    return [
        Msg("core-wins-you") if seat == viewer else Msg("core-wins", {"seat": SeatRef(seat)}) for seat in winners
    ]


def title_changes(held: Iterable[tuple[Msg, int | None, int | None]], viewer: int | None) -> list[Msg]:
    """Return the titles that the viewer wins or loses, and from whom or to whom.

    held: by title, its name, and its holder before and after.
    """
    won, lost = [], []
    for title, then, now in held:
        if viewer is None or then == now or viewer not in (then, now):
            continue
        if now != viewer:
            args: dict[str, Arg] = {"title": title}
            lost.append(
                Msg("core-title-lost", args)
                if now is None
                else Msg("core-title-to", args | {"seat": SeatRef(now)})
            )
        elif then is None:
            won.append(Msg("core-title-won", {"title": title}))
        else:
            won.append(Msg("core-title-from", {"title": title, "seat": SeatRef(then)}))
    return won + lost


def most_important(*groups: Iterable[Msg]) -> list[Msg]:
    """Return the first of all phrases, as many as a reader takes in. groups: the most important first."""
    return list(chain.from_iterable(groups))[:MOST_CHANGES]
