"""``python -m benchmarks match_duration``: days, hand-overs and their causes, by game, seats and orders."""

import argparse
import asyncio
import sys
from collections import defaultdict
from collections.abc import Sequence
from time import perf_counter

from benchmarks.match_duration.habits import NOTHING, SETS, different
from benchmarks.match_duration.series import MONDAY, Series, service, tables
from benchmarks.match_duration.simulated_match import TurnedClock, Waited
from benchmarks.match_duration.summary import HEADING, row, summary
from engines import GAMES


async def print_table(wanted: argparse.Namespace) -> None:
    """Print the row of each game, number of seats and set of orders as soon as it is measured."""
    print(HEADING, flush=True)
    clock = TurnedClock(MONDAY)
    async with service(clock) as kontor:
        for game, seats in tables(wanted.games):
            began = perf_counter()
            sets = different(GAMES[game], wanted.orders)
            series = Series(kontor, clock, GAMES[game], seats, wanted.seed)
            found: dict[str, list[Waited]] = defaultdict(list)
            async for orders, match in series.played(wanted.matches, wanted.draws, sets):
                found[orders].append(match)
            asked = summary(found[NOTHING]).asked_days if NOTHING in found else None
            for orders, matches in found.items():
                print(row(game, seats, orders, summary(matches), asked), flush=True)
            seconds = perf_counter() - began
            count = sum(map(len, found.values()))
            print(f"{game} {seats}: {seconds:.0f} s, {seconds / count:.1f} s a match", file=sys.stderr)


def main(arguments: Sequence[str]) -> int:
    """Run the command. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks match_duration", description=__doc__)
    parser.add_argument("-n", "--matches", type=int, default=4, help="so many of each game and number of seats")
    parser.add_argument("--draws", type=int, default=2, help="so many draws of pauses for each match")
    parser.add_argument("--seed", default="1", help="of matches and pauses")
    parser.add_argument("--games", nargs="+", choices=sorted(GAMES), default=list(GAMES))
    parser.add_argument("--orders", nargs="+", choices=sorted(SETS), default=list(SETS))
    wanted = parser.parse_args(arguments)
    if wanted.matches < 1 or wanted.draws < 1:
        parser.error("at least one match and one draw are needed")
    asyncio.run(print_table(wanted))
    return 0
