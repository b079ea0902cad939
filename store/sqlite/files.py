"""The file of the database: its lock, preparation, checks and copies. Blocking; run in a thread."""

import errno
import glob
import logging
import os
import re
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from store import errors, migrations
from store.database import Backup
from store.schema import REVISION

log = logging.getLogger(__name__)

_RESCUED = ".rescued-"
_DAMAGE = ("malformed", "not a database", "disk image", "unsupported file format")


class FileLock:
    """A lock on ``<database>.lock`` that the system releases when the process ends in any way.

    The file itself stays: removing it would let two processes lock two files of one name.
    """

    def __init__(self, path: Path) -> None:
        self._database = path
        self._path = path.with_name(path.name + ".lock")
        self._file: int | None = None

    def acquire(self) -> None:
        """Take the lock. Raises DatabaseInUse if another process has it, OSError if the file cannot be written."""
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(file)
        except BlockingIOError:
            text = os.read(file, 32).decode("ascii", "replace").strip()
            os.close(file)
            raise errors.DatabaseInUse(self._database, int(text) if text.isdigit() else None) from None
        except BaseException:
            os.close(file)
            raise
        self._file = file
        os.ftruncate(file, 0)
        os.write(file, str(os.getpid()).encode("ascii"))

    def release(self) -> None:
        """Release the lock, if it is held."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        os.lseek(file, 1 << 20, os.SEEK_SET)  # beyond the text, so that others can read it
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error
        finally:
            os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def resolve_path(path: Path) -> Path:
    """Return the absolute path without links, so that one file has one lock."""
    return Path(path).expanduser().resolve()


def prepare(path: Path, lock: FileLock) -> None:
    """Create the folder, take the lock, migrate the schema. Raises the errors of `SqliteDatabase.open`."""
    make_folder(path)
    with translating_errors(path):
        lock.acquire()
        _must_not_be_missed(path)
        _keep_private(path)
        _bring_up_to_date(path)


def make_folder(path: Path) -> None:
    """Create the folder of a database if it is missing. Raises DatabaseUnwritable, also if the path is a
    folder.
    """
    try:
        if path.is_dir():
            raise errors.DatabaseUnwritable(path, "is-a-folder")
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise errors.DatabaseUnwritable(path, _why_system(error, "no-folder"), str(error)) from error


@contextmanager
def translating_errors(path: Path) -> Iterator[None]:
    """Raise errors of the system or SQLite inside as DatabaseUnwritable or DatabaseCorrupt of this file."""
    try:
        yield
    except OSError as error:
        raise errors.DatabaseUnwritable(path, _why_system(error, "other"), str(error)) from error
    except sqlite3.Error as error:
        if is_corruption(error):
            raise errors.DatabaseCorrupt(path, str(error)) from error
        raise errors.DatabaseUnwritable(path, reason_unwritable(str(error)), str(error)) from error


def _must_not_be_missed(path: Path) -> None:
    """Raise DatabaseMissing instead of creating a new database if a lost one waits to be restored."""
    if path.exists() and path.stat().st_size > 0:
        return
    copies = sorted(path.parent.glob(f"{glob.escape(path.name)}{_RESCUED}*"))
    if copies:
        raise errors.DatabaseMissing(path, copies[-1])


def _keep_private(path: Path) -> None:
    """Create the file if it is missing, and let only its owner read it: it contains seeds, hands and notes.

    SQLite gives its side files the same permissions.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    with suppress(PermissionError):
        # A writable file of another owner has the permissions that its owner wants.
        path.chmod(0o600)


def _bring_up_to_date(path: Path) -> None:
    found = _revision(path)
    if found == REVISION:
        return
    if found is not None and found not in migrations.known():
        raise errors.DatabaseTooNew(path, found, REVISION)
    if found is not None:
        _copy(path, path.with_name(f"{path.name}.before-{REVISION}"))
    migrations.upgrade(path)


def _revision(path: Path) -> str | None:
    """Return the revision of the file's schema; None if the file is missing or empty."""
    if not path.exists():
        return None
    with closing(sqlite3.connect(path, timeout=5)) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        if not tables:
            return None
        if "alembic_version" not in tables:
            raise errors.DatabaseForeign(path, "tables: " + ", ".join(sorted(tables)[:5]))
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None


def integrity(path: Path, *, references: bool = True) -> list[str]:
    """Return every fault that SQLite finds in pages, indexes, constraints and, on request, references."""
    try:
        # Not mode=ro: a read-only connection does not report broken CHECK constraints.
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, timeout=5)) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
            orphans = connection.execute("PRAGMA foreign_key_check").fetchall() if references else []
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [fault for fault in found if fault != "ok"] + [
        f"row {row} of {table} refers to a missing {parent}" for table, row, parent, _ in orphans
    ]


