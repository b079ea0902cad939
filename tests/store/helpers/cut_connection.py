"""A wire to a server of PostgreSQL that can be cut at chosen words."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal

PORT = 5432
Cut = Literal["before", "after"]


class CuttableConnection:
    """Connections by a socket in a folder of its own to that of a server, byte by byte.

    cut: what becomes of the next commit: it is lost on its way ("before"), or its answer is ("after"); then every
    connection is cut. away: no connection gets through any more.
    """

    def __init__(self, folder: Path, server: Path) -> None:
        self.folder = folder
        self.cut: Cut | None = None
        self.away = False
        self._server = server / f".s.PGSQL.{PORT}"
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    async def gone(self) -> None:
        async with asyncio.timeout(60):
            while not self.away:  # noqa: ASYNC110 - a cut is not reported
                await asyncio.sleep(0.005)

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.away:
            writer.close()
            return
        there, back = await asyncio.open_unix_connection(str(self._server))
        self._writers |= {writer, back}
        asked = asyncio.Event()
        both = [
            asyncio.create_task(self._ask(reader, back, asked)),
            asyncio.create_task(self._answer(there, writer, asked)),
        ]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        for one in (writer, back):
            one.close()
        self._writers -= {writer, back}

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: asyncio.Event) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if self.cut is not None and b"COMMIT" in data:
                    cut, self.cut = self.cut, None
                    self.away = True
                    if cut == "before":
                        return
                    asked.set()
                writer.write(data)
                await writer.drain()

    async def _answer(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: asyncio.Event
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if asked.is_set():
                    # It is done, and no answer comes.
                    return
                writer.write(data)
                await writer.drain()


@asynccontextmanager
async def cuttable(folder: Path, url: str) -> AsyncIterator[tuple[CuttableConnection, str]]:
    """A wire, and the address of a server's database by way of it."""
    plain, _, server = url.partition("?host=")
    wire = CuttableConnection(folder, Path(server))
    listening = await asyncio.start_unix_server(wire.carry, str(folder / f".s.PGSQL.{PORT}"))
    async with listening:
        yield wire, f"{plain}?host={folder}"
        listening.close()
