"""The scripted sessions: a short toy match from its opening to its end, and what is special in each game."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from tests.simulation.every_step.acts import (
    Act,
    agree,
    lend,
    opening,
    order,
    pause,
    plan_ahead,
    press,
    restart,
    resume,
    take_back,
    undo,
    wait,
)
from tests.simulation.every_step.session import Script

IN_TIME: Final = 1.0
"""Seconds between two moves of one turn."""


def _calm(*acts: Act) -> list[Act]:
    """Return acts on the way to what is tried, without faults of their own."""
    return [replace(act, probed=False) for act in acts]


def _script(game: str, people: int, *acts: Act | Sequence[Act]) -> Script:
    flat = [act for one in acts for act in ([one] if isinstance(one, Act) else one)]
    return Script(game, people, tuple(flat))


SCRIPTS: Final[Mapping[str, Script]] = {
    "bazaar": _script(
        "bazaar",
        2,
        opening(2),
        press("put", after=IN_TIME),
        undo(),
        press("draw", after=IN_TIME),
        undo(0),
        agree(),
        press("pass"),
        press("pass"),
        press("choose"),
        press("choose"),
        restart(),
        pause(0),
        pause(1),
        resume(0),
        press("pass"),
        lend(1),
        take_back(1),
        press("pass"),
        press("choose"),
        press("choose"),
        press("pass"),
        press("pass"),
        press("choose"),
        press("choose"),
    ),
    "cities_knights": _script(
        "cities_knights",
        3,
        _calm(*opening(3), *[press() for _ in range(12)]),
        press("roll"),
        press("trade-offer"),
        press("trade-counter"),
        press("trade-accept"),
        press("trade-offer"),
        press("trade-accept"),
        undo(0),
        agree(),
        agree(),
        plan_ahead("roll"),
        press("end"),
        restart(),
        order(0),
        wait(12.2),
    ),
    "nuremberg": _script(
        "nuremberg",
        3,
        _calm(*opening(3), *[press("end") for _ in range(6)]),
        press("trade-offer"),
        press("trade-counter"),
        press("trade-offer"),
        press("trade-accept"),
        plan_ahead("draw"),
        press("end"),
        restart(),
        undo(),
        agree(),
        agree(),
        wait(12.2),
    ),
    "golden_age": _script(
        "golden_age",
        3,
        _calm(*opening(3), *[press() for _ in range(9)]),
        press("roll"),
        press("auction"),
        press(),
        restart(),
        press(),
        press(),
        press("cash"),
        plan_ahead("die"),
        press("end"),
        undo(0),
        agree(),
        agree(),
        wait(12.2),
    ),
    "first_train": _script(
        "first_train",
        2,
        _calm(*opening(2)),
        press(),
        press(),
        restart(),
        plan_ahead("pass"),
        press("colour"),
        press("line"),
        press("line"),
        press("buy"),
        press("load"),
        undo(0),
        wait(12.2),
    ),
    "fugger": _script(
        "fugger",
        2,
        _calm(*opening(2)),
        press("draw"),
        press("play"),
        undo(),
        agree(),
        press("play"),
        plan_ahead("play"),
        press("deliver"),
        restart(),
        wait(12.2),
    ),
}
