"""What is wrong with a position, in words for developers: for the conformance kit, and for loading positions.

Each function checks one matter and returns its faults, none if all is well.
"""

from __future__ import annotations

from engines.first_train.bidding import boxes_of
from engines.first_train.common import links_of
from engines.first_train.data import (
    COLOURS,
    FIGURES,
    LANDOWNER,
    LOADS,
    NOBODY,
    NUMBERS,
    PASSENGERS,
    TRAINS,
    WHITE_CUBE,
    YELLOW_CUBE,
)
from engines.first_train.state import FirstTrainState, SetUp
from engines.first_train.transport import company_areas, room


def faults(state: FirstTrainState) -> list[str]:
    """Everything that a match in progress keeps."""
    return [*always(state), *areas(state), *stock(state)]


def always(state: FirstTrainState) -> list[str]:
    """What a position keeps, whatever lies on its map."""
    return [*tracks(state), *orders(state), *boxes(state), *links(state), *trains(state)]


def tracks(state: FirstTrainState) -> list[str]:
    """Cubes, influence and profit lie within their tracks."""
    wrong = []
    for seat, player in enumerate(state.players):
        if not 0 <= player.cubes <= NUMBERS.cubes_most:
            wrong.append(f"seat {seat} has {player.cubes} cubes")
        wrong += [
            f"seat {seat} has {n} {name} influence"
            for name, n in zip(COLOURS, player.influence, strict=True)
            if not 0 <= n <= NUMBERS.influence_most
        ]
        if not NUMBERS.profit_least <= player.profit <= NUMBERS.profit_most:
            wrong.append(f"seat {seat} stands at {player.profit} on profit and loss")
        if min(player.loads) < 0 or player.points < 0:
            wrong.append(f"seat {seat} has fewer loads or points than none")
    return wrong


def orders(state: FirstTrainState) -> list[str]:
    """Orders and stacks name every seat once."""
    everybody, drawn = list(range(state.seats)), not any(isinstance(frame, SetUp) for frame in state.stack)
    named = {"order": state.order, "builders": state.builders, "runners": state.runners}
    wrong = [f"{name} is {seats}" for name, seats in named.items() if seats and sorted(seats) != everybody]
    if drawn and [sorted(stack) for stack in state.stacks] != [everybody] * (len(COLOURS) + 1):
        wrong.append("a stack lacks a disc, or has one twice")
    return wrong


def boxes(state: FirstTrainState) -> list[str]:
    """Bids stand where somebody stands, are enough, and nobody has more than they may have."""
    wrong = []
    for number, (box, seat, bid) in enumerate(
        zip(boxes_of(state), state.bidders, state.bids, strict=True), start=1
    ):
        if (seat == NOBODY) != (bid == 0) or (bid and bid < box.least):
            wrong.append(f"box {number}: seat {seat} with {bid} cubes")
    for seat in range(state.seats):
        if state.bidders.count(seat) > NUMBERS.bids:
            wrong.append(f"seat {seat} has {state.bidders.count(seat)} bids")
    return wrong


def links(state: FirstTrainState) -> list[str]:
    """Links lie where they may, and nobody has more of them than pieces."""
    wrong = [
        f"{border.id}: a link, though none may be built"
        for border, owner, cost in zip(state.chart.borders, state.links, state.chart.cost, strict=True)
        if owner != NOBODY and cost is None
    ]
    for seat in range(state.seats):
        if links_of(state, seat) > NUMBERS.links:
            wrong.append(f"seat {seat} has {links_of(state, seat)} links, there are {NUMBERS.links}")
    return wrong


def areas(state: FirstTrainState) -> list[str]:
    """What lies on an area is of its kind, and what companies serve is gone."""
    wrong, closed = [], company_areas(state.map, tuple(state.links))
    for number, area in enumerate(state.chart.areas):
        cubes, figures, companies = state.cubes[number], state.figures[number], state.companies[number]
        if not 0 <= cubes <= (0 if area.is_town else NUMBERS.cubes_an_area):
            wrong.append(f"{area.id}: {cubes} cubes")
        most = NUMBERS.figures_a_town.get(area.mark, 0)
        if min(figures) < 0 or sum(figures) > most:
            wrong.append(f"{area.id}: {sum(figures)} figures, {most} at most")
        if companies and not area.is_town:
            wrong.append(f"{area.id}: is a company's and no town")
        if any(companies >> kind & 1 and figures[kind] for kind in PASSENGERS):
            wrong.append(f"{area.id}: a passenger stands in a town of their colour")
        if cubes and area.open and number in closed:
            wrong.append(f"{area.id}: yellow cubes beside company track")
        if cubes and not area.open and all(state.companies[town] for town in state.chart.arrows[number]):
            wrong.append(f"{area.id}: white cubes that only companies serve")
    return wrong


def trains(state: FirstTrainState) -> list[str]:
    """Nobody has too many trains, or two of a price; loads lie on trains in use and fit."""
    wrong = []
    for seat in range(state.seats):
        prices = [train.price for train, owner in zip(TRAINS, state.trains, strict=True) if owner == seat]
        if len(prices) > NUMBERS.locomotives or len(set(prices)) < len(prices):
            wrong.append(f"seat {seat} has trains of the prices {prices}")
    for number, train in enumerate(TRAINS):
        wagons = state.wagons[number]
        if min(wagons) < 0 or room(state, number, 0) < 0 or room(state, number, WHITE_CUBE) < 0:
            wrong.append(f"train {train.id} carries {wagons}")
        if sum(wagons) and state.trains[number] == NOBODY:
            wrong.append(f"train {train.id} carries {wagons} and is nobody's")
    return wrong


def stock(state: FirstTrainState) -> list[str]:
    """There are no more passengers, landowners and cubes than in the box."""
    there = [
        sum(player.loads[kind] for player in state.players) + sum(wagons[kind] for wagons in state.wagons)
        for kind in range(len(LOADS))
    ]
    for kind in PASSENGERS:
        there[kind] += sum(figures[kind] for figures in state.figures)
    for area, cubes in zip(state.chart.areas, state.cubes, strict=True):
        there[YELLOW_CUBE if area.open else WHITE_CUBE] += cubes
    most = [
        *(NUMBERS.figures[LOADS[kind]] for kind in PASSENGERS),
        NUMBERS.goods["white"],
        NUMBERS.goods["yellow"],
    ]
    wrong = [
        f"{n} {name}, there are {limit}" for name, n, limit in zip(LOADS, there, most, strict=True) if n > limit
    ]
    landowners = sum(figures[LANDOWNER] for figures in state.figures)
    if landowners > NUMBERS.figures[FIGURES[LANDOWNER]]:
        wrong.append(f"{landowners} landowners")
    return wrong
