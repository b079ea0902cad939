"""Bags that are being chosen: counts of kinds, and what they make of the whole."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from engines.core.actions import TermsHole

MAX_OPTIONS = 25
"""Discord's limit for the entries of a list."""
MAX_KINDS = 5
"""So many kinds of a bag are asked for on one page."""


def total(bag: Any) -> int:
    """How many pieces there are in a Struct of counts, or of such Structs."""
    parts = (getattr(bag, name) for name in bag.__struct_fields__)
    return sum(total(part) if isinstance(part, Struct) else part for part in parts)


def with_count(bag: Any, kind: str, n: int) -> Any:
    """The same counts with ``n`` of a kind."""
    return msgspec.structs.replace(bag, **{kind: n})


def one_for_one_trades(hole: TermsHole) -> Iterator[Any]:
    """The trades of one card for one."""
    bag = type(hole.have)
    kinds = hole.have.__struct_fields__
    for give in kinds:
        if getattr(hole.have, give):
            for want in kinds:
                if want != give:
                    yield type(hole.blank)(bag(**{give: 1}), bag(**{want: 1}))
