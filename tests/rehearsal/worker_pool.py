"""A process that has imported the bot and forks a fresh one for each line it reads; it runs nothing itself.

Started by `tests.rehearsal.bot_process.WorkerPool` with the tables that will be played, such as "fugger:2". Each
line names the shards of the new bot, none for all of them; answered is its process id. Ends with its input; its
bots end with it.
"""

import ctypes
import gc
import os
import signal
import sys
from collections.abc import Iterable

from sandbox.launch import VARIABLE, point_discord_at
from sandbox.settings import TOKEN

PARENT_DIES = 1
"""Linux: prctl(PR_SET_PDEATHSIG, …)."""


def main() -> None:
    os.environ.setdefault("DISCORD_TOKEN", TOKEN)
    point_discord_at(os.environ[VARIABLE])
    import bot

    for name in bot_modules():
        __import__(name)
    warm_pictures(sys.argv[1:])
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            os.environ["KONTOR_SHARDS"] = line.strip()
            os._exit(_live(bot.main))
        print(pid, flush=True)


def bot_modules() -> tuple[str, ...]:
    from runtime.discord_client.client import COGS

    return COGS


def warm_pictures(tables: Iterable[str]) -> None:
    """Draw a board and a hand of every table, so that no life spends its time on backgrounds."""
    from engines import GAMES
    from render.context import RenderContext
    from render.pictures import render_board, render_hand

    for table in tables:
        key, _, number = table.partition(":")
        game, seats = GAMES[key], int(number)
        state = game.setup(seats, bytes(16)).state
        card = RenderContext(1, tuple("ABCDEF"[:seats]), (0,), (False,) * seats, tuple(range(seats)))
        render_board(key, game.view(state, None), card)
        if game.info.hidden:
            render_hand(key, game.view(state, 0), card)


def _live(run: object) -> int:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PARENT_DIES, signal.SIGKILL)
    with open(os.devnull, "rb") as nothing:  # noqa: PTH123 - the descriptor is what matters
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    code = run() if callable(run) else 1
    sys.stderr.flush()
    return int(code)


if __name__ == "__main__":
    main()
