"""Buildings in the city that bring prestige: walls and towers."""

from collections.abc import Sequence

from engines.core.frames import Ctx
from engines.nuremberg.data import COSTS, NUMBERS
from engines.nuremberg.events import TowerBuilt, WallBuilt
from engines.nuremberg.geography.city import TOWER
from engines.nuremberg.rules.council import gain
from engines.nuremberg.rules.hands import pay
from engines.nuremberg.state import NurembergState

_PRESTIGE = NUMBERS.prestige


def build_wall(ctx: Ctx[NurembergState], seat: int, cost: Sequence[int], *, free: bool) -> None:
    """Build the next section of the wall, anticlockwise."""
    state = ctx.state
    pay(state, seat, cost)
    state.walls += 1
    gain(ctx, seat, _PRESTIGE.wall)
    ctx.emit(WallBuilt(seat, state.walls, state.players[seat].prestige, free))


def build_tower(ctx: Ctx[NurembergState], seat: int, tower: str) -> None:
    """Build a tower in an open triangle."""
    state = ctx.state
    pay(state, seat, COSTS["tower"])
    state.towers[TOWER[tower]] = True
    gain(ctx, seat, _PRESTIGE.tower)
    ctx.emit(TowerBuilt(seat, tower, state.players[seat].prestige))
