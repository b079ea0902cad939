"""The database server of a simulated world: PostgreSQL's transactions, locks and moods over one SQLite file.

Simulated: any number of sessions of several processes. Those that write see before each statement what others
have committed (READ COMMITTED); those that read see one state (REPEATABLE READ, SQLite's own). Rows that are
changed or selected FOR UPDATE stay locked until the transaction ends; others wait, at most as long as
`lock_timeout` says, pass over them (SKIP LOCKED), or find a deadlock. An error spoils its transaction. Sequences
never go back. A session that rests in a transaction is ended, as is one whose process was killed, once the server
has done what was on its way. The server can be away, which ends all sessions, or without space; a commit can
happen and its answer be lost. NOTIFY reaches each listener a little later, much later, or never.

Not simulated: SQL that only PostgreSQL knows, its types and collations (the tests on a real server are for
these), the locks of foreign keys, predicate reads of a waiting UPDATE (it begins again instead), migrations, a
crash of the server that loses what was committed, and process ids that show at once that a process on this
machine has ended.

How: SQLite has one transaction that writes. Triggers note each row that a session writes; if another session's
turn comes, the file goes back to what is committed, and what that session has written is written again.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from store.connection import Outcome, Work, outcome_of
from tests.simulation.cluster.session import MustWait, Session
from tests.simulation.cluster.written_rows import TABLES, Row
from tests.simulation.scheduler import Loop, Process, outside

LOCK_TIMEOUT: Final = 10.0
IDLE_TIMEOUT: Final = 30.0
DEADLOCK_TIMEOUT: Final = 1.0
"""As `store.postgres.connection` sets them; the last is the server's own."""
_LATE: Final = 20.0
"""The most seconds that a notification takes while they are late."""


