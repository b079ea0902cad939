"""Signals that ask the process to stop: Ctrl-C and a service manager's."""

import asyncio
import signal


def set_on_signals(stop: asyncio.Event) -> None:
    """Set an event of the running loop at SIGINT or SIGTERM, so that everything closes in order, on every
    system.
    """
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
