"""What a seat's options lead to, as far as the seat can know: told before it chooses."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.encoding.codec import tag_of
from engines.core.game import Game
from engines.core.rng import Rng

log = logging.getLogger(__name__)

_SEED = bytes(16)
"""A world to try the options in; the same for everybody, so that nothing of the true one shows."""


class MovePreview(Struct, frozen=True):
    """final: the places of the options with which information flows, so that nobody can take them back alone.
    passes_on: whichever move of its turn the seat makes, it is asked no more after it, if chance does not decide.
    """

    final: frozenset[int] = frozenset()
    passes_on: bool = False


def preview_moves(game: Game[Any, Any], state: Any, seat: int, options: Sequence[Option]) -> MovePreview:
    """Try each option, with the first of its values, in a world that the seat cannot tell from the true one.

    An option at which the rules break down is told nothing of: a fault of theirs takes no panel away.
    """
    world = game.determinize(state, seat, Rng(_SEED))
    owes = _owes(game.pending(world), seat)
    final, passes = set[int](), list[bool]()
    for at, option in enumerate(options):
        try:
            done = game.play(game.clone(world), seat, next(option.expand()))
        except Exception:
            log.exception("an option of %s could not be tried beforehand", game.info.key)
            passes.append(False)
            continue
        if done.barrier:
            final.add(at)
        if not done.chance:
            passes.append(not _owes(done.asked, seat))
    answers = any(tag_of(type(option.action)) in game.words.answers or option.ends for option in options)
    return MovePreview(frozenset(final), owes and not answers and bool(passes) and all(passes))


def _owes(asked: Sequence[Decision], seat: int) -> bool:
    return any(decision.seat == seat and not decision.optional for decision in asked)
