"""The list of costs: which are affordable, and what the viewer lacks for the others."""

from collections.abc import Iterator

from engines.cities_knights.data import (
    ACTIVATE_COST,
    CITY_COST,
    COMMODITY_OF,
    KINDS,
    KNIGHT_COST,
    NUMBERS,
    PROMOTE_COST,
    ROAD_COST,
    SETTLEMENT_COST,
    TRACKS,
    WALL_COST,
    Cards,
)
from engines.cities_knights.text.names import TRADE
from engines.cities_knights.view import CatanView
from engines.core.text.messages import Msg, Ref, Section

_PRICES = (
    (Ref("piece", "road"), ROAD_COST),
    (Ref("piece", "settlement"), SETTLEMENT_COST),
    (Ref("piece", "city"), CITY_COST),
    (Ref("piece", "wall"), WALL_COST),
    (Ref("piece", "knight"), KNIGHT_COST),
    (Ref("deed", "activate"), ACTIVATE_COST),
    (Ref("deed", "promote"), PROMOTE_COST),
)


def hand_of(view: CatanView) -> Cards | None:
    """Return the viewer's hand; None for the public."""
    return None if view.viewer is None else view.players[view.viewer].hand


def costs(view: CatanView) -> list[Section]:
    """Return the costs of pieces, knights and the viewer's next improvements; nothing for the public."""
    seat, hand = view.viewer, hand_of(view)
    if seat is None or hand is None:
        return []
    priced = [*((Msg("core-thing", {"thing": what}), cost) for what, cost in _PRICES), *_levels(view, seat)]
    lines = tuple(TRADE.cost(what, cost, hand) for what, cost in priced)
    return [Section(Msg("cities_knights-board-costs"), lines)]


def _levels(view: CatanView, seat: int) -> Iterator[tuple[Msg, tuple[int, ...]]]:
    for number, (track, level) in enumerate(zip(TRACKS, view.players[seat].improvements, strict=True)):
        if level == len(NUMBERS.improvement_costs):
            continue
        price = NUMBERS.improvement_costs[level] - (1 if view.cranes and seat == view.active else 0)
        what = Msg("cities_knights-board-level", {"track": Ref("track", track), "n": level + 1})
        yield what, tuple(price * (kind == COMMODITY_OF[number]) for kind in range(len(KINDS)))
