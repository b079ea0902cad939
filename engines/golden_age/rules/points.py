"""Victory points: a pure function of the position, and public (rules 3.8)."""

from engines.golden_age.data import CARDS, COLONIES, NUMBERS
from engines.golden_age.geography import COLONY_0, GUILD_0, WEST_PLACE
from engines.golden_age.state import GoldenAgeState, Painting
from engines.golden_age.view import PointsView

_WORTH = NUMBERS.points
WORTH_AT = tuple(
    _WORTH.marker if place < GUILD_0 else 0 if place < COLONY_0 else COLONIES[place - COLONY_0].points
    for place in range(WEST_PLACE + 1)
)
"""By place, the points of a marker there."""


def finished(painting: Painting) -> bool:
    """Return whether all payments were made."""
    return painting.paid >= CARDS[painting.card].data.payments


def points_of(state: GoldenAgeState, seat: int) -> PointsView:
    """Return a seat's points by source."""
    player = state.players[seat]
    owner = state.owner
    return PointsView(
        pawns=sum(state.pawns[seat]) * _WORTH.pawn,
        provinces=sum(WORTH_AT[place] for place in range(GUILD_0) if owner[place] == seat),
        east=sum(WORTH_AT[place] for place in range(COLONY_0, WEST_PLACE) if owner[place] == seat),
        west=state.west[seat] * WORTH_AT[WEST_PLACE],
        art=sum(CARDS[painting.card].data.points for painting in player.paintings if finished(painting)),
        windmills=player.windmills * _WORTH.windmill,
        governors=len(player.governors) * _WORTH.governor,
        money=player.money // _WORTH.money,
    )


def total(state: GoldenAgeState, seat: int) -> int:
    """Return a seat's points."""
    player = state.players[seat]
    points = sum(state.pawns[seat]) * _WORTH.pawn + state.west[seat] * WORTH_AT[WEST_PLACE]
    for place, owner in enumerate(state.owner):
        if owner == seat:
            points += WORTH_AT[place]
    for painting in player.paintings:
        data = CARDS[painting.card].data
        if painting.paid >= data.payments:
            points += data.points
    points += player.windmills * _WORTH.windmill + len(player.governors) * _WORTH.governor
    return points + player.money // _WORTH.money
