"""Backups: whole or absent, the newest ones retained, and restored as docs/backup.md says."""

import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from store.errors import BackupFailed
from store.schema import REVISION
from store.sqlite.database import SqliteDatabase
from store.tables import action_rows, match_rows
from tests.store.helpers.sample_rows import a_match, an_action, one_of_everything

DAY = 86400
DOCS = Path(__file__).parents[2] / "docs" / "backup.md"


@pytest.fixture
async def db(file_db: SqliteDatabase) -> SqliteDatabase:
    return file_db


async def _steps(path: Path) -> list[int]:
    database = await SqliteDatabase.open(path)
    async with database.read() as conn:
        steps = [action.seq for action in await action_rows.actions_between(conn, 1)]
    assert await database.integrity_check() == []
    await database.close()
    return steps


async def test_a_backup_holds_everything_committed_so_far(file_db: SqliteDatabase, tmp_path: Path) -> None:
    async with file_db.tx() as tx:
        match_id = await one_of_everything(tx)
    copy = await file_db.backup(tmp_path / "new" / "backups")
    async with file_db.tx() as tx:
        await action_rows.append_actions(tx, match_id, 2, [an_action()])
    assert await _steps(copy) == [1, 2]


async def test_a_backup_does_not_wait_for_a_transaction(file_db: SqliteDatabase, tmp_path: Path) -> None:
    async with file_db.tx() as tx:
        await a_match(tx)
    async with file_db.tx() as tx:
        await a_match(tx)
        copy = await file_db.backup(tmp_path / "backups")
    restored = await SqliteDatabase.open(copy)
    async with restored.read() as conn:
        assert await match_rows.count_by_status(conn) == {"live": 1}
    await restored.close()


async def test_the_newest_fourteen_are_kept_and_other_files_left_alone(
    file_db: SqliteDatabase, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "kontor-by-hand.db").write_text("mine")
    made = [await file_db.backup(folder, now=day * DAY) for day in range(17)]
    assert sorted(folder.iterdir()) == sorted([*made[-14:], folder / "kontor-by-hand.db"])
    assert made[0].name == "kontor-19700101-000000Z.db"


async def test_backups_of_a_clock_that_was_ahead_or_behind_delete_none_and_are_not_deleted(
    file_db: SqliteDatabase, tmp_path: Path
) -> None:
    ahead = await file_db.backup(tmp_path, now=900 * DAY)
    good = [await file_db.backup(tmp_path, now=day * DAY) for day in range(100, 115)]
    assert sorted(tmp_path.glob("*Z.db")) == sorted([*good[1:], ahead])
    behind = await file_db.backup(tmp_path, now=DAY)
    assert sorted(tmp_path.glob("*Z.db")) == sorted([behind, *good[1:], ahead])


@pytest.mark.promise("harm")
async def test_a_copy_from_before_a_release_goes_when_no_backup_is_as_old(
    file_db: SqliteDatabase, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    before = file_db.path.with_name(f"{file_db.path.name}.before-{REVISION}")
    mine = file_db.path.with_name(f"{file_db.path.name}.before-the-holidays")
    for file in (before, mine):
        file.write_text("a copy")
        os.utime(file, (DAY * 3 / 2, DAY * 3 / 2))
    for day in range(15):
        await file_db.backup(folder, now=day * DAY)
        assert before.exists(), "one of the backups is older"
    for day in (15, 16):
        await file_db.backup(folder, now=day * DAY)
    assert not before.exists()
    assert mine.exists()


async def test_two_backups_in_one_second(file_db: SqliteDatabase, tmp_path: Path) -> None:
    first = await file_db.backup(tmp_path, now=DAY)
    async with file_db.tx() as tx:
        await a_match(tx)
    second = await file_db.backup(tmp_path, now=DAY)
    assert first == second
    with closing(sqlite3.connect(second)) as connection:
        assert connection.execute("SELECT count(*) FROM match").fetchone() == (1,)


async def test_a_folder_that_cannot_be_made(file_db: SqliteDatabase, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(BackupFailed) as caught:
        await file_db.backup(tmp_path / "taken" / "backups")
    assert caught.value.folder == tmp_path / "taken" / "backups"


async def test_a_damaged_database_pushes_no_good_backup_out(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    database = await SqliteDatabase.open(path)
    async with database.tx() as tx:
        match_id = await one_of_everything(tx)
        await action_rows.append_actions(tx, match_id, 2, [an_action("x" * 3000) for _ in range(200)])
    good = await database.backup(folder, now=0)
    await database.close()
    content = bytearray(path.read_bytes())
    content[len(content) // 2 : len(content) // 2 + 9000] = b"\x5a" * 9000
    path.write_bytes(bytes(content))
    database = await SqliteDatabase.open(path)
    assert await database.integrity_check() != []
    with pytest.raises(BackupFailed):
        await database.backup(folder, keep=1, now=DAY)
    await database.close()
    assert list(folder.iterdir()) == [good]


async def test_a_copy_that_is_not_sound_is_no_backup(file_db: SqliteDatabase, tmp_path: Path) -> None:
    with closing(sqlite3.connect(file_db.path)) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("INSERT INTO user (id, settings, deleted) VALUES (1, '{}', 7)")
        connection.commit()
    with pytest.raises(BackupFailed) as caught:
        await file_db.backup(tmp_path / "backups")
    assert "user" in caught.value.detail
    assert list((tmp_path / "backups").iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="the commands are for a POSIX shell")
async def test_the_documented_restore(tmp_path: Path) -> None:
    """The commands of docs/backup.md, on a database whose bot was killed and left its side files."""
    path = tmp_path / "data" / "kontor.db"
    database = await SqliteDatabase.open(path)
    async with database.tx() as tx:
        match_id = await one_of_everything(tx)
    backup = await database.backup(tmp_path / "data" / "backups")
    async with database.tx() as tx:
        await action_rows.append_actions(tx, match_id, 2, [an_action()])
    leftovers = {file: file.read_bytes() for file in path.parent.glob("kontor.db-*")}
    await database.close()
    assert any(leftovers.values()), "a killed bot leaves its newest changes beside the database"
    for file, content in leftovers.items():
        file.write_bytes(content)

    block = re.search(r"```sh\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    commands = block[1].replace("kontor-20300131-030000Z.db", backup.name)
    assert backup.name in commands
    subprocess.run(["sh", "-eu", "-c", commands], cwd=tmp_path, check=True)

    assert await _steps(path) == [1, 2]
    assert len(list((tmp_path / "data").glob("**/kontor.db"))) == 2, "what was replaced is kept"
