"""The command ``kontor``, and ``python -m runtime`` in a clone.

It starts the bot on Discord if there is a token, otherwise on a small Discord on this machine.
"""

import os
import runpy
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from runtime import startup_errors
from runtime.release import release
from runtime.settings import InvalidSetting, read_settings

MANAGERS = ("INVOCATION_ID", "NOTIFY_SOCKET", "SUPERVISOR_ENABLED", "KONTOR_CONTAINER")
"""Environment variables by which systemd, supervisord and our Dockerfile mark a service."""

HELP = """Kontor, a bot for board games on Discord.

  kontor             with DISCORD_TOKEN (environment, or .env in this folder): the bot on Discord
                     without: the bot on a small Discord of its own, on this machine, with a page to play on
  kontor --demo      a whole match on that small Discord, played by itself and told here
                     (--game and a key, such as fugger; --demo --help names all games)
  kontor --keep      keeps the small Discord's database and messages for the next time
  kontor --port N    the page at another port (8090 otherwise; a taken one makes it try the next)
  kontor --version   which release this is

In a clone scripts/run does the same, and first installs what is needed. Everything is kept below the folder in
which it is started, in data/; docs/operations.md lists what can be set.
"""


def serves(environ: Mapping[str, str], *, watched: bool) -> bool:
    """Return whether a service manager started this process. watched: whether it has a terminal."""
    return not watched and any(name in environ for name in MANAGERS)


def main() -> None:
    """Start `bot.py`, `tools.playground` or `tools.demo`."""
    arguments = sys.argv[1:]
    match arguments[:1]:
        case ["-h" | "--help"]:
            sys.stdout.write(HELP)
        case ["--version"]:
            sys.stdout.write(f"kontor {release()}\n")
        case ["--demo"]:
            _hand_over("tools.demo", arguments[1:])
        case _:
            _start(arguments)


def _start(arguments: Sequence[str]) -> None:
    try:
        token = read_settings(os.environ, Path(".env")).token
    except InvalidSetting as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(2)
    if token is None and serves(os.environ, watched=sys.stdin.isatty() or sys.stdout.isatty()):
        # The operator meant the bot on Discord: a small Discord would only seem to run.
        sys.stderr.write(f"{startup_errors.NO_TOKEN}\n")
        sys.exit(2)
    if token is None:
        sys.stdout.write("Without DISCORD_TOKEN: starting a small Discord of its own, on this machine ...\n")
        # Printed at once, because the following imports take a while.
        sys.stdout.flush()
        _hand_over("tools.playground", arguments)
    elif arguments:
        sys.stderr.write(
            f"{arguments[0]} is for the small Discord, but DISCORD_TOKEN is set. Leave one of them out.\n"
        )
        sys.exit(2)
    else:
        _hand_over("bot", arguments)


def _hand_over(module: str, arguments: Sequence[str]) -> None:
    sys.argv[1:] = arguments
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
