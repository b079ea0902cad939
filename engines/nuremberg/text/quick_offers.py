"""Ready offers of trade, from what the viewer's hand lacks for a building with a place and a piece."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engines.core.actions import Option
from engines.core.mechanics.quick_offers import Aim, quick_offers
from engines.core.text.messages import Ref
from engines.core.text.words import QuickOffer, thing
from engines.nuremberg.data import COSTS, GOLD, KINDS, NOBODY, NUMBERS
from engines.nuremberg.geography.city import BAUHOF, TOWERS, WALLS
from engines.nuremberg.geography.countryside import SECTIONS
from engines.nuremberg.rules.building import free_crossings
from engines.nuremberg.text.board_text import purse
from engines.nuremberg.text.names import TRADE
from engines.nuremberg.view import NurembergView

WORTH: Final = tuple(2 if kind == GOLD else 1 for kind in range(len(KINDS)))
"""By kind, how many pieces count as much as a card."""


def offers(view: NurembergView, option: Option) -> tuple[QuickOffer, ...]:
    """Return ready proposals for an option to make offers, best first; nothing for another option."""
    aims = [Aim(thing(Ref("piece", piece)), COSTS[piece]) for piece in _buildable(view)]
    return quick_offers(TRADE, option, aims, partial(_may_have, view), view.offers, WORTH)


def _buildable(view: NurembergView) -> Iterator[str]:
    """Yield the pieces that the viewer could place now, regardless of the cost; those worth most first."""
    assert view.viewer is not None
    seat, own = view.viewer, view.players[view.viewer]
    settlements = [NOBODY if holder is None else holder for holder in view.settlements]
    routes = [route for route, stations in enumerate(view.stations) if seat in stations]
    if own.settlements and any(free_crossings(settlements, route) for route in routes):
        yield "settlement"
    if own.workshops and None in view.workshops:
        yield "workshop"
    if own.stations and any(len(stations) < SECTIONS for stations in view.stations):
        yield "station"
    if view.walls < WALLS:
        yield "wall"
    if any(view.workshops[site] == seat for site in BAUHOF) and _tower_open(view):
        yield "tower"


def _tower_open(view: NurembergView) -> bool:
    walls = view.walls
    return any(not view.towers[place] and max(pair) <= walls for place, pair in enumerate(TOWERS))


def _may_have(view: NurembergView, seat: int, wanted: Sequence[int]) -> bool:
    """Return whether a seat could have goods: gold is open, and cards are in the bank or in a hand."""
    have, other = purse(view), view.players[seat]
    assert have is not None
    around = zip(wanted[:GOLD], view.bank.counts(), have.counts(), strict=False)
    kept = all(n <= NUMBERS.cards_of_each_kind - bank - own for n, bank, own in around)
    return kept and sum(wanted[:GOLD]) <= other.held and wanted[GOLD] <= other.gold
