"""Short ways to set up positions of The Golden Age and to act in them. Money is in half florins.

Colours: green Holland and Limburg, yellow Brabant and Groningen, brown Utrecht and Overijssel, blue Zeeland and
Friesland, grey Flanders and Gelderland. Some spaces of the track: 0 merchant, 1 Holland and Overijssel,
2 Flanders and Gelderland, 3 Utrecht and Zeeland, 4 Brabant and Groningen, 13 William II.
"""

from typing import Any

from engines.core.frames import Step
from engines.golden_age import actions as a
from engines.golden_age.actions import EndTurn, Roll
from engines.golden_age.data import COLOURS, DECKS
from engines.golden_age.game import GAME
from engines.golden_age.geography import LENGTH, PLACE, PROVINCE, WEST_PLACE
from engines.golden_age.position import load
from engines.golden_age.rules.points import total
from engines.golden_age.state import GoldenAgeState
from tests.engines.helpers.acting import do

SIX = ["holland", "brabant", "utrecht", "zeeland", "flanders", "limburg"]
"""Places for all markers of a seat, so that the reserve is empty."""
CREW = ("ship", "captain", "cannon")


def position(players: int = 3, *, loose: bool = False, **keys: Any) -> GoldenAgeState:
    """A position in the turn of seat 0, with the keys of `engines.golden_age.position`."""
    return load({"players": players, **keys}, loose=loose)


def play(state: GoldenAgeState, *actions: Any) -> GoldenAgeState:
    """Several actions, each of the only seat that must answer; what is played by itself is played between them."""
    for action in actions:
        state = fall(do(state, action).state)
    return state


def fall(state: GoldenAgeState) -> GoldenAgeState:
    """The position after dice that are rolled without a question."""
    if not state.over and GAME.pending(state)[0].auto:
        return do(state, Roll()).state
    return state


def arrive(space: int, players: int = 3, first: int = 1, second: int = 1, **keys: Any) -> Step[GoldenAgeState]:
    """Seat 0's turn begins and its dice bring the Stadtholder to the space; the keys say what was before."""
    start = (space - first - second) % LENGTH
    before = position(players, active=players - 1, stadtholder=start, **keys)
    return throw(do(before, EndTurn()).state, first, second)


def throw(state: GoldenAgeState, first: int, second: int) -> Step[GoldenAgeState]:
    """The dice fall as named."""
    return do(state, Roll(), script={"die.1": [first], "die.2": [second]})


def money(state: GoldenAgeState) -> list[int]:
    """The half florins of all seats."""
    return [player.money for player in state.players]


def points(state: GoldenAgeState) -> list[int]:
    """The points of all seats."""
    return [total(state, seat) for seat in range(state.seats)]


def reserve(state: GoldenAgeState, seat: int) -> tuple[int, int]:
    """Pawns and markers in a seat's reserve."""
    return state.players[seat].pawns, state.players[seat].markers


def pawns(state: GoldenAgeState, seat: int, province: str) -> int:
    """A seat's pawns in a province."""
    return state.pawns[seat][PROVINCE[province]]


def owner(state: GoldenAgeState, place: str) -> int | None:
    """Whose marker is on a place of a single one."""
    seat = state.owner[PLACE[place]]
    return None if seat < 0 else seat


def used(state: GoldenAgeState, place: str) -> bool:
    """Whether the marker there was used in this turn; in the West Indies, any of the active seat's."""
    if PLACE[place] == WEST_PLACE:
        return state.west_flipped[state.active] > 0
    return state.flipped[PLACE[place]]


def step(state: GoldenAgeState, guild: str) -> int:
    """The price that a guild's controller has reached, 0 without one."""
    return state.steps[COLOURS.index(guild)]


def hand(state: GoldenAgeState, seat: int) -> list[str]:
    """A seat's hidden cards by key."""
    return sorted(state.players[seat].hand)


def discards(state: GoldenAgeState, deck: str) -> list[str]:
    """A deck's discard pile by key."""
    return sorted(state.discards[DECKS.index(deck)])


POOR = {"money": 0}


def sale(place: str = "brabant", players: int = 3, seller: int = 0, **keys: Any) -> GoldenAgeState:
    """A seat has just offered the action of its marker."""
    name = f"P{seller}"
    keys[name] = {**keys.get(name, {}), "markers": [place, *keys.get(name, {}).get("markers", [])]}
    return play(position(players, active=seller, **keys), a.OpenAuction(place))
