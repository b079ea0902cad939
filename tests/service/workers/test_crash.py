"""Kill the service at any instant: after a restart nothing is missing and nothing is there twice."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from service.app import Kontor
from service.base.clock import SystemClock
from service.base.config import Config
from service.base.jobs import OpenThread, TurnPost
from store.tables import match_rows, outbox_rows
from tests.service.helpers import killed_process
from tests.service.helpers.databases import DatabaseFactory
from tests.service.helpers.fake_discord import FakeClock, FakeDiscord
from tests.service.helpers.match import ALL_GAMES, ServiceMatch

KILLS = 4


@pytest.mark.kills
@pytest.mark.promise("kept")
async def test_killed_at_random_instants(databases: DatabaseFactory, tmp_path: Path) -> None:
    room = databases.new("here")
    database = room / "kontor.db" if isinstance(room, Path) else room
    rng = random.Random("kills")
    for number in range(KILLS):
        child = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.service.helpers.killed_process",
                str(database),
                str(tmp_path),
                f"life {number}",
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert child.stdout is not None
        assert child.stdout.readline() == "open\n"
        for _ in range(rng.randint(3, 30)):
            child.stdout.readline()
        await asyncio.sleep(rng.uniform(0, 0.03))
        child.kill()
        accepted = [tuple(map(int, line.split())) for line in child.communicate()[0].splitlines() if line]
        await prove(database, accepted)
    await drained(database, tmp_path)
    prove_paper(tmp_path)


async def prove(database: Path | str, accepted: list[tuple[int, ...]]) -> None:
    """Everything accepted is in the database, which is whole."""
    config = Config(database)
    clock = FakeClock()
    kontor = await Kontor.open(config, clock, ALL_GAMES)
    match = ServiceMatch(kontor, FakeDiscord(clock), clock, config)
    try:
        assert await kontor.database.integrity_check() == []
        for match_id, own, seat in accepted:
            assert (await kontor.queries.info(match_id)).seats[seat].own >= own
        for match_id in await matches(kontor):
            match.id = match_id
            await match.prove()
    finally:
        await kontor.close()


async def matches(kontor: Kontor) -> list[int]:
    async with kontor.database.read() as conn:
        rows = await match_rows.matches_by_status(conn, ("live", "over", "aborted", "paused", "frozen"))
    assert all(row.status in ("live", "over") for row in rows)
    return [row.id for row in rows]


async def drained(database: Path | str, folder: Path) -> None:
    """Start once more and let everything be said that is still to be said."""
    kontor = await Kontor.open(Config(database, computer_delay=(3600, 3600)), games=ALL_GAMES)
    await kontor.processes.begin()
    await kontor.start(killed_process.FileDiscord(folder / "said"))
    now = SystemClock().now
    async with asyncio.timeout(60):
        while True:
            async with kontor.database.read() as conn:
                if not await outbox_rows.due(conn, now(), kontor.processes.share):
                    break
            await asyncio.sleep(0.01)
    await kontor.close()


def prove_paper(folder: Path) -> None:
    """Check that posts cover each match without gap or overlap, and none was sent twice unknowingly."""
    told: dict[int, int] = {}
    threads: list[int] = []
    for line in killed_process.read(folder / "said"):
        assert line.tried_before or not line.again
        if line.again:
            continue
        if isinstance(line.job, OpenThread):
            threads.append(line.job.match_id)
        elif isinstance(line.job, TurnPost):
            assert line.job.match_id in threads
            assert line.job.after == told.get(line.job.match_id, 0)
            told[line.job.match_id] = line.job.upto
    assert len(threads) == len(set(threads)) > 1
    assert sum(told.values()) > 20
