"""Random actions a second through the engines."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

import msgspec

from benchmarks.measuring import Figure
from engines import GAMES

MATCHES = 300


def run() -> Iterator[Figure]:
    """For each game: unchecked in place, checked on copies, and the size of states and actions."""
    for key, game in GAMES.items():
        low, high = game.info.seats
        counts = [low + i % (high - low + 1) for i in range(MATCHES)]
        for way in ("play", "apply"):
            done = 0
            start = perf_counter()
            for number, seats in enumerate(counts):
                rng = Random(number)
                state = game.setup(seats, number.to_bytes(16, "big")).state
                while not state.over:
                    seat = game.pending(state)[0].seat
                    action = next(rng.choice(game.options(state, seat)).expand())
                    if way == "play":
                        game.play(state, seat, action)
                    else:
                        state = game.apply(state, seat, action).state
                    done += 1
            rate = done / (perf_counter() - start)
            how = "in place" if way == "play" else "checked, on copies"
            yield Figure(f"{key}: random actions through the engine, {how}", rate, "/s", "50,000 /s")
        start = perf_counter()
        for _ in range(1000):
            game.clone(state)
        yield Figure(f"{key}: clone of a state", (perf_counter() - start) * 1000, "µs")
        yield Figure(f"{key}: actions in a match, mean", done / MATCHES, "")
        yield Figure(f"{key}: state as JSON", len(msgspec.json.encode(state)), "bytes")
