"""Pairs of positions that look the same to one seat, and moves after which they still do, for the leak tests."""

import itertools
from random import Random
from typing import Any

from msgspec import Struct

from engines import GAMES
from engines.core.encoding.codec import write_code
from engines.core.game import Game, seen
from engines.core.rng import rng_from
from tests.games.profiles import PROFILES

STEPS = 5
TRIES = 12
MANY = 40
"""The most completions of an option that are tried."""


class PairStep(Struct, frozen=True):
    """What a seat does in the one world and in the other: two moves that the reader sees alike."""

    seat: int
    here: Any
    there: Any


class PositionPair(Struct, frozen=True):
    """Two positions that are one for the reader, and a way on from there. seats: how many sit at the table."""

    game: Game[Any, Any]
    reader: int
    seats: int
    here: Any
    there: Any
    steps: tuple[PairStep, ...]


def numbers(key: str) -> range:
    low, high = GAMES[key].info.seats
    return PROFILES[key].position_pairs or range(1, high - low + 2)


def position_pair(number: int, key: str = "fugger") -> PositionPair:
    """A pair drawn from a random match: in the other world the hidden cards of all others are dealt again."""
    rng = Random(number)
    game = GAMES[key]
    low, high = game.info.seats
    seats = low + number % (high - low + 1)
    while True:
        here = _middle(game, rng, seats)
        reader = rng.randrange(seats)
        there = game.determinize(game.clone(here), reader, rng_from(f"twins/{rng.random()}"))
        steps = tuple(_walk(game, rng, here, there, reader))
        hidden = any(step.seat != reader and write_code(step.here) != write_code(step.there) for step in steps)
        enough = hidden if PROFILES[key].covert else len(steps) > 1
        if enough and game.secrets(here, reader) != game.secrets(there, reader):
            return PositionPair(game, reader, seats, here, there, steps)


def _middle(game: Game[Any, Any], rng: Random, seats: int) -> Any:
    while True:
        state = game.setup(seats, rng.randbytes(16)).state
        for _ in range(rng.randint(0, PROFILES[game.info.key].deep * seats)):
            if state.over:
                break
            seat = _asked(game, state)
            state = game.apply(state, seat, _any(game, rng, state, seat)).state
        if not state.over and not game.pending(state)[0].auto and game.open_contest(state) is None:
            return state


def _asked(game: Game[Any, Any], state: Any) -> int:
    return next(decision.seat for decision in game.pending(state) if not decision.optional)


def _any(game: Game[Any, Any], rng: Random, state: Any, seat: int) -> Any:
    return rng.choice(game.options(state, seat)).random(rng_from(f"any/{rng.random()}"))


def _walk(game: Game[Any, Any], rng: Random, here: Any, there: Any, reader: int) -> list[PairStep]:
    """Moves in both worlds while the reader sees the same of them."""
    steps: list[PairStep] = []
    while len(steps) < STEPS and not here.over:
        seat = _asked(game, here)
        for _ in range(TRIES):
            pair = _pair(game, rng, here, there, seat, reader)
            if pair is None:
                continue
            after, otherwise = game.apply(here, seat, pair[0]), game.apply(there, seat, pair[1])
            if _alike(game, after, otherwise, reader):
                break
        else:
            break
        here, there = after.state, otherwise.state
        steps.append(PairStep(seat, *pair))
    return steps


def _pair(
    game: Game[Any, Any], rng: Random, here: Any, there: Any, seat: int, reader: int
) -> tuple[Any, Any] | None:
    """A move in each world. Face-down deliveries and drawn cards of others may differ, what is played may not."""
    mine, theirs = _codes(game, rng, here, seat), _codes(game, rng, there, seat)
    both = [code for code in mine if code in theirs and (seat != reader or code != "draw")]
    hidden = [code for code in mine if code.startswith("deliver/") and seat != reader]
    hidden_there = [code for code in theirs if code.startswith("deliver/") and code not in both]
    if hidden and hidden_there and rng.random() < 0.7:
        return mine[rng.choice(hidden)], theirs[rng.choice(hidden_there)]
    if not both:
        return None
    code = rng.choice(both)
    return mine[code], theirs[code]


def _codes(game: Game[Any, Any], rng: Random, state: Any, seat: int) -> dict[str, Any]:
    """What a seat may do, by code; of options with many completions some."""
    seed = f"codes/{rng.random()}"
    found: list[Any] = []
    for option in game.options(state, seat):
        if len(option.holes) < 2:
            found += itertools.islice(option.expand(), MANY)
        else:
            found.append(option.random(rng_from(seed)))
    return {str(write_code(action)): action for action in found}


def _alike(game: Game[Any, Any], after: Any, otherwise: Any, reader: int) -> bool:
    """Whether the reader sees the same: the position, what happened, what they may do. The end opens everything.

    A position in which a seat's only move is made by itself does not count: it may draw a card. Nor does an
    auction, whose answers are outside of the position: see `test_auctions`.
    """
    if after.state.over or otherwise.state.over:
        return False
    if any(decision.auto for step in (after, otherwise) for decision in game.pending(step.state)):
        return False
    if game.open_contest(after.state) is not None:
        return False
    for viewer in (reader, None):
        if game.view(after.state, viewer) != game.view(otherwise.state, viewer):
            return False
        if seen(after.events, viewer) != seen(otherwise.events, viewer):
            return False
    return bool(game.options(after.state, reader) == game.options(otherwise.state, reader)) and (
        [decision.seat for decision in game.pending(after.state)]
        == [decision.seat for decision in game.pending(otherwise.state)]
    )
