"""What a server can do to us: end connections, restart, answer a commit too late, or be used up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
import sqlalchemy
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from store import match_rows, server_database, servers, user_rows
from store.errors import DatabaseFailed, DatabaseForeign, DatabaseTooNew, DatabaseUncertain, DatabaseUnreachable
from store.schema import REVISION, metadata
from store.server_database import POOL, ServerDatabase
from tests import postgres
from tests.store.sample import a_match

pytestmark = pytest.mark.postgresql


@pytest.fixture
def server() -> postgres.Server:
    if lacking := postgres.lacks():
        pytest.skip(lacking)
    return postgres.server()


@pytest.fixture
async def db(server: postgres.Server) -> AsyncIterator[ServerDatabase]:
    database = await ServerDatabase.open(server.fresh())
    yield database
    await database.close()


async def _locale(db: ServerDatabase, user_id: int) -> str | None:
    async with db.read() as conn:
        return (await user_rows.get_user(conn, user_id)).locale


CUT = text("SELECT pg_terminate_backend(pg_backend_pid())")


async def test_a_connection_that_is_cut_in_a_transaction_keeps_nothing_and_the_next_goes_on(
    db: ServerDatabase,
) -> None:
    with pytest.raises(DatabaseFailed):
        async with db.tx() as tx:
            await user_rows.set_user(tx, 1, locale="en")
            await tx.value(CUT)
    assert await _locale(db, 1) is None
    async with db.tx() as tx:
        await user_rows.set_user(tx, 1, locale="fr")
    assert await _locale(db, 1) == "fr"


async def test_after_a_restart_of_the_server_everything_goes_on(server: postgres.Server) -> None:
    mine = postgres.Server()
    db = await ServerDatabase.open(mine.fresh())
    try:
        async with db.tx() as tx:
            await user_rows.set_user(tx, 1, locale="en")
        for how in ("fast", "immediate"):
            await asyncio.to_thread(mine.stop, how)
            with pytest.raises(DatabaseFailed):
                async with db.tx() as tx:
                    await user_rows.set_user(tx, 2, locale="en")
            with pytest.raises(DatabaseFailed):
                await _locale(db, 1)
            await asyncio.to_thread(mine.start)
            async with db.tx() as tx:
                await user_rows.set_user(tx, 3, locale=how)
            assert [await _locale(db, user) for user in (1, 2, 3)] == ["en", None, how]
    finally:
        await db.close()
        mine.remove()


def _dying(kept: bool) -> Callable[[sqlalchemy.Connection, list[int]], None]:
    """A commit whose connection is lost, before or after the server has done it."""
    keep = server_database._keep

    def commit(core: sqlalchemy.Connection, numbers: list[int]) -> None:
        if kept:
            keep(core, numbers)
        else:
            numbers.append(int(core.execute(server_database._NUMBER).scalar_one()))
        raw = core.connection.driver_connection
        assert raw is not None
        raw.close()
        raise OperationalError("COMMIT", None, Exception("the connection is lost"))

    return commit


@pytest.mark.parametrize("kept", [True, False])
async def test_a_commit_whose_answer_is_lost_is_looked_up(
    db: ServerDatabase, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    async def write() -> None:
        async with db.tx() as tx:
            await user_rows.set_user(tx, 1, locale="en")

    with monkeypatch.context() as patch:
        patch.setattr(server_database, "_keep", _dying(kept))
        if kept:
            await write()
        else:
            with pytest.raises(DatabaseFailed):
                await write()
    assert await _locale(db, 1) == ("en" if kept else None)


async def test_a_commit_of_which_nobody_can_tell_is_told_as_that(
    server: postgres.Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = postgres.Server()
    db = await ServerDatabase.open(mine.fresh())
    monkeypatch.setattr(server_database, "SETTLES", 1.0)
    commit = _dying(kept=True)

    def gone(core: sqlalchemy.Connection, numbers: list[int]) -> None:
        try:
            commit(core, numbers)
        finally:
            mine.stop("fast")

    try:
        monkeypatch.setattr(server_database, "_keep", gone)
        with pytest.raises(DatabaseUncertain):
            async with db.tx() as tx:
                await user_rows.set_user(tx, 1, locale="en")
    finally:
        await db.close()
        mine.remove()


async def test_more_writers_than_connections_wait_and_nobody_for_ever(
    db: ServerDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write(user_id: int) -> None:
        async with db.tx() as tx:
            await user_rows.set_user(tx, user_id, locale="en")

    await asyncio.gather(*(write(user_id) for user_id in range(1, 6 * POOL)))
    monkeypatch.setattr(server_database, "WAITS", 0.05)
    inside = [asyncio.Event() for _ in range(POOL)]
    done = asyncio.Event()

    async def hold(event: asyncio.Event) -> None:
        async with db.tx():
            event.set()
            await done.wait()

    tasks = [asyncio.create_task(hold(event)) for event in inside]
    for event in inside:
        await event.wait()
    with pytest.raises(DatabaseFailed, match="in use"):
        await write(99)
    assert await _locale(db, 1) == "en", "readers have connections of their own"
    done.set()
    await asyncio.gather(*tasks)
    await write(99)
    assert await _locale(db, 99) == "en"


async def test_who_has_locked_a_match_writes_it_before_the_others_look(db: ServerDatabase) -> None:
    async with db.tx() as tx:
        match_id = await a_match(tx)
    seen: list[int | None] = []

    async def write() -> None:
        async with db.tx() as tx:
            seen.append(await match_rows.lock(tx, match_id))
            await asyncio.sleep(0)
            match_rows.touch(tx, [match_id])

    await asyncio.gather(*(write() for _ in range(10)))
    assert seen == list(range(10))


async def test_several_begin_on_an_empty_database_at_once(server: postgres.Server) -> None:
    url = server.empty()
    found = await asyncio.gather(*(ServerDatabase.open(url) for _ in range(3)))
    for database in found:
        assert await database.integrity_check() == []
        await database.close()


async def test_the_migrated_schema_is_the_one_that_the_code_names(server: postgres.Server) -> None:
    made, wanted = servers.engine(server.fresh(), writes=True), servers.engine(server.empty(), writes=True)
    metadata.create_all(wanted)
    shapes = []
    for engine in (made, wanted):
        look = sqlalchemy.inspect(engine)
        shapes.append(
            {
                name: (
                    [(c["name"], str(c["type"]), c["nullable"]) for c in sorted(look.get_columns(name), key=str)],
                    sorted(str(index) for index in look.get_indexes(name)),
                    sorted(check["name"] or "" for check in look.get_check_constraints(name)),
                    sorted(str(key) for key in look.get_foreign_keys(name)),
                    look.get_pk_constraint(name)["constrained_columns"],
                )
                for name in look.get_table_names()
                if name != "alembic_version"
            }
        )
        engine.dispose()
    for name, shape in shapes[1].items():
        assert sorted(map(str, shapes[0][name][0])) == sorted(map(str, shape[0])), name
        assert shapes[0][name][1:] == shape[1:], name
    assert shapes[0].keys() == shapes[1].keys()


async def test_what_is_wrong_at_the_start_is_told_without_the_password(server: postgres.Server) -> None:
    with pytest.raises(DatabaseUnreachable) as caught:
        await ServerDatabase.open("postgresql://me:secret@127.0.0.1:9/kontor")
    assert "secret" not in str(caught.value)
    foreign = server.empty()
    server.sql("CREATE TABLE cake (crumbs integer)", foreign.split("/")[3].split("?")[0])
    with pytest.raises(DatabaseForeign):
        await ServerDatabase.open(foreign)
    newer = server.fresh()
    server.sql("UPDATE alembic_version SET version_num = '9999_later'", newer.split("/")[3].split("?")[0])
    with pytest.raises(DatabaseTooNew) as later:
        await ServerDatabase.open(newer)
    assert (later.value.found, later.value.known) == ("9999_later", REVISION)
