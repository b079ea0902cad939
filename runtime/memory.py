"""How the process treats its memory."""

from __future__ import annotations

import ctypes
import gc
import platform
from typing import Final

_ARENA_MAX: Final = -8
"""M_ARENA_MAX of glibc's <malloc.h>."""
ARENAS: Final = 2


def limit_malloc_arenas() -> bool:
    """Let all threads share two heaps; whether the C library could be told so, which glibc alone can.

    Pictures are drawn and computer players think in threads. glibc would give each of them a heap of its own and
    keep there what was freed, a third more memory in the end (docs/benchmarks.md). Must be called before threads
    are started.
    """
    if platform.libc_ver()[0] != "glibc":
        return False
    try:
        return bool(ctypes.CDLL(None).mallopt(_ARENA_MAX, ARENAS))
    except (OSError, AttributeError):
        return False


def skip_final_gc() -> None:
    """Let the process end without looking through all it holds once more, which takes a second or, on a busy
    machine, many. To be called when everything is closed.
    """
    gc.freeze()
