"""A server of PostgreSQL for tests: in a temporary folder, reached by a socket there, gone with the process."""

from __future__ import annotations

import atexit
import importlib.util
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import sqlalchemy
from sqlalchemy import NullPool, create_engine, text

from store import servers

_NUMBERS = itertools.count(1)
_TEMPLATE = "kontor_template"


@cache
def programs() -> Path | None:
    """The folder of the server's programs; None where it is not installed."""
    found = shutil.which("pg_ctl")
    if found is not None and (Path(found).resolve().parent / "initdb").exists():
        return Path(found).resolve().parent
    config = shutil.which("pg_config")
    if config is not None:
        told = Path(
            subprocess.run([config, "--bindir"], capture_output=True, text=True, check=True).stdout.strip()
        )
        if (told / "initdb").exists():
            return told
    return next(
        (path.parent for path in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)), None
    )


def lacks() -> str | None:
    """What keeps tests from running on PostgreSQL; None if nothing does."""
    if importlib.util.find_spec("psycopg") is None:
        return "psycopg is not installed"
    return "PostgreSQL is not installed" if programs() is None else None


class Server:
    """A running server. safe: what is committed survives the loss of power, for which tests need not wait."""

    def __init__(self, *, safe: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="kontor-pg-"))
        atexit.register(self.remove)
        # The server refuses to run as root.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._data = self.folder / "data"
        self._run("initdb", "-D", str(self._data), "-U", "kontor", "-A", "trust", "-E", "UTF8", "--no-sync")
        given = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "shared_buffers": "32MB",
            "max_connections": "200",
            "autovacuum": "off",
        }
        if not safe:
            given |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        with (self._data / "postgresql.conf").open("a") as config:
            config.writelines(f"{name} = '{value}'\n" for name, value in given.items())
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-l", str(self.folder / "log"), "start")

    def stop(self, how: str = "fast") -> None:
        """Stop it: "fast" cuts all connections, "immediate" is a crash."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", how, "stop")

    def remove(self) -> None:
        """Stop it, if it runs, and delete its folder."""
        if (self._data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://kontor@/{name}?host={self.folder}"

    def empty(self) -> str:
        """The address of a new database without tables."""
        return self._made("template0")

    def fresh(self) -> str:
        """The address of a new database with the newest schema and no rows."""
        self._migrate_once()
        return self._made(_TEMPLATE)

    def sql(self, statement: str, name: str = "postgres") -> None:
        """Execute something outside every transaction."""
        engine = create_engine(
            sqlalchemy.make_url(self.url(name)).set(drivername="postgresql+psycopg"),
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
        )
        with engine.connect() as connection:
            connection.execute(text(statement))

    def _made(self, template: str) -> str:
        name = f"test_{next(_NUMBERS)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    @cache  # noqa: B019 - a server lives as long as the process
    def _migrate_once(self) -> None:
        self.sql(f"CREATE DATABASE {_TEMPLATE} TEMPLATE template0")
        servers.prepare(self.url(_TEMPLATE))

    def _run(self, program: str, *arguments: str) -> None:
        folder = programs()
        assert folder is not None
        home = pwd.getpwnam(self._user).pw_dir if self._user else str(self.folder)
        done = subprocess.run(
            [str(folder / program), *arguments],
            user=self._user,
            cwd=self.folder,
            env={**os.environ, "HOME": home},
            stdout=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT if program != "pg_ctl" else subprocess.DEVNULL,
            text=True,
        )
        assert done.returncode == 0, f"{program}: {done.stdout or (self.folder / 'log').read_text()}"


@cache
def server() -> Server:
    """The one server of all tests of this process."""
    return Server()
