"""The rules of each frame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.core.actions import Option
from engines.core.frames import Frame, FrameRules
from engines.first_train.bidding import AuctionRules, ColourRules
from engines.first_train.building import ConstructionRules
from engines.first_train.rounds import RoundRules
from engines.first_train.selling import SaleRules
from engines.first_train.setup import SetUpRules
from engines.first_train.state import Auction, Colour, Construction, FirstTrainState, Round, Running, Sale, SetUp
from engines.first_train.transport import RunningRules

RULES: Mapping[type[Frame], FrameRules[FirstTrainState, Any, Any]] = {
    SetUp: SetUpRules(),
    Round: RoundRules(),
    Auction: AuctionRules(),
    Colour: ColourRules(),
    Construction: ConstructionRules(),
    Running: RunningRules(),
    Sale: SaleRules(),
}
"""By type of frame, its rules."""


def options_of(state: FirstTrainState, seat: int) -> list[Option]:
    """What the seat to act may do."""
    frame = state.stack[-1]
    return RULES[type(frame)].options(state, frame, seat)
