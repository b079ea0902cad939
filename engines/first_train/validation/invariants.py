"""Invariants of a position, for the conformance kit and for loading positions; faults are in words for developers.

Each function checks one matter and yields its faults.
"""

from collections.abc import Iterator

from engines.first_train.data import (
    BOARDS,
    COLOURS,
    COMPANIES,
    FIGURES,
    LANDOWNER,
    LOADS,
    NOBODY,
    NUMBERS,
    PASSENGERS,
    TRAINS,
    WHITE_CUBE,
    YELLOW_CUBE,
    rounds_of,
)
from engines.first_train.rules.auction import bids_of, boxes_of
from engines.first_train.rules.common import trains_of
from engines.first_train.rules.link_bonus import joined
from engines.first_train.rules.scoring import profit_order
from engines.first_train.rules.track import links_of, track
from engines.first_train.rules.trains import room
from engines.first_train.state import FirstTrainState, Running, Setup, track_of


def faults(state: FirstTrainState) -> list[str]:
    """Check everything that holds during a match."""
    return [*always(state), *areas(state), *stock(state), *course(state)]


def always(state: FirstTrainState) -> list[str]:
    """Check everything that holds in any position, regardless of the pieces on its map."""
    return [*tracks(state), *orders(state), *boxes(state), *links(state), *trains(state), *rounds(state)]


def rounds(state: FirstTrainState) -> list[str]:
    """Check that the round is within the match."""
    most = rounds_of(state.seats)
    return [] if state.round <= most else [f"turn: round {state.round}, there are {most}"]


def tracks(state: FirstTrainState) -> Iterator[str]:
    """Check that cubes, influence and profit are within their tracks."""
    for seat, player in enumerate(state.players):
        on_boxes = sum(bids_of(state, seat).values())
        if not 0 <= player.cubes <= NUMBERS.cubes_most - on_boxes:
            yield f"seat {seat} has {player.cubes} cubes in hand and {on_boxes} on boxes"
        yield from (
            f"seat {seat} has {n} {name} influence"
            for name, n in zip(COLOURS, player.influence, strict=True)
            if not 0 <= n <= NUMBERS.influence_most
        )
        if not NUMBERS.profit_least <= player.profit <= NUMBERS.profit_most:
            yield f"seat {seat} stands at {player.profit} on profit and loss"
        if min(player.loads) < 0 or player.points < 0:
            yield f"seat {seat} has fewer loads or points than none"


def orders(state: FirstTrainState) -> list[str]:
    """Check that orders and stacks name every seat once."""
    everybody, drawn = list(range(state.seats)), not any(isinstance(frame, Setup) for frame in state.stack)
    named = {"order": state.order, "builders": state.builders, "runners": state.runners}
    wrong = [f"{name} is {seats}" for name, seats in named.items() if seats and sorted(seats) != everybody]
    if drawn and [sorted(stack) for stack in state.stacks] != [everybody] * (len(COLOURS) + 1):
        wrong.append("a stack lacks a disc, or has one twice")
    return wrong


def boxes(state: FirstTrainState) -> Iterator[str]:
    """Check that bids have owners and are high enough, and that no seat has too many."""
    for number, (box, seat, bid) in enumerate(
        zip(boxes_of(state), state.bidders, state.bids, strict=True), start=1
    ):
        if (seat == NOBODY) != (bid == 0) or (bid and bid < box.least):
            yield f"box {number}: seat {seat} with {bid} cubes"
    for seat in range(state.seats):
        if state.bidders.count(seat) > NUMBERS.bids:
            yield f"seat {seat} has {state.bidders.count(seat)} bids"


def links(state: FirstTrainState) -> list[str]:
    """Check that links are where they may be, and that no seat has more of them than pieces."""
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
    """Check that pieces match their area, and that those which companies serve are gone."""
    wrong, closed = [], track(state).company_areas
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


def trains(state: FirstTrainState) -> Iterator[str]:
    """Check that no seat has too many trains, or two of a price, and that loads fit on trains in use."""
    for seat in range(state.seats):
        prices = [TRAINS[train].price for train in trains_of(state, seat)]
        if len(prices) > NUMBERS.locomotives or len(set(prices)) < len(prices):
            yield f"seat {seat} has trains of the prices {prices}"
    for number, train in enumerate(TRAINS):
        wagons = state.wagons[number]
        if min(wagons) < 0 or any(room(number, wagons, load) < 0 for load in range(len(LOADS))):
            yield f"train {train.id} carries {wagons}"
        if sum(wagons) and state.trains[number] == NOBODY:
            yield f"train {train.id} carries {wagons} and is nobody's"


def stock(state: FirstTrainState) -> list[str]:
    """Check that there are no more passengers, landowners and cubes than in the box."""
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


def course(state: FirstTrainState) -> list[str]:
    """Check what follows from earlier play; before the map is filled there was none."""
    if any(isinstance(frame, Setup) for frame in state.stack):
        return []
    return [*standings(state), *towns(state), *counters(state), *idle_trains(state)]


def standings(state: FirstTrainState) -> Iterator[str]:
    """Check that the general order follows profit and loss, and that the link bonus was given when due."""
    if state.order != profit_order(state):
        yield f"order: {state.order}, by profit and loss it is {profit_order(state)}"
    if state.joined != joined(state):
        yield f"joined: {state.joined}, and track joins the places of the bonus: {joined(state)}"
    if state.over and state.round != rounds_of(state.seats):
        yield f"over: in round {state.round} of {rounds_of(state.seats)}"


def towns(state: FirstTrainState) -> list[str]:
    """Check that companies own towns by print or by track, and that no landowner is left where track leads."""
    wrong, chart = [], state.chart
    tracks = [track(state).network(track_of(company)) for company in range(len(COMPANIES))]
    touched = {end for border, owner in enumerate(state.links) if owner != NOBODY for end in chart.ends[border]}
    for number in chart.towns:
        name = chart.areas[number].id
        wrong += [
            f"{name}: is {'' if state.is_company(number, company) else 'not '}a town of {COMPANIES[company]}"
            for company, own in enumerate(tracks)
            if state.is_company(number, company) != (number in own or company == chart.company[number])
        ]
        if chart.company[number] != NOBODY and any(state.figures[number]):
            wrong.append(f"{name}: figures stand on a town that began as a company's")
        if state.figures[number][LANDOWNER] and number in touched:
            wrong.append(f"{name}: landowners stand where track leads")
    return wrong


def counters(state: FirstTrainState) -> list[str]:
    """Check that counters come out of the bag."""
    bag = BOARDS[state.board].bag.counts()
    return [
        f"drawn: {state.drawn.count(colour)} {name} counters, the bag holds {n}"
        for colour, (name, n) in enumerate(zip(COLOURS, bag, strict=True))
        if state.drawn.count(colour) > n
    ]


def idle_trains(state: FirstTrainState) -> list[str]:
    """Check that locomotives are on trains only while trains run."""
    running = any(isinstance(frame, Running) for frame in state.stack)
    return [
        f"trains: {train.id} is seat {seat}'s while no trains run"
        for train, seat in zip(TRAINS, state.trains, strict=True)
        if seat != NOBODY and not running
    ]
