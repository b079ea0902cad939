"""Premoves for construction, the only phase that asks one seat after the other.

The other phases ask all seats at once; plans (`contest.py`) and standing orders answer them.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from engines.core.play.premoves import PremoveCondition, Premoves
from engines.core.text.messages import Msg
from engines.first_train.actions import BuildLine
from engines.first_train.data import NOBODY
from engines.first_train.rules.lines import Bill, bill_of, lines_of
from engines.first_train.state import ASKING, Auction, Colour, Construction, FirstTrainState, Round


class FirstTrainPremoves(Premoves[FirstTrainState]):
    """Premoves for the line of this round.

    Kinds of conditions on a line: "cost" (at most this much in all), "cubes" (cubes in hand pay all its points),
    "apart" (no other seat's track touches it).
    """

    def asks(self, state: FirstTrainState, seat: int) -> bool:
        """Return whether the seat decides on a line."""
        frame = state.stack[-1] if state.stack else None
        return isinstance(frame, Construction) and frame.at == ASKING and frame.left[0] == seat

    def as_if_asked(self, state: FirstTrainState, seat: int) -> FirstTrainState | None:
        """Return the position as if the seat built now with its present means; None if it has built already."""
        match state.stack[-1] if state.stack else None:
            case Auction() | Colour():
                pass
            case Construction(left=left) if seat in left:
                pass
            case _:
                return None
        state.stack = [Round(at="trains"), Construction(left=[seat], at=ASKING)]
        return state if lines_of(state, seat).any() else None

    def resumes(self, state: FirstTrainState, seat: int) -> bool:
        """Return True: a premove is for the current round."""
        return True

    def conditions(self, state: FirstTrainState, seat: int, action: Any) -> Sequence[PremoveCondition]:
        """Return the conditions of a line: its cost, that cubes pay its points, that it touches no other track."""
        if not isinstance(action, BuildLine):
            return ()
        way = " ".join(action.areas)
        bill = _bill(state, seat, way)
        if bill is None:
            return ()
        found = [
            PremoveCondition("cost", way, bill.total),
            PremoveCondition("cubes", way),
            PremoveCondition("apart", way),
        ]
        return [condition for condition in found if self.holds(state, seat, condition)]

    def holds(self, state: FirstTrainState, seat: int, condition: PremoveCondition) -> bool:
        """Check the condition against the line's present cost and the track on the map."""
        bill = _bill(state, seat, condition.about)
        if bill is None:
            return False
        match condition.kind:
            case "cost":
                return bill.total <= condition.amount
            case "cubes":
                return bill.points <= state.players[seat].cubes
            case "apart":
                areas = {state.chart.area[name] for name in condition.about.split()}
                touching = {border for area in areas for _, border in state.chart.neighbours[area]}
                return all(state.links[border] in (NOBODY, seat) for border in touching)
        return False

    def says(self, condition: PremoveCondition) -> Msg:
        """Return the condition in words: “it costs 5 at most in total”, “cubes alone pay for its links”."""
        return Msg(f"first_train-if-{condition.kind}", {"n": condition.amount})


def _bill(state: FirstTrainState, seat: int, way: str) -> Bill | None:
    """Return the costs of a line for a seat; None if it is no line on the map."""
    names = way.split()
    chart = state.chart
    if len(names) < 2 or any(name not in chart.area for name in names):
        return None
    line = [chart.area[name] for name in names]
    if any(pair not in chart.between for pair in pairwise(line)):
        return None
    return bill_of(state, line)
