"""A database on a server: refused in a sentence, and gone on with after the server was away."""

import asyncio
import shutil
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import func, make_url, select, text

from runtime import startup_errors
from store import errors, migrations
from store.cluster import process_rows
from store.opening import open_database
from store.postgres.connection import engine_of
from store.postgres.database import PostgresDatabase
from store.schema import REVISION
from store.tables import match_rows, user_rows
from tests.postgres import Server
from tests.store.helpers.sample_rows import locale, set_locale

pytestmark = pytest.mark.postgres_always


async def _refusal(url: str) -> errors.DatabaseError:
    with pytest.raises(errors.DatabaseError) as caught:
        await (await open_database(url)).close()
    assert "secret" not in str(startup_errors.describe(caught.value))
    return caught.value


async def test_from_empty_and_by_two_at_once(postgresql: Server) -> None:
    url = postgresql.empty()
    databases = await asyncio.gather(*(PostgresDatabase.open(url) for _ in range(3)))
    await set_locale(databases[0], "fr")
    assert [await locale(database) for database in databases] == ["fr"] * 3
    for database in databases:
        await database.close()
    postgresql.drop(url)


async def test_a_server_that_is_not_there() -> None:
    error = await _refusal("postgresql://me:secret@localhost:1/kontor")
    assert isinstance(error, errors.DatabaseUnreachable)
    assert "localhost:1" in str(startup_errors.describe(error))


async def test_what_is_no_address() -> None:
    assert isinstance(await _refusal("postgresql://me:secret@host:port/kontor"), errors.InvalidDatabaseAddress)


@pytest.mark.parametrize("address", ["me:my@secret@localhost/kontor", "me:my@host/secret@localhost/kontor"])
async def test_a_password_that_is_taken_for_a_name_is_not_shown(address: str) -> None:
    error = await _refusal(f"postgresql://{address}")
    assert isinstance(error, errors.InvalidDatabaseAddress)
    assert "%40" in str(startup_errors.describe(error))


async def test_without_the_driver_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    error = await _refusal("postgresql://me:secret@localhost/kontor")
    assert isinstance(error, errors.DriverMissing)
    assert "pip install -r requirements-postgres.txt" in str(startup_errors.describe(error))


async def test_databases_of_others_and_of_later_releases_are_left_alone(postgresql: Server) -> None:
    theirs, later = postgresql.empty(), postgresql.migrated()
    postgresql.sql("CREATE TABLE cakes (id int)", theirs)
    postgresql.sql("UPDATE alembic_version SET version_num = '9999_later'", later)
    assert isinstance(await _refusal(theirs), errors.DatabaseForeign)
    error = await _refusal(later)
    assert isinstance(error, errors.DatabaseTooNew)
    assert (error.found, error.known) == ("9999_later", REVISION)
    for url in (theirs, later):
        postgresql.drop(url)


TAKING = f"""{int(REVISION[:4]) + 1:04}_taking"""
TAKES = f'''"""Take away a table that is not needed any more. Why: to see who may be at work meanwhile."""

from alembic import op

revision, down_revision = "{TAKING}", "{REVISION}"
ALONE = True


def upgrade() -> None:
    op.drop_table("nudge")
'''


