"""Trains and their loads: buying, and where passengers and cubes can be fetched."""

from collections.abc import Sequence

from engines.core.actions import BagHole, Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.text.messages import Ref
from engines.first_train.actions import BuyTrain, Load, Pass
from engines.first_train.data import (
    BROWN,
    GOODS,
    LOADS,
    NOBODY,
    NUMBERS,
    PASSENGERS,
    RED_PASSENGER,
    TRAIN,
    TRAINS,
    WHITE_CUBE,
    Exchange,
    LoadName,
)
from engines.first_train.events import Loaded, Passed, TrainBought
from engines.first_train.geography import CHARTS
from engines.first_train.rules.common import PASS, ask_each, replaced, spend
from engines.first_train.rules.track import track
from engines.first_train.state import ASKING, FirstTrainState, Player, Running

PRICES = [train.price for train in TRAINS]
"""By train, its price."""
DEAREST_FIRST = sorted(range(len(TRAINS)), key=lambda train: -PRICES[train])
"""The trains by price."""


def lying(state: FirstTrainState, area: int, load: int) -> int:
    """Return how many pieces of a load are on an area that has its kind of mark."""
    return state.figures[area][load] if load in PASSENGERS else state.cubes[area]


def room(train: int, carried: Sequence[int], load: int) -> int:
    """Return how many more pieces of a load fit on a train. carried: by load, what it carries already."""
    red, green, white, yellow = carried
    if load in PASSENGERS:
        return TRAINS[train].passengers - red - green
    return TRAINS[train].goods - white - yellow


def train_for(state: FirstTrainState, seat: int, load: int) -> int:
    """Return a seat's most expensive train with room for a load; NOBODY if there is none.

    Passengers may count by the price of their train; otherwise all trains are equal.
    """
    for train in DEAREST_FIRST:
        if state.trains[train] == seat and room(train, state.wagons[train], load) > 0:
            return train
    return NOBODY


# ------------------------------------------------------------------ options


_BUY = [(BuyTrain(train.id), Ref("train", train.id)) for train in TRAINS]
"""By train, the action of buying it, and its name."""


def _buy(train: int, have: Exchange, lo: int, hi: int) -> Option:
    action, target = _BUY[train]
    holes = (BagHole("pay", have, lo, hi, NUMBERS.exchange),) if hi else ()
    return Option(action, holes=holes, group="buy", target=target)


def _load(area: str, load: LoadName) -> Option:
    place = Ref("area", area)
    return Option(Load(area, load), group="load", target=place, under=Ref("load", load))


_LOAD = {
    name: [[_load(area.id, load) for area in chart.areas] for load in LOADS] for name, chart in CHARTS.items()
}
"""By map, load and area, the option of loading it there."""


def exchangeable(player: Player) -> Exchange:
    """Return everything of a seat that may replace railway influence."""
    white, _, red, green = player.influence
    return Exchange(player.cubes, white, red, green)


def exchanged_most(player: Player) -> int:
    """Return how much railway influence a seat can replace."""
    white, _, red, green = player.influence
    return (player.cubes + white + red + green) // NUMBERS.exchange


def buyable(state: FirstTrainState, seat: int) -> list[int]:
    """Return the trains that a seat may have and can pay."""
    player = state.players[seat]
    most = player.influence[BROWN] + exchanged_most(player)
    mine, found = [], []
    for train, owner in enumerate(state.trains):
        if owner == seat:
            mine.append(PRICES[train])
        elif owner == NOBODY and PRICES[train] <= most:
            found.append(train)
    if len(mine) >= NUMBERS.locomotives:
        return []
    return [train for train in found if PRICES[train] not in mine] if mine else found


def buy_options(state: FirstTrainState, seat: int) -> list[Option]:
    """Return the options of buying a train that the seat may have and can pay."""
    trains = buyable(state, seat)
    if not trains:
        return []
    player = state.players[seat]
    brown, have, most = player.influence[BROWN], exchangeable(player), exchanged_most(player)
    found = []
    for train in trains:
        least = max(0, PRICES[train] - brown)
        found.append(_buy(train, have, NUMBERS.exchange * least, NUMBERS.exchange * min(PRICES[train], most)))
    return found


