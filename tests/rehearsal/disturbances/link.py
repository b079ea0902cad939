"""A line to a server that is slow or cut now and then: a Unix socket before the server's own."""

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from service.base.cancellation import cancel_and_wait

BLOCK = 65536
SOCKET = ".s.PGSQL.5432"
"""The name of PostgreSQL's socket in its folder."""


class Link:
    """Connections through a socket of one name to another. delay: seconds that each block takes to arrive."""

    def __init__(self, target: Path) -> None:
        self.delay = 0.0
        self._target = target
        self._down = False
        self._writers: set[asyncio.StreamWriter] = set()

    def cut(self, down: bool = True) -> None:
        """Break every connection and accept no other until this is called with False."""
        self._down = down
        if down:
            for writer in tuple(self._writers):
                writer.transport.abort()

    async def serve(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        """Carry one connection until either side ends it."""
        self._writers.add(back)
        try:
            if self._down:
                return
            with contextlib.suppress(OSError):
                far, forth = await asyncio.open_unix_connection(self._target)
                self._writers.add(forth)
                try:
                    await self._both(self._carry(near, forth), self._carry(far, back))
                finally:
                    self._writers.discard(forth)
                    forth.transport.abort()
        finally:
            self._writers.discard(back)
            back.transport.abort()

    async def _both(self, *ways: Coroutine[Any, Any, None]) -> None:
        carrying = [asyncio.create_task(way) for way in ways]
        try:
            await asyncio.wait(carrying, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await cancel_and_wait(*carrying)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while block := await source.read(BLOCK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                target.write(block)
                await target.drain()


@asynccontextmanager
async def link_to(folder: Path) -> AsyncIterator[tuple[Link, Path]]:
    """Open a link to the server of PostgreSQL with its socket in a folder; yield it and its own folder."""
    with tempfile.TemporaryDirectory(prefix="kontor-link-") as place:
        link = Link(folder / SOCKET)
        server = await asyncio.start_unix_server(link.serve, Path(place) / SOCKET)
        try:
            yield link, Path(place)
        finally:
            link.cut()
            server.close()
            await server.wait_closed()
