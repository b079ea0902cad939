"""What is printed on the material of New Game. Larger data go into a JSON file beside this one."""

from __future__ import annotations

# Ids are of [a-z0-9-,]; with the game's key and the kind of thing they form a key of the
# catalogues, such as newgame-card-red.
KINDS = ("red", "green", "blue")
COPIES = 8
DEAL = 3
HAND = 4
SHOW = 3


def full_deck() -> list[str]:
    """All cards, sorted."""
    return [kind for kind in KINDS for _ in range(COPIES)]
