"""Every value is compared before anything is kept: a planted difference is found, and the target stays empty."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, Integer, LargeBinary, Table

from store.columns import Flag
from tests.postgres import Server
from tests.tiers import few
from tests.tools.database_move.helpers.databases import is_empty, move, numbers_in, refusal, rows_in, run
from tools.move_database import move as moving
from tools.move_database import sqlite_file
from tools.move_database.endpoints import MOVED, Endpoint, Target
from tools.move_database.rows import RowsDiffer, compare

COLUMNS = [column for table in MOVED for column in table.columns]
Capture = pytest.CaptureFixture[str]


def _changed(column: Column[Any]) -> str:
    """A value that the column does not hold in any row, as SQLite says it."""
    if isinstance(column.type, Flag):
        return f'1 - "{column.name}"'
    if isinstance(column.type, Integer):
        return f'coalesce("{column.name}", 0) + 1000'
    if isinstance(column.type, LargeBinary):
        return f"CAST(coalesce(\"{column.name}\", '') || 'x' AS BLOB)"
    return f"coalesce(\"{column.name}\", '') || 'x'"


@contextmanager
def _lenient(path: Path) -> Iterator[Endpoint]:
    """A file in which anything may be written."""
    with sqlite_file._open(path, "rw", "PRAGMA ignore_check_constraints = 1") as core:
        yield Endpoint(core, path, "--to", nullcontext)


def test_a_change_in_any_column_of_any_table_is_found(filled: Path, folder: Path) -> None:
    move(filled, folder / "new.db")
    with sqlite_file.source(filled, "--from") as old, _lenient(folder / "new.db") as new:
        core = new.core
        for column in COLUMNS:
            table: Table = column.table
            compare(old, new, table, lambda _: None)
            core.exec_driver_sql(f'UPDATE "{table.name}" SET "{column.name}" = {_changed(column)}')
            with pytest.raises(RowsDiffer, match=rf"^{table.name} \("):
                compare(old, new, table, lambda _: None)
            core.rollback()


@pytest.mark.parametrize("table", few(3, MOVED), ids=str)
def test_a_row_too_few_or_too_many_is_found(filled: Path, folder: Path, table: Table) -> None:
    move(filled, folder / "new.db")
    run(folder / "new.db", f'DELETE FROM "{table.name}" WHERE rowid = (SELECT max(rowid) FROM "{table.name}")')
    with sqlite_file.source(filled, "--from") as one, _lenient(folder / "new.db") as other:
        with pytest.raises(RowsDiffer, match=r"is missing in .*new\.db"):
            compare(one, other, table, lambda _: None)
        with pytest.raises(RowsDiffer, match=r"is missing in .*new\.db"):
            compare(other, one, table, lambda _: None)


@pytest.fixture
def meddling(postgresql: Server) -> Iterator[str]:
    """A server that changes or forgets what it is given, as each test has it."""
    url = postgresql.migrated()
    yield url
    postgresql.drop(url)


@pytest.mark.parametrize(
    ("table", "done"),
    [
        ("note", "NEW.text := NEW.text || ' '; RETURN NEW;"),
        ("user", "NEW.deleted := NOT NEW.deleted; RETURN NEW;"),
        ("snapshot", "NEW.state := NEW.state || '\\x00'; RETURN NEW;"),
        ("match", "NEW.seed := NULL; RETURN NEW;"),
        ("timer", "NEW.fires_at := NEW.fires_at + 1; RETURN NEW;"),
        ("outbox", "RETURN NULL;"),
        ("timer", "INSERT INTO nickname VALUES (1, 2, 'more'); RETURN NEW;"),
    ],
)
def test_a_server_that_keeps_something_else_keeps_nothing(
    filled: Path, meddling: str, capsys: Capture, table: str, done: str
) -> None:
    before = numbers_in(meddling)
    run(
        meddling,
        f"CREATE FUNCTION meddle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {done} END $$",
        f'CREATE TRIGGER meddle BEFORE INSERT ON "{table}" FOR EACH ROW EXECUTE FUNCTION meddle()',
    )
    told = refusal(capsys, filled, meddling, code=1)
    assert told.startswith("nickname" if "nickname" in done else table)
    assert is_empty(meddling)
    assert numbers_in(meddling) == before
    run(meddling, f'DROP TRIGGER meddle ON "{table}"')
    move(filled, meddling)
    assert rows_in(meddling) == rows_in(filled)


def test_a_file_in_which_something_else_stands_is_not_put_in_place(
    filled: Path, folder: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = Target.insert

    def insert(self: Target, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
        really(self, table, [dict(row) | ({"text": "other"} if table.name == "note" else {}) for row in rows])

    monkeypatch.setattr(Target, "insert", insert)
    assert refusal(capsys, filled, folder / "new.db", code=1).startswith("note (match_id 1, user_id 101)")
    assert {path.name for path in folder.iterdir()} == {"kontor.db", "kontor.db.lock", "new.db.lock"}


def test_numbers_that_would_begin_anew_are_found(
    filled: Path, folder: Path, meddling: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(filled, "UPDATE sqlite_sequence SET seq = seq + 5 WHERE name = 'timer'")
    monkeypatch.setattr(moving, "go_on_after", lambda *_: None)
    for target in (folder / "new.db", meddling):
        assert "numbers of" in refusal(capsys, filled, target, code=1)
        assert is_empty(target)
