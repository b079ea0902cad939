"""What is typed: by the real program, as an operator meets it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Server
from tests.tiers import few
from tests.tools.database_move.helpers.databases import one_sentence, program, rows_in

ADDRESS = "postgresql://me:secret@localhost:1/kontor"


def _refused(folder: Path, *arguments: Path | str, **settings: str) -> str:
    ended = program(folder, *arguments, **settings)
    assert ended.returncode == 2, ended.stderr
    return one_sentence(ended.stdout, ended.stderr)


def test_it_explains_itself(folder: Path) -> None:
    ended = program(folder, "--help")
    assert ended.returncode == 0
    for word in ("--from", "--to", "KONTOR_DATABASE", "PGPASSWORD", ".pgpass"):
        assert word in ended.stdout


@pytest.mark.parametrize(
    "arguments",
    few(
        2,
        [
            [ADDRESS],
            ["--to", "a.db", ADDRESS],
            [],
            ["--from", "a.db"],
            [f"--too={ADDRESS}"],
            [f"--help={ADDRESS}"],
        ],
    ),
)
def test_wrong_arguments_are_not_repeated(folder: Path, arguments: list[str]) -> None:
    assert "--help" in _refused(folder, *arguments)


@pytest.mark.parametrize(
    "address",
    few(
        1,
        [
            "mysql://me:secret@localhost/kontor",
            "postgresql:/me:secret@localhost/kontor",
            "postgresql//me:secret@localhost/kontor",
            "POSTGRESQL://me:secret@localhost/kontor",
            "postgresql+psycopg://me:secret@localhost/kontor",
            "postgresql://me:my@secret@localhost/kontor",
            "postgresql://me:my@host/secret@localhost/kontor",
            "postgresql://me:secret@localhost:port/kontor",
            "postgresql://me@localhost:1/kontor?password=secret",
        ],
    ),
)
def test_what_is_no_address_is_not_repeated(filled: Path, folder: Path, address: str) -> None:
    assert "--to" in _refused(folder, "--from", filled, "--to", address)
    assert "--from" in _refused(folder, "--from", address, "--to", "new.db")
    assert {path.name for path in folder.iterdir()} <= {"kontor.db", "kontor.db.lock", "new.db.lock"}


def test_an_empty_name(filled: Path, folder: Path) -> None:
    assert "--to names no database" in _refused(folder, "--from", filled, "--to", "")
    assert "--from names no database" in _refused(folder, "--from", " ", "--to", "new.db")


def test_a_setting_that_cannot_be_read(folder: Path) -> None:
    assert "KONTOR_LIMITS" in _refused(folder, "--to", "new.db", KONTOR_LIMITS="all")


@pytest.fixture
def guarded(postgresql: Server) -> Iterator[str]:
    """The address of an empty database, without the password that its server asks for."""
    rules = postgresql.folder / "data" / "pg_hba.conf"
    before = rules.read_text()
    url = postgresql.empty()
    name = re.search(r"/(\w+)\?", url)
    assert name is not None
    postgresql.sql("CREATE ROLE guarded LOGIN PASSWORD 'secret'")
    postgresql.sql(f"ALTER DATABASE {name[1]} OWNER TO guarded")
    rules.write_text(f"local all guarded scram-sha-256\n{before}")
    postgresql.sql("SELECT pg_reload_conf()")
    yield url.replace("postgres@", "guarded@")
    postgresql.drop(url)
    postgresql.sql("DROP ROLE guarded")
    rules.write_text(before)
    postgresql.sql("SELECT pg_reload_conf()")


def test_the_password_is_found_where_psql_finds_it(filled: Path, folder: Path, guarded: str) -> None:
    assert "cannot be reached" in _refused(folder, "--from", filled, "--to", guarded)
    assert "cannot be reached" in _refused(folder, "--from", filled, "--to", guarded, PGPASSWORD="secrets")
    assert program(folder, "--from", filled, "--to", guarded, PGPASSWORD="secret").returncode == 0
    passwords = folder / "passwords"
    passwords.write_text("*:*:*:guarded:secret\n")
    passwords.chmod(0o600)
    back = program(folder, "--to", "back.db", KONTOR_DATABASE=guarded, PGPASSFILE=str(passwords))
    assert back.returncode == 0, back.stderr
    assert rows_in(folder / "back.db") == rows_in(filled)
