"""Play random matches, with everything that is said about them, and where it is shown."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from engines.core.actions import Action, Option
from engines.core.decisions import Decision, Refused
from engines.core.game import Game, seen
from engines.core.text.messages import Msg
from tools.texts.contexts import Context

SPARSE: Final = 10
"""Boards and refusals are collected at one moment in this many: they take long and change little."""


@dataclass(frozen=True)
class Moment:
    """A position of a match: who is asked, what may be done, and what has just happened, by viewer."""

    state: Any
    decision: Decision | None
    options: list[Option]
    told: list[Msg]


def moments(game: Game[Any, Any], seats: int, seed: int) -> Iterator[Moment]:
    """Yield the moments of a random match from its opening to its end."""
    chooser = random.Random(seed)
    step = game.setup(seats, seed.to_bytes(16, "big"))
    while True:
        state = step.state
        viewers: list[int | None] = [None, *range(seats)]
        told = [
            msg
            for viewer in viewers
            for msg in game.events.tell(game.view(state, viewer), seen(step.events, viewer))
        ]
        decisions = game.pending(state)
        if not decisions:
            yield Moment(state, None, [], told)
            return
        decision = chooser.choice(decisions)
        options = game.options(state, decision.seat)
        yield Moment(state, decision, options, told)
        step = game.apply(state, decision.seat, next(iter(chooser.choice(options).expand())))


def labels(game: Game[Any, Any], moment: Moment) -> list[Msg]:
    """Return what the options of a moment are called."""
    if moment.decision is None:
        return []
    view = game.view(moment.state, moment.decision.seat)
    return [game.names.label(view, option) for option in moment.options]


def summaries(game: Game[Any, Any], moment: Moment) -> list[Msg]:
    """Return the text board of a moment, for each viewer."""
    said: list[Msg] = []
    for viewer in (None, *range(moment.state.seats)):
        summary = game.board.summary(game.view(moment.state, viewer))
        said += [summary.headline, *summary.standings, *summary.sight]
        said += [] if summary.measure is None else [summary.measure]
        for section in summary.board:
            said += [section.title, *section.lines]
    return said


def refusals(game: Game[Any, Any], moment: Moment, actions: Iterable[Action]) -> list[Msg]:
    """Return why those of the actions that are not legal now are refused."""
    if moment.decision is None:
        return []
    said = []
    for action in actions:
        try:
            game.check(moment.state, moment.decision.seat, action)
        except Refused as no:
            said.append(no.msg)
    return said


def said(game: Game[Any, Any], seats: int, seed: int, most: int) -> Iterator[tuple[Context, Msg]]:
    """Yield what is said in a random match, with where it is shown. most: moments of the match.

    Refused are the moves that were possible earlier.
    """
    earlier: dict[type[Action], Action] = {}
    for number, moment in enumerate(islice(moments(game, seats, seed), most)):
        yield from ((Context.POST, msg) for msg in moment.told)
        if moment.decision is not None:
            yield Context.PANEL, moment.decision.prompt
        yield from ((Context.LIST, msg) for msg in labels(game, moment))
        if number % SPARSE == 0:
            yield from ((Context.BOARD, msg) for msg in summaries(game, moment))
            yield from ((Context.REFUSAL, msg) for msg in refusals(game, moment, earlier.values()))
        for option in moment.options:
            action = next(iter(option.expand()))
            earlier[type(action)] = action
