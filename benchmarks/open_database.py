"""Opening a database of many stored matches: time and memory, in a separate process."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Integer, case, column, insert, literal, select, true

from benchmarks.figures import Figure
from benchmarks.service import PEOPLE, begin_match, opened_service
from service.base.config import Config
from store import schema
from store.database import Database
from store.sqlite.database import SqliteDatabase

MATCHES = 10_000
RUNNING = 1_000
PAIRS = 100
"""Number of pairs of people who share the matches, so that each person plays ten running ones."""
STARTS = 3
"""Number of starts; the median counts."""
CHILD = """
import asyncio, sys, time
from pathlib import Path
start = time.perf_counter()
from benchmarks.figures import resident
from benchmarks.service import NullDelivery
from service.base.config import Config
from service.app import Kontor
async def main():
    kontor = await Kontor.open(Config(Path(sys.argv[1])))
    await kontor.start(NullDelivery())
    await kontor.lists.waiting_for(1)
    print(time.perf_counter() - start, resident())
    await kontor.close()
asyncio.run(main())
"""


async def _fill(path: Path) -> None:
    """Fill a database with copies of one real match of two people in mid-game, row by row under other numbers and
    for other people.
    """
    kontor = await opened_service(Config(path))
    match = await begin_match(kontor)
    for turn in range(40):
        for person in PEOPLE:
            options = (await kontor.play.panel(person, match)).choices.options
            if options:
                await kontor.play.submit(person, match, [next(options[turn % len(options)].expand())])
    await kontor.close()
    database = await SqliteDatabase.open(path)
    await _copy(database, match)
    await database.close()


async def _copy(database: Database, original: int) -> None:
    first = select(literal(1).label("k")).cte("n", recursive=True)
    numbers = first.union_all(select(first.c.k + 1).where(first.c.k < MATCHES))
    k = numbers.c.k
    changed: dict[str, ColumnElement[Any]] = {
        "match.id": original + k,
        "match.status": case((k < RUNNING, "live"), else_="over"),
        "match_id": original + k,
        **{person: column(person, Integer) + 2 * (k % PAIRS) for person in ("user_id", "owner_id")},
    }
    async with database.tx() as tx:
        for table in (schema.matches, schema.seats, schema.actions, schema.snapshots):
            own = schema.matches.c.id if table is schema.matches else table.c.match_id
            names = [one.name for one in table.columns if one.name != "id" or one is own]
            rows = [changed.get(f"{table.name}.{name}", changed.get(name, table.c[name])) for name in names]
            await tx.run(
                insert(table).from_select(
                    names, select(*rows).select_from(table.join(numbers, true())).where(own == original)
                )
            )


def _start(path: Path, compiled: Path) -> tuple[float, float]:
    """Return seconds and memory of one start, in a process with compiled modules in `compiled`."""
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(path)],
        capture_output=True,
        text=True,
        check=True,
        env={**settings, "PYTHONPYCACHEPREFIX": str(compiled)},
    )
    seconds, memory = map(float, done.stdout.split())
    return seconds, memory


async def run() -> AsyncIterator[Figure]:
    """Measure until the bot could answer `/turns`, with everything imported and the workers running.

    The first start after an installation also compiles the modules; it is measured on an empty file and listed
    separately.
    """
    with tempfile.TemporaryDirectory() as folder:
        path, compiled = Path(folder) / "kontor.db", Path(folder) / "compiled"
        first, _ = await asyncio.to_thread(_start, Path(folder) / "empty.db", compiled)
        await _fill(path)
        size = path.stat().st_size / 2**20
        starts = [await asyncio.to_thread(_start, path, compiled) for _ in range(STARTS)]
        seconds, memory = sorted(starts)[STARTS // 2]
        yield Figure("start: the very first, which compiles every module", first, "s")
        yield Figure(
            f"start: {MATCHES:,} stored matches ({RUNNING:,} running), until `/turns`", seconds, "s", "2 s"
        )
        yield Figure("start: memory then", memory, "MB", "250 MB")
        yield Figure("start: size of that database", size, "MiB")
