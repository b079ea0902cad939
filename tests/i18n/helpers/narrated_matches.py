"""Random matches of every game, and everything that is said about them."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engines.core.actions import Action, Option
from engines.core.decisions import Decision, Refused
from engines.core.game import Game, seen
from engines.core.text.messages import Msg


@dataclass(frozen=True)
class Moment:
    """A position of a match: who is asked, what may be done, and what has just happened, by viewer."""

    state: Any
    decision: Decision | None
    options: list[Option]
    told: list[Msg]


def moments(game: Game[Any, Any], seats: int, seed: int) -> Iterator[Moment]:
    """A random match from its opening to its end."""
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
    """What the options of a moment are called."""
    if moment.decision is None:
        return []
    view = game.view(moment.state, moment.decision.seat)
    return [game.names.label(view, option) for option in moment.options]


def summaries(game: Game[Any, Any], moment: Moment) -> list[Msg]:
    """The text board of a moment, for each viewer."""
    said: list[Msg] = []
    for viewer in (None, *range(moment.state.seats)):
        summary = game.board.summary(game.view(moment.state, viewer))
        said += [summary.headline, *summary.standings, *summary.sight]
        said += [] if summary.measure is None else [summary.measure]
        for section in summary.board:
            said += [section.title, *section.lines]
    return said


def refusals(game: Game[Any, Any], moment: Moment, actions: Sequence[Action]) -> list[Msg]:
    """Why those of the actions that are not legal now are refused."""
    if moment.decision is None:
        return []
    said = []
    for action in actions:
        try:
            game.check(moment.state, moment.decision.seat, action)
        except Refused as no:
            said.append(no.msg)
    return said
