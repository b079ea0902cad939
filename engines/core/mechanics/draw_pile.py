"""Draw piles with a discard pile beside them."""

from collections.abc import Callable
from typing import Any

from engines.core.frames import Ctx


def draw_from_pile(
    ctx: Ctx[Any],
    pile: list[str],
    discards: list[str],
    name: str,
    reshuffled: Callable[[], None] | None = None,
) -> str | None:
    """Draw and return the pile's next card (its last item); None if pile and discards are both empty.

    An empty pile is refilled from the shuffled discards only when a card must be drawn; then ``reshuffled`` is
    called. Drawing is a barrier for undo. ``name`` is the shuffle's name among the draws.
    """
    if not pile:
        if not discards:
            return None
        pile.extend(sorted(discards))
        discards.clear()
        ctx.shuffle(pile, name, pile=True)
        if reshuffled is not None:
            reshuffled()
    ctx.reveal()
    return pile.pop()
