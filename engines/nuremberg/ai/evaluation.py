"""Evaluation of a position for a seat."""

from engines.nuremberg.data import COSTS, GOODS, NOBODY, NUMBERS
from engines.nuremberg.geography.countryside import CROSSING_FIELDS
from engines.nuremberg.rules.building import has_bauhof, pieces_left, settlement_spots, wall_left
from engines.nuremberg.rules.council import FROM, LOCK
from engines.nuremberg.rules.hands import size
from engines.nuremberg.rules.points import council_of, outcome, total
from engines.nuremberg.rules.production import income_at
from engines.nuremberg.rules.selling import doubles
from engines.nuremberg.rules.trading import rates
from engines.nuremberg.state import NurembergState

_CARD = 0.5
_GOLD = 0.45


def evaluate(state: NurembergState, seat: int) -> float:
    """Return how good a position is for a seat.

    Points count most, then what brings the next ones: income, variety, means, prestige, stations, workshops.
    """
    if state.over:
        end = outcome(state)
        return 1000.0 if end is not None and seat in end.winners else -1000.0
    rivals = [_worth(state, other) for other in range(state.seats) if other != seat]
    return own_worth(state, seat) - 0.3 * max(rivals) - 0.15 * sum(rivals) / len(rivals)


def own_worth(state: NurembergState, seat: int) -> float:
    """Return the part of `evaluate` that depends only on the seat's own things."""
    return _worth(state, seat) + plans_worth(state, seat)


def _worth(state: NurembergState, seat: int) -> float:
    player = state.players[seat]
    return (
        10.0 * total(state, seat)
        + income_worth(state, seat)
        + means_worth(state, seat)
        + prestige_worth(player.prestige, council_of(state, seat))
        + stations_worth(state, seat)
        + workshops_worth(state, seat)
    )


def income_worth(state: NurembergState, seat: int) -> float:
    """Return the chances of a card, without the knight's field, plus a bonus for each kind produced at all."""
    places = tuple(place for place, holder in enumerate(state.settlements) if holder == seat)
    found = income_at(places)
    robbed = sum(state.knight in CROSSING_FIELDS[place] for place in places)
    return 0.45 * sum(found) + 1.2 * sum(n > 0 for n in found) - 1.3 * robbed


def means_worth(state: NurembergState, seat: int) -> float:
    """Return the worth of cards and gold; cards that a robber knight would cost count little."""
    player = state.players[seat]
    held = size(state, seat)
    worth: float = sum(_CARD * min(n, 4) ** 0.85 for n in player.hand) + _GOLD * min(player.gold, 9) ** 0.9
    return worth - 0.15 * max(0, held - NUMBERS.discard_from + 1)


def prestige_worth(prestige: int, card: int) -> float:
    """Return the worth of prestige on the way to a council card, and to its safety."""
    worth = 1.6 * min(prestige, FROM) + 0.9 * min(max(0, prestige - FROM), LOCK - FROM)
    return worth + (4.0 if card and prestige >= LOCK else 0.0)


def stations_worth(state: NurembergState, seat: int) -> float:
    """Return the worth of stations that give a lead, and of routes open for settlements."""
    worth = 0.0
    for route, stations in enumerate(state.stations):
        own = stations.count(seat)
        if own:
            worth += 0.6 + 0.35 * own
            if state.rights[route] == seat:
                lead = own - max((stations.count(other) for other in set(stations) if other != seat), default=0)
                worth += 0.6 * min(lead, 2)
    if pieces_left(state, seat, "settlement"):
        # The best next settlement spot.
        worth += max((0.25 * sum(income_at((spot,))) for spot in settlement_spots(state, seat)), default=0.0)
    return worth


def workshops_worth(state: NurembergState, seat: int) -> float:
    """Return the worth of better rates, of doubled goods that own fields supply, and of the Bauhof."""
    if seat not in state.workshops:
        return 0.0
    worth = sum(0.25 * (4 - n) for n in rates(state, seat))
    worth += sum(0.7 for good in GOODS if doubles(state, seat, good))
    return worth + (1.5 if has_bauhof(state, seat) else 0.0)


def plans_worth(state: NurembergState, seat: int) -> float:
    """Return how close the purse is to its next purchases. This makes trades and sales worth their cards."""
    purse = state.players[seat].purse
    plans: list[tuple[float, tuple[int, ...]]] = []
    if wall_left(state):
        plans.append((3.0, COSTS["wall"]))
    if has_bauhof(state, seat):
        plans.append((4.0, COSTS["tower"]))
    if pieces_left(state, seat, "settlement"):
        spots = bool(settlement_spots(state, seat))
        plans.append((6.0, COSTS["settlement"]) if spots else (3.0, COSTS["station"]))
    if pieces_left(state, seat, "station"):
        plans.append((2.0, COSTS["station"]))
    if pieces_left(state, seat, "workshop") and NOBODY in state.workshops:
        plans.append((6.0, COSTS["workshop"]))
    return max((worth * (sum(map(min, purse, cost)) / sum(cost)) ** 2 for worth, cost in plans), default=0.0)
