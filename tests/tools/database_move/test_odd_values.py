"""Values that databases are known to change: all of Unicode, 64 bits, bytes, nothing, what one of them lacks."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import BigInteger, CheckConstraint, Column, Integer, LargeBinary, Table

from store.columns import Flag
from tests.postgres import Server
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
from tools.move_database.endpoints import MOVED

TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))
LARGEST = (1 << 63) - 1

Rows = Mapping[str, list[dict[str, Any]]]


def _choices(table: Table) -> dict[str, list[str]]:
    """What the columns of which only some values are allowed may hold."""
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
    """Some rows of every table."""
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
    """No process of the rows that are made up lives, and nobody waits to see that."""
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


def test_the_largest_number_there_is(filled: Path, folder: Path, postgresql: Server) -> None:
    server = postgresql.migrated()
    run(
        filled,
        f"INSERT INTO timer SELECT {LARGEST}, NULL, NULL, NULL, kind, token, payload, fires_at, NULL FROM timer",
    )
    move(filled, server)
    move(server, folder / "back.db")
    assert numbers_in(folder / "back.db") == numbers_in(server) == numbers_in(filled)
    assert numbers_in(server)["timer"] == LARGEST
    postgresql.drop(server)


def test_a_character_that_postgresql_lacks_is_named(
    filled: Path, folder: Path, postgresql: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    server = postgresql.migrated()
    run(filled, "UPDATE note SET text = 'spices' || char(0)")
    told = refusal(capsys, filled, server)
    assert "note (match_id 1, user_id 101) holds the character NUL in its text" in told
    assert is_empty(server)
    move(filled, folder / "new.db")
    assert rows_in(folder / "new.db") == rows_in(filled)
    run(filled, "UPDATE note SET text = 'spices'")
    move(filled, server)
    assert rows_in(server)["note"][0][2] == (str, "spices")
    postgresql.drop(server)


def test_an_integer_that_is_too_large_for_postgresql_is_named(
    filled: Path, postgresql: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    server = postgresql.migrated()
    run(filled, f"UPDATE seat SET score = {1 << 31} WHERE seat = 1")
    assert "seat (match_id 1, seat 1) holds 2147483648 as its score" in refusal(capsys, filled, server)
    assert is_empty(server)
    postgresql.drop(server)


def test_what_is_no_text_at_all_is_refused(filled: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(filled, "UPDATE note SET text = CAST(x'FF41' AS TEXT)")
    assert "cannot be used" in refusal(capsys, filled, folder / "new.db")
    assert not (folder / "new.db").exists()
