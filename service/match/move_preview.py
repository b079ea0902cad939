"""Preview what a seat's options lead to, as far as the seat can know, before it chooses."""

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
"""The seed of the position to try options in; the same for all readers, so nothing of the true position shows."""


class MovePreview(Struct, frozen=True):
    """final: the indices of options that reveal information, so that they cannot be undone alone.

    passes_on: after any move of its turn the seat is not asked again, unless chance decides.
    """

    final: frozenset[int] = frozenset()
    passes_on: bool = False


def preview_moves(game: Game[Any, Any], state: Any, seat: int, options: Sequence[Option]) -> MovePreview:
    """Try each option, with its first values, in a position that looks the same to the seat as the true one.

    An option that raises an error is left out: a bug in the rules must not break the panel.
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
    answers = any(tag_of(type(option.action)) in game.events.answers or option.ends for option in options)
    return MovePreview(frozenset(final), owes and not answers and bool(passes) and all(passes))


def _owes(asked: Sequence[Decision], seat: int) -> bool:
    return any(decision.seat == seat and not decision.optional for decision in asked)
