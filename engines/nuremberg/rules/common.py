"""What all frames of Nuremberg share: cached options, questions, and the check after each action."""

from functools import cache

from engines.core.actions import Option
from engines.core.decisions import DecisionFactory
from engines.core.frames import Ctx, outermost_frame
from engines.core.text.kinds import VERB
from engines.core.text.messages import Ref
from engines.nuremberg import actions as a
from engines.nuremberg.data import NUMBERS, ROUTES
from engines.nuremberg.events import Won
from engines.nuremberg.geography.city import SITE_IDS, TOWER_IDS
from engines.nuremberg.geography.countryside import CROSSING_IDS, route_at
from engines.nuremberg.rules.points import total
from engines.nuremberg.rules.trading import OFFERS
from engines.nuremberg.state import Council, NurembergState, Turn

ask = DecisionFactory(prefix="nuremberg-ask")
"""A question to a seat."""
_PLACES = {
    "station": (a.BuildStation, "route", ROUTES),
    "settlement": (a.BuildSettlement, "crossing", CROSSING_IDS),
    "workshop": (a.BuildWorkshop, "site", SITE_IDS),
    "tower": (a.BuildTower, "tower", TOWER_IDS),
}
"""By piece with a choice of places, the action, the kind of the places, and their ids."""


@cache
def build_at(piece: str, place: int) -> Option:
    """Return the option of building a piece at one of its places; each is made once.

    A wall has no choice of places.
    """
    verb = Ref(VERB, f"build-{piece}")
    if piece == "wall":
        return Option(a.BuildWall(), group="build", under=verb, target=verb)
    action, kind, ids = _PLACES[piece]
    return Option(action(ids[place]), group="build", under=verb, target=Ref(kind, ids[place]))


@cache
def place_at(crossing: int) -> Option:
    """Return the option of placing a station and a settlement in the setup, listed under its route."""
    name = CROSSING_IDS[crossing]
    route = Ref("route", ROUTES[route_at(crossing)])
    return Option(a.Place(name), group="draft", under=route, target=Ref("crossing", name))


def settle(ctx: Ctx[NurembergState]) -> None:
    """End the match if the active seat has the points; otherwise withdraw offers that can no longer be paid."""
    state = ctx.state
    turn = outermost_frame(state, Turn)
    # A turn at its start step has not begun; this check runs again once it has.
    if turn is None or turn.at == "start" or state.over or isinstance(state.stack[-1], Council):
        return
    points = total(state, turn.seat)
    if points >= NUMBERS.target:
        ctx.emit(Won(turn.seat, points))
        ctx.reveal()
        state.stack = []
        state.over = True
    elif turn.offers:
        OFFERS.take_back_unkept(ctx, turn)
