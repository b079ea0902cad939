"""Bags and terms that are being chosen: which counts a list offers, and what they make of the whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from discord_ui.focus import write_value
from engines.core.actions import TermsHole
from engines.core.kinds import GIVE, WANT

LIST = 25
"""Discord's limit for the entries of a list."""
KINDS = 5
"""So many kinds of a bag are asked for on one page."""


def total(bag: Any) -> int:
    """How many pieces there are in a Struct of counts, or of such Structs."""
    parts = (getattr(bag, name) for name in bag.__struct_fields__)
    return sum(total(part) if isinstance(part, Struct) else part for part in parts)


def with_count(bag: Any, kind: str, n: int) -> Any:
    """The same counts with ``n`` of a kind."""
    return msgspec.structs.replace(bag, **{kind: n})


def singles(hole: TermsHole) -> Iterator[Any]:
    """The trades of one card for one."""
    bag = type(hole.have)
    kinds = hole.have.__struct_fields__
    for give in kinds:
        if getattr(hole.have, give):
            for want in kinds:
                if want != give:
                    yield type(hole.blank)(bag(**{give: 1}), bag(**{want: 1}))


def terms_pages(hole: TermsHole, terms: Any) -> list[tuple[str, tuple[str, ...]]]:
    """The pages on which terms are chosen: a side ("give", "want") and the kinds asked for there.

    Given is what one has, wanted what one does not give.
    """
    names = hole.have.__struct_fields__
    kinds = {
        GIVE: [kind for kind in names if getattr(hole.have, kind)],
        WANT: [kind for kind in names if not getattr(terms.give, kind)],
    }
    pages = []
    for side, found in kinds.items():
        count = max(1, -(-len(found) // KINDS))
        # Even pages: four and four instead of five and three.
        size = -(-len(found) // count)
        pages += [(side, tuple(found[i : i + size])) for i in range(0, len(found), size)]
    return pages


def terms_with(hole: TermsHole, terms: Any, side: str, kind: str) -> list[str]:
    """As texts, the terms with 0, 1, … of a kind on a side, as many as fit; what is given is not wanted too."""
    bag = getattr(terms, side)
    room = hole.most - total(bag) + getattr(bag, kind)
    have = getattr(hole.have, kind) if side == GIVE else hole.most
    texts = []
    for n in range(min(room, have, LIST - 1) + 1):
        changes = {side: with_count(bag, kind, n)}
        if side == GIVE and n:
            changes[WANT] = with_count(terms.want, kind, 0)
        texts.append(write_value(hole, msgspec.structs.replace(terms, **changes)))
    return texts
