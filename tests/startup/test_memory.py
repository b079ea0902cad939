"""The process and its memory."""

from __future__ import annotations

import platform
import re
import subprocess
import sys

import pytest

THREADS = """
import ctypes, threading
from startup.memory import few_arenas
assert few_arenas()
begun = threading.Barrier(9)
def work():
    kept = [bytearray(5000) for _ in range(100)]
    begun.wait()
for _ in range(8):
    threading.Thread(target=work).start()
begun.wait()
ctypes.CDLL(None).malloc_stats()
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc can be told")
def test_many_threads_share_two_heaps() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", THREADS], capture_output=True, text=True, check=True, timeout=60.0
    )
    assert len(re.findall(r"^Arena \d+:", ended.stderr, re.MULTILINE)) == 2
