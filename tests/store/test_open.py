"""Opening the database: where it may be, and what is said when it cannot be used."""

import errno
import os
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from store import errors
from store.schema import REVISION
from store.sqlite.database import SqliteDatabase
from store.tables import match_rows
from tests.store.helpers.sample_rows import a_match


async def test_missing_folders_are_made(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "kontor.db"
    database = await SqliteDatabase.open(path)
    await database.close()
    assert path.is_file()


async def test_what_was_written_is_there_after_opening_again(path: Path) -> None:
    database = await SqliteDatabase.open(path)
    async with database.tx() as tx:
        match_id = await a_match(tx)
    await database.close()
    database = await SqliteDatabase.open(path)
    async with database.read() as conn:
        match = await match_rows.get_match(conn, match_id)
    await database.close()
    assert match is not None
    assert match.game == "fugger"


async def test_a_full_disk_at_the_lock_does_not_keep_the_database_locked(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        with pytest.raises(errors.DatabaseUnwritable) as failed:
            await SqliteDatabase.open(path)
    assert failed.value.why == "disk-full"
    await (await SqliteDatabase.open(path)).close()


async def test_settings_that_keep_data_safe(file_db: SqliteDatabase) -> None:
    async with file_db.tx() as tx:
        core = await tx._do(
            lambda core: {
                name: core.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            }
        )
    assert core == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_every_table_is_strict(file_db: SqliteDatabase) -> None:
    with closing(sqlite3.connect(file_db.path)) as connection:
        loose = {
            name
            for (name, strict) in connection.execute("SELECT name, strict FROM pragma_table_list")
            if not strict and not name.startswith("sqlite_")
        }
    assert loose == {"alembic_version"}


@pytest.mark.parametrize(("place", "why"), [("", "is-a-folder"), ("data/kontor.db", "no-folder")])
async def test_a_folder_is_no_database_and_a_file_no_folder(tmp_path: Path, place: str, why: str) -> None:
    (tmp_path / "data").write_text("not a folder")
    with pytest.raises(errors.DatabaseUnwritable) as caught:
        await SqliteDatabase.open(tmp_path / place)
    assert caught.value.why == why
    assert caught.value.path == tmp_path / place


_UNPRIVILEGED = """
import asyncio, os, sys, tempfile
from pathlib import Path
from store.database import Database
from store.sqlite.database import SqliteDatabase
from store.errors import DatabaseUnwritable

async def main():
    with tempfile.TemporaryDirectory() as folder:  # imports everything while it may be read
        await (await SqliteDatabase.open(Path(folder) / "kontor.db")).close()
    if os.geteuid() == 0:
        os.seteuid(65534)
    try:
        await SqliteDatabase.open(Path(sys.argv[1]))
    except DatabaseUnwritable as error:
        print(error.why)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are told otherwise there")
@pytest.mark.parametrize("protected", ["file", "folder", "folder above"])
async def test_without_permission(protected: str) -> None:
    # Not in pytest's own folder, which every run of pytest closes to others again.
    with tempfile.TemporaryDirectory() as made:
        above, folder, path = Path(made), Path(made) / "data", Path(made) / "data" / "kontor.db"
        above.chmod(0o755)
        await (await SqliteDatabase.open(path)).close()
        folder.chmod(0o777)
        path.chmod(0o666)
        path.with_name("kontor.db.lock").chmod(0o666)
        {"file": path, "folder": folder, "folder above": above}[protected].chmod(
            {"file": 0o444, "folder": 0o555, "folder above": 0o600}[protected]
        )
        if protected == "folder":
            path.unlink()
        done = subprocess.run(
            [sys.executable, "-c", _UNPRIVILEGED, str(path)], capture_output=True, text=True, check=False
        )
        above.chmod(0o755)
        folder.chmod(0o755)
    assert done.stdout.strip() == "no-permission", done.stderr


@pytest.mark.parametrize(
    "content", [b"This is a letter, not a database. " * 40, b"SQLite format 3\0" + b"\xff" * 4096]
)
async def test_a_damaged_file(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(errors.DatabaseCorrupt) as caught:
        await SqliteDatabase.open(path)
    assert caught.value.path == path
    assert path.read_bytes() == content


async def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.touch()
    database = await SqliteDatabase.open(path)
    assert await database.integrity_check() == []
    await database.close()


async def test_a_database_of_another_program_is_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
        connection.commit()
    before = path.read_bytes()
    with pytest.raises(errors.DatabaseForeign):
        await SqliteDatabase.open(path)
    assert path.read_bytes() == before


async def test_a_schema_of_a_later_release(path: Path) -> None:
    await (await SqliteDatabase.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999_later'")
        connection.commit()
    with pytest.raises(errors.DatabaseTooNew) as caught:
        await SqliteDatabase.open(path)
    assert (caught.value.found, caught.value.known) == ("9999_later", REVISION)


_HOLDER = """
import asyncio, sys
from pathlib import Path
from store.database import Database
from store.sqlite.database import SqliteDatabase
async def main():
    await SqliteDatabase.open(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""


async def test_two_processes(path: Path) -> None:
    """The second is refused with the first one's name; when the first dies, however, the file is free."""
    holder = subprocess.Popen([sys.executable, "-c", _HOLDER, str(path)], stdout=subprocess.PIPE, text=True)
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(errors.DatabaseInUse) as caught:
            await SqliteDatabase.open(path)
        assert caught.value.process == holder.pid
    finally:
        holder.kill()
        holder.wait()
        holder.stdout.close() if holder.stdout else None
    await (await SqliteDatabase.open(path)).close()


async def test_twice_in_one_process_by_another_name(file_db: SqliteDatabase, tmp_path: Path) -> None:
    alias = tmp_path / "alias.db"
    alias.symlink_to(file_db.path)
    with pytest.raises(errors.DatabaseInUse) as caught:
        await SqliteDatabase.open(alias)
    assert caught.value.process == os.getpid()


async def test_a_failed_opening_leaves_the_file_free(path: Path) -> None:
    path.write_bytes(b"junk" * 400)
    with pytest.raises(errors.DatabaseCorrupt):
        await SqliteDatabase.open(path)
    path.unlink()
    await (await SqliteDatabase.open(path)).close()


async def test_closed_is_closed(path: Path) -> None:
    database = await SqliteDatabase.open(path)
    await database.close()
    await database.close()
    with pytest.raises(errors.DatabaseClosed):
        async with database.tx():
            pass
    with pytest.raises(errors.DatabaseClosed):
        async with database.read():
            pass
    with pytest.raises(errors.DatabaseClosed):
        await database.integrity_check()
    with pytest.raises(errors.DatabaseClosed):
        await database.backup(path.parent / "backups")


async def test_nobody_but_its_owner_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "kontor.db"
    path.touch(0o644)
    database = await SqliteDatabase.open(path)
    async with database.tx() as tx:
        await a_match(tx)
    copy = await database.backup(tmp_path / "backups")
    files = [*tmp_path.glob("kontor.db*"), copy]
    assert len(files) == 5
    assert {file.name: oct(file.stat().st_mode & 0o777) for file in files} == {
        file.name: "0o600" for file in files
    }
    await database.close()
