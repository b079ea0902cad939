"""An SQLite file as source, which stays unchanged, or as target, which appears when it is complete."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import sqlalchemy
from sqlalchemy import NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError

from runtime import startup_errors
from store import migrations
from store.errors import DatabaseError, DatabaseUnwritable
from store.sqlite import files
from tools.move_database.endpoints import Endpoint, MoveRefused, Target
from tools.move_database.schema_checks import must_be_current, must_be_empty

_BESIDE = ("-wal", "-shm", "-journal")
_MOVING = ".moving"
"""The suffix of an incomplete target."""
_BUSY_SECONDS = 5


@contextmanager
def source(path: Path, option: str) -> Iterator[Endpoint]:
    """Open a file for reading while no one else opens it; its journal, if any, stays. Raises MoveRefused."""
    refusing = partial(_refusing, path, option)
    with ExitStack() as stack:
        with refusing():
            if path.is_dir():
                raise DatabaseUnwritable(path, "is-a-folder")
            if not path.exists():
                raise MoveRefused(f"There is no file {path}, so nothing can be moved.")
            stack.enter_context(_locked(path))
            # A writer merges a journal into the file when it closes; without a journal, read-only mode leaves no
            # side file.
            mode = "ro" if _beside(path, "-wal").exists() else "rw"
            core = stack.enter_context(_open(path, mode, "PRAGMA query_only = 1"))
            side = Endpoint(core, path, option, refusing)
        must_be_current(side)
        # An index that lacks rows would hide them from the copy and from its check.
        if faults := files.integrity(path):
            raise MoveRefused(
                f"{path} is damaged ({faults[0]}), so nothing is moved."
                " docs/backup.md tells how to put a backup in its place."
            )
        yield side


@contextmanager
def target(path: Path, option: str) -> Iterator[Target]:
    """Create a new file, under another name until the commit. Raises MoveRefused."""
    refusing = partial(_refusing, path, option)
    part = path.with_name(path.name + _MOVING)
    with ExitStack() as stack:
        with refusing():
            files.make_folder(path)
            stack.enter_context(_locked(path))
            _must_be_free(path, option)
            stack.callback(_remove, part)
            _remove(part)
            os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            migrations.upgrade(part)
            # Until it has its name it need not survive a crash.
            core = stack.enter_context(
                _open(part, "rw", "PRAGMA journal_mode = MEMORY", "PRAGMA synchronous = OFF")
            )

        def keep() -> None:
            with refusing():
                core.commit()
                core.close()
                if faults := files.integrity(part):
                    raise MoveRefused(f"What was written is not sound ({faults[0]}). See whether the disk is.")
                files.replace_atomically(part, path)

        yield Target(core, path, option, refusing, keep)


def _must_be_free(path: Path, option: str) -> None:
    """Refuse a target with rows, and one with a journal beside it that would be applied to the new file."""
    if path.exists():
        with _open(path, "rw") as core:
            must_be_empty(Endpoint(core, path, option, partial(_refusing, path, option)))
    for ending in _BESIDE:
        if (left := _beside(path, ending)).exists():
            raise MoveRefused(
                f"{left} belongs to another database, and would damage the new one. Move it away first."
            )


@contextmanager
def _open(path: Path, mode: str, *pragmas: str) -> Iterator[sqlalchemy.Connection]:
    def connect() -> sqlite3.Connection:
        raw = sqlite3.connect(
            f"{path.as_uri()}?mode={mode}", uri=True, timeout=_BUSY_SECONDS, isolation_level=None
        )
        for pragma in pragmas:
            raw.execute(pragma)
        return raw

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def on_begin(connection: sqlalchemy.Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    with engine.connect() as core:
        yield core


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Hold the lock of a running bot. Raises DatabaseInUse, OSError."""
    lock = files.FileLock(path)
    lock.acquire()
    try:
        yield
    finally:
        lock.release()


@contextmanager
def _refusing(path: Path, option: str) -> Iterator[None]:
    try:
        with files.translating_errors(path):
            try:
                yield
            except DBAPIError as error:
                raise error.orig or error from error
    except DatabaseError as error:
        raise MoveRefused(str(startup_errors.describe(error, option))) from error


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _remove(part: Path) -> None:
    for file in (part, *(_beside(part, ending) for ending in _BESIDE)):
        file.unlink(missing_ok=True)
