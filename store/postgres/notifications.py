"""LISTEN/NOTIFY: report due work and changed matches to other processes.

This is the only PostgreSQL-specific SQL that is not about connecting. A message is ``who what id number``: a kind
of work, 0 and the earliest due time; or ``match``, its number and its version; or ``match:user`` if only that user
can see the change. It is sent after the commit, on another connection: inside the transaction it would serialise
all commits, each waiting for the disk. If a process dies in between, the others learn of its work when they next
look by themselves.
"""

import asyncio
import contextlib
import logging
import os
import re
import uuid
from collections.abc import Awaitable, Callable
from typing import Any, Final

import sqlalchemy
from sqlalchemy import bindparam, func, select, text
from sqlalchemy.exc import DBAPIError

from store.connection import run_to_completion

log = logging.getLogger(__name__)

CHANNEL: Final = "kontor"
MATCH: Final = "match"
"""The subject of messages about a match; other messages name a kind of work."""
PAUSE: Final = 1.0
"""Seconds before a lost connection is tried again."""
MOST: Final = 1000
"""Limit of waiting messages while the server is away; further ones are lost."""
MESSAGE: Final = re.compile(
    r"(?P<sender>[0-9a-f]{32}) (?P<what>\w+(?::\d{1,19})?) (?P<row>\d{1,19}) (?P<number>-?\d{1,19})", re.ASCII
)
_SAY = select(func.pg_notify(CHANNEL, bindparam("message")))
Do = Callable[[Callable[[sqlalchemy.Connection], None]], Awaitable[None]]


class Notifications:
    """Receive messages of other processes, and send ours.

    engine: connects. do: runs work on a connection, for sending. told: called with subject, id and number of each
    message of another process. missed: called when messages may have been lost.
    """

    def __init__(
        self,
        engine: sqlalchemy.Engine,
        do: Do,
        told: Callable[[str, int, int], None],
        missed: Callable[[], None],
    ) -> None:
        self._engine, self._do = engine, do
        self._told, self._missed = told, missed
        self._me = uuid.uuid4().hex
        self._waiting: dict[tuple[str, int], int] = {}
        self._sending: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()

    def say(self, what: str, row_id: int, number: int) -> None:
        """Send a message soon. Of several, the earliest time of a kind of work counts, or the newest version of a
        match.
        """
        key = (what, row_id)
        if key not in self._waiting and len(self._waiting) >= MOST:
            return
        known = self._waiting.get(key, number)
        self._waiting[key] = max(known, number) if what.startswith(MATCH) else min(known, number)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    def listen(self) -> None:
        """Start receiving."""
        self._hearing = asyncio.create_task(self._hear(), name="wakes")

    async def close(self) -> None:
        """Send waiting messages if possible, then stop sending and receiving."""
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)
        if self._sending is not None:
            await asyncio.gather(self._sending, return_exceptions=True)
        self._engine.dispose()

    async def _send(self) -> None:
        while self._waiting:
            waiting, self._waiting = self._waiting, {}
            messages = [
                {"message": f"{self._me} {what} {row_id} {number}"} for (what, row_id), number in waiting.items()
            ]

            def send(core: sqlalchemy.Connection, messages: list[dict[str, str]] = messages) -> None:
                for message in messages:
                    core.execute(_SAY, message)
                core.commit()

            try:
                await self._do(send)
            except Exception as error:
                log.debug("other processes were not woken: %s", error)

    async def _hear(self) -> None:
        loop = asyncio.get_running_loop()
        heard = False
        while True:
            try:
                core = await self._connect()
            except DBAPIError:
                await asyncio.sleep(PAUSE)
                continue
            raw: Any = core.connection.driver_connection
            self._lost.clear()
            # The driver closes its own once it is useless, and the next connection gets the same number.
            heard_by = os.dup(raw.fileno())
            loop.add_reader(heard_by, self._arrived, raw, heard_by)
            try:
                if heard:
                    self._missed()
                heard = True
                await self._lost.wait()
            finally:
                loop.remove_reader(heard_by)
                os.close(heard_by)
                await asyncio.to_thread(_end, core)
            await asyncio.sleep(PAUSE)

    async def _connect(self) -> sqlalchemy.Connection:
        connecting = asyncio.ensure_future(asyncio.to_thread(self._connected))
        try:
            return await run_to_completion(connecting)
        except asyncio.CancelledError:
            if not connecting.cancelled() and connecting.exception() is None:
                await asyncio.to_thread(_end, connecting.result())
            raise

    def _connected(self) -> sqlalchemy.Connection:
        core = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        core.execute(text(f"LISTEN {CHANNEL}"))
        core.commit()
        return core

    def _arrived(self, raw: Any, heard_by: int) -> None:
        try:
            raw.pgconn.consume_input()
            while (message := raw.pgconn.notifies()) is not None:
                self._take(message.extra.decode())
        except Exception as error:
            # Otherwise the loop would call this again and again.
            asyncio.get_running_loop().remove_reader(heard_by)
            log.info("other processes are not heard for a moment: %s", error)
            self._lost.set()

    def _take(self, message: str) -> None:
        said = MESSAGE.fullmatch(message)
        if said is None:
            log.warning(
                "somebody else notifies on the channel %s of this database, which is Kontor's alone", CHANNEL
            )
        elif said["sender"] != self._me:
            self._told(said["what"], int(said["row"]), int(said["number"]))


def _end(core: sqlalchemy.Connection) -> None:
    with contextlib.suppress(DBAPIError):
        core.invalidate()
        core.close()
