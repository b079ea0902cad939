"""`python -m runtime.healthcheck`: asks the bot of this machine how it does, for a container's HEALTHCHECK.

It ends with 0 if the bot is ready, or if nothing is served that could be asked (`KONTOR_METRICS` is not set); else
with 1, and says why.
"""

from __future__ import annotations

import os
import sys
import urllib.error
import urllib.request
from http.client import HTTPException
from pathlib import Path
from typing import Final

from runtime.address import Address
from runtime.settings import InvalidSetting, read_settings

PATIENCE: Final = 4.0
"""Seconds; what asks for a container's health has to end within five."""
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts under which a machine serves at all its addresses, with one of its own among them."""


def ask(address: Address) -> str | None:
    """Why the bot that serves its health there is not ready; None if it is."""
    here = Address(ANYWHERE.get(address.host, address.host), address.port)
    # A proxy of the environment would look for the address on another machine.
    straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with straight.open(f"http://{here}/healthz", timeout=PATIENCE):
            return None
    except urllib.error.HTTPError as error:
        return error.read().decode(errors="replace") or str(error)
    except (OSError, HTTPException) as error:
        return f"{here} does not answer: {error}"


def main() -> int:
    """The command; returns the exit code."""
    try:
        address = read_settings(os.environ, Path(".env")).metrics
    except InvalidSetting as error:
        sys.stderr.write(f"{error}\n")
        return 1
    wrong = None if address is None else ask(address)
    if wrong is not None:
        sys.stderr.write(f"{wrong}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
