"""Starts the bot on Discord if there is a token, else on a small Discord of its own on this machine."""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Mapping
from pathlib import Path

from startup import troubles
from startup.settings import BadSetting, read

MANAGERS = ("INVOCATION_ID", "NOTIFY_SOCKET", "SUPERVISOR_ENABLED")
"""What systemd and supervisord put into the environment of a service."""


def serves(environ: Mapping[str, str], *, watched: bool) -> bool:
    """Whether a service manager has started this process. watched: somebody sits at its terminal."""
    return not watched and any(name in environ for name in MANAGERS)


def main() -> None:
    """Hand over to `bot.py` or to `tools.local`."""
    try:
        token = read(os.environ, Path(".env")).token
    except BadSetting as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(2)
    if token is None and serves(os.environ, watched=sys.stdin.isatty() or sys.stdout.isatty()):
        # Somebody meant the bot on Discord: a small one of its own would only seem to run.
        sys.stderr.write(f"{troubles.NO_TOKEN}\n")
        sys.exit(2)
    if token is None:
        sys.stdout.write("Without DISCORD_TOKEN: starting a small Discord of its own, on this machine ...\n")
        # At once: what is imported from here on takes a while.
        sys.stdout.flush()
        runpy.run_module("tools.local", run_name="__main__")
    elif len(sys.argv) > 1:
        sys.stderr.write(
            f"{sys.argv[1]} is for the small Discord, but DISCORD_TOKEN is set. Leave one of them out.\n"
        )
        sys.exit(2)
    else:
        runpy.run_path("bot.py", run_name="__main__")


if __name__ == "__main__":
    main()
