"""What is moved is equal, and goes on, between files and servers; a move that is cut short changes nothing."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from service.app import Kontor
from service.people.user import User
from store.sqlite import files
from tests.postgres import Server
from tests.service.helpers.match import ALL_GAMES, ServiceMatch
from tests.service.helpers.undoable_move import put
from tests.tools.database_move.helpers.databases import (
    PATIENCE,
    Where,
    command,
    environment,
    fill,
    is_empty,
    move,
    numbers_in,
    opened,
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
    """The player to move; chance says who begins."""
    (seat,) = [seat for seat in (await table.info()).seats if seat.awaited]
    return next(user for user in table.people if user.id == seat.user_id)


async def _on(table: ServiceMatch, where: Where) -> ServiceMatch:
    """The same table, on another database."""
    config = msgspec.structs.replace(table.config, database=where)
    moved = ServiceMatch(await Kontor.open(config, table.clock, ALL_GAMES), table.discord, table.clock, config)
    moved.id, moved.people = table.id, table.people
    await moved._start()
    return moved


def test_a_match_goes_on_there_and_goes_on_when_it_is_back(folder: Path, bare: str) -> None:
    table, last = asyncio.run(_played(folder))
    old, back = folder / "kontor.db", folder / "back" / "kontor.db"
    move(old, bare)
    assert rows_in(bare) == rows_in(old)
    assert numbers_in(bare) == numbers_in(old)

    async def there() -> ServiceMatch:
        moved = await _on(table, bare)
        await moved.prove()
        await moved.undo(last)  # the turn was held back when the bot was stopped
        await moved.do(last, Pass())
        await moved.wait(15)
        assert await moved.awaited() == {0, 1}, "both choose, now that the turn is known"
        await moved.prove()
        await moved.kontor.close()
        return moved

    table = asyncio.run(there())
    move(bare, back)
    assert rows_in(back) == rows_in(bare) != rows_in(old)
    assert numbers_in(back) == numbers_in(bare)

    async def here() -> None:
        moved = await _on(table, back)
        await moved.prove()
        assert (await moved.lobby()).id == table.id + 1
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


def test_the_program_tells_what_it_moved_and_what_to_do_now(filled: Path, folder: Path, bare: str) -> None:
    (folder / ".env").write_text(f"KONTOR_DATABASE={filled}\n")
    ended = program(folder, "--to", with_password(bare))
    assert ended.returncode == 0, ended.stderr
    for table, rows in rows_in(filled).items():
        assert f"{table}: {len(rows)} row{'s' * (len(rows) > 1)}\n" in ended.stdout
    assert "let KONTOR_DATABASE name the new one" in ended.stdout
    assert "secret" not in ended.stdout + ended.stderr
    assert rows_in(bare) == rows_in(filled)


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


def test_a_backup_is_moved_like_the_database_itself(filled: Path, folder: Path, bare: str) -> None:
    copy = files.backup(filled, folder / "backups", 14, None)
    move(copy, bare)
    assert rows_in(bare) == rows_in(filled)
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


def test_numbers_of_rows_that_are_gone_are_not_given_again(filled: Path, folder: Path, bare: str) -> None:
    run(filled, "UPDATE sqlite_sequence SET seq = 70 + length(name)", "DELETE FROM timer", "DELETE FROM outbox")
    gone = numbers_in(filled)
    assert min(gone.values()) > 70
    move(filled, bare)
    run(bare, "INSERT INTO outbox (kind, payload, attempts, next_at, created) VALUES ('turn', '', 0, 0, 0)")
    assert numbers_in(bare) == gone | {"outbox": gone["outbox"] + 1}
    run(bare, "DELETE FROM outbox")
    move(bare, folder / "back.db")
    assert numbers_in(folder / "back.db") == gone | {"outbox": gone["outbox"] + 1}


def test_a_table_of_many_batches_is_moved_whole(filled: Path, folder: Path, bare: str) -> None:
    many = 2 * BATCH + 1
    run(
        filled,
        f"WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < {many + 10})"
        " INSERT INTO action SELECT 1, i, 0, 'player', 1, i, '[]', '{}', 'd', 0, 1, i FROM n",
    )
    move(filled, bare)
    assert rows_in(bare) == rows_in(filled)
    assert len(rows_in(bare)["action"]) > many


CUTS = [signal.SIGINT, signal.SIGTERM, signal.SIGKILL]
_LOCK = 4711
_GATE = (
    f"CREATE FUNCTION gate() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock({_LOCK});"
    " RETURN NEW; END $$",
    "CREATE TRIGGER gate BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION gate()",
)


@contextmanager
def _stopped(url: str, by: str, source: Where, target: Where) -> Iterator[subprocess.Popen[str]]:
    """A move in the middle of its rows: it waits for a lock that is held here, taken by a statement."""
    with opened(url) as holding:
        holding.exec_driver_sql(by)
        process = subprocess.Popen(
            command("--from", source, "--to", target), env=environment(), stderr=subprocess.PIPE, text=True
        )
        _until(lambda: _waits(url) or process.poll() is not None)
        assert process.poll() is None, process.communicate()
        yield process
        process.kill()
        process.communicate(timeout=PATIENCE)


def _waits(url: str) -> bool:
    with opened(url) as asking:
        return bool(asking.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar())


def _until(holds: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def _cut(process: subprocess.Popen[str], how: signal.Signals) -> None:
    """Send a signal, and see it end by it."""
    process.send_signal(how)
    _, err = process.communicate(timeout=PATIENCE)
    if how == signal.SIGKILL:
        assert process.returncode == -how
    else:
        assert process.returncode == 130, err
        assert err.endswith("Interrupted. Nothing was moved.\n")


@pytest.mark.parametrize("how", CUTS, ids=str)
def test_on_the_way_to_a_server(filled: Path, migrated: str, how: signal.Signals) -> None:
    run(migrated, *_GATE)
    before = filled.read_bytes(), numbers_in(migrated)
    with _stopped(migrated, f"SELECT pg_advisory_xact_lock({_LOCK})", filled, migrated) as process:
        _cut(process, how)
    _until(lambda: not _waits(migrated))
    assert is_empty(migrated)
    assert (filled.read_bytes(), numbers_in(migrated)) == before
    move(filled, migrated)
    assert rows_in(migrated) == rows_in(filled)


@pytest.mark.parametrize("how", CUTS, ids=str)
def test_on_the_way_to_a_file(folder: Path, migrated: str, how: signal.Signals) -> None:
    fill(migrated)
    before = rows_in(migrated)
    target = folder / "new.db"
    with _stopped(migrated, "LOCK TABLE outbox", migrated, target) as process:
        assert (folder / "new.db.moving").exists()
        _cut(process, how)
    assert (folder / "new.db.moving").exists() == (how == signal.SIGKILL)
    assert not target.exists()
    _until(lambda: not _waits(migrated))
    move(migrated, target)
    assert rows_in(target) == rows_in(migrated) == before
    assert {path.name for path in folder.iterdir()} == {"new.db", "new.db.lock"}


def test_a_server_that_goes_away_in_between(filled: Path, postgresql: Server, migrated: str) -> None:
    run(migrated, *_GATE)
    with _stopped(migrated, f"SELECT pg_advisory_xact_lock({_LOCK})", filled, migrated) as process:
        postgresql.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE wait_event_type = 'Lock' AND application_name = 'kontor'"
        )
        _, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 2
        assert err.startswith("The database ")
        assert len(err.splitlines()) == 1
    assert is_empty(migrated)


def test_at_the_very_end_it_is_not_interrupted_any_more(
    filled: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
    really = files.replace_atomically

    def late(part: Path, target: Path) -> None:
        signal.raise_signal(signal.SIGINT)
        really(part, target)
        signal.raise_signal(signal.SIGTERM)

    monkeypatch.setattr(files, "replace_atomically", late)
    move(filled, folder / "new.db")
    assert rows_in(folder / "new.db") == rows_in(filled)
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)) == before
