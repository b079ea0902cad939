"""Conformance of data: the types that a game may use, and round trips of every value."""

import math
import re
import types
import typing
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from engines.core.actions import Emitted, Event, Option
from engines.core.decisions import Decision
from engines.core.encoding.codec import (
    Codec,
    DecodeError,
    fields_of,
    members,
    read_code,
    struct_of,
    tag_of,
    write_code,
)
from engines.core.frames import BaseState, Step
from engines.core.game import Game, seen
from engines.core.testing.broken_promise import demand
from engines.core.text.changes import MOST_CHANGES, SCORE_LESS, SCORE_MORE
from engines.core.text.messages import Arg, Many, Msg, Num, Ref, SeatRef, Summary
from engines.core.text.words import no_changes

PLAIN = (int, str, bool, bytes, type(None))
KEY = re.compile(r"[a-z0-9_]+(-[a-z0-9_]+)*")
CODE = 60
"""The longest short code that fits in a button's id."""
ID = re.compile(r"[a-z0-9_,-]+")


def type_faults(kind: Any, path: str, frozen: bool = False, _seen: tuple[Any, ...] = ()) -> list[str]:
    """Return where a type breaks the rules for states (or, if ``frozen``, for actions and events).

    States hold numbers, text, bytes, lists, tuples and Structs: no dict or set, which have no canonical order, and
    no float, which is not exact. Actions and events hold nothing that can be changed.
    """
    if kind in PLAIN or kind in _seen:
        return []
    origin = typing.get_origin(kind)
    parts = [part for part in typing.get_args(kind) if part is not Ellipsis]
    if origin in (typing.Union, types.UnionType, tuple) or (origin is list and not frozen):
        return [fault for part in parts for fault in type_faults(part, path, frozen, _seen)]
    if origin is typing.Literal:
        return []
    struct = struct_of(kind)
    if struct is not None:
        if frozen and not struct.__struct_config__.frozen:
            return [f"{path} holds the mutable {struct.__name__}"]
        # Lists inside a frozen Struct would be shared between a state and its copies.
        inside = frozen or bool(struct.__struct_config__.frozen)
        return [
            fault
            for name, hint in fields_of(kind).items()
            for fault in type_faults(hint, f"{path}.{name}", inside, (*_seen, kind))
        ]
    return [f"{path} may not be {kind}"]


def check_types(game: Game[Any, Any]) -> None:
    """Check the types of state, actions and events, the verbs and the frames."""
    faults = type_faults(game.types.state, "state")
    demand(issubclass(game.types.state, BaseState), "types", "the state is no BaseState")
    for kind, of in ((game.types.action, "action"), (game.types.event, "event")):
        for member in members(kind):
            faults += type_faults(member, f"{of} {tag_of(member)}", frozen=True)
    demand(not faults, "types", "; ".join(faults))
    for verb in game.verbs:
        demand(KEY.fullmatch(verb) is not None, "types", f"the verb {verb!r} is not of [a-z0-9-]")
    low, high = game.info.seats
    demand(1 <= low <= high, "types", f"seats from {low} to {high}")
    demand(bool(game.rules.frames), "types", "no frames")


def check_state(game: Game[Any, Any], state: Any) -> None:
    """Check that a position survives a round trip and that its copy shares no mutable part."""
    raw = game.states.encode(state)
    try:
        back = game.states.decode(raw)
    except DecodeError as error:
        demand(False, "round-trip", f"a state cannot be read: {error}")
    demand(back == state, "round-trip", "a state changes by being written and read")
    demand(game.states.encode(back) == raw, "round-trip", "a state read is written differently")
    demand(game.states.encode(game.clone(state)) == raw, "round-trip", "a copy differs from its state")


def check_action(game: Game[Any, Any], action: Any) -> None:
    """Check that an action survives a round trip through JSON and through its short code."""
    known = map(struct_of, members(game.types.action))
    demand(type(action) in known, "round-trip", f"{action!r} is of no known type")
    demand(game.actions.decode(game.actions.encode(action)) == action, "round-trip", f"{action!r} through JSON")
    code = write_code(action)
    check_code(action, code)
    try:
        back = read_code(game.types.action, code)
    except DecodeError as error:
        demand(False, "code", str(error))
    demand(back == action, "code", f"{code!r} is read as {back!r}, not as {action!r}")


