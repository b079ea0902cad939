"""Bags: counts of kinds, chosen step by step."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engines.core.actions import TermsHole


def total(bag: Any) -> int:
    """Return the number of pieces in a Struct of counts, or of such Structs."""
    parts = (getattr(bag, name) for name in bag.__struct_fields__)
    return sum(total(part) if isinstance(part, Struct) else part for part in parts)


def one_for_one_trades(hole: TermsHole) -> Iterator[Any]:
    """Yield the trades of one card for one."""
    bag = type(hole.have)
    kinds = hole.have.__struct_fields__
    for give in kinds:
        if getattr(hole.have, give):
            for want in kinds:
                if want != give:
                    yield type(hole.blank)(bag(**{give: 1}), bag(**{want: 1}))
