"""Random matches under every check: ``python -m tools.fuzz fugger --matches 1000``.

Each match runs through the conformance kit. A seed that breaks a promise is printed, and the match up to there is
written as a record, from which `tools.replay` and a test can start.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core.game import Game
from engines.core.record import write_record
from engines.core.testing import Broken, check_game


def fuzz(game: Game[Any, Any], seats: Sequence[int], seeds: Sequence[str], one_in: int, out: Path) -> int:
    """Check a match for each seed, the numbers of seats in turn. Returns how many broke, and prints each."""
    broken_matches = actions = samples = 0
    for n, seed in enumerate(seeds):
        count = seats[n % len(seats)]
        try:
            report = check_game(game, count, seed, one_in=one_in)
        except Broken as broken:
            broken_matches += 1
            print(f"FAIL {broken}")
            print(
                f"     again: python -m tools.fuzz {game.info.key} --seats {count} --seed {seed} --one-in {one_in}"
            )
            if broken.record is not None:
                path = out / f"{game.info.key}-{count}-{seed}.json"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(write_record(broken.record))
                print(f"     match: {path}")
        else:
            actions += report.actions
            samples += report.samples
    sound = len(seeds) - broken_matches
    print(f"{sound} of {len(seeds)} matches sound, {actions} actions, {samples} positions sampled")
    return broken_matches


def main(arguments: Sequence[str] | None = None) -> int:
    """The command. Returns the exit code: 1 if a match broke."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=(__doc__ or "").split(":")[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seats", type=int, help="only with so many seats; else all numbers in turn")
    parser.add_argument("--seed", help="only this seed; else those from --first on")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--one-in", type=int, default=4, help="costly checks at one position in so many")
    parser.add_argument("--out", type=Path, default=Path("out/fuzz"), help="where broken matches are written")
    given = parser.parse_args(arguments)
    game = GAMES[given.game]
    low, high = game.info.seats
    if given.seats is not None and not low <= given.seats <= high:
        parser.error(f"{given.game} is for {low} to {high} seats, not {given.seats}")
    if given.matches < 1 or given.one_in < 1:
        parser.error("--matches and --one-in begin at 1")
    seats = [given.seats] if given.seats else list(range(low, high + 1))
    seeds = [given.seed] if given.seed else [str(given.first + n) for n in range(given.matches)]
    began = time.perf_counter()
    broken = fuzz(game, seats, seeds, given.one_in, given.out)
    print(f"{time.perf_counter() - began:.1f} s")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
