"""Reasons why a train cannot be bought, and why a piece cannot be loaded."""

from __future__ import annotations

from engines.core.text.messages import Arg, Many, Msg, SeatRef
from engines.first_train.data import (
    BROWN,
    COMPANIES,
    LOADS,
    NOBODY,
    NUMBERS,
    PASSENGERS,
    TRAIN,
    TRAINS,
    WHITE_CUBE,
    Exchange,
)
from engines.first_train.rules.common import borders_of, network, trains_of
from engines.first_train.rules.trains import exchangeable, lying, served, train_for
from engines.first_train.state import FirstTrainState
from engines.first_train.text.names import area_name, company_ref, load_ref, means_ref


def bought(state: FirstTrainState, seat: int, train: str, pay: Exchange) -> Msg | None:
    """Explain why a seat cannot buy a train with this payment."""
    return unbought(state, seat, train) or _train_paid(state, seat, train, pay)


def unbought(state: FirstTrainState, seat: int, train: str) -> Msg | None:
    """Explain why a seat cannot buy a train with any payment."""
    return _taken(state, train) or _too_many(state, seat, train) or _too_dear(state, seat, train)


def _taken(state: FirstTrainState, train: str) -> Msg | None:
    holder = state.trains[TRAIN[train]]
    return (
        None if holder == NOBODY else Msg("first_train-no-train-taken", {"name": train, "seat": SeatRef(holder)})
    )


def _too_many(state: FirstTrainState, seat: int, train: str) -> Msg | None:
    mine = [TRAINS[number] for number in trains_of(state, seat)]
    if len(mine) >= NUMBERS.locomotives:
        return Msg("first_train-no-locomotive", {"n": NUMBERS.locomotives})
    price = TRAINS[TRAIN[train]].price
    same = next((one.id for one in mine if one.price == price), None)
    return None if same is None else Msg("first_train-no-same-price", {"name": train, "other": same, "n": price})


def _too_dear(state: FirstTrainState, seat: int, train: str) -> Msg | None:
    player, price = state.players[seat], TRAINS[TRAIN[train]].price
    brown, have = player.influence[BROWN], exchangeable(player).total()
    if brown + have // NUMBERS.exchange >= price:
        return None
    args: dict[str, Arg] = {"name": train, "price": price, "brown": brown}
    return Msg("first_train-no-train-pay", args | {"n": have, "for": NUMBERS.exchange})


def _train_paid(state: FirstTrainState, seat: int, train: str, pay: Exchange) -> Msg | None:
    player, price = state.players[seat], TRAINS[TRAIN[train]].price
    brown = player.influence[BROWN]
    have = exchangeable(player).counts()
    args: dict[str, Arg] = {"name": train, "price": price, "brown": brown}
    for name, n, there in zip(pay.__struct_fields__, pay.counts(), have, strict=True):
        if n > there:
            return Msg("first_train-no-exchange-have", {"n": n, "have": there, "means": means_ref(name)})
    total = pay.total()
    if total % NUMBERS.exchange:
        return Msg("first_train-no-exchange-rest", {"n": total, "for": NUMBERS.exchange})
    if total > NUMBERS.exchange * price:
        return Msg("first_train-no-exchange-more", args | {"n": NUMBERS.exchange * price})
    lacking = NUMBERS.exchange * max(0, price - brown)
    return Msg("first_train-no-exchange-less", args | {"n": lacking}) if total < lacking else None


# ------------------------------------------------------------------ loads


def loaded(state: FirstTrainState, seat: int, area: str, load: str) -> Msg | None:
    """Explain why a seat cannot load a piece of an area."""
    return unfetched(state, seat, area, load) or _no_room(state, seat, LOADS.index(load))


def unfetched(state: FirstTrainState, seat: int, area: str, load: str) -> Msg | None:
    """Explain why a seat's track does not serve a piece of an area."""
    kind, number = LOADS.index(load), state.chart.area[area]
    args: dict[str, Arg] = {"area": area_name(state.chart, area), "load": load_ref(state.chart, load)}
    if not _lies(state, number, kind):
        return Msg("first_train-no-load-there", args)
    if number in served(state, seat).places[kind]:
        return None
    if kind == WHITE_CUBE:
        return _no_arrow(state, number, args)
    if number not in network(state.map, borders_of(state, seat)):
        return Msg("first_train-no-track", args)
    if kind in PASSENGERS:
        return Msg("first_train-no-destination", args | {"company": company_ref(COMPANIES[kind])})
    return Msg("first_train-no-company-track", args)


def _lies(state: FirstTrainState, area: int, kind: int) -> bool:
    mark = state.chart.areas[area].mark
    fits = kind in PASSENGERS or mark == ("goods_white" if kind == WHITE_CUBE else "goods_yellow")
    return fits and lying(state, area, kind) > 0


def _no_arrow(state: FirstTrainState, area: int, args: dict[str, Arg]) -> Msg:
    """Return the towns that still serve white goods, or that there are none."""
    chart = state.chart
    towns = tuple(
        area_name(chart, chart.areas[town].id) for town in chart.arrows[area] if not state.companies[town]
    )
    if not towns:
        return Msg("first_train-no-arrow-left", args)
    return Msg("first_train-no-arrow", args | {"towns": Many(towns), "n": len(towns)})


def _no_room(state: FirstTrainState, seat: int, kind: int) -> Msg | None:
    if seat not in state.trains:
        return Msg("first_train-no-train")
    if train_for(state, seat, kind) != NOBODY:
        return None
    return Msg("first_train-no-carriage" if kind in PASSENGERS else "first_train-no-wagon")
