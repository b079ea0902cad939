"""A server that is killed while a commit is on its way: what is reported of the commit is true."""

import asyncio
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from store.errors import DatabaseFailed
from store.postgres import commit_marks
from store.postgres.database import PostgresDatabase
from store.schema import commits
from store.tables import user_rows
from tests import postgres
from tests.postgres import Server
from tests.store.helpers.cut_connection import cuttable
from tests.store.helpers.sample_rows import locale, set_locale

pytestmark = pytest.mark.postgres_always

MANY = 200
"""More transactions than there are numbers that a killed server forgets."""


@pytest.fixture
def slow() -> Iterator[Server]:
    """Start a server that writes nothing to disk before a client waits."""
    with postgres.running() as server:
        server.sql("ALTER SYSTEM SET wal_writer_delay = '10s'")
        server.stop()
        server.start()
        yield server


@pytest.mark.promise("accidents")
async def test_a_commit_that_the_killed_server_forgot_is_not_taken_for_another_of_its_number(slow: Server) -> None:
    """After a kill, a server reuses the numbers of transactions that it had not written to disk."""
    folder = Path(tempfile.mkdtemp(prefix="kontor-wire-"))
    async with cuttable(folder, slow.migrated()) as (wire, by_wire):
        database = await PostgresDatabase.open(by_wire)
        await set_locale(database, "fr")
        wire.cut = "before"
        changing = asyncio.create_task(set_locale(database, "en"))
        await wire.gone()
        slow.stop()
        slow.start()
        slow.sql(f"DO $$ BEGIN FOR i IN 1..{MANY} LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$")
        wire.away = False
        with pytest.raises(DatabaseFailed):
            await changing
        assert await locale(database) == "fr"
        await set_locale(database, "de")
        assert await locale(database) == "de"
        await database.close()
    shutil.rmtree(folder)


async def test_marks_of_connections_that_are_long_gone_are_forgotten_and_none_is_left_without_need(
    postgresql: Server,
) -> None:
    url = postgresql.migrated()
    database = await PostgresDatabase.open(url)
    for wanted in ("fr", "en", "de"):
        await set_locale(database, wanted)
    ((mine, number),) = (await _marks(database)).items()
    async with database.tx() as tx:
        await user_rows.get_user(tx, 1)
    assert await _marks(database) == {mine: number}
    long_ago = int(time.time()) - commit_marks.MARK_LIFETIME - 60
    async with database.tx() as tx:
        await tx.run(insert(commits).values(writer="gone", number=1, at=long_ago))
    assert set(await _marks(database)) == {mine, "gone"}
    other = await PostgresDatabase.open(url)
    assert "gone" not in (left := await _marks(database))
    assert mine in left
    for one in (other, database):
        await one.close()
    postgresql.give_back(url)


async def _marks(database: PostgresDatabase) -> dict[str, int]:
    async with database.read() as conn:
        return {row["writer"]: row["number"] for row in await conn.all(select(commits))}