async def test_what_processes_of_before_need_is_taken_away_when_they_have_ended(
    postgresql: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgresql.empty()
    now = int(time.time())
    async with _opened(url) as database, database.tx() as tx:
        me = await process_rows.add_process(tx, name="host:7", home="host", pid=7, plays="{}", now=now)
    versions = shutil.copytree(migrations.VERSIONS, tmp_path / "versions")
    (versions / f"{TAKING}.py").write_text(TAKES)
    with monkeypatch.context() as release:
        release.setattr(migrations, "VERSIONS", versions)
        release.setattr("store.postgres.preparation.REVISION", TAKING)
        error = await _refusal(url)
        assert isinstance(error, errors.OtherProcessesAtWork)
        assert "host:7" in str(startup_errors.describe(error))
    async with _opened(url) as database, database.tx() as tx:
        await process_rows.heartbeat(tx, me, "{}", now - process_rows.PROCESS_TIMEOUT - 1)
    with monkeypatch.context() as release:
        release.setattr(migrations, "VERSIONS", versions)
        release.setattr("store.postgres.preparation.REVISION", TAKING)
        await (await PostgresDatabase.open(url)).close()
    assert isinstance(await _refusal(url), errors.DatabaseTooNew)
    postgresql.drop(url)


async def test_a_paused_match_of_the_release_before_stays_paused(postgresql: Server) -> None:
    url = postgresql.empty()
    engine = engine_of(make_url(url))
    with engine.begin() as connection:
        migrations.upgrade_open(connection, "0010_hindsight")
        connection.execute(
            text(
                "INSERT INTO match (game, rules_version, settings, status, locale, pace, seq, published, posted,"
                " thread_id, created, updated) VALUES ('fugger', 1, :settings, 'paused', 'en', 'calm', 0, 0, 0,"
                " 902, 1000, 2000)"
            ),
            {"settings": '{"seats":3,"paused_at":1700,"cut_off":null,"stopped_by":"server","thread_closed":true}'},
        )
    engine.dispose()
    async with _opened(url) as database, database.read() as conn:
        match = await match_rows.get_match(conn, 1)
    assert match is not None
    assert (match.status, match.status_since, match.status_by) == ("paused", 1700, "server")
    assert (match.settings, match.closed_thread_id, match.cut_off) == ('{"seats":3}', 902, None)
    postgresql.drop(url)


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[PostgresDatabase]:
    database = await PostgresDatabase.open(url)
    yield database
    await database.close()


async def test_a_database_without_an_encoding_is_left_alone(postgresql: Server) -> None:
    url = postgresql.empty()
    postgresql.drop(url)
    name = url.partition("?")[0].rpartition("/")[2]
    postgresql.sql(f"CREATE DATABASE {name} ENCODING 'SQL_ASCII' TEMPLATE template0")
    error = await _refusal(url)
    assert isinstance(error, errors.DatabaseForeign)
    assert "SQL_ASCII" in str(startup_errors.describe(error))
    postgresql.drop(url)


async def test_it_goes_on_when_the_server_is_back(postgresql: Server) -> None:
    url = postgresql.migrated()
    database = await PostgresDatabase.open(url)
    await set_locale(database, "fr")
    assert await locale(database) == "fr"
    with pytest.raises(errors.DatabaseFailed):
        async with database.tx() as tx:
            await user_rows.set_user(tx, 1, locale="en")
            await tx.try_write()
            postgresql.stop()
    with pytest.raises(errors.DatabaseFailed):
        await locale(database)
    with pytest.raises(errors.DatabaseFailed):
        await database.check_writable()
    postgresql.start()
    async with asyncio.timeout(60):
        while await database.integrity_check():  # noqa: ASYNC110 - it does not report it
            await asyncio.sleep(0.05)
    async with database.tx() as tx:
        await user_rows.set_user(tx, 1, time_zone="Europe/Paris")
    assert await locale(database) == "fr", "what was not committed is not kept"
    await database.close()
    postgresql.drop(url)


async def test_what_is_still_being_read_when_its_neighbour_fails_leaves_nothing_open(postgresql: Server) -> None:
    url = postgresql.migrated()
    database = await PostgresDatabase.open(url)

    async def broken() -> None:
        raise OSError("unreadable")

    for number in range(20):
        with pytest.raises(OSError, match="unreadable"):
            async with database.read() as conn:
                await asyncio.gather(user_rows.get_user(conn, 1), user_rows.get_user(conn, 2), broken())
        async with database.tx() as tx:
            await user_rows.set_user(tx, 1, time_zone=str(number))
        async with database.read() as conn:
            assert (await user_rows.get_user(conn, 1)).time_zone == str(number), "not an older state of it"
    await database.close()
    postgresql.give_back(url)


async def test_a_connection_that_was_cut_while_idle_is_made_anew_without_a_word(postgresql: Server) -> None:
    url = postgresql.migrated()
    database = await PostgresDatabase.open(url)
    await set_locale(database, "fr")
    assert await locale(database) == "fr"
    postgresql.sql(
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = 'kontor'"
    )
    await set_locale(database, "en")
    assert await locale(database) == "en"
    await database.close()
    postgresql.drop(url)


async def test_what_others_notify_disturbs_nobody(postgresql: Server, caplog: pytest.LogCaptureFixture) -> None:
    url = postgresql.empty()
    one, other = [await PostgresDatabase.open(url) for _ in range(2)]
    heard: asyncio.Queue[tuple[int, int | None]] = asyncio.Queue()
    other.changed_elsewhere.append(lambda match_id, user_id: heard.put_nowait((match_id, user_id)))
    missed: list[None] = []
    other.notifications_missed.append(lambda: missed.append(None))
    try:
        # Both listen by now, if each has heard something.
        async with asyncio.timeout(60):
            while heard.empty():
                one.changed(1, 1)
                await asyncio.sleep(0.1)
        async with one.tx() as tx:
            for nonsense in (
                "",
                "x",
                "a b c",
                "a match one two",
                "a match 1 2 3",
                f"{'f' * 32} match {'9' * 40} 1",
                f"{'f' * 32} match:you 1 1",
            ):
                await tx.value(select(func.pg_notify("kontor", nonsense)))
        one.changed(42, 7)
        async with asyncio.timeout(60):
            while await heard.get() != (42, None):
                pass
        assert not missed, "its connection was not given up"
        assert "Kontor's alone" in caplog.text
    finally:
        await one.close()
        await other.close()
        postgresql.drop(url)
