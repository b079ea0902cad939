"""Random play through the engines: how fast, how wide, how large, and how fast a stored match replays.

Times are of the processor, and rates the best of several rounds: other work on the machine, cold caches and a
collection of garbage only ever slow a round, by as much as a third.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import process_time
from typing import Any

from benchmarks.measuring import Figure
from engines import GAMES
from engines.core.game import Game
from engines.core.record import MatchRecord, Recorder, verify, write_record
from engines.core.rng import Rng, rng_from

ACTIONS = 20_000
"""So many actions are timed in a round."""
ROUNDS = 5
SMALL = 10
"""A game with at most so many verbs is small."""
AIM_SMALL, AIM_LARGE = "50,000 /s", "20,000 /s"
"""What they should reach."""


def run() -> Iterator[Figure]:
    """For each game: unchecked in place, checked on copies, and what a whole random match is like."""
    for key, game in GAMES.items():
        for how, checked in (("in place", False), ("checked, on copies", True)):
            yield Figure(
                f"{key}: random actions through the engine, {how}",
                max(_rate(game, checked) for _ in range(ROUNDS)),
                "/s",
                AIM_SMALL if len(game.verbs) <= SMALL else AIM_LARGE,
            )
        yield from _match(key, game)


def _rate(game: Game[Any, Any], checked: bool) -> float:
    """Actions a second, with asking who is to act and what they may do, and choosing."""
    low, high = game.info.seats
    done = matches = 0
    start = process_time()
    while done < ACTIONS:
        rng = rng_from(f"benchmark {matches}")
        state = game.setup(low + matches % (high - low + 1), rng.fork("match").seed).state
        matches += 1
        while not state.over and done < ACTIONS:
            seat, action = _choice(game, state, rng)
            if checked:
                state = game.apply(state, seat, action).state
            else:
                game.play(state, seat, action)
            done += 1
    return done / (process_time() - start)


def _choice(game: Game[Any, Any], state: Any, rng: Rng) -> tuple[int, Any]:
    seat = rng.choice(game.pending(state)).seat
    return seat, rng.choice(game.options(state, seat)).random(rng)


def _match(key: str, game: Game[Any, Any]) -> Iterator[Figure]:
    """One whole match with the most seats."""
    rng = rng_from("benchmark match")
    seed, seats = rng.fork("match").seed, game.info.seats[1]
    state = game.setup(seats, seed).state
    recorder = Recorder(game, seats, seed, None, state)
    widest = largest = 0
    clone: list[float] = []
    while not state.over:
        widest = max(widest, *(len(game.options(state, one.seat)) for one in game.pending(state)))
        largest = max(largest, len(game.states.encode(state)))
        start = process_time()
        game.clone(state)
        clone.append(process_time() - start)
        seat, action = _choice(game, state, rng)
        state = game.apply(state, seat, action).state
        recorder.add(seat, action, state)
    record = recorder.record(game.outcome(state))
    yield Figure(f"{key}: clone of a state, median", sorted(clone)[len(clone) // 2] * 1e6, "µs")
    yield Figure(f"{key}: actions in a random match of {seats}", len(record.actions), "")
    yield Figure(f"{key}: most options at once in it", widest, "")
    yield Figure(f"{key}: its largest state as JSON", largest, "bytes")
    yield Figure(f"{key}: its record", len(write_record(record)) / 1024, "KiB")
    yield Figure(f"{key}: replaying and comparing it", _replay(game, record), "ms")


def _replay(game: Game[Any, Any], record: MatchRecord) -> float:
    start = process_time()
    difference = verify(game, record)
    if difference is not None:
        raise RuntimeError(f"a match did not replay: {difference}")
    return (process_time() - start) * 1000
