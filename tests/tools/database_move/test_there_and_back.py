"""What is moved is equal, and goes on: from a file to a server and back, between files, and between servers."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from service.app import Kontor
from service.people.user import User
from store.sqlite import files
from tests.postgres import Server
from tests.service.helpers.match import ALL_GAMES, ServiceMatch
from tests.service.helpers.undoable_move import put
from tests.tools.database_move.helpers.databases import (
    Where,
    fill,
    is_empty,
    move,
    numbers_in,
    program,
    rows_in,
    run,
    with_password,
)
from tests.toys.bazaar.position import Pass
from tools.move_database.endpoints import BATCH, MOVED

DIES = """
import os, sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("UPDATE note SET text = 'journal'")
connection.commit()
os._exit(0)
"""


@pytest.fixture
def server(postgresql: Server) -> Iterator[str]:
    """The address of a database without tables."""
    url = postgresql.empty()
    yield url
    postgresql.drop(url)


async def _played(folder: Path) -> tuple[ServiceMatch, User]:
    """Matches with computer players, not begun, and, the table's, with a turn held back of the person returned."""
    table = await ServiceMatch.empty(folder)
    await table.begin(people=1, computers=2, game="fugger")
    await table.lobby()
    await table.begin()
    await put(table, await _mover(table))
    await table.end_turn(await _mover(table))
    last = await _mover(table)
    await put(table, last)
    await table.do(last, Pass())
    await table.kontor.close()
    return table, last


async def _mover(table: ServiceMatch) -> User:
    """Whoever everybody waits for; chance says who begins."""
    (seat,) = [seat for seat in (await table.info()).seats if seat.awaited]
    return next(user for user in table.people if user.id == seat.user_id)


async def _on(table: ServiceMatch, where: Where) -> ServiceMatch:
    """The same table, on another database."""
    config = msgspec.structs.replace(table.config, database=where)
    moved = ServiceMatch(await Kontor.open(config, table.clock, ALL_GAMES), table.discord, table.clock, config)
    moved.id, moved.people = table.id, table.people
    await moved._start()
    return moved


def test_a_match_goes_on_there_and_goes_on_when_it_is_back(folder: Path, server: str) -> None:
    table, last = asyncio.run(_played(folder))
    old, back = folder / "kontor.db", folder / "back" / "kontor.db"
    move(old, server)
    assert rows_in(server) == rows_in(old)
    assert numbers_in(server) == numbers_in(old)

    async def there() -> ServiceMatch:
        moved = await _on(table, server)
        await moved.prove()
        await moved.undo(last)  # the turn was held back when the bot was stopped
        await moved.do(last, Pass())
        await moved.wait(15)
        assert await moved.awaited() == {0, 1}, "both choose, now that the turn is known"
        await moved.prove()
        await moved.kontor.close()
        return moved

    table = asyncio.run(there())
    move(server, back)
    assert rows_in(back) == rows_in(server) != rows_in(old)
    assert numbers_in(back) == numbers_in(server)

    async def here() -> None:
        moved = await _on(table, back)
        await moved.prove()
        opened = (await moved.lobby()).id
        assert opened == table.id + 1
        assert await moved.kontor.database.integrity_check() == []
        await moved.kontor.close()

    asyncio.run(here())


@pytest.mark.parametrize("pair", ["file file", "server server", "file server", "server file"])
def test_all_of_it_is_moved_and_the_source_is_as_it_was(folder: Path, postgresql: Server, pair: str) -> None:
    kinds = pair.split()
    urls = [postgresql.empty() for kind in kinds if kind == "server"]
    new = iter(urls)
    source, target = (next(new) if kind == "server" else folder / f"{n}.db" for n, kind in enumerate(kinds))
    fill(source)
    before = rows_in(source), numbers_in(source)
    assert min(map(len, before[0].values())) > 0, "a table of which nothing is tested"
    move(source, target)
    assert (rows_in(target), numbers_in(target)) == (rows_in(source), numbers_in(source)) == before
    for url in urls:
        postgresql.drop(url)


