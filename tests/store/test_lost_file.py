"""The file under the open database is deleted, replaced, cut off or made read-only: nothing is confirmed then."""

import asyncio
import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from store.database import Database
from store.errors import DatabaseFailed, DatabaseLost, DatabaseMissing
from store.sqlite.database import SqliteDatabase
from store.tables import match_rows
from tests.store.helpers import lost_file
from tests.store.helpers.sample_rows import a_match


def _delete_the_log(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


async def _with_two_matches(path: Path) -> Database:
    database = await SqliteDatabase.open(path)
    for _ in range(2):
        async with database.tx() as tx:
            await a_match(tx)
    return database


async def _add(database: Database) -> None:
    async with database.tx() as tx:
        await a_match(tx)


@pytest.mark.parametrize(
    ("harm", "why"), [(lost_file.delete, "deleted"), (lost_file.replace, "replaced"), (_delete_the_log, "deleted")]
)
async def test_nothing_is_confirmed_that_is_not_kept(
    tmp_path: Path, harm: Callable[[Path], None], why: str, caplog: pytest.LogCaptureFixture
) -> None:
    database = await _with_two_matches(tmp_path / "kontor.db")
    await asyncio.to_thread(harm, tmp_path / "kontor.db")
    for _ in range(2):
        with pytest.raises(DatabaseLost) as lost:
            await _add(database)
        assert lost.value.why == why
    assert [record.levelname for record in caplog.records].count("CRITICAL") == 1
    assert database.lost is lost.value
    await database.close()


async def test_a_disk_that_fails_for_a_moment_has_lost_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await _with_two_matches(tmp_path / "kontor.db")

    def fails(_: Path, **__: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as broken:
        broken.setattr(Path, "stat", fails)
        with pytest.raises(DatabaseFailed):
            await _add(database)
        assert "Input/output error" in (await database.integrity_check())[0]
    assert database.lost is None
    await _add(database)
    assert await database.integrity_check() == []
    await database.close()


async def test_what_was_committed_is_copied_before_it_is_gone(tmp_path: Path) -> None:
    database = await _with_two_matches(tmp_path / "kontor.db")
    lost_file.delete(tmp_path / "kontor.db")
    with pytest.raises(DatabaseLost) as lost:
        await _add(database)
    await database.close()
    assert lost.value.rescued is not None
    with pytest.raises(DatabaseMissing):
        await SqliteDatabase.open(tmp_path / "kontor.db")
    rescued = await SqliteDatabase.open(lost.value.rescued)
    async with rescued.read() as conn:
        assert await match_rows.count_by_status(conn) == {"live": 2}
    await rescued.close()


async def test_a_file_that_was_cut_off_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "kontor.db"
    database = await _with_two_matches(path)
    os.truncate(path, 100)
    with pytest.raises(DatabaseLost):
        await _add(database)
    await database.close()


async def test_a_file_that_may_not_be_written_takes_nothing_until_it_may(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "kontor.db"
    database = await _with_two_matches(path)
    path.chmod(0o400)
    for _ in range(3):
        with pytest.raises(DatabaseLost):
            await _add(database)
    assert caplog.text.count("may not be written any more") == 1, "once a minute"
    path.chmod(0o600)
    await _add(database)
    async with database.read() as conn:
        assert await match_rows.count_by_status(conn) == {"live": 3}
    await database.close()


async def test_a_file_that_takes_nothing_is_not_called_sound(tmp_path: Path) -> None:
    path = tmp_path / "kontor.db"
    database = await _with_two_matches(path)
    assert await database.integrity_check() == []
    with closing(sqlite3.connect(path, isolation_level=None)) as tool:
        tool.execute("BEGIN IMMEDIATE")
        assert await database.integrity_check() == ["database is locked"]
    lost_file.replace(path)
    assert await database.integrity_check() == ["replaced while it was open"]
    await database.close()


async def test_no_backup_is_made_of_a_file_that_is_not_the_open_one(tmp_path: Path) -> None:
    path, folder = tmp_path / "kontor.db", tmp_path / "backups"
    database = await _with_two_matches(path)
    good = await database.backup(folder, keep=1, now=0)
    lost_file.delete(path)
    with pytest.raises(DatabaseLost):
        await database.backup(folder, keep=1, now=86400)
    assert list(folder.iterdir()) == [good]
    assert not path.exists(), "looking for it must not make an empty file"
    await database.close()


async def test_a_backup_with_fewer_matches_says_so_and_deletes_no_older_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, folder = tmp_path / "kontor.db", tmp_path / "backups"
    database = await _with_two_matches(path)
    good = await database.backup(folder, keep=1, now=0)
    await database.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute('DELETE FROM "match"')
        connection.commit()
    database = await SqliteDatabase.open(path)
    small = await database.backup(folder, keep=1, now=86400)
    assert sorted(folder.iterdir()) == [good, small]
    assert "holds 0 matches, the last one 2" in caplog.text
    await database.close()
