"""Short ways to set up positions of Nuremberg and to act in them.

Crossings are named "ii-4", the fourth to Prague. At some of them lie: i-2 wood 5, ore 6, clay 4; ii-2 grain 10,
ore 5, ore 4; ii-6 clay 11, clay 10, ore 9; iii-2 grain 2, wood 6, wood 10; iii-4 ore 4, wood 10, clay 9;
iv-2 clay 11, grain 5, ore 9; v-1 ore 3, grain 8, wool 5.
"""

from typing import Any

from engines.core.frames import Step
from engines.nuremberg.actions import DrawCard, EndTurn
from engines.nuremberg.data import KIND, NOBODY, RESOURCES, ROUTE, Cards, Goods, council_points
from engines.nuremberg.geography.countryside import COUNTRY, CROSSING, CROSSINGS
from engines.nuremberg.position import load
from engines.nuremberg.rules.points import total
from engines.nuremberg.state import NurembergState
from tests.engines.helpers.acting import do

TOLL_III, TOLL_I, TOLL_II, TOLL_IV, TOLL_V = 1, 16, 17, 19, 20
"""Toll cards: with harvest 2, and with harvest 8."""
FREE_CLAY, QUIET, MARGRAVE, YEARS, KNIGHT = 7, 11, 21, 28, 31
"""Cards with harvest 5, 6, 9 and 11; a quiet one has no event. A robber knight has no harvest."""
PLENTY = {"wood": 3, "clay": 3, "wool": 3, "grain": 3, "ore": 3}
"""A hand that pays for anything that is built."""


def position(loose: bool = False, players: int = 3, **keys: Any) -> NurembergState:
    """A position in the action phase of seat 0, with the keys of `engines.nuremberg.position`."""
    return load({"players": players, **keys}, loose=loose)


def corner(crossing: str) -> str:
    """The corner of a crossing "ii-4", by which positions name it."""
    return COUNTRY.corner_id(CROSSINGS[CROSSING[crossing]])


def country(*crossings: str, **stations: list[int]) -> dict[str, Any]:
    """A seat's settlements, and its stations as ``ii=[1, 3]``."""
    return {
        "settlements": [corner(crossing) for crossing in crossings],
        "stations": [
            {"route": route.upper(), "section": section} for route, own in stations.items() for section in own
        ],
    }


def before(card: int, *then: int, **keys: Any) -> NurembergState:
    """A position in which seat 0 (or ``active``) is about to draw a card, with others after it."""
    return position(**{"phase": "draw", "deck": [card, *then], **keys})


def draw(card: int, script: dict[str, list[Any]] | None = None, **keys: Any) -> Step[NurembergState]:
    """The card is drawn in the position."""
    return do(before(card, **keys), DrawCard(), script=script)


def next_turn(state: NurembergState) -> Step[NurembergState]:
    """End the turn; the next seat draws, unless the match is over before."""
    step = do(state, EndTurn())
    return step if step.state.over else do(step.state, DrawCard())


def play(state: NurembergState, *actions: Any) -> NurembergState:
    """Several actions, each of the only seat that must answer."""
    for action in actions:
        state = do(state, action).state
    return state


def hand(state: NurembergState, seat: int) -> dict[str, int]:
    """The cards of a hand that it holds."""
    return {kind: n for kind, n in zip(RESOURCES, state.players[seat].hand, strict=True) if n}


def gold(state: NurembergState) -> list[int]:
    """The gold of all seats."""
    return [player.gold for player in state.players]


def prestige(state: NurembergState) -> list[int]:
    """The prestige of all seats."""
    return [player.prestige for player in state.players]


def points(state: NurembergState) -> list[int]:
    """The points of all seats."""
    return [total(state, seat) for seat in range(state.seats)]


def bank(state: NurembergState, kind: str) -> int:
    """How many cards of a kind the bank holds."""
    return state.bank[KIND[kind]]


def right(state: NurembergState, route: str) -> int | None:
    """Who holds a route's right of way."""
    holder = state.rights[ROUTE[route]]
    return None if holder == NOBODY else holder


def council(state: NurembergState) -> dict[int, int]:
    """By what a council card counts, who holds it; cards without holder are left out."""
    cards = zip(council_points(state.seats), state.council, strict=True)
    return {points: seat for points, seat in cards if seat != NOBODY}


def cards(**counts: int) -> Cards:
    """Resource cards by kind."""
    return Cards(**counts)


def goods(**counts: int) -> Goods:
    """Resource cards and gold by kind."""
    return Goods(**counts)
