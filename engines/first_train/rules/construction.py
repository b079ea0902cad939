"""Construction: a line of each seat, in construction order."""

from itertools import pairwise

from engines.core.actions import BagHole, Option, PathHole
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.first_train.actions import BuildLine, Pass
from engines.first_train.data import LANDOWNER, NUMBERS, Influence
from engines.first_train.events import BonusGiven, LineBuilt, Passed
from engines.first_train.rules.common import PASS, ask_each, replaced, spend, told
from engines.first_train.rules.lines import bill_of, lines_of, shares
from engines.first_train.rules.link_bonus import way_points
from engines.first_train.rules.track import lay_line
from engines.first_train.state import ASKING, Construction, FirstTrainState

_ANY_LINE = BuildLine(())
_ASKED = ask_each("line", "construction")


class ConstructionRules(FrameRules[FirstTrainState, Construction, BuildLine | Pass]):
    """One line, or none."""

    def pending(self, state: FirstTrainState, frame: Construction) -> list[Decision]:
        """Ask the next seat, after a check that it can build a line."""
        return [_ASKED[frame.left[0]]] if frame.at == ASKING else []

    def options(self, state: FirstTrainState, frame: Construction, seat: int) -> list[Option]:
        """Offer a line, with the influence that pays beyond cubes; or none."""
        influence = Influence.of(state.players[seat].influence)
        holes = (
            PathHole("areas", lines_of(state, seat), "area"),
            BagHole("pay", influence, 0, influence.total()),
        )
        return [Option(_ANY_LINE, holes=holes, group="line"), PASS]

    def handle(self, ctx: Ctx[FirstTrainState], frame: Construction, seat: int, action: BuildLine | Pass) -> None:
        """Pay for the line and lay its links, or pass."""
        frame.at = "start"
        frame.left.pop(0)
        if isinstance(action, Pass):
            ctx.emit(Passed(seat, "construction"))
        else:
            build(ctx, seat, action)

    def resume(self, ctx: Ctx[FirstTrainState], frame: Construction) -> None:
        """Find the next seat that can build; the others are passed over."""
        if not frame.left:
            ctx.pop()
        elif lines_of(ctx.state, frame.left[0]).any():
            frame.at = ASKING
        else:
            ctx.emit(Passed(frame.left.pop(0), "construction", unable=True))


def build(ctx: Ctx[FirstTrainState], seat: int, action: BuildLine) -> None:
    """Pay for a line, lay its links, and give the link bonus if it makes the connection."""
    state, player = ctx.state, ctx.state.players[seat]
    line = [state.chart.area[name] for name in action.areas]
    bill = bill_of(state, line)
    cubes, influence = shares(bill, player.cubes, player.influence, action.pay.counts())
    player.cubes -= cubes
    spend(state, seat, influence)
    lay_line(state, [state.chart.between[pair] for pair in pairwise(line)], seat)
    for there in line[1:]:
        if state.figures[there][LANDOWNER]:
            state.figures[there] = replaced(state.figures[there], LANDOWNER, 0)
    ctx.emit(LineBuilt(seat, told(state, action.areas), cubes, Influence.of(influence), bill.landowners))
    if state.chart.start and not state.joined:
        _join(ctx, seat)


def _join(ctx: Ctx[FirstTrainState], builder: int) -> None:
    state = ctx.state
    points = way_points(state)
    if points is None:
        return
    state.joined = True
    for player, links in zip(state.players, points, strict=True):
        player.points += links * NUMBERS.points.bonus
    ctx.emit(BonusGiven(builder, tuple(links * NUMBERS.points.bonus for links in points)))
