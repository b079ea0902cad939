"""Reasons why a plan for a contest is refused, and why a seat has nothing to do in one."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.text.messages import Msg
from engines.first_train import plans as p
from engines.first_train.data import LOADS, TRAIN, Influence
from engines.first_train.geography import Chart
from engines.first_train.rules.auction import bids_of, boxes_of, least_bid
from engines.first_train.rules.trains import buying, errand_parts, lying
from engines.first_train.state import FirstTrainState
from engines.first_train.text.names import errand_name
from engines.first_train.text.reasons import bids, lines, trains

# ------------------------------------------------------------------ the auction


def is_wish(wish: str) -> bool:
    """Return whether a text names a box and a number of cubes."""
    box, _, most = wish.partition("-")
    return box.isdecimal() and most.isdecimal()


def wishes(state: FirstTrainState, seat: int, plan: p.Wishes) -> Msg | None:
    """Explain why these wishes are refused."""
    if not plan.first:
        return Msg("first_train-no-wish")
    for ranked in (plan.first, plan.second):
        refused = _ranked(state, seat, [p.wished(wish) for wish in ranked])
        if refused is not None:
            return refused
    chosen = any(box.choice for box in boxes_of(state))
    if chosen == (plan.colour is not None):
        return None
    return (
        Msg("first_train-no-wish-colour", {"box": len(boxes_of(state))})
        if chosen
        else Msg("first_train-no-choice")
    )


def _ranked(state: FirstTrainState, seat: int, ranked: Sequence[tuple[int, int]]) -> Msg | None:
    standing = bids_of(state, seat)
    have = state.players[seat].cubes + sum(standing.values())
    for at, (box, most) in enumerate(ranked):
        unknown = bids.no_such_box(state, box)
        if unknown is not None:
            return unknown
        if any(box == other for other, _ in ranked[:at]):
            return Msg("first_train-no-wish-twice", {"box": box})
        least = standing.get(box - 1, least_bid(state, box - 1))
        if most < least:
            return Msg("first_train-no-low-bid", {"box": box, "n": least})
        if most > have:
            return Msg("first_train-no-cubes", {"have": have, "cubes": most})
    return None


# ------------------------------------------------------------------ lines and trains


def line_wish(state: FirstTrainState, seat: int, plan: p.LineWish) -> Msg | None:
    """Explain why a line cannot be planned: it could not be built now."""
    refused = lines.built(state, seat, plan.areas, Influence())
    player = state.players[seat]
    most = player.cubes + sum(player.influence)
    if refused is not None or 1 <= plan.most <= most:
        return refused
    return Msg("first_train-no-line-most", {"n": most})


def errands(state: FirstTrainState, seat: int, plan: p.Errands) -> Msg | None:
    """Explain why a list is refused."""
    if not plan.errands:
        return Msg("first_train-no-errand")
    for at, errand in enumerate(plan.errands):
        refused = _errand(state, seat, errand) or _too_often(state, errand, plan.errands[: at + 1].count(errand))
        if refused is not None:
            return refused
    return None


def _errand(state: FirstTrainState, seat: int, errand: str) -> Msg | None:
    load, which = errand_parts(errand)
    return trains.unbought(state, seat, which) if load is None else trains.unfetched(state, seat, which, load)


def _too_often(state: FirstTrainState, errand: str, times: int) -> Msg | None:
    load, which = errand_parts(errand)
    there = 1 if load is None else lying(state, state.chart.area[which], LOADS.index(load))
    if times <= there:
        return None
    return Msg("first_train-no-errand-often", {"errand": errand_name(state.chart, errand), "n": there})


def is_errand(chart: Chart, errand: str) -> bool:
    """Return whether there is such a train, or such a load and area."""
    load, which = errand_parts(errand)
    return errand == buying(which) and which in TRAIN if load is None else which in chart.area
