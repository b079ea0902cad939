"""The programs that an operator offers as computer players: each in a process of its own, with limits."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from players.base import Player
from players.external import BadAnswer, ExternalPlayer
from service.autoplay.thinking.processes import ThinkingFailed

T = TypeVar("T")
SECONDS: Final = 2.0
"""How long a program may think about a question."""


class Programs:
    """Ask programs, each a question at a time, in order. commands: by their names."""

    def __init__(self, commands: Mapping[str, str]) -> None:
        self._players = {
            name: ExternalPlayer(command, SECONDS, limited=True) for name, command in commands.items()
        }
        # One thread a program waits for its answers: there is no second question before the first is answered.
        self._threads = {name: ThreadPoolExecutor(1, f"program-{name}") for name in commands}

    @property
    def names(self) -> Collection[str]:
        """Return the names of the programs."""
        return self._players.keys()

    async def ask(self, name: str, act: Callable[[Player], T]) -> T:
        """Return what a function returns that gets the player of a program. Raises ThinkingFailed."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._threads[name], act, self._players[name])
        except (BadAnswer, OSError) as error:
            raise ThinkingFailed(str(error)) from error

    async def close(self) -> None:
        """End all programs."""
        for name, player in self._players.items():
            self._threads[name].shutdown(wait=False, cancel_futures=True)
            await asyncio.to_thread(player.close)
