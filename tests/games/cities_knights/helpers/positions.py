"""Short ways to set up positions of Cities & Knights and to act in them.

The island is the beginners' board. Round the middle lie, clockwise from the top: hills 6 (corners 8, 13, 18, 23,
17, 12), pasture 4 (9, 14, 19, 24, 18, 13), forest 3 (19, 25, 31, 36, 30, 24), fields 4 (30, 36, 41, 45, 40, 35),
mountains 3 (29, 35, 40, 44, 39, 34) and forest 11 (17, 23, 29, 34, 28, 22).
"""

import itertools
from collections.abc import Iterable
from typing import Any

from engines.cities_knights.actions import Discard, EndTurn, Gift, Pass, RollDice
from engines.cities_knights.data import KINDS, Cards
from engines.cities_knights.position import load
from engines.cities_knights.rules.points import total
from engines.cities_knights.state import CatanState, Knight
from engines.core.frames import Script, Step
from tests.engines.helpers.acting import asked, do

PLENTY = dict.fromkeys(KINDS, 5)
"""A hand that pays for anything that is built."""
SETTLEMENT_HAND = {"lumber": 1, "brick": 1, "wool": 1, "grain": 1}


def position(loose: bool = False, players: int = 3, **keys: Any) -> CatanState:
    """A position in the action phase of seat 0, with the keys of `engines.cities_knights.position`."""
    return load({"players": players, **keys}, loose=loose)


def holding(*progress: str, **keys: Any) -> CatanState:
    """A position in which seat 0 holds progress cards, besides what is said of it otherwise."""
    return position(P0={"progress": list(progress), **keys.pop("P0", {})}, **keys)


def guard(vertex: int, level: int = 1, active: bool = False) -> dict[str, Any]:
    """A knight of a position."""
    return {"v": vertex, "level": level, "active": active}


def play(state: CatanState, *actions: Any, script: Script | None = None) -> CatanState:
    """Several actions, each of the only seat that must answer; the script is for the last one."""
    for action in actions[:-1]:
        state = do(state, action).state
    return do(state, actions[-1], script=script).state


def roll(state: CatanState, red: int, yellow: int, event: str = "science", **more: list[Any]) -> Step[CatanState]:
    """The dice as named; the event die shows the gate of science if nothing is said."""
    return do(state, RollDice(), script={"die.red": [red], "die.yellow": [yellow], "die.event": [event], **more})


def hand(state: CatanState, seat: int) -> dict[str, int]:
    """The cards of a hand that it holds."""
    return {kind: n for kind, n in zip(KINDS, state.players[seat].hand, strict=True) if n}


def bank(state: CatanState, kind: str) -> int:
    """How many cards of a kind the bank holds."""
    return state.bank[KINDS.index(kind)]


def points(state: CatanState) -> list[int]:
    """The points of all seats."""
    return [total(state, seat) for seat in range(state.seats)]


def knight(state: CatanState, vertex: int) -> Knight | None:
    """The knight at a vertex."""
    return next((found for found in state.knights if found.vertex == vertex), None)


def knights(state: CatanState, seat: int) -> list[tuple[int, int, bool]]:
    """A seat's knights as vertex, level and whether active."""
    return [(found.vertex, found.level, found.active) for found in state.knights if found.seat == seat]


def path(*vertices: int) -> list[list[int]]:
    """The roads along a line of vertices."""
    return [[a, b] for a, b in itertools.pairwise(vertices)]


def cards(**counts: int) -> Cards:
    """Cards by kind."""
    return Cards(**counts)


def next_turn(state: CatanState, red: int = 1, yellow: int = 1, event: str = "science") -> CatanState:
    """End the turn; the next seat rolls what is named."""
    dice: dict[str, list[Any]] = {"die.red": [red], "die.yellow": [yellow], "die.event": [event]}
    return do(do(state, EndTurn()).state, RollDice(), script=dice).state


def answer(state: CatanState, seats: Iterable[int], **counts: int) -> CatanState:
    """Each of the seats gives up the same cards."""
    for seat in seats:
        kind = Gift if "gift" in dict(asked(state))[seat] else Discard
        state = do(state, kind(Cards(**counts)), seat).state
    return state


PASS = Pass()
