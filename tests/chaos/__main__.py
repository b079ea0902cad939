"""Kill the bot again and again while members play, and check that nothing was lost, doubled or forgotten.

    python -m tests.chaos --kills 500 --seed 7
    python -m tests.chaos --game golden_age --kills 150 --seed 7
    python -m tests.chaos --processes 3 --matches 9 --kills 500

Every game is played unless some are named; `kill_loop.py` says when the bot is killed. Afterwards the database
must hold every move confirmed to members, and besides these at most the moves whose answer was lost. The log must
replay to the stored positions, auctions must have been cried as they were answered, every duty must have been
posted on Discord exactly once, and every match must go on from its old buttons.

Exit code 0 if all held, 1 if not; the report names the seed.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engines import GAMES
from tests import postgres
from tests.chaos.kill_loop import ProcessGroup, run_kills


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=500, help="how many lives end (default: 500)")
    parser.add_argument("--seed", type=int, default=None, help="of the instants and the members' choices")
    parser.add_argument("--game", choices=sorted(GAMES), action="append", help="which is played (default: all)")
    parser.add_argument("--matches", type=int, default=4, help="how many matches are played at once (default: 4)")
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
    if given.keep is not None:
        given.keep.mkdir(parents=True, exist_ok=True)
    with _fleet(given.processes) as fleet:
        report = asyncio.run(
            run_kills(
                given.kills,
                seed,
                games=given.game or tuple(GAMES),
                matches=given.matches,
                warm=given.warm,
                fresh=given.fresh,
                folder=given.keep,
                fleet=fleet,
            )
        )
    print(report)
    return 1 if report.wrong else 0


@contextmanager
def _fleet(processes: int) -> Iterator[ProcessGroup | None]:
    if processes == 1:
        yield None
        return
    with postgres.running() as server:
        yield ProcessGroup(processes, server, server.migrated())


if __name__ == "__main__":
    sys.exit(main())
