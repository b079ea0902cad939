"""Conformance of moves: offered actions are accepted, all others refused, and nothing else changes."""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engines.core.actions import Option
from engines.core.decisions import (
    CorruptState,
    Decision,
    IllegalMove,
    MatchOver,
    NotYourTurn,
    Refused,
    ScriptError,
)
from engines.core.encoding.codec import Codec, DecodeError
from engines.core.frames import Step
from engines.core.game import Game
from engines.core.requirements import RequirementTable
from engines.core.rng import Rng
from engines.core.testing.broken_promise import BrokenPromise, demand
from engines.core.testing.data_shapes import check_action, check_decision, check_msg

MANY = 300
"""A position's options with more completions than this are not listed one by one."""
FEW = 8
"""How many actions to try for a seat that is not asked."""
NONSENSE = "no-such-thing"


class OfferedOption(Struct):
    """The options of a seat at a position.

    actions: every complete action, or the first `MANY`. whole: whether these are all.
    """

    seat: int
    options: list[Option]
    actions: list[Any]
    whole: bool

    def holds(self, action: Any) -> bool:
        """Return whether the action is on offer."""
        if self.whole:
            return action in self.actions
        return any(option.admits(action) for option in self.options)


def offered_options(game: Game[Any, Any], state: Any, seat: int) -> OfferedOption:
    """Return a seat's options, completed. Check that there are some, each once, always in the same order."""
    options = game.options(state, seat)
    demand(bool(options), "options", f"seat {seat} is asked and has no option")
    demand(game.options(state, seat) == options, "options", "asking twice gives different options")
    for option in options:
        _check_holes(option)
    found = list(itertools.islice((a for option in options for a in option.expand()), MANY + 1))
    for i, action in enumerate(found):
        check_action(game, action)
        demand(action not in found[:i], "options", f"{action!r} is offered twice")
    return OfferedOption(seat, options, found[:MANY], len(found) <= MANY)


def _check_holes(option: Option) -> None:
    for hole in option.holes:
        named = hole.field in option.action.__struct_fields__
        demand(named, "options", f"{option.action!r} has no field {hole.field!r}")
        demand(next(hole.values(), None) is not None, "options", f"nothing fills {hole!r}")
    fields = [hole.field for hole in option.holes]
    demand(len(set(fields)) == len(fields), "options", f"two holes for one field in {fields}")
    demand(next(option.expand(), None) is not None, "options", f"{option!r} has no completion")


def check_pending(game: Game[Any, Any], state: Any) -> list[Decision]:
    """Check that a seat is asked unless the match is over, and that exactly the seats asked have options."""
    decisions = game.pending(state)
    if state.over:
        demand(not decisions, "pending", "a decision is owed in a match that is over")
    else:
        demand(any(not decision.optional for decision in decisions), "pending", "nobody is waited for")
    asked = [decision.seat for decision in decisions]
    demand(len(set(asked)) == len(asked), "pending", f"asked are {asked}")
    for decision in decisions:
        check_decision(decision, state.seats)
        if decision.auto:
            options = game.options(state, decision.seat)
            sole = len(options) == 1 and not options[0].holes
            demand(sole, "auto", f"seat {decision.seat} is played automatically with {len(options)} options")
    for seat in range(state.seats):
        if seat not in asked:
            demand(not game.options(state, seat), "options", f"seat {seat} is not asked and has options")
    return decisions


def step_of(game: Game[Any, Any], state: Any, seat: int, action: Any, script: Any = None) -> Step[Any]:
    """Return the result of an offered action. Raises BrokenPromise if it is refused or the match cannot go on."""
    try:
        return game.apply(state, seat, action, script)
    except Refused as error:
        raise BrokenPromise("offered", f"{action!r} is offered to seat {seat} and refused: {error.msg}") from error
    except CorruptState as error:
        raise BrokenPromise("dead-end", f"after {action!r} of seat {seat}: {error}") from error


def refusal(game: Game[Any, Any], state: Any, seat: int, action: Any) -> Refused | None:
    """Return how the action is refused, or None if it is allowed."""
    try:
        game.check(state, seat, action)
    except Refused as error:
        return error
    return None


