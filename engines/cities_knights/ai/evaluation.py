"""Evaluation of a position for a seat."""

from engines.cities_knights.data import (
    CITY_COST,
    COMMODITY_OF,
    KINDS,
    KNIGHT_COST,
    NUMBERS,
    ROAD_COST,
    SETTLEMENT_COST,
)
from engines.cities_knights.geography import HARBOUR_AT, ISLAND
from engines.cities_knights.rules.building import (
    buildings_of,
    city_spots,
    discard_limit,
    free_cities,
    knights_left,
    roads_left,
    settlement_spots,
    supply,
    walls_of,
)
from engines.cities_knights.rules.improvements import may_improve
from engines.cities_knights.rules.points import total
from engines.cities_knights.rules.production import CITY_PAID, SETTLEMENT_PAID
from engines.cities_knights.state import CITY, SETTLEMENT, CatanState
from engines.core.mechanics.robbery import PIPS

_CARD_WORTH = (1.0, 1.0, 0.95, 1.05, 1.15, 1.25, 1.25, 1.25)
_KNIGHT, _LEVEL, _ACTIVE, _ACTIVE_SOON = 1.0, 0.7, 0.6, 0.6
"""The worth of a knight, of each level, and of each active level, now and for the next landing."""
_IDLE = 0.35
"""How much of an inactive knight's strength counts on: it may still be activated."""
_CITY_LOST, _DEFENDER = 16.0, 10.0
"""What the landing may take from a seat, and give to it."""
_SOON = (1.0, 0.9, 0.7, 0.5, 0.35, 0.25, 0.15)
"""By steps that the ship has left, from one on, how much its landing counts."""
_PLANS = (0.8, 5.0, 1.0, 8.0, 1.8)
"""The worth of holding all cards for a knight, a settlement, a road, a city and an improvement: less than to build
it, or it would never be built."""


def evaluate(state: CatanState, seat: int) -> float:
    """Return how good a position is for a seat.

    Points count most, then what brings the next ones: production, variety, hand, knights, improvements, room.
    """
    if state.over:
        mine = total(state, seat)
        return 1000.0 if mine >= NUMBERS.target else -1000.0
    rivals = [_worth(state, other) for other in range(state.seats) if other != seat]
    return own_worth(state, seat) - 0.35 * max(rivals) - 0.15 * sum(rivals) / len(rivals)


def own_worth(state: CatanState, seat: int) -> float:
    """Return the part of `evaluate` that depends only on the seat's own things, including its hand."""
    return _worth(state, seat) + plans_worth(state, seat)


def _worth(state: CatanState, seat: int) -> float:
    player = state.players[seat]
    worth = 10.0 * total(state, seat)
    worth += income_worth(state, seat)
    worth += hand_worth(state, seat)
    # A card in hand is worth less than its effect, so that it is played before the hand is full.
    worth += 0.8 * min(len(player.progress), NUMBERS.progress_limit)
    worth += sum(3.2 * level + 0.3 * level * level for level in player.improvements)
    worth += defence_worth(state, seat)
    worth += 0.12 * player.road + room_worth(state, seat)
    worth += 0.8 * walls_of(state, seat)
    return worth


def income_worth(state: CatanState, seat: int) -> float:
    """Return the pips of own buildings without the robbed hex, plus a bonus for each kind produced at all."""
    by_kind = [0.0] * len(KINDS)
    worth = 0.0
    for vertex in buildings_of(state, seat):
        yields = CITY_PAID if state.piece[vertex] == CITY else SETTLEMENT_PAID
        for place in ISLAND.corner_cells[vertex]:
            if place != state.robber:
                for kind, count in yields.get(state.terrain[place], ()):
                    by_kind[kind] += count * PIPS[state.tokens[place]]
        if vertex in HARBOUR_AT:
            worth += 0.5
    worth += 0.55 * sum(pips * card for pips, card in zip(by_kind, _CARD_WORTH, strict=True))
    return worth + 1.1 * sum(pips > 0 for pips in by_kind[:5]) + 0.8 * sum(pips > 0 for pips in by_kind[5:])


def hand_worth(state: CatanState, seat: int) -> float:
    """Return the worth of the hand: a little per card, more for variety, nearly nothing beyond the limit."""
    hand = state.players[seat].hand
    count = sum(hand)
    limit = discard_limit(state, seat)
    worth: float = sum(0.5 * card * min(n, 4) ** 0.8 for n, card in zip(hand, _CARD_WORTH, strict=True))
    return worth - 0.65 * max(0, count - limit)


def plans_worth(state: CatanState, seat: int) -> float:
    """Return how close the hand is to its next purchases. This makes trades with the bank worth their cards."""
    hand = state.players[seat].hand
    for_knight, for_settlement, for_road, for_city, for_level = _PLANS
    plans = [(for_knight, KNIGHT_COST)] if knights_left(state, seat, 1) else []
    if room_worth(state, seat):
        plans.append((for_settlement, SETTLEMENT_COST))
    elif roads_left(state, seat):
        plans.append((for_road, ROAD_COST))
    if city_spots(state, seat):
        plans.append((for_city, CITY_COST))
    best = 0.0
    for worth, cost in plans:
        have = sum(map(min, hand, cost))
        best = max(best, worth * (have / sum(cost)) ** 2)
    for track, level in enumerate(state.players[seat].improvements):
        if level < len(NUMBERS.improvement_costs) and may_improve(state, seat, track):
            need = NUMBERS.improvement_costs[level]
            best = max(best, for_level * (min(hand[COMMODITY_OF[track]], need) / need) ** 2)
    return best


def defence_worth(state: CatanState, seat: int) -> float:
    """Return the worth of knights: their strength, a city that the ship may take, the point of the defender."""
    active = [0] * state.seats
    idle = 0
    worth = 0.0
    for knight in state.knights:
        active[knight.seat] += knight.level * knight.active
        if knight.seat == seat:
            worth += _KNIGHT + _LEVEL * knight.level
            idle += knight.level * (not knight.active)
    soon = _SOON[NUMBERS.barbarian_steps - state.barbarians - 1]
    worth += active[seat] * (_ACTIVE + _ACTIVE_SOON * soon)
    rivals = [other for other in range(state.seats) if other != seat]
    missing = state.piece.count(CITY) - sum(active)
    if missing > 0:
        if free_cities(state, seat):
            mine, helping = active[seat] + _IDLE * idle, missing - _IDLE * idle
            least = min((active[other] for other in rivals if free_cities(state, other)), default=mine)
            worth -= _CITY_LOST * soon * max(0.0, min(1.0, helping)) * max(0.0, min(1.0, 1.0 - (mine - least)))
    elif active[seat]:
        most = max(active[other] for other in rivals)
        worth += _DEFENDER * soon * (1.0 if active[seat] > most else 0.25 * (active[seat] == most))
    return worth


def room_worth(state: CatanState, seat: int) -> float:
    """Return the pips of settlement spots that own roads reach."""
    if not supply(state, seat, SETTLEMENT):
        return 0.0
    pips = (
        sum(PIPS.get(state.tokens[place], 0) for place in ISLAND.corner_cells[vertex])
        for vertex in settlement_spots(state, seat)
    )
    return max((1.0 + 0.25 * best for best in pips), default=0.0)
