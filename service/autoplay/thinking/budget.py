"""How much a strong computer player may think."""

from typing import Final

STEPS: Final = ((1, 1), (3, 2), (6, 4))
"""By the most questions a process has to answer: the part of the whole budget that each of them gets."""
LEAST: Final = 8
"""The part if even more wait."""
PLAN: Final = 4
"""The part of it for each of the prices that a plan for a contest tries."""
ALONE: Final = 16
"""The part of the whole budget in a thread of the bot, where it keeps others waiting."""


def playouts(whole: int, waiting: int, processes: int, *, plan: bool = False) -> int:
    """Return how many playouts a question gets, at least one.

    whole: if no other question waits. waiting: the questions that are not answered yet, this one included.
    processes: how many answer them, 0 for none. plan: whether it asks for a plan.
    """
    if processes:
        each = -(-waiting // processes)
        part = next((part for most, part in STEPS if each <= most), LEAST)
    else:
        part = ALONE
    return max(1, whole // (part * PLAN if plan else part))
