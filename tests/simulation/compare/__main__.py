"""Let calm worlds happen in two versions of the service, and show where they first differ.

    python -m tests.simulation.compare --with PATH [--games G,G] [--seed S] [--worlds N] [--acts N] [--our-tests]
    python -m tests.simulation.compare --record FILE | --count

PATH is another checkout; it runs its own tests/simulation, or with --our-tests that of this one. Lines with - are
what this checkout does, lines with + what the other does. Exit code 0 if all is the same and right; 1 otherwise.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.service.helpers.match import blank_database
from tests.simulation.compare import calm, differences
from tests.simulation.compare.record import CHECKS, Moment

HERE = Path(__file__).resolve().parents[3]


def beside(checkout: Path, folder: Path) -> Path:
    """Return a folder with the code of another checkout and the tests of this one."""
    for entry in checkout.iterdir():
        if entry.name not in ("tests", ".git", ".venv"):
            (folder / entry.name).symlink_to(entry.resolve())
    (folder / "tests").symlink_to(HERE / "tests")
    return folder


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.simulation.compare", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--games", default=",".join(calm.GAMES), metavar="G,G", help="by their keys (all)")
    parser.add_argument("--seed", default="0", metavar="S", help="of the worlds (0)")
    parser.add_argument("--worlds", type=int, default=50, metavar="N", help="how many worlds (50)")
    parser.add_argument("--acts", type=int, default=calm.MOST_ACTS, metavar="N", help="acts of a world")
    parser.add_argument("--salt", default="", metavar="S", help="of what comes first of what is ready at once")
    parser.add_argument("--with", dest="other", type=Path, metavar="PATH", help="another checkout")
    parser.add_argument("--our-tests", action="store_true", help="run the other with tests/ of this checkout")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record down")
    parser.add_argument("--count", action="store_true", help="show how often each act and source of moves occurs")
    asked = parser.parse_args(arguments)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="compare-") as made:
        theirs, other = Path(made) / "record", None
        if asked.other is not None:
            where = asked.other.resolve()
            if asked.our_tests:
                (Path(made) / "code").mkdir()
                where = beside(where, Path(made) / "code")
            command = [sys.executable, "-m", "tests.simulation.compare", "--record", str(theirs)]
            # Another order of what is ready at once, so that nothing that hangs on it goes unnoticed.
            command += [f"--seed={asked.seed}", f"--games={asked.games}", f"--acts={asked.acts}", "--salt=other"]
            env = {**os.environ, "PYTHONPATH": str(where)}
            other = subprocess.Popen([*command, f"--worlds={asked.worlds}"], cwd=where, env=env)
        moments = list(_happen(asked))
        if asked.record is not None:
            differences.write(moments, asked.record)
        failed = [f"world {one.world}: {line}" for one in moments if one.act == CHECKS for line in one.lines]
        print("\n".join([*failed, f"{asked.worlds} worlds, {time.monotonic() - begun:.0f} s"]), file=sys.stderr)
        if other is not None:
            # Its record says what was wrong in its worlds.
            other.wait()
            if not theirs.exists():
                print("the other version left no record: does it have tests/simulation/compare?")
                return 1
            found = differences.compare(moments, differences.read(theirs))
            for world, difference in found.items():
                print(f"world {world}:\n{difference}", flush=True)
            print(f"{len(found)} of {asked.worlds} worlds differ")
            failed += found
    return 1 if failed else 0


def _happen(asked: argparse.Namespace) -> Iterator[Moment]:
    """Let the worlds happen; yield their records."""
    blank, games = asyncio.run(blank_database()), asked.games.split(",")
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for number in range(asked.worlds):
        plan = calm.drawn(games[number % len(games)], f"{asked.seed}-{number}", asked.acts)
        story = calm.happen(plan, blank, asked.salt)
        yield from story.moments
        counts[plan.game] += story.counts
    if asked.count:
        for what in sorted(set().union(*counts.values())):
            each = (f"{game} {counts[game][what]}" for game in games)
            print(f"{what:30}", *(f"{one:20}" for one in each))


if __name__ == "__main__":
    sys.exit(main())
