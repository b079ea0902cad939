"""The list of costs: which are affordable, and what the viewer lacks for the others."""

from collections.abc import Iterator, Mapping

from engines.cities_knights import actions as a
from engines.cities_knights.data import COMMODITY_OF, KINDS, NUMBERS, TRACKS, Cards
from engines.cities_knights.text.names import TRADE
from engines.cities_knights.view import CatanView
from engines.core.text.messages import Msg, Ref, Section

PRICED: Mapping[type, Ref] = {
    a.BuildRoad: Ref("piece", "road"),
    a.BuildSettlement: Ref("piece", "settlement"),
    a.BuildCity: Ref("piece", "city"),
    a.BuildWall: Ref("piece", "wall"),
    a.BuildKnight: Ref("piece", "knight"),
    a.ActivateKnight: Ref("deed", "activate"),
    a.PromoteKnight: Ref("deed", "promote"),
}
"""By action, what is paid for; in the order of the list."""


def hand_of(view: CatanView) -> Cards | None:
    """Return the viewer's hand; None for the public."""
    return None if view.viewer is None else view.players[view.viewer].hand


def costs(view: CatanView) -> list[Section]:
    """Return the costs of pieces, knights and the viewer's next improvements; nothing for the public."""
    seat, hand = view.viewer, hand_of(view)
    if seat is None or hand is None:
        return []
    pieces = ((Msg("core-thing", {"thing": what}), a.COSTS[action]) for action, what in PRICED.items())
    levels = ((what, cost) for _, what, cost in next_levels(view, seat))
    lines = tuple(TRADE.cost(what, cost, hand) for what, cost in (*pieces, *levels))
    return [Section(Msg("cities_knights-board-costs"), lines)]


def next_levels(view: CatanView, seat: int) -> Iterator[tuple[int, Msg, tuple[int, ...]]]:
    """Yield the next level of each track that a seat has not completed: its number, name and price by kind."""
    for number, (track, level) in enumerate(zip(TRACKS, view.players[seat].improvements, strict=True)):
        if level == len(NUMBERS.improvement_costs):
            continue
        price = NUMBERS.improvement_costs[level] - (1 if view.cranes and seat == view.active else 0)
        what = Msg("cities_knights-board-level", {"track": Ref("track", track), "n": level + 1})
        yield level + 1, what, tuple(price * (kind == COMMODITY_OF[number]) for kind in range(len(KINDS)))
