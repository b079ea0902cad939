"""The unchanged bot in its own process, connected to a sandbox."""

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from types import MappingProxyType

from sandbox.launch import TIED, VARIABLE

ROOT = Path(__file__).resolve().parents[2]
STOP_SECONDS = 10.0


@contextlib.asynccontextmanager
async def bot_at(
    url: str,
    database: Path | str,
    log: Path | None = None,
    *,
    quiet: bool = False,
    settings: Mapping[str, str] = MappingProxyType({}),
    code: Path = ROOT,
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the unchanged bot in its own process, connected to the sandbox at an address.

    log: a file for its output; without one it writes to the terminal, with quiet only its log. settings: more
    environment variables. code: the checkout of the bot.
    """
    kept = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    env = (
        # Scenes open many matches for few people; this process's own settings take precedence.
        {"KONTOR_LIMITS": "opened=100000 matches=10000 server=10000 exports=10000 animations=10000"}
        | kept
        | {VARIABLE: url, TIED: "1", "KONTOR_DATABASE": _whole(database), "PYTHONPATH": str(code)}
        | dict(settings)
    )
    with contextlib.ExitStack() as stack:
        out = stack.enter_context(log.open("ab")) if log is not None else None
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "sandbox.launch",
            str(code / "bot.py"),
            cwd=code,
            env=env,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL if quiet and out is None else out,
            stderr=out,
            start_new_session=True,
        )
        try:
            yield process
        finally:
            await _stop(process)


def _whole(database: Path | str) -> str:
    """Return the database's full name, for a process in another folder."""
    return database if isinstance(database, str) else str(database.absolute())


async def _stop(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
    try:
        async with asyncio.timeout(STOP_SECONDS):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()
