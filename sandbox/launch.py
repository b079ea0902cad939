"""Start an unchanged bot against a sandbox: point discord.py at it, then run the bot's own main program.

KONTOR_SANDBOX=http://127.0.0.1:8090 python -m sandbox.launch bot.py [arguments of the bot]
"""

import os
import runpy
import signal
import sys
import threading
import time
from pathlib import Path

VARIABLE = "KONTOR_SANDBOX"
"""The environment variable with the sandbox's address."""

TIED = "KONTOR_SANDBOX_TIED"
"""The environment variable that makes the bot stop when its parent process is gone, however suddenly."""

GLANCE = 1.0
"""Seconds between checks that the parent process exists."""


def point_discord_at(url: str) -> None:
    """Make discord.py talk to the sandbox at `url` (http://127.0.0.1:port) instead of to Discord."""
    import discord.asset
    import discord.gateway
    import discord.http
    import yarl

    base = url.rstrip("/")
    discord.http.Route.BASE = f"{base}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base.replace("http://", "ws://", 1) + "/gateway")
    discord.asset.Asset.BASE = f"{base}/cdn"


def tie_to_parent() -> None:
    """End this process, as by Ctrl-C, once its parent is gone."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(GLANCE)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="tie", daemon=True).start()


def main(arguments: list[str]) -> None:
    """Run the program named first, with the rest as its arguments; exit with a sentence if that fails."""
    url = os.environ.get(VARIABLE, "")
    if not url.startswith("http://"):
        sys.exit(f"{VARIABLE} must hold the sandbox's address, such as http://127.0.0.1:8090.")
    if not arguments or not Path(arguments[0]).is_file():
        sys.exit("Name the program to run, such as: python -m sandbox.launch bot.py")
    from sandbox.settings import TOKEN

    os.environ.setdefault("DISCORD_TOKEN", TOKEN)
    point_discord_at(url)
    if os.environ.get(TIED):
        tie_to_parent()
    sys.argv = arguments
    sys.path.insert(0, str(Path(arguments[0]).resolve().parent))
    runpy.run_path(arguments[0], run_name="__main__")


if __name__ == "__main__":
    main(sys.argv[1:])
