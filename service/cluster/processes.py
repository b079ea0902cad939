"""The processes of one installation: which are alive, and which leases each of them holds.

A database in a file belongs to one process, which holds everything. On a server each process has a row and updates
it every few seconds (a heartbeat). A process that sees no heartbeat of another for `PROCESS_TIMEOUT` seconds
declares it dead: its leases become free. A process that could not send a heartbeat for so long assumes that it was
declared dead until it learns otherwise, and starts no requests to Discord.
"""

import asyncio
import logging
import math
import os
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar

import msgspec

from service.base.backoff import Backoff
from service.base.cancellation import cancel_and_wait
from service.base.clock import Clock
from service.base.read_models.installation import ProcessStatus
from service.base.shards import Shards
from service.cluster.liveness import ProcessLiveness
from service.cluster.status import ProcessMismatch, SharedConfig, read_shared_config, read_status
from store import rows
from store.cluster import process_rows
from store.cluster.process_rows import PROCESS_TIMEOUT
from store.database import Database, Tx
from store.errors import StoreError
from store.work_share import ALL_WORK, WorkShare

HEARTBEAT: Final = 5.0
"""Seconds between two heartbeats."""
POLL_INTERVAL: Final = 1.0
"""Seconds between two attempts to take a lease if no notification arrives."""
_SHARD: Final = "shard"
_T = TypeVar("_T")

log = logging.getLogger(__name__)


class DeclaredDead(Exception):
    """The other processes have declared this one dead: it holds no leases any more."""


