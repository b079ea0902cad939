"""From an empty file and from every schema ever released to the newest one, with nothing lost."""

import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from store import migrations
from store.errors import DatabaseCorrupt
from store.schema import REVISION, metadata
from store.sqlite import files
from store.sqlite.database import SqliteDatabase
from tests.store.helpers.dump_schema import SCHEMAS

RELEASED = sorted(migrations.known())


def _shape(connection: sqlite3.Connection) -> dict[str, Any]:
    """Everything that makes the schema, without the way it is written down."""
    shape: dict[str, Any] = {}
    for table, sql in connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'table'").fetchall():
        if table.startswith("sqlite_") or table == "alembic_version":
            continue
        indexes = connection.execute(f'SELECT name, "unique", partial FROM pragma_index_list("{table}")')
        shape[table] = {
            "columns": sorted(row[1:] for row in connection.execute(f'PRAGMA table_xinfo("{table}")')),
            "references": sorted(row[2:] for row in connection.execute(f'PRAGMA foreign_key_list("{table}")')),
            "checks": sorted(re.findall(r"CONSTRAINT \w+ CHECK \(.*\)", sql)),
            "options": ("AUTOINCREMENT" in sql, "STRICT" in sql),
            "indexes": sorted(
                (name, unique, partial, connection.execute(f'PRAGMA index_info("{name}")').fetchall())
                for name, unique, partial in indexes.fetchall()
            ),
        }
    shape["conditions"] = sorted(
        sql.split(" WHERE ")[1]
        for (sql,) in connection.execute(
            "SELECT sql FROM sqlite_schema WHERE type = 'index' AND sql LIKE '% WHERE %'"
        )
    )
    return shape


def _shape_of_file(path: Path) -> dict[str, Any]:
    with closing(sqlite3.connect(path)) as connection:
        return _shape(connection)


def _wanted_shape(path: Path) -> dict[str, Any]:
    engine = create_engine(f"sqlite:///{path}")
    metadata.create_all(engine)
    engine.dispose()
    return _shape_of_file(path)


def _rows(path: Path) -> dict[str, int]:
    """How many rows the tables of today have; those that are not there yet are left out."""
    with closing(sqlite3.connect(path)) as connection:
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        return {
            table: connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0]
            for table in metadata.tables
            if table in there
        }