def check_code(action: Any, code: str) -> None:
    """Check that a code has no space, and fits in a button unless the action names many things."""
    several = any(isinstance(getattr(action, name), tuple) for name in action.__struct_fields__)
    fits = len(code) <= CODE or several
    demand(" " not in code and fits, "code", f"{code!r} is too long or holds a space")


def check_events(game: Game[Any, Any], step: Step[Any]) -> None:
    """Check that events have the game's types and seats as audience, and survive a round trip."""
    kinds = tuple(map(struct_of, members(game.types.event)))
    for emitted in step.events:
        demand(isinstance(emitted.event, Event), "events", f"{emitted.event!r} is no event")
        demand(type(emitted.event) in kinds, "events", f"{emitted.event!r} is of no known type")
        to = emitted.to
        if to is not None:
            demand(all(0 <= seat < step.state.seats for seat in to), "events", f"an audience of {to}")
            demand(len(set(to)) == len(to) > 0, "events", f"an audience of {to}")
    events: list[Emitted[Any]] = list(step.events)
    demand(game.emitted.decode(game.emitted.encode(events)) == events, "round-trip", f"{events!r}")


@cache
def _view_faults(kind: Any) -> tuple[str, ...]:
    return tuple(type_faults(kind, "view", frozen=True))


def check_view(game: Game[Any, Any], view: Any) -> None:
    """Check that a view can be encoded and decoded, so that a renderer in another process could use it."""
    kind: Any = type(view)
    faults = _view_faults(kind)
    demand(not faults, "types", "; ".join(faults))
    codec: Codec[Any] = Codec(type(view))
    demand(codec.decode(codec.encode(view)) == view, "round-trip", "a view changes by being written and read")


def check_msg(msg: Any, seats: int) -> None:
    """Check a message: its catalogue key, the types of its arguments, the ids of its things."""
    demand(isinstance(msg, Msg), "text", f"{msg!r} is no Msg")
    demand(KEY.fullmatch(msg.key) is not None, "text", f"the key {msg.key!r}")
    for name, arg in msg.args.items():
        demand(name.isidentifier(), "text", f"{msg.key} has the argument {name!r}")
        _check_arg(arg, seats, f"{msg.key}.{name}")


def _check_arg(arg: Arg, seats: int, at: str) -> None:
    match arg:
        case Msg():
            check_msg(arg, seats)
        case Many(items):
            for item in items:
                _check_arg(item, seats, at)
        case Ref():
            check_ref(arg)
        case SeatRef(seat):
            demand(0 <= seat < seats, "text", f"{at} names seat {seat}")
        case Num(n, unit):
            demand(type(n) is int and KEY.fullmatch(unit) is not None, "text", f"{at} is {arg!r}")
        case _:
            demand(type(arg) in (int, str), "text", f"{at} is {arg!r}")


def check_ref(ref: Ref) -> None:
    """Check that a thing's kind and id fit in catalogue keys."""
    fits = KEY.fullmatch(ref.kind) is not None and ID.fullmatch(ref.id) is not None
    demand(fits, "text", f"{ref!r} is not of [a-z0-9_,-]")


def check_decision(decision: Decision, seats: int) -> None:
    """Check that a decision belongs to a seat and has a prompt and an almanac entry."""
    demand(0 <= decision.seat < seats, "pending", f"seat {decision.seat} is asked")
    demand(KEY.fullmatch(decision.topic) is not None, "text", f"the topic {decision.topic!r}")
    demand(not (decision.optional and decision.auto), "pending", "an optional decision is played automatically")
    check_msg(decision.prompt, seats)


