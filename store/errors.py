"""What can be wrong with the store, as errors that carry data; sentences are made elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

LostWhy = Literal["deleted", "replaced", "truncated", "read-only"]
UnwritableReason = Literal["is-a-folder", "no-folder", "no-permission", "disk-full", "other"]


class StoreError(Exception):
    """Anything the store refuses or cannot do."""


class DatabaseError(StoreError):
    """The database cannot be used. ``path`` is its file, or the address of its server without a password."""

    def __init__(self, path: Path | str, detail: str = "") -> None:
        super().__init__(f"{path}: {detail}" if detail else str(path))
        self.path = path
        self.detail = detail


class DatabaseInUse(DatabaseError):
    """Another process has the database open. ``process`` is its id, or its name, where that could be read."""

    def __init__(self, path: Path | str, process: int | str | None) -> None:
        super().__init__(path, f"in use by process {process}" if process else "in use")
        self.process = process


class DatabaseUnwritable(DatabaseError):
    """The file cannot be made or written.

    why: "is-a-folder" (the path names a folder), "no-folder" (its folder is missing and cannot be made),
    "no-permission", "disk-full" or "other".
    """

    def __init__(self, path: Path | str, why: UnwritableReason, detail: str = "") -> None:
        super().__init__(path, detail or why)
        self.why: UnwritableReason = why


class DatabaseTooNew(DatabaseError):
    """The schema is of a later release of the bot. ``found`` and ``known`` are revisions."""

    def __init__(self, path: Path | str, found: str, known: str) -> None:
        super().__init__(path, f"schema {found}, this release knows {known}")
        self.found = found
        self.known = known


class OtherProcessesAtWork(DatabaseError):
    """The schema cannot be brought up to date while processes of an earlier release work. ``names``: theirs."""

    def __init__(self, path: str, names: Sequence[str]) -> None:
        super().__init__(path, f"at work: {', '.join(names)}")
        self.names = names


class DatabaseForeign(DatabaseError):
    """The file is a database of some other program; it was left alone."""


class DatabaseCorrupt(DatabaseError):
    """The file is no database, or a damaged one. A backup can be put in its place (docs/backup.md)."""


class DatabaseMissing(DatabaseError):
    """There is no database, or an empty file, though one was lost here before. rescued: the newest copy of it."""

    def __init__(self, path: Path, rescued: Path) -> None:
        super().__init__(path, f"missing; rescued to {rescued}")
        self.rescued = rescued


class DatabaseFailed(DatabaseError):
    """A statement failed: the disk is full, read only or locked by a tool, or the server is gone.

    The transaction was rolled back.
    """


class DatabaseUncertain(DatabaseFailed):
    """The server went away during a commit and has not come back: the transaction is kept whole, or not at all."""


class InvalidDatabaseAddress(DatabaseError):
    """What should be the address of a server is none. It is not repeated, as it may hold a password."""

    def __init__(self) -> None:
        super().__init__("postgresql://…", "no address")


class DatabaseUnreachable(DatabaseError):
    """The server cannot be reached, or does not let us in."""


class DriverMissing(DatabaseError):
    """The driver for servers is not installed."""


class DatabaseLost(DatabaseError):
    """The open file is no longer the one at its path, so that nothing written to it would be kept.

    why: what became of it. rescued: where all that was committed has been copied to, None if it could not be.
    """

    def __init__(self, path: Path, why: LostWhy, rescued: Path | None) -> None:
        super().__init__(path, f"{why} while it was open; " + (f"copied to {rescued}" if rescued else "no copy"))
        self.why: LostWhy = why
        self.rescued = rescued


class DatabaseClosed(DatabaseError):
    """The database was closed before."""


class BackupFailed(StoreError):
    """No backup was made. ``folder`` is where it should have gone."""

    def __init__(self, folder: Path, detail: str) -> None:
        super().__init__(f"{folder}: {detail}")
        self.folder = folder
        self.detail = detail


class SequenceTaken(StoreError):
    """Somebody else wrote this step of the match first; nothing of the transaction stays.

    match_id: the match. seq: the number asked for.
    """

    def __init__(self, match_id: int, seq: int) -> None:
        super().__init__(f"match {match_id} has moved past step {seq}")
        self.match_id = match_id
        self.seq = seq


class RowMissing(StoreError):
    """A row that was to be changed does not exist. ``table`` and ``key`` name it."""

    def __init__(self, table: str, key: object) -> None:
        super().__init__(f"no {table} {key}")
        self.table = table
        self.key = key


class RowRefused(StoreError):
    """A row breaks a rule of the schema: a second match in one thread, a seat of no match, a wrong type."""
