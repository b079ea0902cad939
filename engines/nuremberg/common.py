"""What all frames of Nuremberg share: questions, options made once, and what follows whatever happens."""

from __future__ import annotations

from functools import cache

from engines.core.actions import Option
from engines.core.decisions import Asking
from engines.core.frames import Ctx, outermost
from engines.core.kinds import VERB
from engines.core.text import Ref
from engines.nuremberg import actions as a
from engines.nuremberg.data import NUMBERS, ROUTES
from engines.nuremberg.events import Won
from engines.nuremberg.geography.city import SITE_IDS, TOWER_IDS
from engines.nuremberg.geography.countryside import CROSSING_IDS, route_at
from engines.nuremberg.points import total
from engines.nuremberg.state import Council, NurembergState, Turn
from engines.nuremberg.trading import OFFERS

ask = Asking(prefix="nuremberg-ask")
"""A question to a seat."""
_VERBS = {
    "build-station": (a.BuildStation, "route", ROUTES),
    "build-settlement": (a.BuildSettlement, "crossing", CROSSING_IDS),
    "build-workshop": (a.BuildWorkshop, "site", SITE_IDS),
    "build-tower": (a.BuildTower, "tower", TOWER_IDS),
}
BUILD_WALL = Option(a.BuildWall(), group="build", under=Ref(VERB, "build-wall"), target=Ref(VERB, "build-wall"))


@cache
def build_at(verb: str, place: int) -> Option:
    """The option of building at a route, crossing, site or tower's place; each is made once."""
    action, kind, ids = _VERBS[verb]
    return Option(action(ids[place]), group="build", under=Ref(VERB, verb), target=Ref(kind, ids[place]))


@cache
def place_at(crossing: int) -> Option:
    """The option of placing a station and a settlement in the set-up; it belongs to its route."""
    name = CROSSING_IDS[crossing]
    route = Ref("route", ROUTES[route_at(crossing)])
    return Option(a.Place(name), group="draft", under=route, target=Ref("crossing", name))


def settle(ctx: Ctx[NurembergState]) -> None:
    """End the match if the active seat has the points, and take back offers that can no longer be kept."""
    state = ctx.state
    turn = outermost(state, Turn)
    # A turn that has not begun yet is not yet its seat's own: its start checks again.
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