def _loads(state: FirstTrainState, seat: int) -> list[tuple[int, int]]:
    """Return the areas and loads that a seat can fetch."""
    found: list[tuple[int, int]] = []
    if seat not in state.trains:
        return found
    places, figures, cubes = track(state).served(seat).places, state.figures, state.cubes
    if train_for(state, seat, RED_PASSENGER) != NOBODY:
        found += [(area, load) for load in PASSENGERS for area in places[load] if figures[area][load]]
    if train_for(state, seat, WHITE_CUBE) != NOBODY:
        found += [(area, load) for load in GOODS for area in places[load] if cubes[area]]
    return found


def can_act(state: FirstTrainState, seat: int) -> bool:
    """Return whether a seat can do anything with trains."""
    return bool(buyable(state, seat) or _loads(state, seat))


_ASKED = ask_each("run", "transport")


class RunningRules(FrameRules[FirstTrainState, Running, BuyTrain | Load | Pass]):
    """One action per turn, round after round; passing is final."""

    def pending(self, state: FirstTrainState, frame: Running) -> list[Decision]:
        """Ask the next seat, after a check that it can act."""
        return [_ASKED[frame.order[0]]] if frame.at == ASKING else []

    def options(self, state: FirstTrainState, frame: Running, seat: int) -> list[Option]:
        """Offer trains, loads, or a pass."""
        by_load = _LOAD[state.map]
        loads = [by_load[load][area] for area, load in _loads(state, seat)]
        return [*buy_options(state, seat), *loads, PASS]

    def handle(self, ctx: Ctx[FirstTrainState], frame: Running, seat: int, action: BuyTrain | Load | Pass) -> None:
        """Carry out the action; the next seat acts."""
        frame.at, frame.started = "start", True
        frame.order.pop(0)
        match action:
            case Pass():
                ctx.emit(Passed(seat, "trains"))
                return
            case BuyTrain():
                buy(ctx, seat, action)
                frame.made[seat].append(buying(action.train))
            case Load():
                load(ctx, seat, action)
                frame.made[seat].append(loading(action.area, action.load))
        frame.order.append(seat)

    def resume(self, ctx: Ctx[FirstTrainState], frame: Running) -> None:
        """Find the next seat that can act; the others are out, since no action of other seats can change that."""
        if not frame.order:
            ctx.pop()
        elif can_act(ctx.state, frame.order[0]):
            frame.at = ASKING
        else:
            ctx.emit(Passed(frame.order.pop(0), "trains", unable=True))


def buy(ctx: Ctx[FirstTrainState], seat: int, action: BuyTrain) -> None:
    """Pay, and put a locomotive on the train."""
    state, number = ctx.state, TRAIN[action.train]
    cubes, white, red, green = action.pay.counts()
    brown = TRAINS[number].price - action.pay.total() // NUMBERS.exchange
    state.players[seat].cubes -= cubes
    spend(state, seat, (white, brown, red, green))
    state.trains[number] = seat
    ctx.emit(TrainBought(seat, action.train, brown, action.pay))


def load(ctx: Ctx[FirstTrainState], seat: int, action: Load) -> None:
    """Move a piece from the map onto a train."""
    state = ctx.state
    area, kind = state.chart.area[action.area], LOADS.index(action.load)
    train = train_for(state, seat, kind)
    state.wagons[train] = replaced(state.wagons[train], kind, state.wagons[train][kind] + 1)
    if kind in PASSENGERS:
        state.figures[area] = replaced(state.figures[area], kind, state.figures[area][kind] - 1)
    else:
        state.cubes[area] -= 1
    ctx.emit(Loaded(seat, action.area, action.load, TRAINS[train].id))


# ------------------------------------------------------------------ errands


def buying(train: str) -> str:
    """Return the errand of buying a train, as plans and frames name it."""
    return f"buy-{train}"


def loading(area: str, load: str) -> str:
    """Return the errand of loading a piece of an area."""
    return f"{load}-{area}"


def errand_parts(errand: str) -> tuple[LoadName | None, str]:
    """Return the load that an errand fetches and its area, or None and the train that it buys."""
    what, _, which = errand.partition("-")
    return next((load for load in LOADS if load == what), None), which