class Server:
    """The server of a world. now: its clock. path: its file.

    away: it cannot be reached. full: nothing can be written. deaf: notifications get lost. late: they come late.
    deadlocks: that it has broken. happens: called when a process does something worth a fault.
    """

    def __init__(self, loop: Loop, rng: Random, path: Path, now: Callable[[], float]) -> None:
        self.rng = rng
        self.full = self.deaf = self.late = False
        self.deadlocks: list[str] = []
        self.happens: Callable[[Process | None, str], None] = lambda _process, _what: None
        self.locks: dict[Row, Session] = {}
        self.sessions: list[Session] = []
        self._loop = loop
        self._path = path
        self._now = now
        self._away = False
        self._xid = 700
        self._turn: Session | None = None
        self._noting = True
        self._sequences: dict[str, int] = {}
        self._listeners: dict[Session, Callable[[str | None, float], None]] = {}
        self.raw = self.connected(lambda: self._turn)
        self.raw.create_function("changed", -1, self._changed)
        self.raw.create_function("is_free", 2, self._is_free)
        for table in TABLES.values():
            for trigger in table.triggers():
                self.raw.execute(trigger)

    def connected(self, session: Callable[[], Session | None]) -> sqlite3.Connection:
        """Open the file, with what PostgreSQL's functions do. session: returns the one that executes."""
        raw = sqlite3.connect(self._path, timeout=0.0, isolation_level=None)
        for pragma in ("journal_mode = WAL", "synchronous = OFF", "foreign_keys = ON", "temp_store = MEMORY"):
            raw.execute(f"PRAGMA {pragma}")

        def of(ask: Callable[[Session], Any]) -> Any:
            found = session()
            return None if found is None else ask(found)

        raw.create_function("server_time", 0, self._now)
        raw.create_function("pg_notify", 2, lambda _, message: of(lambda one: one.say(message)))
        raw.create_function("pg_current_xact_id", 0, lambda: of(Session.number))
        raw.create_function("pg_current_xact_id_if_assigned", 0, lambda: of(lambda one: one.xid))
        raw.create_function("pg_current_snapshot", 0, lambda: self._xid)
        raw.create_function("pg_visible_in_snapshot", 2, self._has_ended)
        return raw

    # ------------------------------------------------------------ turns

    def turn_to(self, session: Session) -> None:
        """Let the file be as this session's transaction sees it."""
        if self._turn is session:
            return
        if self.raw.in_transaction:
            self.raw.rollback()
        self._turn, self._noting = session, False
        self.raw.execute("BEGIN")
        for name, number in self._sequences.items():
            known = self.raw.execute("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", (number, name))
            if not known.rowcount:
                self.raw.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (name, number))
        self.raw.execute("PRAGMA defer_foreign_keys = ON")
        for change in session.log:
            table = TABLES[change.table]
            if change.old is not None and (change.new is None or change.old != table.key_of(change.new)):
                self.raw.execute(table.delete, change.old)
            if change.new is not None:
                self.raw.execute(table.put, change.new)
        self.raw.execute("PRAGMA defer_foreign_keys = OFF")
        self._noting = True

    def turn_from(self, session: Session) -> None:
        """Let the file be as it is committed, if this session has its turn."""
        if self._turn is session:
            self._turn = None
            if self.raw.in_transaction:
                self.raw.rollback()

    def keep(self) -> None:
        """Commit what the session whose turn it is has written."""
        self.raw.execute("COMMIT")

    def next_xid(self) -> int:
        """Return the next number of a transaction."""
        self._xid += 1
        return self._xid

    def _changed(self, name: str, what: str, *values: Any) -> None:
        if self._turn is None or not self._noting:
            return
        table = TABLES[name]
        self._turn.log.append(table.change(what, values))
        if what == "INSERT" and table.numbered:
            number = int(values[table.key[0]])
            self._sequences[name] = max(number, self._sequences.get(name, 0))

    def _is_free(self, name: str, number: int) -> bool:
        return self.locks.get((name, (number,)), self._turn) is self._turn

    def _has_ended(self, xid: Any, _snapshot: int) -> bool:
        return int(xid) <= self._xid and all(session.xid != int(xid) for session in self.sessions)

    # ------------------------------------------------------------ serving

    def connect(self, process: Process | None, *, writes: bool) -> Session:
        """Begin a session. Raises sqlite3.OperationalError while the server is away."""
        if self._away:
            raise sqlite3.OperationalError("connection refused")
        session = Session(self, process, writes=writes)
        self.sessions.append(session)
        return session

    def serve(self, session: Session, works: Sequence[Work[Any]], answer: Callable[[list[Outcome]], None]) -> None:
        """Do what a client has sent; call `answer` with the outcomes, at once if no lock is in the way."""
        if session.idle is not None:
            session.idle.cancel()
        if session.open and session.writes:
            self.happens(session.process, "transaction")
        found: list[Outcome] = []
        for at, work in enumerate(works):
            mark = len(session.log)
            outcome = outcome_of(work, None)
            if isinstance(outcome[1], MustWait):
                outside(self._serve_later(session, works[at:], mark, outcome[1], found, answer))
                return
            found.append(outcome)
        self._served(session, found, answer)

    def _served(self, session: Session, found: list[Outcome], answer: Callable[[list[Outcome]], None]) -> None:
        if session.open and session.writes:
            session.idle = self._loop.call_later(IDLE_TIMEOUT, session.end)
        answer(found)

    async def _serve_later(
        self,
        session: Session,
        works: Sequence[Work[Any]],
        mark: int,
        met: MustWait | None,
        found: list[Outcome],
        answer: Callable[[list[Outcome]], None],
    ) -> None:
        """Go on with what met a lock as soon as that is gone."""
        for work in works:
            blocker: Session | None = None
            outcome: Outcome = outcome_of(work, None) if met is None else (None, met)
            met = None
            while isinstance(error := outcome[1], MustWait):
                session.back_to(mark)
                if error.blocker is not blocker:
                    blocker, until = error.blocker, self._loop.time() + LOCK_TIMEOUT
                await self._wait(session, blocker, until)
                mark = len(session.log)
                outcome = outcome_of(work, None)
            found.append(outcome)
            mark = len(session.log)
        self._served(session, found, answer)

    async def _wait(self, session: Session, blocker: Session, until: float) -> None:
        """Wait until the blocker's transaction ends. If it does not, the next statement fails."""
        session.waits_for, session.waiting = blocker, self._loop.create_future()
        chain = [session]
        while (following := chain[-1].waits_for) is not None and following not in chain:
            chain.append(following)
        deadlocked = following is session
        left = DEADLOCK_TIMEOUT if deadlocked else until - self._loop.time()
        try:
            async with asyncio.timeout(max(0.0, left)):
                await session.waiting
        except TimeoutError:
            session.doom = "deadlock detected" if deadlocked else "canceling statement due to lock timeout"
            if deadlocked:
                self.deadlocks.append(" -> ".join(str(one.held) for one in chain))
        finally:
            session.waits_for = session.waiting = None

    def wake(self, blocker: Session) -> None:
        """Let those go on that wait for a session's transaction."""
        for session in self.sessions:
            if session.waits_for is blocker:
                session.stir()

    # ------------------------------------------------------------ notifications

    def listen(self, session: Session, take: Callable[[str | None, float], None]) -> None:
        """Call `take` with each notification and the seconds after which it arrives; with None at the end."""
        self._listeners[session] = take

    def notify(self, message: str) -> None:
        """Send a notification to all listeners."""
        for take in self._listeners.values():
            if not self.deaf:
                take(message, self.rng.random() * _LATE if self.late else 0.0)

    # ------------------------------------------------------------ faults

    @property
    def away(self) -> bool:
        """Return whether the server cannot be reached."""
        return self._away

    @away.setter
    def away(self, away: bool) -> None:
        self._away = away
        if away:
            self.cut(None)

    def cut(self, process: Process | None) -> None:
        """End all sessions, or those of a process: transactions are rolled back, and answers lost."""
        for session in self.sessions[:]:
            if process is None or session.process is process:
                session.end()

    def process_ended(self, process: Process) -> None:
        """Let a process's sessions end, as its system closes them."""
        for session in self.sessions[:]:
            if session.process is process:
                session.leave()

    def ended(self, session: Session) -> None:
        """Forget a session."""
        self.sessions.remove(session)
        if session.idle is not None:
            session.idle.cancel()
        if (take := self._listeners.pop(session, None)) is not None:
            take(None, 0.0)

    def close(self) -> None:
        """Close everything."""
        self.cut(None)
        self.raw.close()
