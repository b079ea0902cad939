"""Ready offers of trade, from what the viewer's hand lacks for something that it could build, buy or improve."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engines.cities_knights import actions as a
from engines.cities_knights.data import BANK, KINDS
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.improvements import METROPOLIS_LEVEL
from engines.cities_knights.text.costs import PRICED, hand_of, next_levels
from engines.cities_knights.text.names import TRADE
from engines.cities_knights.view import BuildingView, CatanView
from engines.core.actions import Option
from engines.core.mechanics.quick_offers import Aim, quick_offers
from engines.core.text.words import QuickOffer, thing

ALIKE: Final = (1,) * len(KINDS)
"""Every card is offered for one card."""


def offers(view: CatanView, option: Option) -> tuple[QuickOffer, ...]:
    """Return ready proposals for an option to make offers, best first; nothing for another option."""
    return quick_offers(TRADE, option, list(_aims(view)), partial(_may_have, view), view.offers, ALIKE)


def _aims(view: CatanView) -> Iterator[Aim]:
    """Yield what the viewer could buy now but for its cost; what is worth most first."""
    seat = view.viewer
    assert seat is not None
    own = {building.vertex: building for building in view.buildings if building.seat == seat}
    cities = [building for building in own.values() if building.piece == "city"]
    possible = set(_pieces(view, seat, own))
    yield from (_aim(piece) for piece in (a.BuildCity, a.BuildSettlement) if piece in possible)
    for level, what, cost in next_levels(view, seat):
        if cities and (level < METROPOLIS_LEVEL or any(city.metropolis is None for city in cities)):
            yield Aim(what, cost)
    last = (a.BuildKnight, a.ActivateKnight, a.BuildWall, a.BuildRoad)
    yield from (_aim(piece) for piece in last if piece in possible)


def _aim(piece: type) -> Aim:
    return Aim(thing(PRICED[piece]), a.COSTS[piece])


def _pieces(view: CatanView, seat: int, own: dict[int, BuildingView]) -> Iterator[type]:
    """Yield, by their actions, what the seat has a place for, regardless of the cost."""
    roads, settlements, cities, walls, basic, *_ = view.players[seat].supply
    along = {v for road in view.roads if road.seat == seat for v in ISLAND.edges[ISLAND.edge(road.edge)]}
    built = {building.vertex for building in view.buildings}
    knights = {knight.vertex: knight for knight in view.knights}
    if any(one.piece == "tipped" or (one.piece == "settlement" and cities) for one in own.values()):
        yield a.BuildCity
    if settlements and any(built.isdisjoint((v, *ISLAND.neighbours[v])) for v in along - knights.keys()):
        yield a.BuildSettlement
    if basic and along - built - knights.keys():
        yield a.BuildKnight
    if any(knight.seat == seat and not knight.active for knight in view.knights):
        yield a.ActivateKnight
    if walls and any(one.piece == "city" and not one.wall for one in own.values()):
        yield a.BuildWall
    if roads:
        yield a.BuildRoad


def _may_have(view: CatanView, seat: int, wanted: Sequence[int]) -> bool:
    """Return whether a seat could have cards: each card is in the bank or in a hand."""
    hand = hand_of(view)
    assert hand is not None
    around = zip(wanted, BANK, view.bank.counts(), hand.counts(), strict=True)
    kept = all(n <= every - bank - own for n, every, bank, own in around)
    return kept and sum(wanted) <= view.players[seat].held