def check_words(game: Game[Any, Any], state: Any, seat: int | None, options: Sequence[Option]) -> None:
    """Check that everything a viewer reads about a position has words: labels, places, the board."""
    view = game.view(state, seat)
    check_view(game, view)
    labels = []
    for option in options:
        label = game.names.label(view, option)
        check_msg(label, state.seats)
        labels.append((option.under, label))
        for offer in game.board.quick_offers(view, option):
            demand(option.admits(offer.action), "quick-offer", f"{offer.action!r} is not legal")
            check_msg(offer.about, state.seats)
        for ref in (option.target, option.under):
            if ref is not None:
                check_ref(ref)
                check_msg(game.names.place(view, ref), state.seats)
    repeated = [label for i, label in enumerate(labels) if label in labels[:i]]
    demand(not repeated, "text", f"two options are both called {repeated[:1]}")
    summary = game.board.summary(view)
    demand(isinstance(summary, Summary), "text", f"{summary!r} is no Summary")
    demand(len(summary.standings) == state.seats, "text", f"{len(summary.standings)} standings")
    measure = () if summary.measure is None else (summary.measure,)
    for msg in (summary.headline, *summary.standings, *measure, *summary.sight, *_lines(summary)):
        check_msg(msg, state.seats)


def _lines(summary: Summary) -> Iterable[Msg]:
    for section in summary.board:
        yield section.title
        yield from section.lines


def check_told(game: Game[Any, Any], step: Step[Any]) -> None:
    """Check that events have words for every seat and the public, and that a milestone comes with a barrier."""
    if any(isinstance(one.event, game.events.milestones) for one in step.events):
        demand(step.barrier or step.state.over, "told", "a milestone without a barrier")
    for viewer in (None, *range(step.state.seats)):
        told = game.events.tell(game.view(step.state, viewer), seen(step.events, viewer))
        for msg in told:
            check_msg(msg, step.state.seats)


def check_changes(game: Game[Any, Any], before: Any, after: Any) -> None:
    """Check the words on what an action changes, for every seat and the public.

    Between equal views nothing changes. Exactly if a seat's score differs, its first phrase says by how much.
    A game without such words is exempt.
    """
    if game.board.changes is no_changes:
        return
    for viewer in (None, *range(after.seats)):
        then, now = game.view(before, viewer), game.view(after, viewer)
        demand(game.board.changes(now, now) == [], "changes", f"viewer {viewer} reads of changes without any")
        said = game.board.changes(then, now)
        demand(len(said) <= MOST_CHANGES, "changes", f"{len(said)} phrases for viewer {viewer}")
        for msg in said:
            check_msg(msg, after.seats)
        if viewer is not None and game.board.score_stage is not None:
            change = game.board.score_stage(now).scores[viewer] - game.board.score_stage(then).scores[viewer]
            told = [_signed(msg) for msg in said if msg.key in (SCORE_MORE, SCORE_LESS)]
            first = bool(said) and said[0].key in (SCORE_MORE, SCORE_LESS)
            same = told == ([change] if change else []) and first == bool(change)
            demand(same, "changes", f"seat {viewer} reads {told} of a change of its score by {change}")


def _signed(said: Msg) -> int | None:
    """Return the signed change of a score in a phrase."""
    score = said.args["score"]
    n = score.args.get("n") if isinstance(score, Msg) else None
    return None if not isinstance(n, int) else n if said.key == SCORE_MORE else -n


def check_outcome(game: Game[Any, Any], state: Any) -> None:
    """Check that there is an outcome exactly at the end, and that ranks begin at 1 and leave gaps after ties."""
    outcome = game.outcome(state)
    demand((outcome is not None) == state.over, "outcome", f"over is {state.over}, the outcome {outcome!r}")
    if outcome is None:
        return
    demand(KEY.fullmatch(outcome.reason) is not None, "outcome", f"the reason {outcome.reason!r}")
    sizes = (len(outcome.scores), len(outcome.ranks))
    demand(sizes == (state.seats, state.seats), "outcome", f"{sizes} scores and ranks for {state.seats} seats")
    proper = tuple(1 + sum(other < rank for other in outcome.ranks) for rank in outcome.ranks)
    demand(outcome.ranks == proper, "outcome", f"ranks {outcome.ranks} should be {proper}")


def check_worth(game: Game[Any, Any], state: Any, seat: int) -> None:
    """Check that the evaluation of a position is a finite number."""
    worth = game.advice.evaluate(state, seat)
    demand(isinstance(worth, (int, float)) and math.isfinite(worth), "evaluate", f"{worth!r}")
