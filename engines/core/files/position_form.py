"""Positions as plain data: the keys that several games share, and the checks that hold for all of them."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

from engines.core.encoding.codec import tag_of
from engines.core.frames import BaseState, Frame
from engines.core.game import Game

SeatForm = TypeVar("SeatForm")
Phase = TypeVar("Phase", bound=str)
Form = TypeVar("Form")
Amount = Annotated[int, Meta(ge=0)]
"""A number of things in a form."""


def one_of(names: Iterable[str]) -> Meta:
    """Return what a form's text must be: one of these names."""
    return Meta(pattern=f"^(?:{'|'.join(map(re.escape, names))})$")


class PositionError(ValueError):
    """Data that is not a position; the text says what is wrong, for developers."""


def must(holds: bool, wrong: str) -> None:
    """Raise PositionError with ``wrong`` unless ``holds``."""
    if not holds:
        raise PositionError(wrong)


class TableForm(Struct, Generic[SeatForm, Phase], forbid_unknown_fields=True):
    """A position of up to four seats, each with a form of its own.

    active: whose turn it is. turn: number of turns begun. phase: the game's own name of a usual step of the turn.
    seed: 32 hex digits. counter: draws made. over: the active seat has won. seat_form: the type of a seat's form.
    """

    seat_form: ClassVar[type[Any]]
    players: int
    active: int = 0
    turn: Amount = 1
    phase: Phase | None = None
    P0: SeatForm | None = None
    P1: SeatForm | None = None
    P2: SeatForm | None = None
    P3: SeatForm | None = None
    seed: str = "00" * 16
    counter: Amount = 0
    over: bool = False

    def given(self) -> tuple[SeatForm | None, ...]:
        """Return each seat's form; None where it is not given."""
        return (self.P0, self.P1, self.P2, self.P3)

    def of(self, seat: int) -> SeatForm:
        """Return the form of a seat, its defaults if it is not given."""
        form: SeatForm = self.given()[seat] or self.seat_form()
        return form


def read_form(plain: Mapping[str, Any], kind: type[Form]) -> Form:
    """Return plain data as a form. Raises PositionError for unknown keys, wrong types and impossible values."""
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise PositionError(str(error)) from error


def check_table(given: TableForm[Any, Any], seats: tuple[int, int], *, framed: bool) -> None:
    """Raise PositionError for impossible seats or a bad seed.

    seats: the fewest and the most. framed: the position names its frames.
    """
    low, high = seats
    must(low <= given.players <= high, f"players: {low} or {high} seats, not {given.players}")
    for seat, form in enumerate(given.given()):
        must(form is None or seat < given.players, f"P{seat}: the seats are P0 to P{given.players - 1}")
    check_seat(given, "active", given.active)
    check_seed(given.seed)
    must((given.phase is not None) + framed + given.over <= 1, "phase, frames and over exclude each other")


def check_seed(text: str) -> None:
    """Raise PositionError unless the text is a seed."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    must(len(seed) == 16, f"seed: 32 hex digits, not {text!r}")


def check_seat(given: TableForm[Any, Any], name: str, seat: int) -> None:
    """Raise PositionError unless there is such a seat."""
    must(0 <= seat < given.players, f"{name}: seats are 0 to {given.players - 1}, not {seat}")


def named(where: str, found: Iterable[str], known: Iterable[str]) -> None:
    """Raise PositionError for an unknown name."""
    allowed = sorted(set(known))
    for name in found:
        must(name in allowed, f"{where}: {name!r} is none of {', '.join(allowed)}")


# ------------------------------------------------------------------ frames


def dump_table(
    state: BaseState, phase: Mapping[str, Any] | None, seats: Iterable[dict[str, Any]], **keys: Any
) -> dict[str, Any]:
    """Return a dump with the keys of every table.

    phase: the keys that say as much as the frames do; None if there are none, so that it has the frames in full.
    seats: by seat, its form.
    """
    if state.over:
        phase = {"over": True}
    elif phase is None:
        # Through JSON, so that it holds plain lists only.
        phase = {"frames": msgspec.json.decode(msgspec.json.encode(state.stack))}
    return {
        "players": state.seats,
        **phase,
        **{f"P{seat}": form for seat, form in enumerate(seats)},
        **keys,
        "seed": state.rng.seed.hex(),
        "counter": state.rng.counter,
    }


def check_stack(
    stack: Sequence[Frame],
    below: Mapping[str, Collection[str | None]],
    steps: Mapping[str, Collection[str]],
    usual: str = "turn",
) -> None:
    """Raise PositionError if a frame cannot be above the one below it, or is at a step where no seat is asked.

    below: by tag, the tags that may be below it, None for the bottom; other frames need the usual one. steps: by
    tag, the allowed steps; other frames can only be at their start.
    """
    under: str | None = None
    for frame in stack:
        name = tag_of(type(frame))
        must(under in below.get(name, (usual,)), f"frames: {name} cannot follow {under or 'nothing'}")
        if frame.at not in steps.get(name, ("start",)):
            raise PositionError(f"frames: {name} cannot be at {frame.at!r}, nobody is asked there")
        under = name


def check_asked(game: Game[Any, Any], state: Any) -> None:
    """Raise PositionError unless some seat has to act, and all that have to can."""
    asked = [decision for decision in game.pending(state) if not decision.optional]
    if not asked or not all(game.options(state, decision.seat) for decision in asked):
        raise PositionError("frames: nobody is asked for anything")


def check_numbers(stack: Sequence[Frame], allowed: Mapping[str, Collection[int]]) -> None:
    """Raise PositionError if a field of a frame, or of a Struct in it, has a number that is not allowed, or twice.

    allowed: by field, the numbers that it may have or hold besides its default; other fields may have any.
    """
    for frame in stack:
        _check_numbers(tag_of(type(frame)), frame, allowed)


def _check_numbers(name: str, struct: Struct, allowed: Mapping[str, Collection[int]]) -> None:
    for field in msgspec.structs.fields(struct):
        value = getattr(struct, field.name)
        items = value if isinstance(value, (list, tuple)) else () if value == field.default else (value,)
        if field.name in allowed:
            numbers = [item for item in items if isinstance(item, int)]
            all_in(name, field.name, numbers, allowed[field.name])
            no_twice(name, field.name, numbers)
        for item in items:
            if isinstance(item, Struct):
                _check_numbers(name, item, allowed)


def all_in(name: str, field: str, found: Iterable[int], allowed: Collection[int]) -> None:
    """Raise PositionError for a number in a frame's field that is not allowed there."""
    for number in found:
        must(number in allowed, f"frames: {field} of {name} is {number}")


def no_twice(name: str, field: str, found: Collection[int]) -> None:
    """Raise PositionError if a field of a frame names one twice."""
    must(len(set(found)) == len(found), f"frames: {field} of {name} names one twice")
