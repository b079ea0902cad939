"""Accidents of a database on a server: what was confirmed is stored, what was reported lost is not."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from store.errors import DatabaseFailed, DatabaseUncertain
from store.postgres.database import WRITERS, PostgresDatabase
from store.tables import user_rows
from tests.postgres import Server
from tests.store.helpers.cut_connection import Cut, CuttableConnection, cuttable
from tests.store.helpers.sample_rows import locale, set_locale

pytestmark = pytest.mark.postgres_always


@pytest.fixture
async def wire(postgresql: Server) -> AsyncIterator[tuple[CuttableConnection, PostgresDatabase]]:
    """A database by a wire that can be cut."""
    url = postgresql.migrated()
    folder = Path(tempfile.mkdtemp(prefix="kontor-wire-"))
    async with cuttable(folder, url) as (one, by_wire):
        database = await PostgresDatabase.open(by_wire)
        yield one, database
        one.away = False
        await database.close()
    shutil.rmtree(folder)
    postgresql.give_back(url)


@pytest.mark.promise("accidents")
@pytest.mark.parametrize(("cut", "kept"), [("before", False), ("after", True)])
async def test_of_a_commit_whose_answer_is_lost_the_server_is_asked(
    wire: tuple[CuttableConnection, PostgresDatabase], cut: Cut, kept: bool
) -> None:
    line, database = wire
    await set_locale(database, "fr")
    line.cut = cut
    changing = asyncio.create_task(set_locale(database, "en"))
    await line.gone()
    line.away = False
    if kept:
        await changing
    else:
        with pytest.raises(DatabaseFailed):
            await changing
    assert await locale(database) == ("en" if kept else "fr")
    await set_locale(database, "de")
    assert await locale(database) == "de"


async def test_of_a_commit_of_which_nobody_tells_it_is_said_that_it_may_be_kept(
    wire: tuple[CuttableConnection, PostgresDatabase], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("store.postgres.database.COMMIT_CHECK_SECONDS", 0.5)
    line, database = wire
    await set_locale(database, "fr")
    line.cut = "after"
    with pytest.raises(DatabaseUncertain):
        await set_locale(database, "en")
    line.away = False
    async with asyncio.timeout(60):
        while await database.integrity_check():  # noqa: ASYNC110 - it does not report it
            await asyncio.sleep(0.05)
    assert await locale(database) == "en", "this one was"


@pytest.mark.promise("accidents")
async def test_a_disk_that_is_full_keeps_nothing_and_loses_nothing(postgresql: Server) -> None:
    """The server says what it says when its disk is full."""
    url = postgresql.migrated()
    database = await PostgresDatabase.open(url)
    await set_locale(database, "fr")
    postgresql.sql(
        "CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'could not extend file'"
        " USING ERRCODE = 'disk_full'; END $$ LANGUAGE plpgsql;"
        ' CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON "user" EXECUTE FUNCTION full_disk()',
        url,
    )
    with pytest.raises(DatabaseFailed, match="could not extend file"):
        await set_locale(database, "en")
    assert await locale(database) == "fr"
    postgresql.sql('DROP TRIGGER full_disk ON "user"; DROP FUNCTION full_disk', url)
    await set_locale(database, "en")
    assert await locale(database) == "en"
    await database.close()
    postgresql.give_back(url)


async def test_when_all_connections_are_in_use_a_further_one_waits_and_is_refused_in_the_end(
    postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("store.postgres.pool.POOL_TIMEOUT", 0.3)
    url = postgresql.migrated()
    database = await PostgresDatabase.open(url)
    leave = asyncio.Event()

    async def hold(number: int) -> None:
        async with database.tx() as tx:
            await user_rows.set_user(tx, number, locale="fr")
            await leave.wait()

    holding = [asyncio.create_task(hold(number)) for number in range(2, 2 + WRITERS)]
    await asyncio.sleep(0)
    with pytest.raises(DatabaseFailed, match="in use"):
        while True:
            await set_locale(database, "en")
    leave.set()
    await asyncio.gather(*holding)
    await set_locale(database, "en")
    assert await locale(database) == "en"
    await database.close()
    postgresql.give_back(url)


async def test_whoever_is_cancelled_leaves_nothing_open(postgresql: Server) -> None:
    url = postgresql.migrated()
    database = await PostgresDatabase.open(url)

    async def work(number: int) -> None:
        for turn in range(20):
            task = asyncio.create_task(set_locale(database, "fr") if (number + turn) % 2 else locale(database))
            await asyncio.sleep(0.0007 * ((number * 7 + turn * 3) % 11))
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async with asyncio.timeout(120):
        await asyncio.gather(*(work(number) for number in range(12)))
        await set_locale(database, "en")
    await database.close()
    postgresql.sql(
        "DO $$ BEGIN PERFORM pg_sleep(0.2); IF EXISTS (SELECT FROM pg_stat_activity WHERE"
        " datname = current_database() AND application_name = 'kontor') THEN RAISE 'left open'; END IF; END $$",
        url,
    )
    postgresql.give_back(url)
