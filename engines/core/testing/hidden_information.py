"""Conformance of secrets: nothing that a seat sees depends on what it may not know."""

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
"""A secret that is the same in all drawn worlds counts as never replaced only after this many positions with
different
values: at a few positions it may follow from public facts, such as a hand of the only cards that are out.
"""
WORLDS = 12
"""How many worlds to draw from a position for a secret that has never varied."""
TRIED = 12
"""How many actions of a seat to compare with each other at a position."""


class HiddenFacts:
    """Checks over a whole match that determinizing replaces every secret."""

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
        """Return seats and secrets that had several true values but never a different one in any drawn world."""
        return {
            (seat, name)
            for (seat, name), values in self._same.items()
            if (seat, name) not in self._varied
            and len(values) >= ENOUGH
            and any(value != values[0] for value in values)
        }

    def check(self, game: Game[Any, Any], states: Sequence[Any], rng: Rng) -> None:
        """Check that every secret took another value somewhere.

        states: more positions of the match, tried before a secret is reported: at the sampled positions it may
        have followed from public facts.
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
    """Check that a seat's views, options, decisions, prompts and refusals depend only on what it may know."""
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
    if game.open_contest(state) is None and game.options(state, seat):
        same = game.advice.suggest(first, seat) == game.advice.suggest(state, seat)
        demand(same, "advice-leak", f"what seat {seat} is advised depends on what it cannot know")
    same = game.pending(first) == list(decisions)
    demand(same, "pending-leak", f"who is asked what depends on what seat {seat} cannot know")
    for decision in decisions:
        if decision.auto:
            same = game.options(first, decision.seat) == game.options(state, decision.seat)
            demand(same, "auto", f"seat {seat} learns from an automatic answer of seat {decision.seat}")
    faults = game.rules.invariants(first)
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
    """Check what a seat's actions reveal to the others, and to the seat itself.

    If two actions of a seat without a barrier lead to the same view for another viewer, their events for that
    viewer must be the same too; behind a barrier, something may have been shown and hidden again. The seat's own
    events before the first barrier must not differ between worlds that it cannot distinguish, and without a
    barrier neither may its
    view: it could look, and undo. ``secret`` answers show the others nothing while other seats still owe theirs.
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
        faults = game.rules.invariants(there.state)
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