def check_refused(game: Game[Any, Any], state: Any, offers: Sequence[OfferedOption], known: Sequence[Any]) -> None:
    """Check that each known action of each seat is accepted if it is on offer, else refused with the right error.

    known: actions of this match up to now, and variants of them. A seat that is not asked tries `FEW` of them.
    """
    by_seat = {found.seat: found for found in offers}
    before = game.states.digest(state)
    tries = [(seat, action) for seat in range(state.seats) for action in known[: None if seat in by_seat else FEW]]
    for seat, action in tries:
        expected: type[Refused] | None = IllegalMove
        if state.over:
            expected = MatchOver
        elif seat not in by_seat:
            expected = NotYourTurn
        elif by_seat[seat].holds(action):
            expected = None
        error = refusal(game, state, seat, action)
        if error is None or expected is None:
            fits = error is None and expected is None
            demand(fits, "refusal", f"{action!r} of seat {seat}: {error!r}, it should be {expected}")
            continue
        demand(type(error) is expected, "refusal", f"{action!r} of seat {seat}: {error!r}, not {expected}")
        check_msg(error.msg, state.seats)
        try:
            game.apply(state, seat, action)
        except Refused:
            continue
        raise BrokenPromise("refusal", f"check refuses {action!r} of seat {seat}, apply does not")
    demand(game.states.digest(state) == before, "pure", "refusing changed the position")


def check_requirements(
    game: Game[Any, Any], state: Any, offers: Sequence[OfferedOption], known: Sequence[Any]
) -> None:
    """Check, if the game lists what moves require, that a move is offered exactly if it meets all requirements.

    known: see `check_refused`.
    """
    table = game.why_not
    if not isinstance(table, RequirementTable):
        return
    for found in offers:
        for action in (*found.actions, *known):
            check_requirement(table, state, found.seat, action, found.holds(action))


def check_requirement(table: RequirementTable[Any], state: Any, seat: int, move: Any, offered: bool) -> None:
    """Check that a move or a plan is offered exactly if it meets all requirements."""
    objection = table.objection(state, seat, move)
    if offered:
        demand(objection is None, "requirement", f"{move!r} is offered, {objection} objects")
    else:
        demand(objection is not None, "requirement", f"{move!r} is not offered, nothing objects")


def mutants(codec: Codec[Any], action: Any, fields: Sequence[str] | None = None) -> Iterator[Any]:
    """Yield actions or plans like this one with one field changed, of the right types; some may be legal.

    fields: those to change; None for all.
    """
    for name in action.__struct_fields__ if fields is None else fields:
        for value in _others(getattr(action, name)):
            changed = msgspec.structs.replace(action, **{name: value})
            try:
                yield codec.decode(codec.encode(changed))
            except DecodeError:
                continue


def _others(value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1, -1, 1_000_000)
    elif isinstance(value, str):
        yield from ("", NONSENSE)
    elif isinstance(value, tuple):
        yield from ((), value[1:], value[::-1], value + value[:1], (*value, NONSENSE))
    elif isinstance(value, Struct):
        for kind in value.__struct_fields__:
            for n in _others(getattr(value, kind)):
                yield msgspec.structs.replace(value, **{kind: n})
        yield None


def check_chance(game: Game[Any, Any], state: Any, seat: int, action: Any, step: Step[Any], rng: Rng) -> None:
    """Check that every draw has a name and can be forced, and that forcing a draw that is never made fails."""
    _check_named(state, step)
    twin = game.clone(state)
    twin.rng = rng.fork("twin")
    other = step_of(game, twin, seat, action)
    check_forced(step, other, lambda script: game.apply(state, seat, action, script))


def check_forced(step: Step[Any], other: Step[Any], again: Any) -> None:
    """Check that the first draw of each name obeys a script: its own value, and the one from another world.

    again: repeats the action with a script. A shuffle reports only its size, which is no order, so it must be
    refused.
    """
    try:
        again({NONSENSE: [1]})
    except ScriptError:
        pass
    else:
        raise BrokenPromise("script", "a forced draw that never happens is not refused")
    drawn: dict[str, Any] = {}
    for name, value in step.chance:
        drawn.setdefault(name, value)
    elsewhere = dict(reversed(other.chance))
    for name, value in drawn.items():
        try:
            forced = again({name: [value]})
        except ScriptError:
            continue
        demand(_first(forced, name) == value, "script", f"{name} is not {value!r} as forced")
        if name not in elsewhere:
            continue
        try:
            forced = again({name: [elsewhere[name]]})
        except ScriptError:
            continue
        honoured = _first(forced, name) == elsewhere[name]
        demand(honoured, "script", f"{name} is not {elsewhere[name]!r} as forced")


def _first(step: Step[Any], name: str) -> Any:
    return next((value for drawn, value in step.chance if drawn == name), None)


def _check_named(state: Any, step: Step[Any]) -> None:
    if not step.chance:
        demand(step.state.rng == state.rng, "chance", "something was drawn without a name")
    else:
        demand(step.barrier, "chance", "a draw is no barrier for undo")
