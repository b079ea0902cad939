"""Standing orders, which use only what the seat may know."""

from engines.core.mechanics.trade_offers import TradeClose
from engines.core.play.standing_orders import ChosenItems, OrderChoice, OrderType
from engines.nuremberg import actions as a
from engines.nuremberg.ai.suggest import (
    WALL_PRESTIGE,
    asked_for_wall,
    best_council,
    knights_way,
    least_missed,
    moves_knight,
    owed_cards,
    top,
)
from engines.nuremberg.data import COSTS, GOLD, NUMBERS, RESOURCES, ROUTES, Cards
from engines.nuremberg.geography.countryside import CROSSING_IDS, route_at
from engines.nuremberg.order_choices import COUNCIL, FULL_HAND, KNIGHTS_WAYS, WALL_CONDITIONS
from engines.nuremberg.rules.affordable import BUILT, affordable, places
from engines.nuremberg.rules.building import draft_spots
from engines.nuremberg.rules.council import serves
from engines.nuremberg.rules.hands import size
from engines.nuremberg.rules.production import income_at
from engines.nuremberg.rules.setup import placing
from engines.nuremberg.rules.trading import OFFERS
from engines.nuremberg.state import NurembergState, Setup, Turn

MOST_SPOTS = 12
"""Most crossings and routes that can be ranked for the setup."""


# ------------------------------------------------------------------ the turn


def place(state: NurembergState, seat: int, ranked: ChosenItems) -> a.Place | None:
    """In the setup, take the first free crossing of the ranking; on a ranked route, the most fruitful one."""
    frame = top(state)
    if not isinstance(frame, Setup) or placing(state, frame) != seat:
        return None
    free = sorted(draft_spots(state), key=lambda crossing: -sum(income_at((crossing,))))
    for wanted in ranked:
        for crossing in free:
            if wanted in (CROSSING_IDS[crossing], ROUTES[route_at(crossing)]):
                return a.Place(CROSSING_IDS[crossing])
    return None


def in_setup(state: NurembergState) -> bool:
    """Return whether the match is still in its setup."""
    return isinstance(top(state), Setup)


def wait(state: NurembergState, seat: int, wanted: ChosenItems) -> a.EndTurn | None:
    """End the turn while the seat can build none of its aims, even with trades with the bank.

    Return None if the seat has to decide: an aim is affordable, no aim has a place any more, or an offer is open.
    """
    frame = top(state)
    if not isinstance(frame, Turn) or frame.at != "main" or frame.seat != seat or frame.offers:
        return None
    if FULL_HAND in wanted and size(state, seat) >= NUMBERS.discard_from:
        return None
    built = [one for one in wanted if one != FULL_HAND]
    if built and not any(places(state, seat, one) for one in built):
        return None
    return None if any(affordable(state, seat, one) for one in built) else a.EndTurn()


def no_trades(state: NurembergState, seat: int, _: ChosenItems) -> TradeClose | None:
    """Decline every offer of the turn."""
    frame = top(state)
    return OFFERS.closing(frame, seat) if isinstance(frame, Turn) else None


# ------------------------------------------------------------------ duties


def discard(state: NurembergState, seat: int, kept: ChosenItems) -> a.Discard | None:
    """Return cards as suggested; the chosen kinds go only if there are no others."""
    count = owed_cards(state, seat)
    if not count:
        return None
    return a.Discard(Cards.of(least_missed(state, seat, count, [kind in kept for kind in RESOURCES])))


def knight(state: NurembergState, seat: int, chosen: ChosenItems) -> a.MoveKnight | None:
    """Send the knight against the seat with most points, or with most cards."""
    (first,) = chosen
    return knights_way(state, seat, first) if moves_knight(state, seat) else None


def free_wall(state: NurembergState, seat: int, chosen: ChosenItems) -> a.FreeWall | a.NoWall | None:
    """Build the free wall if enough gold is left after it, or if it serves the council; otherwise decline it."""
    if not asked_for_wall(state, seat):
        return None
    (condition,) = chosen
    if condition == COUNCIL:
        builds = serves(state, seat, WALL_PRESTIGE)
    else:
        builds = state.players[seat].gold - COSTS["free_wall"][GOLD] >= int(condition)
    return a.FreeWall() if builds else a.NoWall()


ORDERS: tuple[OrderType[NurembergState], ...] = (
    OrderType(
        "place",
        place,
        choice=OrderChoice("spot", (*ROUTES, *CROSSING_IDS), hi=MOST_SPOTS, ranked=True),
        serves=in_setup,
    ),
    OrderType("wait", wait, lasts="back", choice=OrderChoice("wait", (*BUILT, FULL_HAND), hi=len(BUILT) + 1)),
    OrderType("no-trades", no_trades, lasts="turn"),
    OrderType("knight", knight, choice=OrderChoice("robbed", KNIGHTS_WAYS)),
    OrderType("discard", discard, choice=OrderChoice("kind", RESOURCES, lo=0, hi=len(RESOURCES) - 1)),
    OrderType("wall", free_wall, choice=OrderChoice("free-wall", WALL_CONDITIONS)),
    OrderType("council", lambda state, seat, _: best_council(state, seat)),
)
"""All standing orders of the game."""
