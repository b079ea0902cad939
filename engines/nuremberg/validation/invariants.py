"""Invariants of a position, for the conformance kit and for loading positions; faults are in words for developers.

Each function checks one matter and yields its faults, none if all is well.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import get_args

from engines.core.frames import outermost_frame
from engines.nuremberg.data import CARDS, LAST_SQUARE, NOBODY, NUMBERS, RESOURCES, ROUTES, YEARS, council_points
from engines.nuremberg.geography.city import TOWER_IDS, TOWERS, WALLS
from engines.nuremberg.geography.countryside import CASTLE, CROSSING_IDS, FIELDS, SECTIONS, crossings_of, route_at
from engines.nuremberg.rules.building import Piece, pieces_left
from engines.nuremberg.rules.council import FROM, card_of, free_card, to_take
from engines.nuremberg.state import Council, NurembergState, Setup


def faults(state: NurembergState) -> list[str]:
    """Check everything that holds during a match."""
    return [*describable(state), *reachable(state), *_lost(state)]


def describable(state: NurembergState) -> Iterator[str]:
    """Check what holds of every position, however it came about."""
    for check in (_purses, _deck, _pieces, _country, _city, _cards_held):
        yield from check(state)


def reachable(state: NurembergState) -> Iterator[str]:
    """Check what also holds of every position that play can reach."""
    for check in (_years, _routes, _distances, _council, _prestige):
        yield from check(state)


def _lost(state: NurembergState) -> Iterator[str]:
    for kind, name in enumerate(RESOURCES):
        if state.bank[kind] + sum(player.purse[kind] for player in state.players) < NUMBERS.cards_of_each_kind:
            yield f"{name} cards were lost"
    if len(state.deck) + len(state.drawn) < len(CARDS):
        yield "event cards were lost"


def _purses(state: NurembergState) -> Iterator[str]:
    """Check that no cards were added. Some may be missing: a loaded position may leave cards out of the game."""
    for kind, name in enumerate(RESOURCES):
        counts = [state.bank[kind], *(player.purse[kind] for player in state.players)]
        if min(counts) < 0:
            yield f"a negative count of {name}"
        if sum(counts) > NUMBERS.cards_of_each_kind:
            yield f"{sum(counts)} {name} cards in hands and bank, there are {NUMBERS.cards_of_each_kind}"
    yield from (f"seat {seat} owes gold" for seat, player in enumerate(state.players) if player.gold < 0)


def _deck(state: NurembergState) -> Iterator[str]:
    """Check that each event card is in one place, and that the time marker is on the timeline."""
    cards = state.deck + state.drawn
    yield from (f"event card {card} is there twice" for card in sorted(set(cards)) if cards.count(card) > 1)
    if not 0 <= state.square <= LAST_SQUARE:
        yield f"square {state.square}, the timeline has {LAST_SQUARE + 1}"
    elif YEARS[state.square].end and not state.over:
        yield "the last year came and the match goes on"


def _years(state: NurembergState) -> Iterator[str]:
    """Check that the drawn cards of the years are those since the last red square."""
    passed = sum(CARDS[card].event == "years_pass" for card in state.drawn)
    since = since_shuffled(state)
    if passed != since:
        yield f"{passed} years pass cards lie drawn, {since} squares since all were shuffled"


def since_shuffled(state: NurembergState) -> int:
    """Return how many squares the time marker has moved since all event cards were shuffled."""
    return next((n for n in range(state.square + 1) if YEARS[state.square - n].red), state.square)


def _pieces(state: NurembergState) -> Iterator[str]:
    """Check that no seat has more pieces than the game has."""
    for seat in range(state.seats):
        for piece in get_args(Piece):
            left = pieces_left(state, seat, piece)
            if left < 0:
                yield f"seat {seat} has {-left} {piece}s too many"


def _country(state: NurembergState) -> Iterator[str]:
    """Check that sections exist and that the knight is on a possible hex."""
    for route, stations in zip(ROUTES, state.stations, strict=True):
        if len(stations) > SECTIONS:
            yield f"{len(stations)} stations on route {route.upper()}, it has {SECTIONS} sections"
    if state.knight not in (CASTLE, *FIELDS):
        yield "the robber knight stands neither on a field with a number nor in his castle"


def _routes(state: NurembergState) -> Iterator[str]:
    """Check that settlers have stations on the route, and rights of way belong to seats with most stations."""
    for crossing, seat in enumerate(state.settlements):
        if seat != NOBODY and seat not in state.stations[route_at(crossing)]:
            yield f"seat {seat} has no station on the route of {CROSSING_IDS[crossing]}"
    drafting = outermost_frame(state, Setup) is not None
    for route, stations, holder in zip(ROUTES, state.stations, state.rights, strict=True):
        name = route.upper()
        if drafting or not stations:
            if holder != NOBODY:
                yield f"seat {holder} holds the right of way {name} before it is given"
        elif holder == NOBODY:
            yield f"nobody holds the right of way {name}, on which there are stations"
        elif stations.count(holder) < max(map(stations.count, stations)):
            yield f"somebody has more stations on {name} than seat {holder}, who holds it"


def _distances(state: NurembergState) -> Iterator[str]:
    """Check that a crossing is free between two settlements of a route."""
    for route in range(len(ROUTES)):
        for one, other in pairwise(crossings_of(route)):
            if NOBODY not in (state.settlements[one], state.settlements[other]):
                yield f"the settlements at {CROSSING_IDS[one]} and {CROSSING_IDS[other]} are neighbours"


def _city(state: NurembergState) -> Iterator[str]:
    """Check that walls exist, and that towers are between two of them."""
    if not 0 <= state.walls <= WALLS:
        yield f"{state.walls} walls, there are {WALLS}"
    for place, stands in enumerate(state.towers):
        if stands and max(TOWERS[place]) > state.walls:
            yield f"the tower {TOWER_IDS[place]} stands between walls that do not"


def _cards_held(state: NurembergState) -> Iterator[str]:
    """Check that no seat holds two of the council cards in play."""
    held = [seat for seat in state.council if seat != NOBODY]
    if len(held) != len(set(held)):
        yield "somebody holds two council cards"
    if len(state.council) != len(council_points(state.seats)):
        yield f"{len(state.council)} council cards in play"


def _council(state: NurembergState) -> Iterator[str]:
    """Check that holders have the prestige for their cards, and that no seat could take a better one."""
    if any(isinstance(frame, Council) for frame in state.stack):
        return
    for seat, player in enumerate(state.players):
        if seat in state.council and player.prestige < FROM:
            yield f"seat {seat} holds a council card with {player.prestige} prestige"
        if free_card(state, seat) is not None or to_take(state, seat):
            yield f"seat {seat} should hold a better council card than {card_of(state, seat)}"
    if NOBODY in state.council and any(seat != NOBODY for seat in state.council[state.council.index(NOBODY) :]):
        yield "a better council card than a held one is free"


def _prestige(state: NurembergState) -> Iterator[str]:
    """Check that all prestige comes from walls and towers."""
    worth = NUMBERS.prestige
    built = state.walls * worth.wall + sum(state.towers) * worth.tower
    gained = sum(player.prestige for player in state.players)
    yield from (f"seat {seat} has negative prestige" for seat, p in enumerate(state.players) if p.prestige < 0)
    if built != gained:
        yield f"{gained} prestige from walls and towers that bring {built}"
