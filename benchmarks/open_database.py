"""Opening a database of many stored matches: time and memory, in a separate process."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import text

from benchmarks.figures import Figure
from service.app import Kontor
from service.base.config import Config
from service.people.access import OpenMemberships
from service.people.user import User
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
    kontor = await Kontor.open(Config(path))
    kontor.access.use_memberships(OpenMemberships())
    people = (User(1, "Anna"), User(2, "Benoît"))
    match = await kontor.lobby.create(
        people[0], game="fugger", guild_id=1, channel_id=2, locale="en", seats=2, grace=0
    )
    await kontor.lobby.join(people[1], match.id)
    await kontor.lobby.start(people[0], match.id)
    for turn in range(40):
        for person in people:
            table = await kontor.play.panel(person, match.id)
            if table.options:
                options = table.options
                await kontor.play.submit(person, match.id, [next(options[turn % len(options)].expand())])
    await kontor.close()
    database = await SqliteDatabase.open(path)
    await _copy(database, match.id)
    await database.close()


async def _copy(database: Database, original: int) -> None:
    numbers = "WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < :most)"
    plain = (
        "game, rules_version, settings, locale, pace, seed, seed_hash, seq, published, posted, host_id, "
        "guild_id, channel_id, created, updated"
    )
    status = f"CASE WHEN k < {RUNNING} THEN 'live' ELSE 'over' END"
    person = f"user_id + 2 * (k % {PAIRS})"
    # By table: its columns, and the replacement of those that change.
    per_match: dict[str, dict[str, str | None]] = {
        "seat": {
            'seat, computer, own, awaited, awaited_since, clock, "left"': None,
            "user_id, owner_id": f"{person}, {person}",
        },
        "action": {
            "seq, seat, origin, payload, events, chance, digest, barrier, undone, at": None,
            "user_id": person,
        },
        "snapshot": {"kind, seq, rules_version, state": None},
    }
    async with database.tx() as tx:
        await tx.run(
            text(
                f"{numbers} INSERT INTO match (id, status, {plain}) SELECT :original + k, {status}, {plain} "
                "FROM n, match WHERE match.id = :original"
            ).bindparams(most=MATCHES, original=original)
        )
        for table, columns in per_match.items():
            into = ", ".join(columns)
            values = ", ".join(changed or same for same, changed in columns.items())
            await tx.run(
                text(
                    f"{numbers} INSERT INTO {table} (match_id, {into}) SELECT :original + k, {values} "
                    f"FROM n, {table} WHERE match_id = :original"
                ).bindparams(most=MATCHES, original=original)
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
