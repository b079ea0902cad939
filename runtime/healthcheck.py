"""`python -m runtime.healthcheck`: ask the bot on this machine for its health, for a container's HEALTHCHECK.

The exit code is 0 if the bot is ready, or if it serves no health (`KONTOR_METRICS` is not set); otherwise it is 1,
with the reason on the terminal.
"""

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
"""Timeout in seconds; a container's health check must end within five."""
ANYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Hosts that mean all addresses of a machine, each with a local address."""


def ask(address: Address) -> str | None:
    """Return why the bot that serves its health there is not ready; None if it is."""
    here = Address(ANYWHERE.get(address.host, address.host), address.port)
    # A proxy from the environment would look for the address on another machine.
    straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with straight.open(f"http://{here}/healthz", timeout=PATIENCE):
            return None
    except urllib.error.HTTPError as error:
        return error.read().decode(errors="replace") or str(error)
    except (OSError, HTTPException) as error:
        return f"{here} does not answer: {error}"


def main() -> int:
    """Run the command; return the exit code."""
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
