"""Wrong arguments and databases are refused in one sentence, and nothing is changed anywhere."""

import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from store.schema import REVISION
from store.sqlite.files import FileLock
from tests.postgres import Server
from tests.service.helpers.heartbeat_process import heartbeat_process
from tests.store.helpers.dump_schema import SCHEMAS
from tests.tiers import few
from tests.tools.database_move.helpers import databases
from tools.move_database import sqlite_file

Capture = pytest.CaptureFixture[str]
NOWHERE = "postgresql://me:secret@localhost:1/kontor"
OLDER = "0005_plans"


@pytest.fixture
def server(migrated: str) -> str:
    """The address of a database with a row in every table, and with a password."""
    databases.fill(migrated)
    return databases.with_password(migrated)


@pytest.fixture
def empty(bare: str) -> str:
    """The address of a database without tables, and with a password."""
    return databases.with_password(bare)


def _older(path: Path) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((SCHEMAS / f"{OLDER}.sql").read_text("utf-8"))
    return path


def test_a_source_that_is_missing_is_not_made(folder: Path, capsys: Capture) -> None:
    assert "no file" in databases.refusal(capsys, folder / "kontor.db", folder / "new.db")
    assert list(folder.iterdir()) == []


def test_a_source_in_which_nothing_stands(folder: Path, empty: str, capsys: Capture) -> None:
    (folder / "kontor.db").touch()
    for source in (folder / "kontor.db", empty):
        assert "There is nothing in" in databases.refusal(capsys, source, folder / "new.db")
    assert not (folder / "new.db").exists()


def test_a_source_that_is_a_folder(folder: Path, capsys: Capture) -> None:
    assert "--from names the folder" in databases.refusal(capsys, folder, folder / "new.db")


def test_a_source_that_a_bot_uses(filled: Path, folder: Path, server: str, capsys: Capture) -> None:
    lock = FileLock(filled)
    lock.acquire()
    assert "in use by process" in databases.refusal(capsys, filled, folder / "new.db")
    lock.release()
    with heartbeat_process(server) as bot:
        assert "in use by process" in databases.refusal(capsys, server, folder / "new.db")
        bot.kill()
    databases.move(server, folder / "new.db")


def test_a_source_of_an_earlier_release_is_not_brought_up_to_date(
    folder: Path, server: str, capsys: Capture
) -> None:
    old = _older(folder / "kontor.db")
    before = old.read_bytes()
    databases.run(server, f"UPDATE alembic_version SET version_num = '{OLDER}'")
    for source in (old, server):
        told = databases.refusal(capsys, source, folder / "new.db")
        assert "Start this Kontor on it once" in told
        assert OLDER in told
        assert REVISION in told
    assert old.read_bytes() == before


def test_a_source_of_a_later_release(filled: Path, server: str, folder: Path, capsys: Capture) -> None:
    for source in (filled, server):
        databases.run(source, "UPDATE alembic_version SET version_num = '9999_later'")
        assert "written by a later Kontor" in databases.refusal(capsys, source, folder / "new.db")


def test_a_source_of_another_program(folder: Path, empty: str, capsys: Capture) -> None:
    for source in (folder / "kontor.db", empty):
        databases.run(source, "CREATE TABLE cakes (name text)")
    assert "of another program" in databases.refusal(capsys, folder / "kontor.db", folder / "new.db")
    assert "cannot be Kontor's" in databases.refusal(capsys, empty, folder / "new.db")


def test_a_source_that_is_damaged(filled: Path, folder: Path, capsys: Capture) -> None:
    (folder / "cake.db").write_bytes(b"no database" * 1000)
    assert "damaged" in databases.refusal(capsys, folder / "cake.db", folder / "new.db")
    databases.run(filled, "DELETE FROM match")
    assert "refers to a missing match" in databases.refusal(capsys, filled, folder / "new.db")


