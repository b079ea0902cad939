"""A session on the simulated server: its transaction, and what that has locked and written."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, Final, Protocol

from tests.simulation.cluster.written_rows import TABLES, Change, Row
from tests.simulation.scheduler import Process

_READING: Final = frozenset({"SELECT", "WITH", "PRAGMA"})


class MustWait(Exception):
    """Another session has locked a row. Its work begins again once that has ended its transaction."""

    def __init__(self, blocker: Session) -> None:
        super().__init__()
        self.blocker = blocker


class Shared(Protocol):
    """What a session needs of its server; see `Server`."""

    full: bool
    locks: dict[Row, Session]
    raw: sqlite3.Connection
    happens: Callable[[Process | None, str], None]

    def connected(self, session: Callable[[], Session | None]) -> sqlite3.Connection: ...
    def turn_to(self, session: Session) -> None: ...
    def turn_from(self, session: Session) -> None: ...
    def keep(self) -> None: ...
    def next_xid(self) -> int: ...
    def notify(self, message: str) -> None: ...
    def wake(self, blocker: Session) -> None: ...
    def ended(self, session: Session) -> None: ...


class Session:
    """A session of a process on the server.

    log: what its transaction has written. xid: the transaction's number, once it has written or locked. ended: its
    client hears nothing more of it.
    """

    def __init__(self, server: Shared, process: Process | None, *, writes: bool) -> None:
        self.process = process
        self.writes = writes
        self.log: list[Change] = []
        self.held: list[Row] = []
        self.xid: int | None = None
        self.spoilt = self.ended = self.left = False
        self.doom = ""
        self.busy = 0
        self.waits_for: Session | None = None
        self.waiting: asyncio.Future[None] | None = None
        self.idle: asyncio.TimerHandle | None = None
        self.open = False
        self._said: list[str] = []
        self._server = server
        self.raw = server.raw if writes else server.connected(lambda: self)
        if not writes:
            self.raw.execute("PRAGMA query_only = 1")

    # ------------------------------------------------------------ statements

    def run(self, sql: str, do: Callable[[], Any]) -> Any:
        """Execute a statement in the session's transaction."""
        self._check()
        if not self.writes:
            if not self.raw.in_transaction:
                self.raw.execute("BEGIN")
            self.open = True
            return do()
        server, mark = self._server, len(self.log)
        self.open = True
        server.turn_to(self)
        try:
            if server.full and sql.split(None, 1)[0].upper() not in _READING:
                raise sqlite3.OperationalError("could not extend file: No space left on device")
            found = do()
        except sqlite3.Error:
            self.spoilt = True
            raise
        for change in self.log[mark:]:
            for row in TABLES[change.table].rows(change):
                self.hold(row)
        return found

    def hold(self, row: Row) -> None:
        """Lock a row until the transaction ends. Raises MustWait."""
        blocker = self._server.locks.setdefault(row, self)
        if blocker is not self:
            raise MustWait(blocker)
        self.held.append(row)
        self.number()

    def number(self) -> int:
        """Return the number of the transaction."""
        if self.xid is None:
            self.xid = self._server.next_xid()
        return self.xid

    def say(self, message: str) -> None:
        """Notify the listeners once the transaction is committed."""
        self._said.append(message)

    def commit(self) -> None:
        """Commit; a spoilt transaction is rolled back without an error, as PostgreSQL does."""
        self._check(spoilt=False)
        if self._server.full and self.log:
            self.rollback()
            raise sqlite3.OperationalError("could not write to file: No space left on device")
        said = [] if self.spoilt else self._said
        wrote = bool(self.log) and not self.spoilt
        if wrote:
            self._server.turn_to(self)
            self._server.keep()
            if any(_claims(change) for change in self.log):
                self._server.happens(self.process, "claim")
        self._over()
        for message in said:
            self._server.notify(message)
        if wrote:
            self._server.happens(self.process, "commit")

    def rollback(self) -> None:
        """Roll back."""
        self._check(spoilt=False)
        self._over()

    def back_to(self, mark: int) -> None:
        """Forget what was written since, to begin a piece of work again."""
        del self.log[mark:]
        self._server.turn_from(self)

    def _check(self, *, spoilt: bool = True) -> None:
        if self.ended:
            raise sqlite3.OperationalError("server closed the connection unexpectedly")
        if self.doom and spoilt:
            said, self.doom, self.spoilt = self.doom, "", True
            raise sqlite3.OperationalError(said)
        if self.spoilt and spoilt:
            raise sqlite3.OperationalError("current transaction is aborted")

    def _over(self) -> None:
        if self.writes:
            self._server.turn_from(self)
        elif self.raw.in_transaction:
            self.raw.rollback()
        self.log, self.xid, self.spoilt, self.doom, self._said, self.open = [], None, False, "", [], False
        held, self.held = self.held, []
        for row in held:
            self._server.locks.pop(row, None)
        self._server.wake(self)

    # ------------------------------------------------------------ beginning and end

    def end(self) -> None:
        """End the session: an open transaction is rolled back."""
        if not self.ended:
            self._over()
            self.ended = True
            self._server.ended(self)
            if not self.writes:
                self.raw.close()
            self.stir()

    def leave(self) -> None:
        """End the session after what the client has sent before it ended."""
        self.left = True
        if not self.busy:
            self.end()

    def stir(self) -> None:
        """Let the session look again for what it waits for."""
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)


def _claims(change: Change) -> bool:
    """Return whether a row was claimed."""
    return change.table in ("outbox", "timer") and TABLES[change.table].value(change, "claimed_by") is not None
