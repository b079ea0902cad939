"""Random matches under every check: ``python -m tools.fuzz fugger --matches 1000``.

Each match runs through the conformance kit. A game with long matches is checked at fewer positions, so that every
match has about as many checks and many seeds are tried. A seed that breaks a promise is printed, and the match up
to there is written as a record, from which `tools.replay` and a test can start.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core.files.match_record import write_record
from engines.core.game import Game
from engines.core.rng import rng_from
from engines.core.testing import BrokenPromise, check_game

SAMPLES, LOOKS = 10, 60
"""Approximate numbers of positions of a match for the costly and the cheap checks."""
ENDLESS = 20
"""Multiple of the usual length beyond which a match counts as endless; some are long by chance."""
EVERY = 100
"""Number of matches between progress messages."""


def fuzz(
    game: Game[Any, Any],
    seats: Sequence[int],
    seeds: Sequence[str],
    one_in: int,
    look_in: int,
    out: Path,
    longest: int = 5_000,
    options: Sequence[str] = (),
) -> int:
    """Check a match for each seed, the numbers of seats in turn. Print each failure and return their number.

    longest: a match of more actions counts as endless. options: of the game's settings, "map=wensleydale".
    """
    settings = game.chosen(options)
    broken_matches = actions = looks = samples = 0
    for n, seed in enumerate(seeds):
        count = seats[n % len(seats)]
        try:
            report = check_game(
                game, count, seed, settings=settings, one_in=one_in, look_in=look_in, longest=longest
            )
        except BrokenPromise as broken:
            broken_matches += 1
            print(f"FAIL {broken}", flush=True)
            thinned = " ".join((f"--one-in {one_in} --look-in {look_in}", *(f"--set {pair}" for pair in options)))
            print(f"     again: python -m tools.fuzz {game.info.key} --seats {count} --seed {seed} {thinned}")
            if broken.record is not None:
                path = out / f"{game.info.key}-{count}-{seed}.json"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(write_record(broken.record))
                print(f"     match: {path}")
        else:
            actions += report.actions
            looks += report.looks
            samples += report.samples
        if (n + 1) % EVERY == 0:
            print(f"{n + 1} matches, {broken_matches} broken", flush=True)
    sound = len(seeds) - broken_matches
    print(
        f"{sound} of {len(seeds)} matches sound, {actions} actions, {looks} positions looked at, {samples} sampled"
    )
    return broken_matches


def length(game: Game[Any, Any], seats: int, settings: Any = None) -> int:
    """Return the number of actions of a random match."""
    rng = rng_from(f"length {seats}")
    state = game.setup(seats, rng.fork("match").seed, settings).state
    actions = 0
    while not state.over:
        decision = rng.choice(game.pending(state))
        game.play(state, decision.seat, rng.choice(game.options(state, decision.seat)).random(rng))
        actions += 1
    return actions


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return the exit code: 1 if a match broke."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=(__doc__ or "").split(":")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seats", type=int, help="only with so many seats; else all numbers in turn")
    parser.add_argument("--seed", help="only this seed; else those from --first on")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument(
        "--one-in", type=int, help=f"costly checks at one position in so many; about {SAMPLES} a match"
    )
    parser.add_argument("--look-in", type=int, help=f"cheap checks at one in so many; about {LOOKS} a match")
    parser.add_argument(
        "--set", metavar="OPTION=VALUE", action="append", default=[], help="of the game's settings"
    )
    parser.add_argument("--out", type=Path, default=Path("out/fuzz"), help="where broken matches are written")
    given = parser.parse_args(arguments)
    game = GAMES[given.game]
    low, high = game.info.seats
    if given.seats is not None and not low <= given.seats <= high:
        parser.error(f"{given.game} is for {low} to {high} seats, not {given.seats}")
    if min(given.matches, given.one_in or 1, given.look_in or 1) < 1:
        parser.error("--matches, --one-in and --look-in begin at 1")
    seats = [given.seats] if given.seats else list(range(low, high + 1))
    seeds = [given.seed] if given.seed else [str(given.first + n) for n in range(given.matches)]
    began = time.perf_counter()
    try:
        usual = length(game, seats[0], game.chosen(given.set))
    except ValueError as error:
        parser.error(f"--set: {error}")
    one_in = given.one_in or max(1, usual // SAMPLES)
    look_in = given.look_in or max(1, usual // LOOKS)
    broken = fuzz(game, seats, seeds, one_in, look_in, given.out, max(5_000, ENDLESS * usual), given.set)
    print(f"{time.perf_counter() - began:.1f} s")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