def test_an_index_that_hides_rows_is_found(filled: Path, folder: Path, capsys: Capture) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        # The rows that the key of another table leads to: a copy in its order would not see them.
        connection.execute("PRAGMA writable_schema = 1")
        (one,) = connection.execute(
            "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_note_1'"
        ).fetchone()
        connection.execute("CREATE INDEX hollow ON note (match_id, user_id) WHERE match_id IS NULL")
        (two,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'hollow'").fetchone()
        connection.execute("UPDATE sqlite_schema SET rootpage = ? WHERE name = 'sqlite_autoindex_note_1'", (two,))
        connection.execute("UPDATE sqlite_schema SET rootpage = ? WHERE name = 'hollow'", (one,))
        connection.commit()
    assert "damaged" in databases.refusal(capsys, filled, folder / "new.db")


def test_a_target_with_rows_is_left_as_it_is(filled: Path, folder: Path, server: str, capsys: Capture) -> None:
    databases.fill(folder / "new.db")
    for target in (folder / "new.db", server):
        before = databases.rows_in(target)
        assert "is not empty" in databases.refusal(capsys, filled, target)
        assert databases.rows_in(target) == before


def test_a_target_of_an_earlier_release_is_not_brought_up_to_date(
    filled: Path, folder: Path, server: str, capsys: Capture
) -> None:
    old = _older(folder / "new.db")
    before = old.read_bytes()
    databases.run(server, f"UPDATE alembic_version SET version_num = '{OLDER}'")
    for target in (old, server):
        assert "is not empty" in databases.refusal(capsys, filled, target)
    assert old.read_bytes() == before
    assert "an earlier Kontor" in databases.refusal(capsys, server, folder / "newer.db"), "it still is one"


def test_a_target_of_a_later_release_or_another_program(
    filled: Path, folder: Path, migrated: str, empty: str, capsys: Capture
) -> None:
    databases.move(filled, folder / "later.db")
    for target in (folder / "later.db", migrated):
        databases.run(target, "UPDATE alembic_version SET version_num = '9999_later'")
        assert "written by a later Kontor" in databases.refusal(capsys, filled, target)
    for other in (folder / "other.db", empty):
        databases.run(other, "CREATE TABLE cakes (name text)")
    assert "of another program" in databases.refusal(capsys, filled, folder / "other.db")
    assert "cannot be Kontor's" in databases.refusal(capsys, filled, empty)


def test_a_target_that_a_bot_uses(filled: Path, folder: Path, empty: str, capsys: Capture) -> None:
    lock = FileLock(folder / "new.db")
    lock.acquire()
    assert "in use by process" in databases.refusal(capsys, filled, folder / "new.db")
    lock.release()
    with heartbeat_process(empty):
        assert "in use by process" in databases.refusal(capsys, filled, empty)
    assert databases.is_empty(empty)


def test_a_file_cannot_be_where_a_folder_or_a_file_is_in_the_way(
    filled: Path, folder: Path, capsys: Capture
) -> None:
    (folder / "new.db").mkdir()
    assert "--to names the folder" in databases.refusal(capsys, filled, folder / "new.db")
    (folder / "file").touch()
    assert "cannot be made" in databases.refusal(capsys, filled, folder / "file" / "deep" / "new.db")


def test_a_journal_of_another_database_beside_the_target(filled: Path, folder: Path, capsys: Capture) -> None:
    (folder / "new.db-wal").write_bytes(b"moves")
    assert "new.db-wal belongs to another" in databases.refusal(capsys, filled, folder / "new.db")
    assert (folder / "new.db-wal").read_bytes() == b"moves"
    assert not (folder / "new.db").exists()


def test_a_full_disk(
    filled: Path, folder: Path, empty: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    databases.fill(empty)
    really = sqlite_file._open
    monkeypatch.setattr(
        sqlite_file,
        "_open",
        lambda path, mode, *pragmas: really(path, mode, *pragmas, "PRAGMA max_page_count = 90"),
    )
    databases.run(filled, "UPDATE snapshot SET state = zeroblob(1000000)")
    assert "The disk of the database" in databases.refusal(capsys, filled, folder / "new.db")
    assert {path.name for path in folder.iterdir()} == {"kontor.db", "kontor.db.lock", "new.db.lock"}


def test_a_full_disk_of_the_server(filled: Path, migrated: str, capsys: Capture) -> None:
    databases.run(
        migrated,
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE 'could not extend file' USING ERRCODE = '53100'; END $$",
        "CREATE TRIGGER full_disk BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION full_disk()",
    )
    assert "The disk of the database" in databases.refusal(capsys, filled, migrated)
    assert databases.is_empty(migrated)


@pytest.mark.parametrize(
    ("ends", "told"),
    [
        ("RAISE 'could not extend file' USING ERRCODE = '53100'", "The disk of the database"),
        ("PERFORM pg_terminate_backend(pg_backend_pid())", "went away without saying whether"),
    ],
)
def test_a_server_that_does_not_keep_it(
    filled: Path, migrated: str, capsys: Capture, ends: str, told: str
) -> None:
    databases.run(
        migrated,
        f"CREATE FUNCTION ends() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {ends}; RETURN NULL; END $$",
        "CREATE CONSTRAINT TRIGGER ends AFTER INSERT ON guild DEFERRABLE INITIALLY DEFERRED"
        " FOR EACH ROW EXECUTE FUNCTION ends()",
    )
    assert told in databases.refusal(capsys, filled, migrated)
    assert databases.is_empty(migrated)


def test_a_user_who_may_make_no_tables(filled: Path, postgresql: Server, bare: str, capsys: Capture) -> None:
    postgresql.sql("CREATE ROLE weak LOGIN")
    told = databases.refusal(capsys, filled, bare.replace("postgres@", "weak:secret@"))
    assert "may not be written by this user" in told
    postgresql.sql("DROP ROLE weak")


def test_a_database_whose_texts_are_not_unicode(
    filled: Path, postgresql: Server, bare: str, capsys: Capture
) -> None:
    name = bare.partition("?")[0].rpartition("/")[2]
    postgresql.sql(f"DROP DATABASE {name}")
    postgresql.sql(f"CREATE DATABASE {name} ENCODING 'SQL_ASCII' TEMPLATE template0")
    assert "SQL_ASCII" in databases.refusal(capsys, filled, bare)


def test_a_server_that_cannot_be_reached(filled: Path, folder: Path, capsys: Capture) -> None:
    assert "whether --to is right" in databases.refusal(capsys, filled, NOWHERE)
    assert "whether --from is right" in databases.refusal(capsys, NOWHERE, folder / "new.db")


def test_a_missing_driver(filled: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "pip install -r requirements-postgres.txt" in databases.refusal(capsys, filled, NOWHERE)


def test_one_database_under_two_names(filled: Path, folder: Path, server: str, capsys: Capture) -> None:
    (folder / "link.db").symlink_to(filled)
    (folder / "hard.db").hardlink_to(filled)
    host = server.partition("?")[2]
    again = server.partition("postgres:secret@")[2].partition("?")[0]
    pairs: list[tuple[databases.Where, databases.Where]] = [
        (filled, "kontor.db"),
        (filled, folder / "link.db"),
        (filled, folder / "hard.db"),
        (server, server),
        (server, f"postgresql://{again}?user=postgres&{host}"),
    ]
    for source, target in pairs:
        assert "are the same database" in databases.refusal(capsys, source, target)


ADDRESS = "postgresql://me:secret@localhost:1/kontor"


def _refused(folder: Path, *arguments: Path | str, **settings: str) -> str:
    ended = databases.program(folder, *arguments, **settings)
    assert ended.returncode == 2, ended.stderr
    return databases.one_sentence(ended.stdout, ended.stderr)


@pytest.mark.long
def test_it_explains_itself(folder: Path) -> None:
    ended = databases.program(folder, "--help")
    assert ended.returncode == 0
    for word in ("--from", "--to", "KONTOR_DATABASE", "PGPASSWORD", ".pgpass"):
        assert word in ended.stdout


@pytest.mark.long
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


@pytest.mark.long
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


@pytest.mark.long
def test_an_empty_name(filled: Path, folder: Path) -> None:
    assert "--to names no database" in _refused(folder, "--from", filled, "--to", "")
    assert "--from names no database" in _refused(folder, "--from", " ", "--to", "new.db")


@pytest.mark.long
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
    assert databases.program(folder, "--from", filled, "--to", guarded, PGPASSWORD="secret").returncode == 0
    passwords = folder / "passwords"
    passwords.write_text("*:*:*:guarded:secret\n")
    passwords.chmod(0o600)
    back = databases.program(folder, "--to", "back.db", KONTOR_DATABASE=guarded, PGPASSFILE=str(passwords))
    assert back.returncode == 0, back.stderr
    assert databases.rows_in(folder / "back.db") == databases.rows_in(filled)
