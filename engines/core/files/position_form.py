"""Positions as plain data: the keys that tables of several games share, and what makes no sense at any of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from engines.core.encoding.codec import tag_of
from engines.core.frames import BaseState, Frame

SeatForm = TypeVar("SeatForm")
Phase = TypeVar("Phase", bound=str)
Form = TypeVar("Form")


class PositionError(ValueError):
    """Data that are no position; the text says what is wrong, for developers."""


class TableForm(Struct, Generic[SeatForm, Phase], forbid_unknown_fields=True):
    """A position of up to four seats, each with a form of its own.

    active: whose turn it is. turn: how many have begun. phase: where the turn stands, by the game's own names for
    what is usual. seed: 32 hex digits, counter: draws made. over: whether the active seat has won.
    """

    players: int
    active: int = 0
    turn: int = 1
    phase: Phase | None = None
    P0: SeatForm | None = None
    P1: SeatForm | None = None
    P2: SeatForm | None = None
    P3: SeatForm | None = None
    seed: str = "00" * 16
    counter: int = 0
    over: bool = False

    def given(self) -> tuple[SeatForm | None, ...]:
        """By seat, its form; None where nothing is said."""
        return (self.P0, self.P1, self.P2, self.P3)


def read_form(plain: Mapping[str, Any], kind: type[Form]) -> Form:
    """Plain data as a form. Raises PositionError for what it does not know, or what is of another type."""
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise PositionError(str(error)) from error


def check_table(given: TableForm[Any, Any], seats: tuple[int, int], *, framed: bool) -> None:
    """Raise PositionError for seats, numbers or a seed that cannot be.

    seats: the fewest and the most. framed: the position names its frames.
    """
    low, high = seats
    if not low <= given.players <= high:
        raise PositionError(f"players: {low} or {high} seats, not {given.players}")
    for seat, form in enumerate(given.given()):
        if form is not None and seat >= given.players:
            raise PositionError(f"P{seat}: the seats are P0 to P{given.players - 1}")
    check_seat(given, "active", given.active)
    at_least("turn", given.turn, 0)
    at_least("counter", given.counter, 0)
    check_seed(given.seed)
    if (given.phase is not None) + framed + given.over > 1:
        raise PositionError("phase, frames and over exclude each other")


def check_seed(text: str) -> None:
    """Raise PositionError unless the text is a seed of chance."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 16:
        raise PositionError(f"seed: 32 hex digits, not {text!r}")


def check_seat(given: TableForm[Any, Any], name: str, seat: int) -> None:
    """Raise PositionError unless there is such a seat."""
    if not 0 <= seat < given.players:
        raise PositionError(f"{name}: seats are 0 to {given.players - 1}, not {seat}")


def at_least(name: str, number: int, least: int) -> None:
    """Raise PositionError if a number is smaller."""
    if number < least:
        raise PositionError(f"{name}: at least {least}, not {number}")


def named(where: str, found: Iterable[str], known: Iterable[str]) -> None:
    """Raise PositionError for a name that there is not."""
    allowed = sorted(set(known))
    for name in found:
        if name not in allowed:
            raise PositionError(f"{where}: {name!r} is none of {', '.join(allowed)}")


# ------------------------------------------------------------------ frames


def dump_progress(state: BaseState, phase: Mapping[str, Any] | None) -> dict[str, Any]:
    """Where a match stands, as a dump says it: that it is over; the phase; or the frames, which say everything.

    phase: the keys that say as much as the frames do, None if there are none.
    """
    if state.over:
        return {"over": True}
    if phase is not None:
        return dict(phase)
    # Through JSON, so that nothing but lists is in it.
    return {"frames": msgspec.json.decode(msgspec.json.encode(state.stack))}


def check_stack(
    stack: Sequence[Frame],
    below: Mapping[str, Collection[str | None]],
    steps: Mapping[str, Collection[str]],
    usual: str = "turn",
) -> None:
    """Raise PositionError if a frame stands on one that it cannot serve, or where nobody is asked.

    below: by tag, what it may serve, None for nothing; all others serve the usual one. steps: by tag, where it may
    stand; all others only start.
    """
    under: str | None = None
    for frame in stack:
        name = tag_of(type(frame))
        if under not in below.get(name, (usual,)):
            raise PositionError(f"frames: {name} cannot follow {under or 'nothing'}")
        if frame.at not in steps.get(name, ("start",)):
            raise PositionError(f"frames: {name} cannot be at {frame.at!r}, nobody is asked there")
        under = name


def all_in(name: str, field: str, found: Iterable[int], allowed: Collection[int]) -> None:
    """Raise PositionError for a number in a field of a frame that cannot be there."""
    for number in found:
        if number not in allowed:
            raise PositionError(f"frames: {field} of {name} is {number}")


def no_twice(name: str, field: str, found: Collection[int]) -> None:
    """Raise PositionError if a field of a frame names one twice."""
    if len(set(found)) != len(found):
        raise PositionError(f"frames: {field} of {name} names one twice")
