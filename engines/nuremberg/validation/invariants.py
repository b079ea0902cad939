"""Invariants of a position, for the conformance kit and for loading positions; faults are in words for developers.

Each function checks one matter and returns its faults, none if all is well.
"""

from itertools import pairwise

from engines.core.frames import outermost_frame
from engines.nuremberg.data import (
    CARDS,
    LAST_SQUARE,
    NOBODY,
    NUMBERS,
    RESOURCES,
    ROUTES,
    YEARS,
    council_points,
)
from engines.nuremberg.geography.city import TOWER_IDS, TOWERS, WALLS
from engines.nuremberg.geography.countryside import CASTLE, CROSSING_IDS, FIELDS, SECTIONS, crossings_of, route_at
from engines.nuremberg.rules.building import settlements_left, stations_left, workshops_left
from engines.nuremberg.rules.council import FROM, card_of, free_card, to_take
from engines.nuremberg.state import Council, NurembergState, Setup


def faults(state: NurembergState) -> list[str]:
    """Check everything that holds during a match."""
    wrong = [
        *purses(state),
        *deck(state),
        *pieces(state),
        *country(state),
        *routes(state),
        *distances(state),
        *city(state),
        *cards_held(state),
        *council(state),
        *prestige(state),
        *years(state),
    ]
    for kind, name in enumerate(RESOURCES):
        if state.bank[kind] + sum(player.purse[kind] for player in state.players) < NUMBERS.cards_of_each_kind:
            wrong.append(f"{name} cards were lost")
    if len(state.deck) + len(state.drawn) < len(CARDS):
        wrong.append("event cards were lost")
    return wrong


def purses(state: NurembergState) -> list[str]:
    """Check that no cards were added. Some may be missing: a loaded position may leave cards out of the game."""
    wrong = []
    for kind, name in enumerate(RESOURCES):
        counts = [state.bank[kind], *(player.purse[kind] for player in state.players)]
        if min(counts) < 0:
            wrong.append(f"a negative count of {name}")
        if sum(counts) > NUMBERS.cards_of_each_kind:
            wrong.append(f"{sum(counts)} {name} cards in hands and bank, there are {NUMBERS.cards_of_each_kind}")
    wrong += [f"seat {seat} owes gold" for seat, player in enumerate(state.players) if player.gold < 0]
    return wrong


def deck(state: NurembergState) -> list[str]:
    """Check that each event card is in one place, and that the time marker is on the timeline."""
    cards = state.deck + state.drawn
    wrong = [f"event card {card} is there twice" for card in sorted(set(cards)) if cards.count(card) > 1]
    if not 0 <= state.square <= LAST_SQUARE:
        wrong.append(f"square {state.square}, the timeline has {LAST_SQUARE + 1}")
    elif YEARS[state.square].end and not state.over:
        wrong.append("the last year came and the match goes on")
    return wrong


def years(state: NurembergState) -> list[str]:
    """Check that the drawn cards of the years are those since the last red square."""
    passed = sum(CARDS[card].event == "years_pass" for card in state.drawn)
    since = since_shuffled(state)
    if passed != since:
        return [f"{passed} years pass cards lie drawn, {since} squares since all were shuffled"]
    return []


def since_shuffled(state: NurembergState) -> int:
    """Return how many squares the time marker has moved since all event cards were shuffled."""
    return next((n for n in range(state.square + 1) if YEARS[state.square - n].red), state.square)


def pieces(state: NurembergState) -> list[str]:
    """Check that no seat has more pieces than the game has."""
    wrong = []
    for seat in range(state.seats):
        left = {
            "stations": stations_left(state, seat),
            "settlements": settlements_left(state, seat),
            "workshops": workshops_left(state, seat),
        }
        wrong += [f"seat {seat} has {-n} {name} too many" for name, n in left.items() if n < 0]
    return wrong


