"""Let simulated worlds happen, and report those in which a guarantee broke.

    python -m tests.simulation [--worlds N] [--seed S] [--services N] [--only N] [--first] [--forever] [--jobs N]

World number n of seed s is always the same. Every fourth has two services on one server, and "+" behind its
number. A failure prints its number and the shortest schedule that still fails.
Exit code 0 if all held; 1 otherwise.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path

from tests.service.helpers.match import blank_database
from tests.simulation.plan import TWO, Plan, drawn
from tests.simulation.run import run
from tests.simulation.shorten import shortened
from tests.simulation.world import Outcome


def happen(seed: str, blank: Path) -> Outcome:
    """Let the world of a seed happen."""
    return run(drawn(seed), blank)


def _fails(blank: Path, plan: Plan) -> bool:
    return bool(run(plan, blank).wrong)


def _kind(number: int, services: int | None) -> str:
    """Return the end of a seed: with this number of services, or with two in every fourth world."""
    return TWO if services == 2 or (services is None and number % 4 == 3) else ""


def report(outcome: Outcome, blank: Path) -> str:
    """Return what was wrong in a world, with the shortest schedule that still shows something wrong."""
    short = shortened(outcome.plan, partial(_fails, blank))
    lines = [f"world {outcome.plan.seed}:", *(f"  WRONG: {sentence}" for sentence in outcome.wrong), str(short)]
    return "\n".join([*lines, *(f"  then WRONG: {sentence}" for sentence in run(short, blank).wrong)])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--worlds", type=int, default=50, metavar="N", help="how many worlds (50)")
    parser.add_argument("--seed", default="0", metavar="S", help="of the worlds (0)")
    parser.add_argument("--services", type=int, choices=(1, 2), metavar="N", help="in each world (1 or 2)")
    parser.add_argument("--only", metavar="N", help="the world of this number alone; 3+: with two services")
    parser.add_argument("--first", action="store_true", help="end at the first failure, and do not shorten it")
    parser.add_argument("--forever", action="store_true", help="go on until interrupted")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (1)")
    asked = parser.parse_args(arguments)
    blank = asyncio.run(blank_database())
    numbers = count() if asked.forever else range(asked.worlds)
    kinds = (f"{number}{_kind(number, asked.services)}" for number in numbers)
    seeds = (f"{asked.seed}-{number}" for number in ([asked.only] if asked.only is not None else kinds))
    begun, found, totals = time.monotonic(), 0, [0] * 6
    with ProcessPoolExecutor(asked.jobs) as pool:
        each = map if asked.jobs == 1 else pool.map
        for outcome in each(partial(happen, blank=blank), seeds):
            counts = (1, outcome.acts, outcome.steps, outcome.posts, outcome.requests, outcome.kills)
            totals = [sum(pair) for pair in zip(totals, counts, strict=True)]
            if outcome.wrong:
                found += 1
                print(outcome if asked.first else report(outcome, blank), flush=True)
                if asked.first:
                    break
    names = ("worlds", "acts", "steps", "messages", "requests", "kills")
    print(", ".join(f"{number} {name}" for number, name in zip(totals, names, strict=True)))
    print(f"{found} failed, {time.monotonic() - begun:.0f} s")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