def backup(path: Path, folder: Path, keep: int, now: int | None) -> Path:
    """Copy the database into `folder`; see `Database.backup`."""
    if keep < 1:
        raise ValueError("at least one backup must be kept")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / _name(path, now)
        known = [old for old in backups(folder, path.stem) if old != target]
        _copy(path, target)
        if known and (fewer := _fewer(target, known[0])) is not None:
            log.error("the backup %s holds %d matches, the last one %d: no older one is deleted", target, *fewer)
            return target
        # Backups from the future were made while the clock was wrong, or it is slow now: they stay.
        past = [old for old in known if old.name < target.name]
        for old in past[keep - 1 :]:
            old.unlink(missing_ok=True)
        if len(past) >= keep - 1:
            _drop_outlived(path, [target, *past][keep - 1])
    except (OSError, sqlite3.Error, errors.DatabaseCorrupt) as error:
        raise errors.BackupFailed(folder, str(error)) from error
    return target


def _name(path: Path, now: float | None) -> str:
    """Return the file name of a backup."""
    return f"{path.stem}-{time.strftime('%Y%m%d-%H%M%SZ', time.gmtime(now))}.db"


def _drop_outlived(path: Path, oldest: Path) -> None:
    """Delete copies from before migrations that are older than the oldest backup.

    No backup contains people any more who deleted their data before then, and neither may these copies.
    """
    for revision in migrations.known():
        copy = path.with_name(f"{path.name}.before-{revision}")
        if copy.exists() and _name(path, copy.stat().st_mtime) < oldest.name:
            copy.unlink(missing_ok=True)


def _fewer(copy: Path, last: Path) -> tuple[int, int] | None:
    """Return the number of matches in a copy and the one before it if it fell, else None: matches are never
    deleted.
    """
    now, before = _matches(copy), _matches(last)
    return None if now >= before else (now, before)


def _matches(path: Path) -> int:
    try:
        with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=5)) as connection:
            return int(connection.execute('SELECT count(*) FROM "match"').fetchone()[0])
    except sqlite3.Error:
        return 0


def backups(folder: Path, stem: str) -> list[Path]:
    """Return the backups of the database of this name, newest first."""
    named = re.compile(re.escape(stem) + r"-\d{8}-\d{6}Z\.db")
    return sorted((file for file in folder.iterdir() if named.fullmatch(file.name)), reverse=True)


def newest_backup(folder: Path, stem: str) -> Backup | None:
    """Return the newest checked copy in a folder, by its modification time; None without one."""
    try:
        found = (Backup(file, int(file.stat().st_mtime)) for file in backups(folder, stem))
        return max(found, key=lambda backup: backup.written, default=None)
    except OSError:
        return None


def _copy(source: Path, target: Path) -> None:
    """Write a compact copy of the committed data. `target` appears, or is replaced, only when the copy is
    complete.
    """
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        # Not by its bare path, which would create an empty file if it is missing.
        with closing(sqlite3.connect(f"{source.as_uri()}?mode=rw", uri=True, timeout=5)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        if faults := integrity(part, references=False):
            raise errors.DatabaseCorrupt(source, "; ".join(faults[:3]))
        replace_atomically(part, target)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def replace_atomically(part: Path, target: Path) -> None:
    """Rename a complete, closed file so that the name survives a power failure.

    Raises OSError.
    """
    part.chmod(0o600)
    _sync(part)
    part.replace(target)
    _sync(target.parent)


def rescue_path(path: Path) -> Path:
    """Return the path to which a lost file is copied."""
    return path.with_name(f"{path.name}{_RESCUED}{time.strftime('%Y%m%d-%H%M%SZ', time.gmtime())}")


def copy_open(connection: sqlite3.Connection, target: Path) -> None:
    """Copy the committed data through an open connection, whatever is at its path. Raises DatabaseCorrupt."""
    with closing(sqlite3.connect(target)) as copy:
        connection.backup(copy)
    if faults := integrity(target, references=False):
        target.unlink()
        raise errors.DatabaseCorrupt(target, "; ".join(faults[:3]))
    target.chmod(0o600)


def _sync(path: Path) -> None:
    if path.is_dir() and sys.platform == "win32":
        return  # Windows cannot open folders, and writes renames through
    file = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def is_corruption(error: BaseException | None) -> bool:
    """Return whether SQLite reports a damaged file or no database at all."""
    return isinstance(error, sqlite3.DatabaseError) and any(word in str(error) for word in _DAMAGE)


def _why_system(error: OSError, otherwise: errors.UnwritableReason) -> errors.UnwritableReason:
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return "no-permission"
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return "disk-full"
    return otherwise


def reason_unwritable(text: str) -> errors.UnwritableReason:
    """Return why the file cannot be written, from SQLite's message."""
    if "readonly" in text or "unable to open" in text or "permission" in text:
        return "no-permission"
    return "disk-full" if "full" in text else "other"
