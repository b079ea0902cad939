"""``python -m benchmarks [names…]``: measure and print a table with machine and versions.

Names: engine, pictures, service, discord_latency, open_database, strong_seats. Without names all of them run, for
minutes.
``python -m benchmarks match_duration [options…]`` measures no speed but days of matches, in its own table.
``python -m benchmarks turn_cost [options…]`` measures the cost of a turn, also beside another checkout;
``python -m benchmarks bot_start [options…]`` likewise that of a start of the whole bot.
``python -m benchmarks cluster --database postgresql://…`` measures several processes on PostgreSQL;
``python -m benchmarks catanatron [options…]`` measures Cities & Knights beside catanatron, installed separately.
``docs/benchmarks.md`` has the tables of the last release.
"""

import argparse
import asyncio
import importlib
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Sequence

from benchmarks import bot_start, catanatron, cluster, turn_cost
from benchmarks.figures import Figure, report
from benchmarks.match_duration import command as match_duration

COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "match_duration": match_duration.main,
    "turn_cost": turn_cost.main,
    "bot_start": bot_start.main,
    "cluster": cluster.main,
    "catanatron": catanatron.main,
}
PARTS = ("engine", "pictures", "service", "discord_latency", "open_database", "strong_seats")


async def measure(name: str) -> list[Figure]:
    """Return the figures of one part."""
    found: AsyncIterator[Figure] | Iterator[Figure] = importlib.import_module(f"benchmarks.{name}").run()
    if isinstance(found, AsyncIterator):
        return [figure async for figure in found]
    return list(found)


def main() -> int:
    """Run the requested parts."""
    command = COMMANDS.get(sys.argv[1] if sys.argv[1:] else "")
    if command is not None:
        return command(sys.argv[2:])
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="which parts; all if none is named")
    parts = parser.parse_args().parts or PARTS
    figures: list[Figure] = []
    for name in parts:
        print(f"measuring {name} …", file=sys.stderr)
        figures += asyncio.run(measure(name))
    report(figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
