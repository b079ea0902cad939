"""Conformance of secrets: nothing that a seat is shown or told depends on what it may not know."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from engines.core.actions import Emitted
from engines.core.decisions import Decision
from engines.core.game import Game, seen
from engines.core.rng import Rng
from engines.core.testing.broken_promise import BrokenPromise, demand
from engines.core.testing.data_shapes import check_worth
from engines.core.testing.moves import FEW, OfferedOption, check_pending, refusal, step_of

ENOUGH = 3
"""At so many positions, with different values, must a secret stay the same in all drawn worlds before it counts as
kept: at a few it may well follow from what is open, such as a hand of the only cards that are out."""
WORLDS = 12
"""So many worlds are drawn from a position for a secret that never varied yet."""
TRIED = 12
"""So many actions of a seat are compared with each other at a position."""


class HiddenFacts:
    """Watches over a match whether determinizing replaces every secret."""

    def __init__(self) -> None:
        self._same: dict[tuple[int, str], list[Any]] = {}
        self._varied: set[tuple[int, str]] = set()

    def note(self, game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> None:
        """Compare the secrets of a position with those of worlds drawn from it."""
        true = game.secrets(state, seat)
        steady: set[str] = set()
        for n in range(WORLDS):
            drawn = game.secrets(game.determinize(state, seat, rng.fork(f"world {n}")), seat)
            names = f"{sorted(true)} and {sorted(drawn)}"
            demand(true.keys() == drawn.keys(), "secret-kept", f"seat {seat} has different secrets: {names}")
            open_names = [name for name, value in true.items() if value not in ((), "", None)]
            for name in open_names:
                if drawn[name] != true[name]:
                    self._varied.add((seat, name))
            steady = {name for name in open_names if (seat, name) not in self._varied}
            if not steady:
                return
        for name in steady:
            self._same.setdefault((seat, name), []).append(true[name])

    def suspects(self) -> set[tuple[int, str]]:
        """Seats and secrets that had several values and took no other in any drawn world."""
        return {
            (seat, name)
            for (seat, name), values in self._same.items()
            if (seat, name) not in self._varied
            and len(values) >= ENOUGH
            and any(value != values[0] for value in values)
        }

    def check(self, game: Game[Any, Any], states: Sequence[Any], rng: Rng) -> None:
        """Demand that every secret took another value somewhere.

        states: more positions of the match. A suspect gets the benefit of them, since at those which were sampled
        it may have followed from what was open.
        """
        for n, state in enumerate(states):
            suspects = self.suspects()
            if not suspects:
                return
            for seat in sorted({seat for seat, _ in suspects}):
                self.note(game, state, seat, rng.fork(f"again {n} {seat}"))
        for seat, name in sorted(self.suspects()):
            raise BrokenPromise("secret-kept", f"determinizing for seat {seat} never replaces {name!r}")


def check_seat(
    game: Game[Any, Any],
    state: Any,
    seat: int,
    decisions: Sequence[Decision],
    known: Sequence[Any],
    kept: HiddenFacts,
    rng: Rng,
) -> None:
    """The three leak checks of a position for one seat, and that refusals and prompts leak nothing either."""
    before = game.states.digest(state)
    first = game.determinize(state, seat, rng.fork("first"))
    again = game.determinize(state, seat, rng.fork("first"))
    demand(first == again, "determinize", "the same stream draws different worlds")
    second = game.determinize(state, seat, rng.fork("second"))
    through = game.determinize(first, seat, rng.fork("second"))
    demand(through == second, "determinize", f"a world drawn for seat {seat} depends on what it cannot know")
    demand(game.states.digest(state) == before, "pure", "determinizing changed the position")

    same = game.view(first, seat) == game.view(state, seat)
    demand(same, "view-leak", f"seat {seat} sees what it cannot know, or its own knowledge is lost")
    same = game.view(first, None) == game.view(state, None)
    demand(same, "view-leak", f"the public sees what seat {seat} cannot know")
    same = game.options(first, seat) == game.options(state, seat)
    demand(same, "option-leak", f"options of seat {seat} depend on what it cannot know")
    same = game.pending(first) == list(decisions)
    demand(same, "pending-leak", f"who is asked what depends on what seat {seat} cannot know")
    for decision in decisions:
        if decision.auto:
            same = game.options(first, decision.seat) == game.options(state, decision.seat)
            demand(same, "auto", f"seat {seat} learns from an automatic answer of seat {decision.seat}")
    faults = game.invariants(first)
    demand(not faults, "determinize", f"a drawn world is impossible: {faults}")
    check_pending(game, first)
    asked = any(decision.seat == seat for decision in decisions)
    for action in known if asked else known[:FEW]:
        same = _reason(game, first, seat, action) == _reason(game, state, seat, action)
        demand(same, "refusal-leak", f"why seat {seat} may not do {action!r} tells what it cannot know")

    kept.note(game, state, seat, rng)
    for viewer in range(state.seats):
        check_worth(game, first, viewer)


def _reason(game: Game[Any, Any], state: Any, seat: int, action: Any) -> Any:
    error = refusal(game, state, seat, action)
    return None if error is None else (type(error), error.msg)


def check_events(game: Game[Any, Any], state: Any, found: OfferedOption, secret: bool, rng: Rng) -> None:
    """What a seat's actions tell the others, and the seat itself.

    Two actions of a seat without a barrier after which another viewer sees the same position must have told
    that viewer the same; behind a barrier, what was shown may have been swept away again. The seat itself is
    told nothing before the first barrier that differs between worlds it cannot tell apart, and sees nothing of
    the kind afterwards unless there was a barrier: it could look, and take its action back. ``secret`` answers,
    while others are still waited for, show the others nothing at all.
    """
    seat = found.seat
    actions = found.actions[:]
    rng.shuffle(actions)
    actions = actions[:TRIED]
    twin = game.determinize(state, seat, rng.fork("twin"))
    steps = []
    for action in actions:
        step = step_of(game, state, seat, action)
        steps.append(step)
        ctx = game.play(game.clone(state), seat, action)
        there = game.play(game.clone(twin), seat, action)
        faults = game.invariants(there.state)
        demand(not faults, "determinize", f"{action!r} in a drawn world leads to an impossible one: {faults}")
        same = _open(ctx.events, ctx.open_events, seat) == _open(there.events, there.open_events, seat)
        demand(same, "event-leak", f"{action!r} tells seat {seat} before any barrier what it cannot know")
        same = (ctx.open_events is None) == (there.open_events is None)
        demand(same, "event-leak", f"whether {action!r} is a barrier depends on what seat {seat} cannot know")
        if not ctx.barrier:
            same = game.view(ctx.state, seat) == game.view(there.state, seat)
            demand(same, "view-barrier", f"{action!r} shows seat {seat} something hidden and could be taken back")
    waiting = [_others_asked(game, step.state, seat) == _others_asked(game, state, seat) for step in steps]
    for viewer in (None, *(other for other in range(state.seats) if other != seat)):
        shown = [(game.view(step.state, viewer), seen(step.events, viewer)) for step in steps]
        for a, b in itertools.combinations(range(len(steps)), 2):
            what = f"viewer {viewer} can tell {actions[a]!r} from {actions[b]!r} of seat {seat}"
            if steps[a].barrier or steps[b].barrier:
                continue
            if shown[a][0] == shown[b][0]:
                demand(shown[a][1] == shown[b][1], "event-leak", what + " by events alone")
            elif secret and waiting[a] and waiting[b]:
                demand(False, "secret-answer", what)


def _open(events: Sequence[Emitted[Any]], before: int | None, viewer: int) -> list[Any]:
    return seen(events if before is None else events[:before], viewer)


def _others_asked(game: Game[Any, Any], state: Any, seat: int) -> list[Decision] | None:
    asked = [decision for decision in game.pending(state) if decision.seat != seat]
    return asked or None