def _released(path: Path, revision: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((SCHEMAS / f"{revision}.sql").read_text(encoding="utf-8"))


def test_the_newest_revision_is_the_one_the_code_names() -> None:
    assert RELEASED[-1] == REVISION


async def test_from_empty(path: Path, tmp_path: Path) -> None:
    await (await SqliteDatabase.open(path)).close()
    assert _shape_of_file(path) == _wanted_shape(tmp_path / "wanted.db")


@pytest.mark.parametrize("revision", RELEASED)
async def test_from_every_released_schema(path: Path, tmp_path: Path, revision: str) -> None:
    """A failure to find the dump means: run ``python -m tests.store.helpers.dump_schema`` before the release."""
    _released(path, revision)
    before = _rows(path)
    assert set(before.values()) != {0}
    database = await SqliteDatabase.open(path)
    assert await database.integrity_check() == []
    await database.close()
    after = _rows(path)
    assert {table: after[table] for table in before} == before
    assert _shape_of_file(path) == _wanted_shape(tmp_path / "wanted.db")


@pytest.mark.parametrize(
    ("status", "settings", "kept"),
    [
        ("live", {}, (2000, None, None, None)),
        ("over", {"cut_off": 1500}, (3000, None, None, 1500)),
        ("paused", {"paused_at": 1700}, (1700, "players", None, None)),
        ("paused", {"paused_at": 1700, "cut_off": 1800}, (1700, "players", None, 1800)),
        ("paused", {"cut_off": 1800}, (1800, "outage", None, 1800)),
        ("paused", {"cut_off": 1800, "stopped_by": "server"}, (1800, "server", None, 1800)),
        (
            "paused",
            {"paused_at": 1700, "stopped_by": "thread", "thread_closed": True},
            (1700, "thread", 902, None),
        ),
        (
            "paused",
            {"paused_at": 1700, "stopped_by": "server", "thread_closed": True},
            (1700, "server", 902, None),
        ),
        ("paused", None, (2000, "players", None, None)),
    ],
)
async def test_what_a_match_was_doing_moves_out_of_its_settings(
    path: Path, status: str, settings: dict[str, Any] | None, kept: tuple[Any, ...]
) -> None:
    """From 0010, where it was one column and four settings. Settings that cannot be read stay as they are."""
    before = {"paused_at": None, "cut_off": None, "stopped_by": "", "thread_closed": False}
    text = "{" if settings is None else json.dumps({"seats": 3, "options": {"é": 1}, **before, **settings})
    _released(path, "0010_hindsight")
    with closing(sqlite3.connect(path)) as connection, connection:
        ended = 3000 if status == "over" else None
        connection.execute(
            "UPDATE match SET status = ?, settings = ?, updated = 2000, finished = ?", (status, text, ended)
        )
    await (await SqliteDatabase.open(path)).close()
    with closing(sqlite3.connect(path)) as connection:
        columns = "status, settings, status_since, status_by, closed_thread_id, cut_off"
        (row,) = connection.execute(f"SELECT {columns} FROM match").fetchall()
    assert row[0] == status
    assert row[1] == ("{" if settings is None else '{"seats":3,"options":{"é":1}}')
    assert row[2:] == kept


async def test_the_dump_of_the_newest_schema_is_the_schema(path: Path, tmp_path: Path) -> None:
    _released(path, REVISION)
    assert _shape_of_file(path) == _wanted_shape(tmp_path / "wanted.db")
    assert min(_rows(path).values()) > 0


NEXT = f"{int(REVISION[:4]) + 1:04}_title"
_NEXT = '''"""Give matches a title. Why: to see what a migration does to rows that others refer to."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    numbers = {{"sqlite_autoincrement": True}}
    with op.batch_alter_table("match", recreate="always", table_kwargs=numbers) as batch:
        batch.add_column(sa.Column("title", sa.Text()))
    {then}
'''


@pytest.fixture
def release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Make this code a release with one revision more."""

    def make(then: str = "pass") -> None:
        versions = tmp_path / "versions"
        shutil.copytree(migrations.VERSIONS, versions)
        (versions / f"{NEXT}.py").write_text(_NEXT.format(then=then, revision=NEXT, before=REVISION))
        monkeypatch.setattr(migrations, "VERSIONS", versions)
        monkeypatch.setattr(files, "REVISION", NEXT)

    return make


async def test_a_migration_keeps_what_refers_to_the_table_it_makes_anew(path: Path, release: Any) -> None:
    _released(path, REVISION)
    before = _rows(path)
    release()
    database = await SqliteDatabase.open(path)
    assert await database.integrity_check() == []
    await database.close()
    assert _rows(path) == before
    assert "title" in str(_shape_of_file(path)["match"]["columns"])
    assert _shape_of_file(path)["match"]["options"] == (True, True), "strict, and numbers given once"
    copy = path.with_name(f"kontor.db.before-{NEXT}")
    assert _rows(copy) == before
    assert "title" not in str(_shape_of_file(copy)["match"]["columns"])


@pytest.mark.parametrize(
    ("then", "error"),
    [
        ("op.execute('INSERT INTO nowhere VALUES (1)')", Exception),
        ("op.execute('DELETE FROM match')", RuntimeError),
    ],
)
async def test_a_failing_migration_leaves_the_file_as_it_was(
    path: Path, release: Any, then: str, error: type[Exception]
) -> None:
    _released(path, REVISION)
    rows, shape = _rows(path), _shape_of_file(path)
    release(then)
    with pytest.raises(error) as caught:
        await SqliteDatabase.open(path)
    assert not isinstance(caught.value, DatabaseCorrupt)
    assert (_rows(path), _shape_of_file(path)) == (rows, shape)
