"""Rows of processes: one that still touches its row is never taken for dead."""

import pytest

from store.cluster import process_rows
from store.database import Database

pytestmark = pytest.mark.postgres_always


async def test_a_process_that_beat_since_it_was_seen_is_not_marked_dead(db: Database) -> None:
    async with db.tx() as tx:
        process = await process_rows.add_process(tx, name="a", home="here", pid=7, plays="{}", now=1000)
        assert await process_rows.heartbeat(tx, process, "{}", 1005)
        assert not await process_rows.mark_dead(tx, process, beats=0)
        assert [row.id for row in await process_rows.list_processes(tx)] == [process]
        assert await process_rows.mark_dead(tx, process, beats=1)
        assert await process_rows.list_processes(tx) == []
