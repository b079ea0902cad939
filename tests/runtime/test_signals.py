"""Ctrl-C ends everything in order, also where the event loop listens for no signals, as on Windows."""

import asyncio
import re
import signal
import sys
from pathlib import Path

import pytest

PATIENCE = 120.0
AS_ON_WINDOWS = """
import asyncio, runpy, sys

def refuse(*_):
    raise NotImplementedError

asyncio.SelectorEventLoop.add_signal_handler = refuse
sys.argv[1:] = ["--port", "0"]
runpy.run_module({module!r}, run_name="__main__", alter_sys=True)
"""


@pytest.mark.parametrize(
    ("module", "ready"),
    [
        ("sandbox", rb"Sandbox at \S+"),
        pytest.param("tools.playground", rb"in your browser:  \S+", marks=pytest.mark.demo),
    ],
)
async def test_ctrl_c_ends_it_without_a_traceback(module: str, ready: bytes, tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        AS_ON_WINDOWS.format(module=module),
        env={"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "PYTHONPATH": str(Path(__file__).parents[2])},
        cwd=tmp_path,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout is not None
    told = b""
    try:
        async with asyncio.timeout(PATIENCE):
            while not re.search(ready, told):
                line = await process.stdout.readline()
                assert line, told.decode()
                told += line
            process.send_signal(signal.SIGINT)
            told += (await process.communicate())[0]
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode == 0, told.decode()
    assert b"Traceback" not in told, told.decode()
