"""Programs in processes of their own."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parents[3]


class Process:
    def __init__(self, *arguments: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=ROOT,
            env=os.environ | {"PYTHONUNBUFFERED": "1"} | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    async def line(self, containing: str) -> str:
        assert self.process.stdout is not None
        async with asyncio.timeout(30):
            while True:
                line = await asyncio.to_thread(self.process.stdout.readline)
                if containing in line or not line:
                    return line

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
