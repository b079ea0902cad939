"""The line of a match's log: what each effective step was, read from the rows without their events and draws."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from msgspec import Struct

from engines.core.encoding.codec import DecodeError
from service.base.lenient_json import decode_or
from store import rows

SYSTEM_PREFIX = "sys."
UNDO = "sys.undo"
RULES = "sys.rules"
"""The step at which a match changed to a newer version of its rules."""
JUMP = "sys.jump"
"""The step at which a lesson went to another position."""
BREAKS = (RULES, JUMP)
"""The steps at which replays begin; nothing before them can be undone."""
UNREADABLE = "sys.unreadable"
"""A step whose row cannot be decoded; never written."""


class StepSummary(NamedTuple):
    """A summary of an effective step of the log.

    verb: a game's, or ``sys.<something>`` for a step of the service. barrier: it revealed information. planned: a
    player had planned it for a contest. stood_in: a computer player made it once for a person.
    """

    seq: int
    seat: int | None
    origin: rows.Origin
    verb: str
    barrier: bool
    at: int
    planned: bool = False
    stood_in: bool = False

    @property
    def is_own(self) -> bool:
        """Return whether a player chose this move, at once or by a plan; other moves follow automatically."""
        return self.origin != "auto" or self.planned

    @property
    def is_move(self) -> bool:
        """Return whether it is a move of the game and not of the service."""
        return not self.verb.startswith(SYSTEM_PREFIX)

    @property
    def can_be_undone(self) -> bool:
        """Return whether an undo can cover it: moves and undos, but not changes of who plays a seat."""
        return self.is_move or self.verb in (UNDO, UNREADABLE)


class _Verb(Struct):
    type: str


class Undo(Struct):
    """The payload of an undo: the step it leads to, and the last public step."""

    to: int
    published: int


def verb_of(payload: str) -> str:
    """Return the tag of a logged step: a game's verb or ``sys.<something>``; `UNREADABLE` if it has none."""
    return decode_or(payload, _Verb, _Verb(UNREADABLE)).type


def read_outline(
    outline: Iterable[rows.ActionOutline],
) -> tuple[tuple[StepSummary, ...], frozenset[int], Exception | None]:
    """Return the effective steps of a log, those undone before they were public, and what is wrong.

    An unreadable step may have been an undo: then no undone step before it is shown.
    """
    line: list[StepSummary] = []
    undone: set[int] = set()
    hidden: set[int] = set()
    wrong: Exception | None = None
    for step in outline:
        if step.undone:
            undone.add(step.seq)
        verb = verb_of(step.payload)
        if verb == UNDO:
            # Moves may have fields of the same names, so only an undo is decoded as one.
            undo = msgspec.json.decode(step.payload, type=Undo)
            hidden |= hidden_steps(undo.to, undo.published, step.seq)
        elif verb == UNREADABLE:
            hidden |= undone
            if not step.undone:
                wrong = DecodeError(f"step {step.seq} cannot be read")
        if not step.undone:
            line.append(
                summarize_step(step.seq, step.seat, step.origin, step.user_id, verb, step.barrier, step.at)
            )
    return tuple(line), frozenset(hidden), wrong


def summarize_step(
    seq: int, seat: int | None, origin: rows.Origin, user_id: int | None, verb: str, barrier: bool, at: int
) -> StepSummary:
    """Return the summary of a step. user_id: the person for whom it counts; None for automatic steps."""
    planned = origin == "auto" and user_id is not None
    return StepSummary(seq, seat, origin, verb, barrier, at, planned, stood_in=is_stand_in(origin, user_id))


def is_stand_in(origin: rows.Origin, user_id: int | None) -> bool:
    """Return whether a computer player made a step once for a person, and not on a seat of its own."""
    return origin == "computer" and user_id is not None


def hidden_steps(to: int, published: int, undo: int) -> set[int]:
    """Return the steps that step ``undo`` undid back to step ``to`` and that come after the ``published`` one."""
    return set(range(max(to, published) + 1, undo))
