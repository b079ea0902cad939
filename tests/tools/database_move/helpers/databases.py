"""Databases to move, their rows, and the command that moves them."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, NullPool, create_engine, inspect, select, text, update

from service.cluster.liveness import host_identity
from store.opening import open_database
from store.postgres.connection import driver_url
from store.schema import processes
from tests.store.helpers.sample_rows import one_of_everything
from tools.move_database.__main__ import main
from tools.move_database.endpoints import MOVED

ROOT = Path(__file__).parents[4]
PATIENCE = 60.0
NUMBERED = ("match", "outbox", "proposal", "timer")
"""The tables whose numbers are never given twice."""

Where = Path | str


@contextmanager
def opened(where: Where) -> Iterator[Connection]:
    """A connection of the test's own, whose changes are committed."""
    url = f"sqlite:///{where}" if isinstance(where, Path) else driver_url(where)
    with create_engine(url, poolclass=NullPool).begin() as connection:
        yield connection


def run(where: Where, *statements: str) -> None:
    with opened(where) as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)


def rows_in(where: Where) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables by primary key, every value with its type."""
    with opened(where) as connection:
        return {
            table.name: [
                tuple((type(value), value) for value in row)
                for row in connection.execute(select(table).order_by(*table.primary_key))
            ]
            for table in MOVED
        }


def numbers_in(where: Where) -> dict[str, int]:
    """The largest number that each of `NUMBERED` has ever given."""
    with opened(where) as connection:
        if isinstance(where, Path):
            given = {name: int(seq) for name, seq in connection.execute(text("SELECT * FROM sqlite_sequence"))}
            return {name: given.get(name, 0) for name in NUMBERED}
        states = {
            name: connection.execute(text(f"SELECT * FROM {name}_id_seq")).mappings().one() for name in NUMBERED
        }
        return {name: state["last_value"] if state["is_called"] else 0 for name, state in states.items()}


def is_empty(where: Where) -> bool:
    if isinstance(where, Path) and not where.exists():
        return True
    with opened(where) as connection:
        there = set(inspect(connection).get_table_names())
    return not there or not any(rows_in(where).values())


LARGEST_PID = 1 << 22


def fill(where: Where) -> Where:
    """Bring a database up to date and put a row into every table; the database.

    Its process is one of this machine that has ended, so a move does not wait.
    """

    async def work() -> None:
        database = await open_database(where)
        async with database.tx() as tx:
            await one_of_everything(tx)
            await tx.run(update(processes).values(home=host_identity(), pid=LARGEST_PID + 1))
        await database.close()

    asyncio.run(work())
    return where


def move(source: Where, target: Where) -> None:
    assert main(["--from", str(source), "--to", str(target)]) == 0


def refusal(capsys: pytest.CaptureFixture[str], source: Where, target: Where, code: int = 2) -> str:
    capsys.readouterr()
    assert main(["--from", str(source), "--to", str(target)]) == code
    return one_sentence(*capsys.readouterr())


def one_sentence(out: str, err: str) -> str:
    """What is said of a refusal: in one line, without a password and without a traceback."""
    assert out == ""
    # On a slow machine the progress of the move is printed.
    lines = [line for line in err.strip().splitlines() if not re.fullmatch(r"\w+ \w+: [\d,]+ rows \.\.\.", line)]
    assert len(lines) == 1, err
    assert "secret" not in err
    return lines[0]


def with_password(url: str) -> str:
    """The address with a password, which the servers of tests do not ask for."""
    return url.replace("postgres@", "postgres:secret@")


def command(*arguments: Where) -> list[str]:
    return [sys.executable, "-m", "tools.move_database", *map(str, arguments)]


def environment(**settings: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("KONTOR", "DISCORD", "PG"))}
    return kept | {"PYTHONPATH": str(ROOT)} | settings


def program(folder: Path, *arguments: Where, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(*arguments),
        cwd=folder,
        env=environment(**settings),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
