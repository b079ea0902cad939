"""Every value is compared before the commit, odd ones included: a planted difference is found."""

import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import BigInteger, CheckConstraint, Column, Integer, LargeBinary, Table

from store.columns import Flag
from tests.postgres import Server
from tests.tiers import few
from tests.tools.database_move.helpers.databases import (
    fill,
    is_empty,
    move,
    numbers_in,
    opened,
    refusal,
    rows_in,
    run,
)
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
    filled: Path, migrated: str, capsys: Capture, table: str, done: str
) -> None:
    before = numbers_in(migrated)
    run(
        migrated,
        f"CREATE FUNCTION meddle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {done} END $$",
        f'CREATE TRIGGER meddle BEFORE INSERT ON "{table}" FOR EACH ROW EXECUTE FUNCTION meddle()',
    )
    assert refusal(capsys, filled, migrated, code=1).startswith("nickname" if "nickname" in done else table)
    assert is_empty(migrated)
    assert numbers_in(migrated) == before
    run(migrated, f'DROP TRIGGER meddle ON "{table}"')
    move(filled, migrated)
    assert rows_in(migrated) == rows_in(filled)


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
    filled: Path, folder: Path, migrated: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(filled, "UPDATE sqlite_sequence SET seq = seq + 5 WHERE name = 'timer'")
    monkeypatch.setattr(moving, "go_on_after", lambda *_: None)
    for target in (folder / "new.db", migrated):
        assert "numbers of" in refusal(capsys, filled, target, code=1)
        assert is_empty(target)


TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))
LARGEST = (1 << 63) - 1

Rows = Mapping[str, list[dict[str, Any]]]


def _choices(table: Table) -> dict[str, list[str]]:
    found = [
        re.fullmatch(r"(\w+) IN \(('.*')\)", str(constraint.sqltext))
        for constraint in table.constraints
        if isinstance(constraint, CheckConstraint)
    ]
    return {match[1]: re.findall(r"'(.*?)'", match[2]) for match in found if match}


def _values(column: Column[Any]) -> st.SearchStrategy[Any]:
    choices = _choices(column.table).get(column.name)
    values: st.SearchStrategy[Any]
    if choices is not None:
        values = st.sampled_from(choices)
    elif isinstance(column.type, Flag):
        values = st.booleans()
    elif isinstance(column.type, LargeBinary):
        values = st.binary()
    elif isinstance(column.type, Integer):
        bits = 63 if isinstance(column.type, BigInteger) else 31
        values = st.integers(-(1 << bits), (1 << bits) - 1)
    else:
        values = TEXTS
    return values | st.none() if column.nullable else values


@st.composite
def _rows(draw: st.DrawFn) -> Rows:
    found: dict[str, list[dict[str, Any]]] = {}
    for table in MOVED:
        kinds = {
            column.name: st.sampled_from([row["id"] for row in found["match"]])
            if column.foreign_keys
            else _values(column)
            for column in table.columns
        }
        found[table.name] = draw(st.lists(st.fixed_dictionaries(kinds), min_size=1, max_size=4))
    return found


@pytest.fixture(autouse=True, scope="module")
def no_patience() -> Iterator[None]:
    """No process of the invented rows is alive, and no move waits to find out."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("service.cluster.liveness.PROCESS_TIMEOUT", 0.0)
        yield


@settings(max_examples=10, suppress_health_check=list(HealthCheck))
@given(rows=_rows())
def test_every_value_comes_back_as_it_was(postgresql: Server, rows: Rows) -> None:
    server = postgresql.migrated()
    with tempfile.TemporaryDirectory() as name:
        old, back = Path(name) / "old.db", Path(name) / "back.db"
        fill(old)
        with opened(old) as connection:
            for table in MOVED:
                # What breaks a rule of the schema is left out.
                connection.execute(table.insert().prefix_with("OR IGNORE"), rows[table.name])
        move(old, server)
        assert rows_in(server) == rows_in(old)
        move(server, back)
        assert rows_in(back) == rows_in(old)
        assert numbers_in(back) == numbers_in(server) == numbers_in(old)
    postgresql.drop(server)


def test_the_largest_number_there_is(filled: Path, folder: Path, migrated: str) -> None:
    run(
        filled,
        f"INSERT INTO timer SELECT {LARGEST}, NULL, NULL, NULL, kind, token, payload, fires_at, NULL FROM timer",
    )
    move(filled, migrated)
    move(migrated, folder / "back.db")
    assert numbers_in(folder / "back.db") == numbers_in(migrated) == numbers_in(filled)
    assert numbers_in(migrated)["timer"] == LARGEST


def test_a_character_that_postgresql_lacks_is_named(
    filled: Path, folder: Path, migrated: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run(filled, "UPDATE note SET text = 'spices' || char(0)")
    told = refusal(capsys, filled, migrated)
    assert "note (match_id 1, user_id 101) holds the character NUL in its text" in told
    assert is_empty(migrated)
    move(filled, folder / "new.db")
    assert rows_in(folder / "new.db") == rows_in(filled)
    run(filled, "UPDATE note SET text = 'spices'")
    move(filled, migrated)
    assert rows_in(migrated)["note"][0][2] == (str, "spices")


def test_an_integer_that_is_too_large_for_postgresql_is_named(
    filled: Path, migrated: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run(filled, f"UPDATE seat SET score = {1 << 31} WHERE seat = 1")
    assert "seat (match_id 1, seat 1) holds 2147483648 as its score" in refusal(capsys, filled, migrated)
    assert is_empty(migrated)


def test_what_is_no_text_at_all_is_refused(filled: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(filled, "UPDATE note SET text = CAST(x'FF41' AS TEXT)")
    assert "cannot be used" in refusal(capsys, filled, folder / "new.db")
    assert not (folder / "new.db").exists()
