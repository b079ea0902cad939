"""What a move of the viewer changes, in short phrases: points, profit, and what its track reaches."""

from collections.abc import Sequence

from engines.core.text.changes import most_important, own_score
from engines.core.text.messages import Arg, Many, Msg
from engines.first_train.data import BOARDS, LOADS, NUMBERS, PASSENGERS, PROFIT_OF, TRAINS
from engines.first_train.text.board_text import score_stage
from engines.first_train.text.costs import lying_at, me, reached_by
from engines.first_train.text.names import counted
from engines.first_train.view import FirstTrainView


def changes(before: FirstTrainView, after: FirstTrainView) -> list[Msg]:
    """Return the changes between two views of one viewer; see `BoardWords.changes`.

    Only changes in the same phase of a round count: what others do later is not the move's.
    """
    scored = own_score(score_stage(before).scores, score_stage(after).scores, after.viewer)
    if before.round != after.round:
        return most_important(scored, _links(before, after))
    return most_important(scored, _carried(before, after), _links(before, after), _reach(before, after))


def _carried(before: FirstTrainView, after: FirstTrainView) -> list[Msg]:
    """Return the points and the profit of what the viewer's trains carry now besides."""
    points, profit = (new - old for new, old in zip(_worth(after), _worth(before), strict=True))
    if points <= 0:
        return []
    return [Msg("first_train-change-carried", {"points": points, "profit": profit})]


def _worth(view: FirstTrainView) -> tuple[int, int]:
    """Return the points and the profit of what the viewer's trains carry."""
    by_price, points, profit = BOARDS[view.board].passenger_points, 0, 0
    for data, train in zip(TRAINS, view.trains, strict=True):
        for kind, count in enumerate(train.loads.counts() if train.seat == me(view) else ()):
            points += count * (by_price[str(data.price)] if kind in PASSENGERS else NUMBERS.points.cube)
            profit += count * PROFIT_OF[kind]
    return points, profit


def _links(before: FirstTrainView, after: FirstTrainView) -> list[Msg]:
    """Return what more or fewer own links mean at the end, and in each round until then."""
    more = after.players[me(before)].links - before.players[me(before)].links
    if not more:
        return []
    return [
        Msg("first_train-change-built", {"n": more}) if more > 0 else Msg("first_train-change-sold", {"n": -more})
    ]


def _reach(before: FirstTrainView, after: FirstTrainView) -> list[Msg]:
    """Return what own track reaches now besides, and what it no longer reaches."""
    seat, gained, lost = me(before), [0] * len(LOADS), [0] * len(LOADS)
    old, new = reached_by(before, seat).places, reached_by(after, seat).places
    for kind, load in enumerate(LOADS):
        gained[kind] = _count(after, load, set(new[kind]) - set(old[kind]))
        lost[kind] = _count(before, load, set(old[kind]) - set(new[kind]))
    return [
        Msg(key, {"loads": loads})
        for key, counts in (("first_train-change-reached", gained), ("first_train-change-lost", lost))
        if (loads := _named(before, counts)) is not None
    ]


def _count(view: FirstTrainView, load: str, areas: set[int]) -> int:
    return sum(lying_at(view, view.chart.areas[area].id, load) for area in areas)


def _named(view: FirstTrainView, counts: Sequence[int]) -> Arg | None:
    said = tuple(counted(view.chart, load, n) for load, n in zip(LOADS, counts, strict=True) if n)
    return Many(said) if said else None
