"""Setup before the first round: general order, discs, goods that match their areas, and figures on towns."""

from engines.core.frames import AutomaticFrameRules, Ctx
from engines.core.mechanics.turn_order import clockwise
from engines.first_train.data import COLOURS, FIGURES, NOBODY, NUMBERS
from engines.first_train.events import MapFilled
from engines.first_train.state import FirstTrainState, Round, Setup

GOODS_BAG = [colour for colour, count in NUMBERS.goods.items() for _ in range(count)]
FIGURES_BAG = [figure for figure, count in NUMBERS.figures.items() for _ in range(count)]


class SetupRules(AutomaticFrameRules[FirstTrainState, Setup]):
    """The setup, which asks no seat."""

    def resume(self, ctx: Ctx[FirstTrainState], frame: Setup) -> None:
        """Draw the general order and what lies on the map."""
        state = ctx.state
        state.order = list(clockwise(ctx.below(state.seats, "first"), state.seats))
        state.stacks = [state.order[::-1] for _ in (*COLOURS, "profit")]
        removed = lay_goods(ctx)
        lay_figures(ctx)
        state.stack[-1] = Round()
        cubes = [0, 0]
        for area, count in zip(state.chart.areas, state.cubes, strict=True):
            cubes[area.open] += count
        red, green, landowners = (sum(there[kind] for there in state.figures) for kind in range(len(FIGURES)))
        ctx.emit(MapFilled(tuple(state.order), cubes[0], cubes[1], removed, red, green, landowners))


def lay_goods(ctx: Ctx[FirstTrainState]) -> int:
    """Lay two cubes on every area of goods, in the order of the map; return how many did not match and left."""
    state = ctx.state
    bag = list(GOODS_BAG)
    ctx.shuffle(bag, "goods", pile=True)
    removed = 0
    for number, area in enumerate(state.chart.areas):
        if not area.is_town:
            drawn = [bag.pop() for _ in range(NUMBERS.cubes_an_area)]
            state.cubes[number] = drawn.count("yellow" if area.open else "white")
            removed += len(drawn) - state.cubes[number]
    return removed


def lay_figures(ctx: Ctx[FirstTrainState]) -> None:
    """Put three figures on every major town and two on every minor one, but none on companies' towns."""
    state = ctx.state
    bag = list(FIGURES_BAG)
    ctx.shuffle(bag, "figures", pile=True)
    for number, area in enumerate(state.chart.areas):
        if area.is_town and state.chart.company[number] == NOBODY:
            drawn = [bag.pop() for _ in range(NUMBERS.figures_a_town[area.mark])]
            state.figures[number] = tuple(map(drawn.count, FIGURES))
