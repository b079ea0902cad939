"""The process and its memory."""

import platform
import re
import subprocess
import sys

import pytest

THREADS = """
import ctypes, threading
from runtime.memory import limit_malloc_arenas
assert limit_malloc_arenas()
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


@pytest.mark.parametrize(("call", "collected"), [("skip_final_gc()", ""), ("pass", "collected\n")])
def test_a_process_that_ends_does_not_look_through_its_memory_once_more(call: str, collected: str) -> None:
    program = f"""
import gc
from runtime.memory import skip_final_gc
class Ring:
    def __init__(self): self.ring = self
    def __del__(self): print("collected", flush=True)
gc.disable()
Ring()
{call}
"""
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60.0
    )
    assert ended.stdout == collected
