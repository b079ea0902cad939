"""Random play through the engines: speed, branching, size, and replay of a stored match.

Times are processor times, and rates the best of several rounds: other work on the machine, cold caches and garbage
collection only ever slow a round, by up to a third.
"""

from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

from benchmarks.figures import Figure
from engines import GAMES
from engines.core.decisions import Decision
from engines.core.files.match_record import MatchRecord, Recorder, verify, write_record
from engines.core.frames import Step
from engines.core.game import Game
from engines.core.legal_moves import LegalMoves
from engines.core.rng import Rng, rng_from

ACTIONS = 20_000
"""Number of actions timed in a round."""
ROUNDS = 5
SMALL = 10
"""Largest number of verbs of a small game."""
AIM_SMALL, AIM_LARGE = "50,000 /s", "20,000 /s"
"""Aims of small and large games."""


def run() -> Iterator[Figure]:
    """Measure each game: unchecked in place, checked on copies, and the properties of a whole random match."""
    for key, game in GAMES.items():
        for how, checked in (("in place", False), ("checked, on copies", True)):
            yield Figure(
                f"{key}: random actions through the engine, {how}",
                max(rate(game, checked) for _ in range(ROUNDS)),
                "/s",
                AIM_SMALL if len(game.verbs) <= SMALL else AIM_LARGE,
            )
        yield from _match(key, game)


def rate(game: Game[Any, Any], checked: bool, seats: Sequence[int] = ()) -> float:
    """Return actions a second, including the query for legal moves and a random choice.

    checked: each action is checked and applied to a copy; else to the position itself. seats: numbers of players,
    match by match; all that the game allows by default.
    """
    seats = seats or range(game.info.seats[0], game.info.seats[1] + 1)
    done = matches = 0
    start = process_time()
    while done < ACTIONS:
        rng = rng_from(f"benchmark {matches}")
        step = game.setup(seats[matches % len(seats)], rng.fork("match").seed)
        matches += 1
        done += (_checked if checked else _in_place)(game, step, rng, ACTIONS - done)
    return done / (process_time() - start)


def _checked(game: Game[Any, Any], step: Step[Any], rng: Rng, most: int) -> int:
    for done in range(most):
        if step.state.over:
            return done
        choices = LegalMoves.after(game, step)
        step = choices.apply(*_choice(choices, rng))
    return most


def _in_place(game: Game[Any, Any], step: Step[Any], rng: Rng, most: int) -> int:
    state = step.state
    asked: Sequence[Decision] = step.asked
    for done in range(most):
        if state.over:
            return done
        decision = rng.choice(asked)
        action = rng.choice(game.answers(state, decision)).random(rng)
        asked = game.play(state, decision.seat, action).asked
    return most


def _choice(choices: LegalMoves[Any], rng: Rng) -> tuple[int, Any]:
    seat = rng.choice(choices.decisions).seat
    return seat, rng.choice(choices.options(seat)).random(rng)


def _match(key: str, game: Game[Any, Any]) -> Iterator[Figure]:
    """Yield the figures of one whole match with the most seats."""
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
        seat, action = _choice(LegalMoves(game, state), rng)
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
