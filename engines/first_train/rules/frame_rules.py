"""The rules of each frame."""

from collections.abc import Mapping
from typing import Any

from engines.core.actions import Option
from engines.core.frames import Frame, FrameRules
from engines.first_train.rules.auction import AuctionRules, ColourRules
from engines.first_train.rules.construction import ConstructionRules
from engines.first_train.rules.round import RoundRules
from engines.first_train.rules.sale import SaleRules
from engines.first_train.rules.setup import SetupRules
from engines.first_train.rules.trains import RunningRules
from engines.first_train.state import Auction, Colour, Construction, FirstTrainState, Round, Running, Sale, Setup

RULES: Mapping[type[Frame], FrameRules[FirstTrainState, Any, Any]] = {
    Setup: SetupRules(),
    Round: RoundRules(),
    Auction: AuctionRules(),
    Colour: ColourRules(),
    Construction: ConstructionRules(),
    Running: RunningRules(),
    Sale: SaleRules(),
}
"""By type of frame, its rules."""


def options_of(state: FirstTrainState, seat: int) -> list[Option]:
    """Return the options of the seat to act."""
    frame = state.stack[-1]
    return RULES[type(frame)].options(state, frame, seat)
