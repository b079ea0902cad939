"""Ctrl-C and a service manager's stop signal: obeyed until the move can no longer be undone."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def interruptible() -> Iterator[Callable[[], None]]:
    """Raise KeyboardInterrupt for both inside the block, until the yielded function is called; then ignore
    them.
    """
    before = {number: signal.signal(number, signal.default_int_handler) for number in _SIGNALS}

    def no_longer() -> None:
        for number in _SIGNALS:
            signal.signal(number, signal.SIG_IGN)

    try:
        yield no_longer
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
