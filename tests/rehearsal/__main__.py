"""Let members play while the bot is killed, or while everything goes wrong, and check that nothing was lost.

    python -m tests.rehearsal --kills 500 --seed 7
    python -m tests.rehearsal --game golden_age --kills 150 --seed 7
    python -m tests.rehearsal --processes 3 --matches 9 --kills 500
    python -m tests.rehearsal --hours 2
    python -m tests.rehearsal --hours 2 --processes 3

Every game is played unless some are named. `killer.py` says when the bot is killed, `troubles.py` what else
happens in the hours. Several processes share a server of PostgreSQL, made for them; one has its database in a
file. Afterwards the database must hold every move confirmed to members, and besides these at most the moves whose
answer was lost, in an order that explains all that members saw. The log must replay to the stored positions,
auctions must have been cried as they were answered, every duty must have been posted on Discord exactly once, and
every match must go on from its old buttons.

Exit code 0 if all held, 1 if not; each report names its seed.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

from engines import GAMES
from tests import postgres
from tests.rehearsal.disturbances.killer import kills
from tests.rehearsal.disturbances.link import link_to
from tests.rehearsal.disturbances.small_disk import small_disk
from tests.rehearsal.disturbances.troubles import troubles
from tests.rehearsal.run import Report, run
from tests.rehearsal.stage import ProcessGroup

ROUND = 1800.0
"""The most seconds of trouble after which everything is judged; then another round begins."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.rehearsal", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--kills", type=int, default=500, help="how many lives end (default: 500)")
    parser.add_argument("--hours", type=float, default=None, help="of troubles of all kinds, not kills alone")
    parser.add_argument("--seed", type=int, default=None, help="of the instants and the members' choices")
    parser.add_argument("--game", choices=sorted(GAMES), action="append", help="which is played (default: all)")
    parser.add_argument("--matches", type=int, default=5, help="how many matches are played at once (default: 5)")
    parser.add_argument(
        "--warm", type=int, default=0, help="moves of each match before the first kill (default: 0)"
    )
    parser.add_argument(
        "--processes", type=int, default=1, help="so many share the work on a server of PostgreSQL, made for it"
    )
    parser.add_argument("--fresh", action="store_true", help="start every bot as a new Python process")
    parser.add_argument("--keep", type=Path, default=None, help="a folder for the database and the bot's log")
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else int(time.time())
    wrong = False
    for report in _killed(given, seed) if given.hours is None else _troubled(given, seed):
        print(report, flush=True)
        wrong |= bool(report.wrong)
    return 1 if wrong else 0


def _killed(given: argparse.Namespace, seed: int) -> Iterator[Report]:
    with _fleet(given.processes, None) as fleet:
        yield asyncio.run(
            run(
                kills(given.kills),
                seed,
                games=given.game or tuple(GAMES),
                matches=given.matches,
                warm=given.warm,
                fresh=given.fresh,
                folder=_folder(given.keep),
                fleet=fleet,
            )
        )


def _troubled(given: argparse.Namespace, seed: int) -> Iterator[Report]:
    left = given.hours * 3600
    while left > 0:
        yield asyncio.run(_round(given, seed, min(left, ROUND)))
        left, seed = left - ROUND, seed + 1


async def _round(given: argparse.Namespace, seed: int, seconds: float) -> Report:
    async with AsyncExitStack() as stack:
        disk = stack.enter_context(small_disk())
        if disk is None:
            print("This process may not mount a disk, so none is full.", flush=True)
        place = None if disk is None else disk.folder
        fleet, link = stack.enter_context(_fleet(given.processes, place)), None
        if fleet is not None:
            link, near = await stack.enter_async_context(link_to(fleet.postgres.folder))
            reached_by = fleet.address.replace(str(fleet.postgres.folder), str(near))
            fleet = fleet._replace(reached_by=reached_by)
        return await run(
            troubles(seconds, disk, link),
            seed,
            games=given.game or tuple(GAMES),
            matches=given.matches,
            warm=given.warm,
            fresh=given.fresh,
            folder=_folder(given.keep),
            database=None if disk is None or fleet is not None else disk.folder / "kontor.db",
            fleet=fleet,
        )


def _folder(keep: Path | None) -> Path | None:
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    return keep


@contextmanager
def _fleet(processes: int, below: Path | None) -> Iterator[ProcessGroup | None]:
    if processes == 1:
        yield None
        return
    with postgres.running(below) as server:
        yield ProcessGroup(processes, server, server.migrated())


if __name__ == "__main__":
    sys.exit(main())
