"""The bot on a small Discord, with a page to play on: ``scripts/run`` without a token.

Nothing is saved unless ``--keep`` is given.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from runtime.memory import skip_final_gc
from runtime.signals import set_on_signals
from sandbox.server import NoPort
from sandbox.state.save_file import Unreadable
from tools.playground.bot_supervisor import BotEnded
from tools.playground.ownership import UsedElsewhere
from tools.playground.playground import playground

PORT = 8090

WELCOME = """
    Play Kontor in your browser:  {url}

Two windows are two people. A whole match played by itself: scripts/run --demo
To run it on Discord, put DISCORD_TOKEN into .env (README.md says how to get one).
{kept} Ctrl-C ends it.
"""


async def serve(database: Path, *, port: int, keep: Path | None) -> None:
    """Run sandbox, page and bot until Ctrl-C. Raises NoPort, BotEnded, Unreadable, UsedElsewhere."""
    ended = asyncio.Event()
    set_on_signals(ended)
    print("Starting the bot on it ...", flush=True)
    async with playground(database, port=port, keep=keep) as ground:
        server = ground.server
        if port not in (0, server.port):
            print(f"Port {port} is taken; using {server.port}.")
        waiting = asyncio.create_task(ended.wait())
        connecting = asyncio.create_task(server.handle().wait_bot(60))
        await asyncio.wait((waiting, ground.keeping, connecting), return_when=asyncio.FIRST_COMPLETED)
        if connecting.done() and connecting.exception() is None:
            where = f"All of it is kept in {database.parent}/." if keep else "Nothing is kept after the end."
            print(WELCOME.format(url=server.url, kept=where), flush=True)
        await asyncio.wait((waiting, ground.keeping), return_when=asyncio.FIRST_COMPLETED)
        if waiting.done():
            print("\nEnding the bot, then the small Discord ...", flush=True)
        for task in (waiting, connecting):
            task.cancel()
        await asyncio.gather(waiting, connecting, return_exceptions=True)
        if ground.keeping.done():
            ground.keeping.result()
    print("Ended.", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code."""
    parser = argparse.ArgumentParser(prog="scripts/run", description="Kontor on a small Discord of its own.")
    parser.add_argument("--port", type=int, default=PORT, help=f"the first port to try (default: {PORT})")
    parser.add_argument(
        "--keep",
        nargs="?",
        type=Path,
        const=Path("data/sandbox.db"),
        help="keep the database, in this file (default: data/sandbox.db), and what stood on Discord beside it",
    )
    chosen = parser.parse_args(arguments)
    named = os.environ.get("KONTOR_DATABASE", "")
    if not chosen.keep and "://" in named:
        print(
            "The small Discord keeps its database in a file, and KONTOR_DATABASE names a server."
            " Unset it, or set DISCORD_TOKEN to play on the real one.",
            file=sys.stderr,
        )
        return 2
    wanted: Path | None = chosen.keep or (Path(named) if named else None)
    with tempfile.TemporaryDirectory(prefix="kontor-") as folder:
        database = wanted or Path(folder) / "kontor.db"
        keep = database.with_suffix(".sandbox") if wanted else None
        try:
            asyncio.run(serve(database, port=chosen.port, keep=keep))
        except NoPort as error:
            print(f"The sandbox found no port: {error.strerror}.", file=sys.stderr)
            return 2
        except UsedElsewhere as error:
            print(f"{error}.", file=sys.stderr)
            return 2
        except Unreadable as error:
            print(f"{error}. Move it away, or name another file after --keep.", file=sys.stderr)
            return 2
        except OSError as error:
            print(
                f"{error.filename} cannot be used: {error.strerror}. Name another after --keep.", file=sys.stderr
            )
            return 2
        except BotEnded as error:
            # The bot has printed the reason.
            return error.code or 1
        except KeyboardInterrupt:
            # It came before signals were handled.
            return 130
    return 0


if __name__ == "__main__":
    ended = main()
    skip_final_gc()
    sys.exit(ended)
