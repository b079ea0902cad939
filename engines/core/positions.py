"""Positions as plain data: the keys that tables of several games share, and what makes no sense at any of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

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