class Processes:
    """This process among those on its database.

    plays: the configuration it shares with them. shards: its own; None for all. measured: called with the
    database's time and the monotonic time at which it was asked.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        plays: SharedConfig,
        shards: Shards | None = None,
        measured: Callable[[float, float], None] | None = None,
    ) -> None:
        self.name = f"{socket.gethostname()}:{os.getpid()}"
        self.share = ALL_WORK
        """The part of the work that this process does."""
        self.others: tuple[rows.Process, ...] = ()
        """The other processes, as last seen."""
        self.facts: Callable[[], ProcessStatus] = ProcessStatus
        """Returns the status that this process reports to the others."""
        self.waits = ""
        """What this process waits for before it begins, as text for people; "" if it does not wait."""
        self._database, self._clock, self._measured = database, clock, measured
        self._plays = plays
        self._mine = [_lease(number) for number in (shards.ids if shards is not None else (0,))]
        self._lives = ProcessLiveness(time.monotonic)
        self._touched = 0.0
        self._free, self._freed = asyncio.Event(), asyncio.Event()
        self._turns: dict[str, asyncio.Lock] = {}
        database.watch(process_rows.WORK, lambda _: self._was_freed())

    # -------------------------------------------------------------- beginning and ending

    async def begin(self) -> None:
        """Register this process, and wait until no other holds one of its shards.

        Raises ProcessMismatch if a live process has a different shared configuration, or StoreError.
        """
        if not self._database.shared:
            await self._database.write(process_rows.release_orphaned_claims)
            return
        await self.end()
        me = await self._database.write(
            process_rows.add_process,
            name=self.name,
            home=self._lives.home,
            pid=os.getpid(),
            plays=msgspec.json.encode(self._plays, order="sorted").decode(),
            now=self._clock.now(),
        )
        self.share = WorkShare(me)
        try:
            await self._beat()
            while not (self._all_alike() and await self._take(self._mine)):
                waits = ", ".join(await self._holders())
                if waits != self.waits:
                    log.warning("waiting for what other processes have: %s", waits)
                self.waits = waits
                await self._look_again()
                await self._beat()
            await self._beat()
        except BaseException:
            await self.end()
            raise
        finally:
            self.waits = ""

    @asynccontextmanager
    async def join(self) -> AsyncIterator[None]:
        """Register this process for the block; see `begin`."""
        await self.begin()
        try:
            yield
        finally:
            await self.end()

    async def run_while_alive(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run work while sending heartbeats.

        Raises DeclaredDead, which ends the work, or CancellationIgnored if nothing ends it.
        """
        working, living = asyncio.create_task(work), asyncio.create_task(self._live())
        try:
            await asyncio.wait((working, living), return_when=asyncio.FIRST_COMPLETED)
        finally:
            await cancel_and_wait(working, living)
        for task in (working, living):
            if not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def _live(self) -> None:
        """Send heartbeats until cancelled. Raises DeclaredDead."""
        lasting = Backoff()
        while True:
            with suppress(TimeoutError):
                # Leases that another process gave up are taken over at once, also if notified during the last
                # heartbeat.
                async with asyncio.timeout(HEARTBEAT):
                    await self._freed.wait()
            self._freed.clear()
            try:
                if self.share.me is not None:
                    await self._beat()
            except StoreError as error:
                lasting.failed("this process cannot tell the others that it lives", error)
            else:
                lasting.over()

    async def end(self) -> None:
        """Give up all leases if the database can be reached; else the others notice the missed heartbeats."""
        me, self.share = self.share.me, ALL_WORK
        if me is None:
            return
        try:
            await self._database.write(process_rows.mark_dead, me)
        except StoreError as error:
            log.warning("the other processes take over after a while only: %s", error)

    # -------------------------------------------------------------- what one has at a time

    def is_lapsed(self) -> bool:
        """Return whether the others may have declared this process dead."""
        return self.share.me is not None and time.monotonic() - self._touched >= PROCESS_TIMEOUT

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Hold the lease of this name for the block, so no other process runs such a block. Raises StoreError."""
        while not await self._take([name]):
            await self._look_again()
        try:
            yield
        finally:
            await self._let_go(name)

    async def note(self, name: str) -> str:
        """Return the note of a lease; "" if there is none. Raises StoreError."""
        return await self._database.ask(process_rows.get_lease_note, name)

    async def set_note(self, name: str, text: str) -> None:
        """Store the note of a lease, for all processes. Raises StoreError."""
        await self._database.write(process_rows.set_lease_note, name, text)

    async def wait_turn(self, name: str, seconds: float) -> None:
        """Wait until no process has had a turn of this name for this many seconds.

        The turn begins with a commit just before this returns; the end of its process does not shorten it. If the
        database cannot be reached, the wait goes on.
        """
        async with self._turns.setdefault(name, asyncio.Lock()):
            while not await self._persist(lambda: self._take([name])):
                await self._look_again()
            try:
                wait = seconds
                while wait:
                    wait = await self._persist(lambda: self._turn(name, seconds))
                    await asyncio.sleep(wait)
            except BaseException:
                with suppress(StoreError):
                    await self._let_go(name)
                raise

    async def turn_begins(self, name: str, seconds: float) -> None:
        """Count this process's turn from now on, since it begins later than planned. Raises StoreError."""
        if self.share.me is not None:
            async with self._database.tx() as tx:
                await process_rows.set_lease_note(tx, name, str(await process_rows.database_time(tx) + seconds))

    async def _turn(self, name: str, seconds: float) -> float:
        """Begin a turn, free its lease and return 0; or return the seconds until one may begin."""
        me = self.share.me
        if me is None:
            # This process has ended or was declared dead: its turn never comes.
            return seconds
        async with self._database.tx() as tx:
            over = float(await process_rows.lock_lease_note(tx, name) or 0.0)
            now = await process_rows.database_time(tx)
            # More than two turns ahead only happens if the clock was set back.
            if 0.0 < over - now <= 2 * seconds:
                return over - now
            await process_rows.set_lease_note(tx, name, str(now + seconds))
            await process_rows.release_lease(tx, name, me)
        return 0.0

    async def _persist(self, work: Callable[[], Awaitable[_T]]) -> _T:
        """Return the result of work, retrying while the database cannot be reached."""
        lasting = Backoff()
        while True:
            try:
                return await work()
            except StoreError as error:
                await asyncio.sleep(lasting.failed("the processes cannot take turns", error))

    async def _take(self, names: Sequence[str]) -> bool:
        me = self.share.me
        if me is None:
            return True
        return await self._database.write(process_rows.acquire_leases, names, me)

    async def _let_go(self, name: str) -> None:
        me = self.share.me
        if me is not None:
            await self._database.write(process_rows.release_lease, name, me)

    def _was_freed(self) -> None:
        self._free.set()
        self._freed.set()

    async def _look_again(self) -> None:
        """Wait until a lease is free, or for a moment."""
        self._free.clear()
        try:
            async with asyncio.timeout(POLL_INTERVAL):
                await self._free.wait()
        except TimeoutError:
            return

    # -------------------------------------------------------------- among others

    async def measure(self, tx: Tx) -> None:
        """Ask the database for its time, if this process uses its clock."""
        if self._measured is None:
            return
        monotonic = self._clock.monotonic()
        at = await process_rows.database_time(tx)
        # If the process was suspended meanwhile, the time of the answer is unknown.
        if self._clock.monotonic() - monotonic < HEARTBEAT:
            self._measured(at, monotonic)

    async def _beat(self) -> None:
        """Send a heartbeat, read the others' rows, and declare dead processes dead.

        Raises DeclaredDead, StoreError.
        """
        me = self.share.me
        assert me is not None
        began, told = time.monotonic(), msgspec.json.encode(self.facts()).decode()
        async with self._database.tx() as tx:
            await self.measure(tx)
            known = await process_rows.heartbeat(tx, me, told, self._clock.now())
            await process_rows.release_orphaned_claims(tx)
            everybody = await process_rows.list_processes(tx)
        if not known:
            # Work that still runs until the end must begin nothing new.
            self._touched = -math.inf
            raise DeclaredDead
        self._touched = began
        for process in self._lives.look([process for process in everybody if process.id != me]):
            await self._bury(process)
        async with self._database.read() as conn:
            everybody, taken = await process_rows.list_processes(conn), await process_rows.held_leases(conn)
        self.others = tuple(process for process in everybody if process.id != me)
        if self._plays.count:
            theirs = (_shard(lease.name) for lease in taken if lease.process_id != me)
            others = tuple(number for number in theirs if number is not None)
            more = set(self.share.others).difference(others)
            self.share = WorkShare(me, self._plays.count, others)
            if more:
                self._database.wake_watchers()

    async def _bury(self, process: rows.Process) -> None:
        buried = await self._database.write(process_rows.mark_dead, process.id, process.beats)
        if buried:
            log.warning("process %s has ended without a word: what it had is taken over", process.name)

    def _all_alike(self) -> bool:
        """Return whether no process has a different shared configuration.

        Raises ProcessMismatch if one that has is alive; otherwise it may have ended.
        """
        alike = True
        for process in self.others:
            theirs = read_shared_config(process)
            if theirs != self._plays:
                if self._lives.lives(process):
                    raise ProcessMismatch(process.name, self._plays, theirs)
                alike = False
        return alike

    async def _holders(self) -> list[str]:
        """Return, as text for people, which processes keep this one from beginning."""
        async with self._database.read() as conn:
            taken = {lease.process_id: lease.name for lease in await process_rows.held_leases(conn)}
        return [
            f"{process.name} ({taken.get(process.id, 'plays by other rules')})"
            for process in self.others
            if process.id in taken or read_shared_config(process) != self._plays
        ]

    async def all(self) -> list[tuple[rows.Process, ProcessStatus]]:
        """Return all registered processes with the status they report. Raises StoreError."""
        async with self._database.read() as conn:
            return [(process, read_status(process)) for process in await process_rows.list_processes(conn)]


def _lease(shard: int) -> str:
    return f"{_SHARD}:{shard}"


def _shard(lease: str) -> int | None:
    """Return the shard of a lease; None if the lease is about something else."""
    kind, _, number = lease.partition(":")
    return int(number) if kind == _SHARD else None
