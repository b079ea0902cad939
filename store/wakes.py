"""Word between processes of one database: that something fell due, or that a match has changed.

The one place where SQL is PostgreSQL's own. A message is ``kind id number``: what fell due, of which match (0: of
any), and when; or that a match changed, and its version. It is sent after the commit of what it tells, by another
connection: inside that transaction it would make all commits go one after the other, flushing the disk each.
Whoever dies in between costs the others a delay, as does every lost message: nobody relies on them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import sqlalchemy
from sqlalchemy import bindparam, func, select, text
from sqlalchemy.exc import DBAPIError

log = logging.getLogger(__name__)

CHANNEL: Final = "kontor"
PAUSE: Final = 2.0
"""Seconds after which a lost connection is tried again."""
MATCH: Final = "match"
"""The kind of message that a match has changed."""
SAY: Final = select(func.pg_notify(CHANNEL, bindparam("message")))
Told = Callable[[str, int, int], None]


class Wakes:
    """Hears what other processes say, and says to them what happened here.

    told: called with kind, id and number of each message. missed: called when messages may have been lost.
    send: executes `SAY` once for each message.
    """

    def __init__(
        self,
        engine: sqlalchemy.Engine,
        told: Told,
        missed: Callable[[], None],
        send: Callable[[list[dict[str, str]]], Awaitable[None]],
    ) -> None:
        self._engine = engine
        self._told, self._missed, self._send = told, missed, send
        self._me = secrets.token_hex(4)
        self._core: sqlalchemy.Connection | None = None
        self._waiting: list[dict[str, str]] = []
        self._sending: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()

    def say(self, kind: str, row_id: int, number: int) -> None:
        """Tell the others, soon."""
        self._waiting.append({"message": f"{self._me} {kind} {row_id} {number}"})
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._say())

    async def _say(self) -> None:
        while self._waiting:
            messages, self._waiting = self._waiting, []
            try:
                await self._send(messages)
            except Exception as error:
                log.debug("others were not woken: %s", error)

    def listen(self) -> None:
        """Begin to hear."""
        self._hearing = asyncio.create_task(self._hear(), name="wakes")

    async def close(self) -> None:
        """Hear and say no more."""
        for task in (self._hearing, self._sending):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    async def _hear(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                core = await asyncio.to_thread(self._connected)
            except DBAPIError:
                await asyncio.sleep(PAUSE)
                continue
            raw: Any = core.connection.driver_connection
            self._lost.clear()
            try:
                loop.add_reader(raw.fileno(), self._arrived, raw)
            except NotImplementedError:
                # Windows: whoever waits looks again after a while.
                core.close()
                return
            try:
                self._missed()
                await self._lost.wait()
            finally:
                with contextlib.suppress(Exception):
                    loop.remove_reader(raw.fileno())
                with contextlib.suppress(DBAPIError):
                    core.invalidate()
                    core.close()
            await asyncio.sleep(PAUSE)

    def _connected(self) -> sqlalchemy.Connection:
        core = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        core.execute(text(f"LISTEN {CHANNEL}"))
        core.commit()
        return core

    def _arrived(self, raw: Any) -> None:
        try:
            raw.pgconn.consume_input()
            while (message := raw.pgconn.notifies()) is not None:
                self._take(message.extra.decode())
        except Exception as error:
            # With it the loop would call us again and again.
            asyncio.get_running_loop().remove_reader(raw.fileno())
            log.warning("other processes are not heard for a moment: %s", error)
            self._lost.set()

    def _take(self, message: str) -> None:
        sender, kind, row_id, number = message.split(" ")
        if sender != self._me:
            self._told(kind, int(row_id), int(number))
