"""Memory settings of the process."""

import ctypes
import gc
import platform
from typing import Final

_ARENA_MAX: Final = -8
"""M_ARENA_MAX of glibc's <malloc.h>."""
ARENAS: Final = 2


def limit_malloc_arenas() -> bool:
    """Limit glibc to two heaps for all threads. Return whether that worked; other C libraries cannot do it.

    Pictures are drawn and computer players think in threads. glibc would give each its own heap and keep freed
    memory there, a third more in the end (docs/benchmarks.md). Call it before threads start.
    """
    if platform.libc_ver()[0] != "glibc":
        return False
    try:
        return bool(ctypes.CDLL(None).mallopt(_ARENA_MAX, ARENAS))
    except (OSError, AttributeError):
        return False


def skip_final_gc() -> None:
    """Skip the final garbage collection, which takes a second or, on a busy machine, many.

    Call it when everything is closed.
    """
    gc.freeze()
