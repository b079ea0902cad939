"""A whole match, played by itself: ``python -m tools.demo`` (``scripts/run --demo``).

It starts a small Discord with the unchanged bot on it. Anna presses the real buttons in English, Bert types the
real commands in French, computer players have the other seats. The terminal shows what happens; every picture, the
transcript and the record of the match go to a folder that is named at the end.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from engines import GAMES, KEYS
from sandbox.activity.command_input import CannotDo
from sandbox.members import NothingHappened
from sandbox.screen import NotShown
from sandbox.server import NoPort, Server
from tools.demo.script import PATIENCE, Failed, Script
from tools.playground.bot_process import bot_at

COMPANY = 3
"""Default number of seats, if the game allows it."""


async def run(folder: Path, game: str, seats: int, seed: int, posts: int | None) -> None:
    """Start everything, play, and stop it again."""
    log = folder / "bot.log"
    database = folder / "kontor.db"
    async with Server() as server, bot_at(server.url, database, log, settings={"KONTOR_FAST": "1"}) as bot:
        sandbox = server.handle()
        print("Starting a small Discord of its own and the bot on it ...", flush=True)
        connected = asyncio.create_task(sandbox.wait_bot(PATIENCE))
        ended = asyncio.create_task(bot.wait())
        await asyncio.wait((connected, ended), return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            connected.cancel()
            raise Failed(f"the bot did not start; {log} says why")
        ended.cancel()
        await connected
        await Script(sandbox, folder, database, game, seats, seed, posts).play()
        troubles = await sandbox.troubles()
        if any(troubles.values()):
            raise Failed(f"the sandbox met what it does not know: {troubles}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit code."""
    parser = argparse.ArgumentParser(prog="scripts/run --demo", description="A whole match, played by itself.")
    parser.add_argument("--game", choices=sorted(GAMES), default=KEYS[0], help=f"which one (default: {KEYS[0]})")
    parser.add_argument("--seats", type=int, help="how many: Anna, Bert and computer players")
    parser.add_argument("--posts", type=int, help="leave the match after so many posts instead of at its end")
    parser.add_argument("--out", type=Path, help="the folder to write to (default: demo-<date>-<time>)")
    parser.add_argument(
        "--seed", type=int, default=1, help="of the members' choices; cards and dice are always drawn anew"
    )
    chosen = parser.parse_args(arguments)
    low, high = GAMES[chosen.game].info.seats
    seats = min(max(COMPANY, low), high) if chosen.seats is None else chosen.seats
    if not low <= seats <= high:
        parser.error(f"{chosen.game} is for {low} to {high} seats, not {seats}")
    folder = chosen.out or Path(time.strftime("demo-%Y%m%d-%H%M%S"))
    if folder.exists():
        print(f"{folder} exists already. Name another folder with --out.", file=sys.stderr)
        return 2
    try:
        folder.mkdir(parents=True)
        asyncio.run(run(folder, chosen.game, seats, chosen.seed, chosen.posts))
    except (Failed, NothingHappened, NotShown, CannotDo, NoPort) as error:
        print(f"The demonstration stopped: {error}", file=sys.stderr)
        print(f"What the bot wrote is in {folder / 'bot.log'}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        print(f"{folder} cannot be written: {error.strerror}. Name another folder with --out.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
