"""The form of plain data that a position is read from; `position` tells what the keys mean."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engines.core.files.position_form import TableForm


class SeatForm(Struct, forbid_unknown_fields=True):
    """What belongs to a seat."""

    hand: list[str] = []
    shown: list[str] = []


Phase = Literal["turn"]
"""Where a turn can stand, by names of your own; here there is only one place."""


class PositionForm(TableForm[SeatForm, Phase], forbid_unknown_fields=True):
    """A whole position."""

    seat_form = SeatForm
    next: list[str] = []
