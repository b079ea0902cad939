"""The bot on a small Discord of its own: ``python -m tools.local`` (what ``scripts/run`` does without a token).

Nothing is kept after the end unless KONTOR_DATABASE names a file.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from sandbox.launch import VARIABLE
from sandbox.server import NoPort, Server

ROOT = Path(__file__).resolve().parents[1]
PORT = 8090
STOP_SECONDS = 10.0


class BotEnded(Exception):
    """The bot's process ended by itself; ``code`` is its exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the bot ended with exit code {code}")
        self.code = code


@contextlib.asynccontextmanager
async def bot_at(
    url: str, database: Path, log: Path | None = None, **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """The unchanged bot in a process of its own, connected to the sandbox at an address.

    log: a file for what it writes; without one it writes to the terminal. settings: more environment variables.
    """
    kept = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    env = kept | {VARIABLE: url, "KONTOR_DATABASE": str(database), "PYTHONPATH": str(ROOT)} | settings
    with contextlib.ExitStack() as stack:
        out = stack.enter_context(log.open("ab")) if log is not None else None
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "sandbox.launch",
            str(ROOT / "bot.py"),
            cwd=ROOT,
            env=env,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
        try:
            yield process
        finally:
            await _stop(process)


async def _stop(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), STOP_SECONDS)
    except TimeoutError:
        process.kill()
        await process.wait()


async def serve(database: Path) -> None:
    """Run sandbox and bot until Ctrl-C. Raises NoPort, BotEnded."""
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, ended.set)
    async with Server(port=PORT) as server, bot_at(server.url, database) as bot:
        if server.port != PORT:
            print(f"Port {PORT} is taken; using {server.port}.")
        waiting = asyncio.create_task(ended.wait())
        dying = asyncio.create_task(bot.wait())
        connecting = asyncio.create_task(server.handle().wait_bot(60))
        await asyncio.wait((waiting, dying, connecting), return_when=asyncio.FIRST_COMPLETED)
        if connecting.done() and connecting.exception() is None:
            print(
                f"Kontor runs on a small Discord of its own at {server.url}, without a token.\n"
                "To see a whole match played: scripts/run --demo\n"
                "To act in it from a program: sandbox/README.md\n"
                "To run it on Discord: put DISCORD_TOKEN into .env (README.md says how to get one).\n"
                "Ctrl-C ends it.",
                flush=True,
            )
        await asyncio.wait((waiting, dying), return_when=asyncio.FIRST_COMPLETED)
        for task in (waiting, connecting):
            task.cancel()
        if not ended.is_set():
            raise BotEnded(await dying)
        dying.cancel()


def main() -> int:
    """The command; returns the exit code."""
    chosen = os.environ.get("KONTOR_DATABASE", "")
    with tempfile.TemporaryDirectory(prefix="kontor-") as folder:
        try:
            asyncio.run(serve(Path(chosen) if chosen else Path(folder) / "kontor.db"))
        except NoPort as error:
            print(f"The sandbox found no port: {error.strerror}.", file=sys.stderr)
            return 2
        except BotEnded as error:
            # The bot has said why.
            return error.code or 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
