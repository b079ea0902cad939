"""Put a fault at every step of scripted sessions, and report what does not hold afterwards.

    python -m tests.simulation.every_step [--session NAME] [--every K] [--stage N] [--only TEXT] [--log]

Exit code 0 if all held; 1 otherwise.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence

from tests.service.helpers.match import blank_database
from tests.simulation.every_step.faults import Fault
from tests.simulation.every_step.scripts import SCRIPTS
from tests.simulation.every_step.session import happen


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.simulation.every_step", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--session", choices=sorted(SCRIPTS), help="this session alone")
    parser.add_argument("--every", type=int, default=1, metavar="K", help="each k-th step only (1)")
    parser.add_argument("--stage", type=int, metavar="N", help="the steps of this act alone")
    parser.add_argument("--only", default="", metavar="TEXT", help="faults whose name contains this")
    parser.add_argument("--log", action="store_true", help="print what happens in the session")
    asked = parser.parse_args(arguments)
    blank, found = asyncio.run(blank_database()), 0

    def chosen(stage: int, number: int, fault: Fault) -> bool:
        return asked.only in str(fault) and number % asked.every == 0 and asked.stage in (None, stage)

    for name in [asked.session] if asked.session else sorted(SCRIPTS):
        begun = time.monotonic()
        report = happen(name, SCRIPTS[name], blank, chosen)
        if asked.log:
            print("\n".join(report.log))
        for failure in report.found:
            print(f"  FAILED {name}, {failure}")
        found += len(report.found)
        steps = ", ".join(f"{number} {step}" for step, number in sorted(report.steps.items()))
        print(f"{name}: {steps}")
        print("  tried: " + ", ".join(f"{number} {what}" for what, number in sorted(report.tried.items())))
        tried, seconds = report.tried.total(), time.monotonic() - begun
        print(f"  {tried} of {report.possible} faults, {len(report.found)} failures, {seconds:.0f} s", flush=True)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
