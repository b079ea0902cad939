"""Trains and their loads: buying, and where passengers and cubes can be fetched."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from engines.core.actions import BagHole, Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.text.messages import Ref
from engines.first_train.actions import BuyTrain, Load, Pass
from engines.first_train.data import (
    BROWN,
    COMPANIES,
    GOODS,
    LOADS,
    NOBODY,
    NUMBERS,
    PASSENGERS,
    TRAIN,
    TRAINS,
    Exchange,
    LoadName,
)
from engines.first_train.events import Loaded, Passed, TrainBought
from engines.first_train.geography import CHARTS, MapName
from engines.first_train.rules.common import PASS, ask, laid, network, replaced, spend, trains_of
from engines.first_train.state import ASKING, FirstTrainState, Player, Running, track_of


class Served(Struct, frozen=True):
    """The areas from which a seat can fetch pieces. places: by load, areas in the order of the map."""

    places: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=1024)
def served_by(map_name: MapName, links: tuple[int, ...], companies: tuple[int, ...], seat: int) -> Served:
    """Return the areas that serve a seat. links: by border, the owner of its link. companies: by area, as bits."""
    chart = CHARTS[map_name]
    own = network(map_name, laid(links, seat))
    towns = {area for area in own if chart.areas[area].is_town}
    passengers = tuple(
        tuple(area for area in sorted(towns) if _reaches(own, area, companies, 1 << company))
        for company in range(len(COMPANIES))
    )
    white = {area for town in towns if not companies[town] for area in chart.serves[town]}
    closed = company_areas(map_name, links)
    yellow = {area for area in own if not chart.areas[area].is_town and area not in closed}
    return Served((*passengers, tuple(sorted(white)), tuple(sorted(yellow))))


def _reaches(own: dict[int, tuple[int, ...]], start: int, companies: tuple[int, ...], bit: int) -> bool:
    reached = [start]
    for area in reached:
        if companies[area] & bit:
            return True
        reached += [other for other in own[area] if other not in reached]
    return False


def company_areas(map_name: MapName, links: tuple[int, ...]) -> set[int]:
    """Return the areas that track of a company touches."""
    tracks = (laid(links, track_of(company)) for company in range(len(COMPANIES)))
    return {area for borders in tracks for area in network(map_name, borders)}


def served(state: FirstTrainState, seat: int) -> Served:
    """Return the areas from which a seat can fetch pieces, regardless of what lies there."""
    return served_by(state.map, tuple(state.links), tuple(state.companies), seat)


def lying(state: FirstTrainState, area: int, load: int) -> int:
    """Return how many pieces of a load are on an area that has its kind of mark."""
    return state.figures[area][load] if load in PASSENGERS else state.cubes[area]


def room(train: int, carried: Sequence[int], load: int) -> int:
    """Return how many more pieces of a load fit on a train. carried: by load, what it carries already."""
    data = TRAINS[train]
    if load in PASSENGERS:
        return data.passengers - sum(carried[kind] for kind in PASSENGERS)
    return data.goods - sum(carried[kind] for kind in GOODS)


def train_for(state: FirstTrainState, seat: int, load: int) -> int:
    """Return a seat's most expensive train with room for a load; NOBODY if there is none.

    Passengers may count by the price of their train; otherwise all trains are equal.
    """
    free = [train for train in trains_of(state, seat) if room(train, state.wagons[train], load) > 0]
    return max(free, key=lambda train: TRAINS[train].price, default=NOBODY)


# ------------------------------------------------------------------ options


@cache
def _buy(train: int, have: Exchange, lo: int, hi: int) -> Option:
    step = NUMBERS.exchange
    holes = (BagHole("pay", have, lo, hi, step),) if hi else ()
    return Option(BuyTrain(TRAINS[train].id), holes=holes, group="buy", target=Ref("train", TRAINS[train].id))


@cache
def _load(map_name: MapName, area: int, load: LoadName) -> Option:
    place = Ref("area", CHARTS[map_name].areas[area].id)
    return Option(Load(place.id, load), group="load", target=place, under=Ref("load", load))


def exchangeable(player: Player) -> Exchange:
    """Return everything of a seat that may replace railway influence."""
    white, _, red, green = player.influence
    return Exchange(player.cubes, white, red, green)


def buy_options(state: FirstTrainState, seat: int) -> list[Option]:
    """Return the options of buying a train that the seat may have and can pay."""
    mine = [TRAINS[train].price for train in trains_of(state, seat)]
    if len(mine) >= NUMBERS.locomotives:
        return []
    brown, have = state.players[seat].influence[BROWN], exchangeable(state.players[seat])
    exchanged = have.total() // NUMBERS.exchange
    return [
        _buy(
            number,
            have,
            NUMBERS.exchange * max(0, train.price - brown),
            NUMBERS.exchange * min(train.price, exchanged),
        )
        for number, train in enumerate(TRAINS)
        if state.trains[number] == NOBODY and train.price not in mine and brown + exchanged >= train.price
    ]


def _loads(state: FirstTrainState, seat: int) -> Iterator[tuple[int, int]]:
    """Yield the areas and loads that a seat can fetch."""
    if seat not in state.trains:
        return
    places = served(state, seat).places
    for kinds in (PASSENGERS, GOODS):
        if train_for(state, seat, kinds[0]) != NOBODY:
            yield from ((area, load) for load in kinds for area in places[load] if lying(state, area, load))


def can_act(state: FirstTrainState, seat: int) -> bool:
    """Return whether a seat can do anything with trains."""
    return any(True for _ in _loads(state, seat)) or bool(buy_options(state, seat))


class RunningRules(FrameRules[FirstTrainState, Running, BuyTrain | Load | Pass]):
    """One action per turn, round after round; passing is final."""

    def pending(self, state: FirstTrainState, frame: Running) -> list[Decision]:
        """Ask the next seat, after a check that it can act."""
        return [ask(frame.order[0], "run", "transport")] if frame.at == ASKING else []

    def options(self, state: FirstTrainState, frame: Running, seat: int) -> list[Option]:
        """Offer trains, loads, or a pass."""
        loads = [_load(state.map, area, LOADS[load]) for area, load in _loads(state, seat)]
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
