"""Cards as parts of sentences."""

from collections.abc import Sequence

from engines.core.text.messages import Many, Msg, Ref
from engines.fugger.data import KINDS


def cards_of(kinds: Sequence[str]) -> Many | Msg:
    """Return cards as a list with counts: "2 spices and 1 merchant"; a sentence of its own for none."""
    if not kinds:
        return Msg("fugger-no-cards")
    return Many(
        tuple(
            Msg("fugger-cards", {"card": Ref("card", kind), "n": kinds.count(kind)})
            for kind in KINDS
            if kind in kinds
        )
    )
