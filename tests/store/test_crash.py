"""The process is killed while it writes: what was committed is there, and nothing else."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from store.sqlite.database import SqliteDatabase
from store.tables import action_rows, match_rows, outbox_rows, seat_rows, timer_rows
from tests.tiers import few

_WRITER = """
import asyncio, sys
from pathlib import Path
from store.tables import action_rows, outbox_rows, seat_rows, timer_rows
from store.sqlite.database import SqliteDatabase
from store.rows import Snapshot
from tests.store.helpers.sample_rows import a_match, an_action

async def main():
    db = await SqliteDatabase.open(Path(sys.argv[1]))
    stop_at = int(sys.argv[2])
    async with db.tx() as tx:
        match_id = await a_match(tx)
    print(0, flush=True)
    for seq in range(1, 100000):
        async with db.tx() as tx:
            await action_rows.append_actions(tx, match_id, seq - 1, [an_action()])
            await action_rows.put_snapshot(tx, Snapshot(match_id, "latest", seq, 1, b"%d" % seq))
            await seat_rows.update_seat(tx, match_id, 0, own=seq)
            await outbox_rows.add(tx, kind="turn", payload=str(seq), now=seq, match_id=match_id)
            await timer_rows.set_timer(tx, kind="remind", fires_at=seq, match_id=match_id, seat=0)
            if seq == stop_at:
                print("inside", flush=True)
                await asyncio.sleep(600)
        print(seq, flush=True)

asyncio.run(main())
"""


async def _prefix(path: Path) -> int:
    """Return the number of steps in the database; everything else must agree with it."""
    db = await SqliteDatabase.open(path)
    try:
        assert await db.integrity_check() == []
        async with db.read() as conn:
            match = await match_rows.get_match(conn, 1)
            assert match is not None
            steps = [action.seq for action in await action_rows.actions_between(conn, 1)]
            assert steps == list(range(1, match.seq + 1))
            latest = await action_rows.current_snapshot(conn, 1, "latest")
            assert (latest.seq if latest else 0) == match.seq
            assert latest is None or latest.state == b"%d" % match.seq
            assert (await seat_rows.seats_of(conn, 1))[0].own == match.seq
            said = [row.payload for row in await outbox_rows.pending_for_match(conn, 1)]
            assert said == [str(seq) for seq in steps]
            assert [timer.fires_at for timer in await timer_rows.timers_of_match(conn, 1)] == steps[-1:]
        return match.seq
    finally:
        await db.close()


@pytest.mark.parametrize("seed", few(1, range(4)))
async def test_killed_at_a_random_moment(path: Path, seed: int) -> None:
    child = subprocess.Popen([sys.executable, "-c", _WRITER, str(path), "0"], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    assert child.stdout.readline() == "0\n"
    time.sleep(random.Random(seed).uniform(0.005, 0.25))
    child.kill()
    told = [int(line) for line in child.communicate()[0].splitlines() if line]
    assert await _prefix(path) - (told[-1] if told else 0) in (0, 1)


async def test_killed_between_two_statements(path: Path) -> None:
    child = subprocess.Popen([sys.executable, "-c", _WRITER, str(path), "5"], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    while child.stdout.readline() != "inside\n":
        assert child.poll() is None
    child.kill()
    child.communicate()
    assert await _prefix(path) == 4
