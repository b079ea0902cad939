"""``python -m benchmarks catanatron``: Cities & Knights beside catanatron, the fastest Catan engine in Python.

Random players on four seats, actions a second of processor time, alternately in one run, so that whatever slows
one slows the other too. catanatron plays the base game and is no part of this project; it is installed separately,
and an option names its interpreter.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median

from benchmarks import engine
from benchmarks.figures import Figure, report
from engines import GAMES

VERSION = "3.2.1"
VARIABLE = "CATANATRON_PYTHON"
SCRIPT = Path(__file__).with_name("catanatron_worker.py")
SEATS = (4,)
PLACE, CHECKED, THEIRS, COPIES = (
    "cities_knights: actions, in place",
    "cities_knights: actions, checked, on copies",
    "catanatron: actions, checked, in place",
    "catanatron: actions, checked, on copies",
)
AIMS = ((PLACE, THEIRS, "1.8"), (CHECKED, THEIRS, "1.0"), (CHECKED, COPIES, ""))
"""Pairs of rates to compare, and the wanted ratio."""
MISSING = f"""\
catanatron is not there: {{found}}.
Install it apart from this project, and say where:

    python3 -m venv /tmp/catanatron
    /tmp/catanatron/bin/pip install catanatron=={VERSION}
    .venv/bin/python -m benchmarks catanatron --python /tmp/catanatron/bin/python

or set {VARIABLE} to that interpreter."""


def main(arguments: Sequence[str]) -> int:
    """Measure and print a table. Return 1 if catanatron is missing."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks catanatron", description=__doc__)
    parser.add_argument(
        "--python", default=os.environ.get(VARIABLE, ""), help="the interpreter that has catanatron"
    )
    parser.add_argument("--rounds", type=int, default=7, help="how often each is measured, by turns")
    chosen = parser.parse_args(arguments)
    version = _version(chosen.python)
    if version is None:
        found = f"{chosen.python} does not import it" if chosen.python else "no interpreter was named"
        print(MISSING.format(found=found), file=sys.stderr)
        return 1
    with subprocess.Popen(
        [chosen.python, "-I", SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as rounds:
        figures = list(_figures(_measured(rounds, chosen.rounds)))
    report(figures, f"; catanatron {version}")
    return 0


def _version(python: str) -> str | None:
    """Return the version of catanatron that an interpreter has; None without it, or without the interpreter."""
    ask = "import catanatron, importlib.metadata as found; print(found.version('catanatron'))"
    try:
        done = subprocess.run([python, "-I", "-c", ask], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()


def _measured(theirs: subprocess.Popen[str], rounds: int) -> Mapping[str, list[float]]:
    """Return the rates of each round by what was measured; a round measures everything, one after the other."""
    game = GAMES["cities_knights"]
    ways: dict[str, Callable[[], float]] = {
        PLACE: lambda: engine.rate(game, False, SEATS),
        THEIRS: lambda: _theirs(theirs, "place"),
        CHECKED: lambda: engine.rate(game, True, SEATS),
        COPIES: lambda: _theirs(theirs, "copies"),
    }
    rates: dict[str, list[float]] = {what: [] for what in ways}
    for number in range(rounds):
        for what, way in ways.items():
            rates[what].append(way())
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    return rates


def _theirs(rounds: subprocess.Popen[str], how: str) -> float:
    assert rounds.stdin is not None
    assert rounds.stdout is not None
    print(how, engine.ACTIONS, file=rounds.stdin, flush=True)
    actions, seconds = rounds.stdout.readline().split()
    return int(actions) / float(seconds)


def _figures(rates: Mapping[str, list[float]]) -> Iterator[Figure]:
    for what, found in rates.items():
        yield Figure(what + ", best round", max(found), "/s")
    for ours, theirs, aim in AIMS:
        times = [one / other for one, other in zip(rates[ours], rates[theirs], strict=True)]
        yield Figure(f"{ours}: times {theirs}, median of the rounds", median(times), "", aim)
