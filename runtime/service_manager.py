"""Notify a service manager, such as systemd, that the bot has started, lives and stops (sd_notify(3))."""

import asyncio
import contextlib
import logging
import os
import socket
import sys
from collections.abc import AsyncIterator, Mapping

_log = logging.getLogger(__name__)


class ServiceManager:
    """The service manager that started this process; without one, notifications do nothing."""

    def __init__(self, environ: Mapping[str, str] = os.environ) -> None:
        self._address = environ.get("NOTIFY_SOCKET", "")
        micro = environ.get("WATCHDOG_USEC", "")
        self._seconds = int(micro) / 1e6 if micro.isdecimal() and int(micro) > 0 else None
        if environ.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
            self._seconds = None

    def tell(self, state: str) -> None:
        """Send a state, such as ``READY=1``."""
        if sys.platform == "win32" or not self._address:
            return
        # An abstract socket's name begins with @.
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as to:
                to.sendto(state.encode(), address)
        except OSError as error:
            _log.warning("the service manager could not be told %s: %s", state, error)

    @contextlib.asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Notify that the bot lives, twice per watchdog interval, from the event loop itself."""
        self.tell("READY=1")
        beating = asyncio.create_task(self._beat(), name="watchdog")
        try:
            yield
        finally:
            self.tell("STOPPING=1")
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)

    async def _beat(self) -> None:
        while self._seconds is not None:
            self.tell("WATCHDOG=1")
            await asyncio.sleep(self._seconds / 2)
