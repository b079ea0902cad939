"""Victory points, all of them public (rules 2.10)."""

from engines.cities_knights.data import NUMBERS
from engines.cities_knights.rules.building import buildings_of
from engines.cities_knights.rules.remembered import with_buildings
from engines.cities_knights.state import CITY, SETTLEMENT, TIPPED, CatanState
from engines.cities_knights.view import PointsView

_WORTH = NUMBERS.points
_DEFENDER, _POINT_CARD, _METROPOLIS = _WORTH.defender, _WORTH.point_card, _WORTH.metropolis
_LONGEST_ROAD, _MERCHANT, _TARGET = _WORTH.longest_road, _WORTH.merchant, NUMBERS.target
_PIECE_WORTH = (0, _WORTH.settlement, _WORTH.city, _WORTH.settlement)


def points_of(state: CatanState, seat: int) -> PointsView:
    """Return a seat's points by source."""
    pieces = [state.piece[vertex] for vertex in buildings_of(state, seat)]
    settlements = pieces.count(SETTLEMENT) + pieces.count(TIPPED)
    metropolises = sum(vertex >= 0 and state.owner[vertex] == seat for vertex in state.metropolises)
    player = state.players[seat]
    return PointsView(
        settlements=settlements * _WORTH.settlement,
        cities=pieces.count(CITY) * _WORTH.city,
        metropolises=metropolises * _WORTH.metropolis,
        longest_road=_WORTH.longest_road if state.longest_road == seat else 0,
        defender=player.defender * _WORTH.defender,
        merchant=_WORTH.merchant if state.merchant_seat == seat else 0,
        cards=len(player.point_cards) * _WORTH.point_card,
    )


def total(state: CatanState, seat: int) -> int:
    """Return a seat's points."""
    player = state.players[seat]
    points = _buildings(state, seat) + player.defender * _DEFENDER + len(player.point_cards) * _POINT_CARD
    if state.longest_road == seat:
        points += _LONGEST_ROAD
    if state.merchant_seat == seat:
        points += _MERCHANT
    return points


def has_won(state: CatanState, seat: int) -> bool:
    """Return whether a seat has the points that end the match."""
    return total(state, seat) >= _TARGET


@with_buildings
def _buildings(state: CatanState, seat: int) -> int:
    """Return the points of settlements, cities and metropolises."""
    own = buildings_of(state, seat)
    crowned = sum(vertex in own for vertex in state.metropolises)
    return sum(_PIECE_WORTH[state.piece[vertex]] for vertex in own) + crowned * _METROPOLIS
