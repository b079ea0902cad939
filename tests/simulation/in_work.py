"""What goes wrong in the middle of work: at one of the bot's next steps, however short the moment is.

A fault at a drawn time nearly always comes between two pieces of work; one that waits for a step never does.
"""

import sqlite3
from collections.abc import Callable
from typing import Final

from tests.simulation.disk import Disk
from tests.simulation.scheduler import current_process

STEPS: Final = {
    "die": "crossing",
    "fail to read": "read",
    "fail to write": "write",
    "fail to commit": "commit",
    "lose a commit": "committed",
}
"""What can go wrong, and at which step. "lose a commit": it is done, and reported as failed."""


class InWork:
    """Counts the bot's steps, and lets one of them go wrong. die: ends the bot; it is down for these seconds."""

    def __init__(self, disk: Disk, die: Callable[[float], None]) -> None:
        self._die = die
        self._left: dict[str, int] = {}
        self._down = 0.0
        disk.crossing.append(self._crossing)
        disk.before.append(self._statement)
        disk.committed.append(lambda: self._statement("committed"))

    def wait(self, kind: str, number: int, down: float) -> None:
        """Let the step of this number go wrong, counted from now."""
        self._left[STEPS[kind]] = number
        self._down = down

    def end(self) -> None:
        """Let nothing go wrong any more."""
        self._left.clear()

    def _comes(self, step: str) -> bool:
        if step not in self._left or current_process() is None:
            return False
        self._left[step] -= 1
        return self._left[step] == 0

    def _crossing(self) -> None:
        if self._comes("crossing"):
            self._die(self._down)

    def _statement(self, step: str) -> None:
        if self._comes(step):
            raise sqlite3.OperationalError("disk I/O error")