def test_the_program_tells_what_it_moved_and_what_to_do_now(filled: Path, folder: Path, server: str) -> None:
    (folder / ".env").write_text(f"KONTOR_DATABASE={filled}\n")
    ended = program(folder, "--to", with_password(server))
    assert ended.returncode == 0, ended.stderr
    for table, rows in rows_in(filled).items():
        assert f"{table}: {len(rows)} row{'s' * (len(rows) > 1)}\n" in ended.stdout
    assert "let KONTOR_DATABASE name the new one" in ended.stdout
    assert "secret" not in ended.stdout + ended.stderr
    assert rows_in(server) == rows_in(filled)


def test_the_file_that_was_read_is_left_byte_for_byte(filled: Path, folder: Path) -> None:
    before = filled.read_bytes(), filled.stat().st_mtime_ns
    move(filled, folder / "new.db")
    assert (filled.read_bytes(), filled.stat().st_mtime_ns) == before
    assert {path.name for path in folder.iterdir()} == {"kontor.db", "kontor.db.lock", "new.db", "new.db.lock"}


def test_what_a_killed_bot_left_in_its_journal_is_moved_and_left_there(filled: Path, folder: Path) -> None:
    run(filled, "PRAGMA journal_mode = WAL")
    subprocess.run([sys.executable, "-c", DIES, filled], check=True)
    journal = folder / "kontor.db-wal"
    before = filled.read_bytes(), journal.read_bytes()
    move(filled, folder / "new.db")
    assert (filled.read_bytes(), journal.read_bytes()) == before
    assert rows_in(folder / "new.db")["note"][0][2] == (str, "journal")


def test_a_backup_is_moved_like_the_database_itself(filled: Path, folder: Path, server: str) -> None:
    copy = files.backup(filled, folder / "backups", 14, None)
    move(copy, server)
    assert rows_in(server) == rows_in(filled)
    assert files.backups(folder / "backups", "kontor") == [copy]


def test_an_empty_database_that_was_opened_before_may_be_moved_to(
    filled: Path, folder: Path, postgresql: Server
) -> None:
    fill(folder / "new.db")
    tables = [table.name for table in reversed(MOVED)]
    for target in (folder / "new.db", str(fill(postgresql.migrated()))):
        run(target, *(f'DELETE FROM "{name}"' for name in tables))
        assert is_empty(target)
        move(filled, target)
        assert (rows_in(target), numbers_in(target)) == (rows_in(filled), numbers_in(filled))


def test_nobody_else_may_read_the_new_file(filled: Path, folder: Path) -> None:
    move(filled, folder / "new.db")
    assert (folder / "new.db").stat().st_mode & 0o777 == 0o600


def test_numbers_of_rows_that_are_gone_are_not_given_again(filled: Path, folder: Path, server: str) -> None:
    run(filled, "UPDATE sqlite_sequence SET seq = 70 + length(name)", "DELETE FROM timer", "DELETE FROM outbox")
    gone = numbers_in(filled)
    assert min(gone.values()) > 70
    move(filled, server)
    run(server, "INSERT INTO outbox (kind, payload, attempts, next_at, created) VALUES ('turn', '', 0, 0, 0)")
    assert numbers_in(server) == gone | {"outbox": gone["outbox"] + 1}
    run(server, "DELETE FROM outbox")
    move(server, folder / "back.db")
    assert numbers_in(folder / "back.db") == gone | {"outbox": gone["outbox"] + 1}


def test_a_table_of_many_batches_is_moved_whole(filled: Path, folder: Path, server: str) -> None:
    many = 2 * BATCH + 1
    run(
        filled,
        f"WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < {many + 10})"
        " INSERT INTO action SELECT 1, i, 0, 'player', 1, i, '[]', '{}', 'd', 0, 1, i FROM n",
    )
    move(filled, server)
    assert rows_in(server) == rows_in(filled)
    assert len(rows_in(server)["action"]) > many
