"""Ctrl-C and the wish of a service manager to end: heard until nothing could be taken back any more."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def interruptible() -> Iterator[Callable[[], None]]:
    """Both raise KeyboardInterrupt inside, until what is yielded is called; from then on neither does anything."""
    before = {number: signal.signal(number, signal.default_int_handler) for number in _SIGNALS}

    def no_longer() -> None:
        for number in _SIGNALS:
            signal.signal(number, signal.SIG_IGN)

    try:
        yield no_longer
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
