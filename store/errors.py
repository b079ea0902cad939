"""Errors of the store. They carry data; the sentences are written elsewhere."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

LostWhy = Literal["deleted", "replaced", "truncated", "read-only"]
UnwritableReason = Literal["is-a-folder", "no-folder", "no-permission", "disk-full", "other"]


class StoreError(Exception):
    """Base of all errors of the store."""


class DatabaseError(StoreError):
    """The database cannot be used. path: its file, or its server's address without password."""

    def __init__(self, path: Path | str, detail: str = "") -> None:
        super().__init__(f"{path}: {detail}" if detail else str(path))
        self.path = path
        self.detail = detail


class DatabaseInUse(DatabaseError):
    """Another process has the database open. process: its id or its name, if it could be read."""

    def __init__(self, path: Path | str, process: int | str | None) -> None:
        super().__init__(path, f"in use by process {process}" if process else "in use")
        self.process = process


class DatabaseUnwritable(DatabaseError):
    """The file cannot be created or written.

    why: "is-a-folder" (the path names a folder), "no-folder" (its folder is missing and cannot be created),
    "no-permission", "disk-full" or "other".
    """

    def __init__(self, path: Path | str, why: UnwritableReason, detail: str = "") -> None:
        super().__init__(path, detail or why)
        self.why: UnwritableReason = why


class DatabaseTooNew(DatabaseError):
    """The schema is of a later release of the bot. found, known: revisions."""

    def __init__(self, path: Path | str, found: str, known: str) -> None:
        super().__init__(path, f"schema {found}, this release knows {known}")
        self.found = found
        self.known = known


class OtherProcessesAtWork(DatabaseError):
    """The schema cannot be migrated while processes of an earlier release run. names: theirs."""

    def __init__(self, path: str, names: Sequence[str]) -> None:
        super().__init__(path, f"at work: {', '.join(names)}")
        self.names = names


class DatabaseForeign(DatabaseError):
    """The file is a database of another program; it was left alone."""


class DatabaseCorrupt(DatabaseError):
    """The file is no database, or a damaged one. docs/backup.md explains how to restore a backup."""


class DatabaseMissing(DatabaseError):
    """The database is missing or empty, though one was lost here before. rescued: its newest copy."""

    def __init__(self, path: Path, rescued: Path) -> None:
        super().__init__(path, f"missing; rescued to {rescued}")
        self.rescued = rescued


class DatabaseFailed(DatabaseError):
    """A statement failed: the disk is full, read-only or locked by a tool, or the server is unreachable.

    The transaction was rolled back.
    """


class DatabaseUncertain(DatabaseFailed):
    """The server disconnected during a commit and is still away: the transaction was committed whole, or not at
    all.
    """


class InvalidDatabaseAddress(DatabaseError):
    """The server address is malformed. It is not repeated, as it may contain a password."""

    def __init__(self) -> None:
        super().__init__("postgresql://…", "no address")


class DatabaseUnreachable(DatabaseError):
    """The server is unreachable, or refuses the login."""


class DriverMissing(DatabaseError):
    """The driver for servers is not installed."""


class DatabaseLost(DatabaseError):
    """The open file is no longer the one at its path, so nothing written to it would survive.

    why: what happened to it. rescued: the copy of everything committed, None if it could not be made.
    """

    def __init__(self, path: Path, why: LostWhy, rescued: Path | None) -> None:
        super().__init__(path, f"{why} while it was open; " + (f"copied to {rescued}" if rescued else "no copy"))
        self.why: LostWhy = why
        self.rescued = rescued


class DatabaseClosed(DatabaseError):
    """The database is closed already."""


class BackupFailed(StoreError):
    """No backup was made. folder: its intended place."""

    def __init__(self, folder: Path, detail: str) -> None:
        super().__init__(f"{folder}: {detail}")
        self.folder = folder
        self.detail = detail


class SequenceTaken(StoreError):
    """Another writer wrote this step of the match first; the transaction is rolled back.

    match_id: the match. seq: the requested step.
    """

    def __init__(self, match_id: int, seq: int) -> None:
        super().__init__(f"match {match_id} has moved past step {seq}")
        self.match_id = match_id
        self.seq = seq


class RowMissing(StoreError):
    """A row to change does not exist. table, key: its name."""

    def __init__(self, table: str, key: object) -> None:
        super().__init__(f"no {table} {key}")
        self.table = table
        self.key = key


class RowRefused(StoreError):
    """A row violates the schema: a second match in one thread, a seat without a match, a wrong type."""
