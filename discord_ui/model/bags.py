"""Bags: counts of kinds, chosen step by step."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from engines.core.actions import TermsHole

MAX_OPTIONS = 25
"""Discord's limit for the entries of a list."""
MAX_KINDS = 5
"""How many kinds of a bag one page asks for."""


def total(bag: Any) -> int:
    """Return the number of pieces in a Struct of counts, or of such Structs."""
    parts = (getattr(bag, name) for name in bag.__struct_fields__)
    return sum(total(part) if isinstance(part, Struct) else part for part in parts)


def with_count(bag: Any, kind: str, n: int) -> Any:
    """Return the counts with ``n`` of a kind."""
    return msgspec.structs.replace(bag, **{kind: n})


def one_for_one_trades(hole: TermsHole) -> Iterator[Any]:
    """Yield the trades of one card for one."""
    bag = type(hole.have)
    kinds = hole.have.__struct_fields__
    for give in kinds:
        if getattr(hole.have, give):
            for want in kinds:
                if want != give:
                    yield type(hole.blank)(bag(**{give: 1}), bag(**{want: 1}))
