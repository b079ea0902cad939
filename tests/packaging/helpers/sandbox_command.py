"""The installed command, run with a small Discord of its own."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

ADDRESS = b"in your browser:"
"""What the command prints before its address, once the bot is connected."""


async def run_with_sandbox(
    command: Sequence[str],
    folder: Path,
    env: dict[str, str],
    patience: float,
    meanwhile: Callable[[str], Awaitable[None]] | None = None,
) -> str:
    """Run a command in a folder until it has printed its address, interrupt it, and return its output.

    meanwhile: called with the address before the interruption. patience: seconds for the start, and for the end.
    """
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=folder,
        env=env,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout is not None
    printed, line = b"", b""
    try:
        async with asyncio.timeout(patience):
            while ADDRESS not in line:
                line = await process.stdout.readline()
                assert line, printed.decode()
                printed += line
        if meanwhile is not None:
            await meanwhile(line.decode().split()[-1])
        process.send_signal(signal.SIGINT)
        rest, _ = await asyncio.wait_for(process.communicate(), patience)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    output = (printed + rest).decode()
    assert process.returncode == 0, output
    return output
