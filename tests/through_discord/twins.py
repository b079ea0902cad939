"""Pairs of positions that one seat cannot tell apart, and moves that keep it so: the ground of the leak tests."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from engines import GAMES
from engines.core.codec import write_code
from engines.core.game import seen
from engines.core.rng import rng_from

GAME = GAMES["fugger"]
STEPS = 5


class Step(Struct, frozen=True):
    """What a seat does in the one world and in the other: two moves that the reader sees alike."""

    seat: int
    here: Any
    there: Any


class Twins(Struct, frozen=True):
    """Two positions that are one for the reader, and a way on from there. seats: how many sit at the table."""

    reader: int
    seats: int
    here: Any
    there: Any
    steps: tuple[Step, ...]


def twins(number: int) -> Twins:
    """A pair drawn from a random match: in the other world the hidden cards of all others are dealt anew."""
    rng = Random(number)
    seats = 2 + number % 3
    while True:
        here = _middle(rng, seats)
        reader = rng.randrange(seats)
        there = GAME.determinize(GAME.clone(here), reader, rng_from(f"twins/{rng.random()}"))
        steps = tuple(_walk(rng, here, there, reader))
        hidden = any(step.seat != reader and write_code(step.here) != write_code(step.there) for step in steps)
        if hidden and GAME.secrets(here, reader) != GAME.secrets(there, reader):
            return Twins(reader, seats, here, there, steps)


def _middle(rng: Random, seats: int) -> Any:
    """A position somewhere in a random match."""
    while True:
        state = GAME.setup(seats, rng.randbytes(16)).state
        for _ in range(rng.randint(0, 25 * seats)):
            if state.over:
                break
            seat = GAME.pending(state)[0].seat
            state = GAME.apply(state, seat, _any(rng, state, seat)).state
        if not state.over and not GAME.pending(state)[0].auto:
            return state


def _any(rng: Random, state: Any, seat: int) -> Any:
    return rng.choice([action for option in GAME.options(state, seat) for action in option.expand()])


def _walk(rng: Random, here: Any, there: Any, reader: int) -> list[Step]:
    """Moves in both worlds while the reader sees the same of them."""
    steps: list[Step] = []
    while len(steps) < STEPS and not here.over:
        seat = GAME.pending(here)[0].seat
        pair = _pair(rng, here, there, seat, reader)
        if pair is None:
            break
        after, otherwise = GAME.apply(here, seat, pair[0]), GAME.apply(there, seat, pair[1])
        if not _alike(after, otherwise, reader):
            break
        here, there = after.state, otherwise.state
        steps.append(Step(seat, *pair))
    return steps


def _pair(rng: Random, here: Any, there: Any, seat: int, reader: int) -> tuple[Any, Any] | None:
    """A move in each world. Face-down deliveries and drawn cards of others may differ, what is played may not."""
    mine = {str(write_code(a)): a for option in GAME.options(here, seat) for a in option.expand()}
    theirs = {str(write_code(a)): a for option in GAME.options(there, seat) for a in option.expand()}
    both = [code for code in mine if code in theirs and (seat != reader or code != "draw")]
    hidden = [code for code in mine if code.startswith("deliver/") and seat != reader]
    hidden_there = [code for code in theirs if code.startswith("deliver/") and code not in both]
    if hidden and hidden_there and rng.random() < 0.7:
        return mine[rng.choice(hidden)], theirs[rng.choice(hidden_there)]
    if not both:
        return None
    code = rng.choice(both)
    return mine[code], theirs[code]


def _alike(after: Any, otherwise: Any, reader: int) -> bool:
    """Whether the reader sees the same: the position, what happened, what they may do.

    A position in which somebody's only move is made by itself does not count: it may draw a card.
    """
    if any(decision.auto for step in (after, otherwise) for decision in GAME.pending(step.state)):
        return False
    for viewer in (reader, None):
        if GAME.view(after.state, viewer) != GAME.view(otherwise.state, viewer):
            return False
        if seen(after.events, viewer) != seen(otherwise.events, viewer):
            return False
    return bool(GAME.options(after.state, reader) == GAME.options(otherwise.state, reader)) and (
        [decision.seat for decision in GAME.pending(after.state)]
        == [decision.seat for decision in GAME.pending(otherwise.state)]
    )
