"""A server of PostgreSQL for tests: on a socket in a folder of its own, gone when they end."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from store.postgres import preparation
from store.postgres.connection import driver_url
from store.schema import metadata

FILE, SERVER = "file", "server"
BOTH = (FILE, pytest.param(SERVER, marks=pytest.mark.postgres))
"""Parameters of a fixture whose tests run on both databases."""
LACKING = "PostgreSQL is not installed (Debian: apt install postgresql)"
_USER = "postgres"


def programs() -> Path | None:
    """The folder of PostgreSQL's own programs; None where it is not installed."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    asked = shutil.which("pg_config")
    folders = [Path(subprocess.check_output([asked, "--bindir"], text=True).strip())] if asked else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


class Server:
    """A running server. Each test has a database of its own in it."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self._programs = programs
        self._numbers = count(1)
        self._template = ""
        self._clean: list[str] = []

    def start(self) -> None:
        """Begin to listen; returns when it does."""
        # What tests write need not survive the machine, but has to survive the server.
        fast = "-c fsync=off -c full_page_writes=off -c jit=off -c wal_level=minimal -c max_wal_senders=0"
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=60 {fast}"
        self._run("pg_ctl", "-D", "data", "-l", "log", "-w", "-o", options, "start")

    def stop(self) -> None:
        """End it at once, and every connection with it, as a crash would."""
        self._run("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop")

    def runs(self) -> bool:
        """Return whether it accepts connections."""
        try:
            self._run("pg_isready", "-h", str(self.folder), "-q")
        except RuntimeError:
            return False
        return True

    def make(self) -> None:
        """Lay out its folder."""
        self._run("initdb", "-D", "data", "-U", _USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")

    def empty(self) -> str:
        """The address of a new database without tables."""
        return self._new()

    def migrated(self) -> str:
        """The address of a database that is up to date and has no rows, as if it was new."""
        if self._clean:
            return self._clean.pop()
        if not self._template:
            made = self._new()
            preparation.prepare(driver_url(made))
            self._template = _name(made)
        return self._new(template=self._template)

    def give_back(self, url: str) -> None:
        """Let another test have a database of `migrated`: what is connected to it ends, and all rows go.

        That takes a tenth of the time that a new one does.
        """
        names = [table.name for table in reversed(metadata.sorted_tables)]
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            with connection.transaction():
                for name in names:
                    connection.execute(SQL("DELETE FROM {}").format(Identifier(name)))
                connection.execute("SELECT setval(oid, 1, false) FROM pg_class WHERE relkind = 'S'")
        self._clean.append(url)

    def drop(self, url: str) -> None:
        """Remove a database, and end what is still connected to it."""
        self.sql(f"DROP DATABASE {_name(url)} WITH (FORCE)")

    def sql(self, statement: str, url: str = f"/{_USER}") -> None:
        """Carry out a statement as the owner of all, in the database at an address."""
        self._run("psql", "-h", str(self.folder), "-U", _USER, "-d", _name(url), "-q", "-c", statement)

    def _new(self, template: str = "") -> str:
        name = f"kontor{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}" + (f" TEMPLATE {template}" if template else ""))
        return f"postgresql://{_USER}@/{name}?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        # PostgreSQL refuses to run as root.
        user: dict[str, Any] = {"user": _USER, "group": _USER, "extra_groups": []} if os.geteuid() == 0 else {}
        done = subprocess.run(
            [self._programs / program, *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # the server keeps it open
            stderr=subprocess.DEVNULL if program == "pg_ctl" else subprocess.PIPE,
            text=True,
            check=False,
            **user,
        )
        if done.returncode:
            log = self.folder / "log"
            raise RuntimeError(f"{program}: {done.stderr or (log.read_text() if log.exists() else '')}")


def _name(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


@contextmanager
def running(below: Path | None = None) -> Iterator[Server]:
    """A server, until the block ends. Skips the test where PostgreSQL is not installed.

    below: where its folder is made; the system's folder for passing things unless given.
    """
    found = programs()
    if found is None:
        pytest.skip(LACKING)
    # Not below pytest's folder: that may be closed to PostgreSQL's user, and too long for a socket's name.
    folder = Path(tempfile.mkdtemp(prefix="kontor-pg-", dir=below))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, _USER, _USER)
        made = Server(folder, found)
        made.make()
        made.start()
        try:
            yield made
        finally:
            made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