def country(state: NurembergState) -> list[str]:
    """Check that sections exist and that the knight is on a possible hex."""
    wrong = [
        f"{len(stations)} stations on route {ROUTES[route].upper()}, it has {SECTIONS} sections"
        for route, stations in enumerate(state.stations)
        if len(stations) > SECTIONS
    ]
    if state.knight not in (CASTLE, *FIELDS):
        wrong.append("the robber knight stands neither on a field with a number nor in his castle")
    return wrong


def routes(state: NurembergState) -> list[str]:
    """Check that settlers have stations on the route, and rights of way belong to seats with most stations."""
    wrong = []
    for crossing, seat in enumerate(state.settlements):
        if seat != NOBODY and seat not in state.stations[route_at(crossing)]:
            wrong.append(f"seat {seat} has no station on the route of {CROSSING_IDS[crossing]}")
    drafting = outermost_frame(state, Setup) is not None
    for route, (stations, holder) in enumerate(zip(state.stations, state.rights, strict=True)):
        name = ROUTES[route].upper()
        if drafting or not stations:
            if holder != NOBODY:
                wrong.append(f"seat {holder} holds the right of way {name} before it is given")
        elif holder == NOBODY:
            wrong.append(f"nobody holds the right of way {name}, on which there are stations")
        elif stations.count(holder) < max(map(stations.count, stations)):
            wrong.append(f"somebody has more stations on {name} than seat {holder}, who holds it")
    return wrong


def distances(state: NurembergState) -> list[str]:
    """Check that a crossing is free between two settlements of a route."""
    return [
        f"the settlements at {CROSSING_IDS[one]} and {CROSSING_IDS[other]} are neighbours"
        for route in range(len(ROUTES))
        for one, other in pairwise(crossings_of(route))
        if NOBODY not in (state.settlements[one], state.settlements[other])
    ]


def city(state: NurembergState) -> list[str]:
    """Check that walls exist, and that towers are between two of them."""
    wrong = [] if 0 <= state.walls <= WALLS else [f"{state.walls} walls, there are {WALLS}"]
    for place, stands in enumerate(state.towers):
        if stands and max(TOWERS[place]) > state.walls:
            wrong.append(f"the tower {TOWER_IDS[place]} stands between walls that do not")
    return wrong


def cards_held(state: NurembergState) -> list[str]:
    """Check that no seat holds two of the council cards in play."""
    held = [seat for seat in state.council if seat != NOBODY]
    wrong = []
    if len(held) != len(set(held)):
        wrong.append("somebody holds two council cards")
    if len(state.council) != len(council_points(state.seats)):
        wrong.append(f"{len(state.council)} council cards in play")
    return wrong


def council(state: NurembergState) -> list[str]:
    """Check that holders have the prestige for their cards, and that no seat could take a better one."""
    if any(isinstance(frame, Council) for frame in state.stack):
        return []
    held = [seat for seat in state.council if seat != NOBODY]
    wrong = []
    for seat, player in enumerate(state.players):
        if seat in held and player.prestige < FROM:
            wrong.append(f"seat {seat} holds a council card with {player.prestige} prestige")
        if free_card(state, seat) is not None or to_take(state, seat):
            wrong.append(f"seat {seat} should hold a better council card than {card_of(state, seat)}")
    if NOBODY in state.council and any(seat != NOBODY for seat in state.council[state.council.index(NOBODY) :]):
        wrong.append("a better council card than a held one is free")
    return wrong


def prestige(state: NurembergState) -> list[str]:
    """Check that all prestige comes from walls and towers."""
    worth = NUMBERS.prestige
    built = state.walls * worth.wall + sum(state.towers) * worth.tower
    gained = sum(player.prestige for player in state.players)
    wrong = [f"seat {seat} has negative prestige" for seat, p in enumerate(state.players) if p.prestige < 0]
    if built != gained:
        wrong.append(f"{gained} prestige from walls and towers that bring {built}")
    return wrong
