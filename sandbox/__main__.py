"""`python -m sandbox [--port 8090] [--strict]`: a sandbox until Ctrl-C."""

import argparse
import asyncio
import signal
import sys

from sandbox.server import NoPort, Server
from sandbox.settings import TOKEN, Settings


async def serve(port: int, settings: Settings) -> None:
    """Run a sandbox until the process is asked to stop, and print its address. Raises NoPort."""
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(sign, ended.set)
        except NotImplementedError:  # Windows
            signal.signal(sign, lambda *_: loop.call_soon_threadsafe(ended.set))
    async with Server(settings, port=port) as server:
        if port not in (0, server.port):
            sys.stdout.write(f"Port {port} is taken; using {server.port}.\n")
        sys.stdout.write(f"Sandbox at {server.url}\n")
        sys.stdout.flush()
        await ended.wait()


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description="A small Discord on this machine.")
    parser.add_argument("--port", type=int, default=8090, help="0 takes any free one (default: 8090)")
    parser.add_argument("--token", default=TOKEN, help="the bot token to accept")
    parser.add_argument("--shards", type=int, default=1, help="how many the bot is told to use (default: 1)")
    parser.add_argument("--strict", action="store_true", help="Discord's own rate limits")
    chosen = parser.parse_args(arguments)
    settings = Settings(token=chosen.token, shards=chosen.shards)
    if chosen.strict:
        settings.strict_rate_limits, settings.global_limit, settings.old_edit_limit = True, 50, 3
        settings.identify_pause = 5.0
    try:
        asyncio.run(serve(chosen.port, settings))
    except NoPort as error:
        sys.exit(f"The sandbox found no port: {error.strerror}.")
    except KeyboardInterrupt:
        # It came before signals were handled.
        sys.exit(130)


if __name__ == "__main__":
    main()
