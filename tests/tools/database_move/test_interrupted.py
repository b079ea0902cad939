"""However a move is cut short, the target is as empty as before, the source as it was, and it can begin anew."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from store.sqlite import files
from tests.postgres import Server
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
    rows_in,
    run,
)

CUTS = [signal.SIGINT, signal.SIGTERM, signal.SIGKILL]
_LOCK = 4711
_GATE = (
    f"CREATE FUNCTION gate() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock({_LOCK});"
    " RETURN NEW; END $$",
    "CREATE TRIGGER gate BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION gate()",
)


@pytest.fixture
def server(postgresql: Server) -> Iterator[str]:
    """The address of a database that is up to date and has no rows."""
    url = postgresql.migrated()
    yield url
    postgresql.drop(url)


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
def test_on_the_way_to_a_server(filled: Path, server: str, how: signal.Signals) -> None:
    run(server, *_GATE)
    before = filled.read_bytes(), numbers_in(server)
    with _stopped(server, f"SELECT pg_advisory_xact_lock({_LOCK})", filled, server) as process:
        _cut(process, how)
    _until(lambda: not _waits(server))
    assert is_empty(server)
    assert (filled.read_bytes(), numbers_in(server)) == before
    move(filled, server)
    assert rows_in(server) == rows_in(filled)


@pytest.mark.parametrize("how", CUTS, ids=str)
def test_on_the_way_to_a_file(folder: Path, server: str, how: signal.Signals) -> None:
    fill(server)
    before = rows_in(server)
    target = folder / "new.db"
    with _stopped(server, "LOCK TABLE outbox", server, target) as process:
        assert (folder / "new.db.moving").exists()
        _cut(process, how)
    assert (folder / "new.db.moving").exists() == (how == signal.SIGKILL)
    assert not target.exists()
    _until(lambda: not _waits(server))
    move(server, target)
    assert rows_in(target) == rows_in(server) == before
    assert {path.name for path in folder.iterdir()} == {"new.db", "new.db.lock"}


def test_a_server_that_goes_away_in_between(filled: Path, postgresql: Server, server: str) -> None:
    run(server, *_GATE)
    with _stopped(server, f"SELECT pg_advisory_xact_lock({_LOCK})", filled, server) as process:
        postgresql.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE wait_event_type = 'Lock' AND application_name = 'kontor'"
        )
        _, err = process.communicate(timeout=PATIENCE)
        assert process.returncode == 2
        assert err.startswith("The database ")
        assert len(err.splitlines()) == 1
    assert is_empty(server)


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
