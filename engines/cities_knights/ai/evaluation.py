"""What computer players need: positions a seat cannot tell apart, their secrets, and how good one is."""

from __future__ import annotations

from typing import Any

from engines.cities_knights.data import (
    CITY_COST,
    COMMODITY_OF,
    KINDS,
    KNIGHT_COST,
    NUMBERS,
    POINT_CARDS,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    TRACK_OF,
    TRACKS,
)
from engines.cities_knights.geography import HARBOUR_AT, ISLAND
from engines.cities_knights.rules.building import (
    buildings_of,
    cities_of,
    city_spots,
    discard_limit,
    knights_left,
    roads_left,
    supply,
    walls_of,
)
from engines.cities_knights.rules.commercial_harbour import lying
from engines.cities_knights.rules.improvements import may_improve
from engines.cities_knights.rules.knights import defence_of
from engines.cities_knights.rules.points import total
from engines.cities_knights.state import (
    CITY,
    EMPTY,
    NOBODY,
    SETTLEMENT,
    CatanState,
    Harbour,
    Plunder,
    Spying,
    Turn,
)
from engines.core.frames import outermost_frame
from engines.core.rng import Rng

_COMMODITY_KINDS = range(len(RESOURCES), len(KINDS))


def resample(state: CatanState, seat: int, rng: Rng) -> CatanState:
    """Deal anew what the seat cannot see. ``state`` is written on.

    Hands of the others keep their public sizes and their joint contents (the bank is open), and cover what they
    offer; who is to answer a Commercial Harbour holds a commodity. Progress cards keep their colours' totals. A
    hand that the seat is being shown stays.
    """
    if state.over:
        return state
    top = state.stack[-1]
    shown = top.victim if isinstance(top, Plunder) and top.seat == seat else NOBODY
    spied = top.victim if isinstance(top, Spying) and top.seat == seat else NOBODY
    others = [other for other in range(state.seats) if other != seat]
    _deal_hands(state, [other for other in others if other != shown], rng)
    _deal_progress(state, [other for other in others if other != spied], rng)
    state.rng = Rng(rng.word().to_bytes(8, "big") * 2)
    return state


def _deal_hands(state: CatanState, others: list[int], rng: Rng) -> None:
    sizes = {other: sum(state.players[other].hand) for other in others}
    known = _known(state, others)
    pool = [
        kind
        for kind in range(len(KINDS))
        for _ in range(sum(state.players[other].hand[kind] - known[other][kind] for other in others))
    ]
    rng.shuffle(pool)
    for other in _answering(state):
        if other in known and not any(known[other][kind] for kind in _COMMODITY_KINDS):
            kind = next(kind for kind in pool if kind in _COMMODITY_KINDS)
            pool.remove(kind)
            known[other][kind] += 1
    for other, hand in known.items():
        for _ in range(sizes[other] - sum(hand)):
            hand[pool.pop()] += 1
        state.players[other].hand = hand


def _known(state: CatanState, others: list[int]) -> dict[int, list[int]]:
    """By seat and kind, the cards that everybody knows to be in a hand, for they are offered."""
    turn, top = outermost_frame(state, Turn), state.stack[-1]
    known = {other: [0] * len(KINDS) for other in others}
    for offer in turn.offers if turn else ():
        if offer.seat in known:
            known[offer.seat] = list(map(max, known[offer.seat], offer.give.counts()))
    if isinstance(top, Harbour) and top.seat in known:
        laid = [top.laid.count(kind) for kind in range(len(KINDS))]
        known[top.seat] = list(map(max, known[top.seat], laid))
    return known


def _answering(state: CatanState) -> list[int]:
    """Seats of which everybody knows that they hold a commodity, for they are to give one."""
    top = state.stack[-1]
    return lying(top) if isinstance(top, Harbour) and top.at == "reply" else []


def _deal_progress(state: CatanState, others: list[int], rng: Rng) -> None:
    for track in range(len(TRACKS)):
        held = {
            other: [i for i, card in enumerate(state.players[other].progress) if TRACK_OF[card] == track]
            for other in others
        }
        pool = sorted(state.decks[track])
        for other, places in held.items():
            pool += [state.players[other].progress[i] for i in places]
        points = sorted(card for card in pool if card in POINT_CARDS)
        loose = sorted(card for card in pool if card not in POINT_CARDS)
        rng.shuffle(loose)
        for other, places in held.items():
            for i in places:
                state.players[other].progress[i] = loose.pop()
        rest = sorted(loose + points)
        rng.shuffle(rest)
        state.decks[track] = rest


def secrets(state: CatanState, seat: int) -> dict[str, Any]:
    """Hands and progress cards of the others, the decks' order, and the seed."""
    if state.over:
        return {}
    top = state.stack[-1]
    found: dict[str, Any] = {"seed": state.rng.seed}
    for track, deck in zip(TRACKS, state.decks, strict=True):
        found[f"deck-{track}"] = tuple(deck)
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        if not (isinstance(top, Plunder) and top.seat == seat and top.victim == other):
            found[f"hand-{other}"] = tuple(player.hand)
        if not (isinstance(top, Spying) and top.seat == seat and top.victim == other):
            found[f"progress-{other}"] = tuple(sorted(player.progress))
    return found


# ------------------------------------------------------------------ how good a position is

_PIPS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
_CARD_WORTH = (1.0, 1.0, 0.95, 1.05, 1.15, 1.25, 1.25, 1.25)


def evaluate(state: CatanState, seat: int) -> float:
    """Points first; then what brings the next ones: production, variety, hand, knights, improvements, room."""
    if state.over:
        mine = total(state, seat)
        return 1000.0 if mine >= NUMBERS.target else -1000.0
    rivals = [_worth(state, other) for other in range(state.seats) if other != seat]
    return own_worth(state, seat) - 0.35 * max(rivals) - 0.15 * sum(rivals) / len(rivals)


def own_worth(state: CatanState, seat: int) -> float:
    """The part of `evaluate` that follows from the seat's own things alone, its hand included."""
    return _worth(state, seat) + _plans(state, seat)


def _worth(state: CatanState, seat: int) -> float:
    player = state.players[seat]
    worth = 10.0 * total(state, seat)
    worth += _income(state, seat)
    worth += _hand(state, seat)
    # A card in hand is worth less than what it does: it wants to be played before the hand is full.
    worth += 0.8 * min(len(player.progress), NUMBERS.progress_limit)
    worth += sum(1.6 * level + 0.25 * level * level for level in player.improvements)
    worth += _defence(state, seat)
    worth += 0.12 * player.road + _room(state, seat)
    worth += 0.8 * walls_of(state, seat)
    return worth


def _income(state: CatanState, seat: int) -> float:
    """Pips of own buildings, the robbed hex left out, with a bonus for each kind that comes in at all."""
    by_kind = [0.0] * len(KINDS)
    terrains = {"forest": 0, "hills": 1, "pasture": 2, "fields": 3, "mountains": 4}
    commodity = {"forest": 5, "pasture": 6, "mountains": 7}
    worth = 0.0
    for vertex in buildings_of(state, seat):
        city = state.piece[vertex] == CITY
        for place in ISLAND.corner_cells[vertex]:
            terrain = state.terrain[place]
            if terrain == "desert" or place == state.robber:
                continue
            pips = _PIPS[state.tokens[place]]
            by_kind[terrains[terrain]] += pips
            if city and terrain in commodity:
                by_kind[commodity[terrain]] += pips
            elif city:
                by_kind[terrains[terrain]] += pips
        if vertex in HARBOUR_AT:
            worth += 0.5
    worth += 0.55 * sum(pips * card for pips, card in zip(by_kind, _CARD_WORTH, strict=True))
    return worth + 1.1 * sum(pips > 0 for pips in by_kind[:5]) + 0.8 * sum(pips > 0 for pips in by_kind[5:])


def _hand(state: CatanState, seat: int) -> float:
    """Cards in hand count a little, those of many kinds more, those over the limit nearly nothing."""
    hand = state.players[seat].hand
    count = sum(hand)
    limit = discard_limit(state, seat)
    worth: float = sum(0.55 * card * min(n, 4) ** 0.8 for n, card in zip(hand, _CARD_WORTH, strict=True))
    return worth - 0.35 * max(0, count - limit)


def _plans(state: CatanState, seat: int) -> float:
    """How near the hand is to what it could buy next: this is what makes a trade with the bank worth its cards."""
    hand = state.players[seat].hand
    plans = [(1.5, KNIGHT_COST)] if knights_left(state, seat, 1) else []
    if _room(state, seat):
        plans.append((5.0, SETTLEMENT_COST))
    elif roads_left(state, seat):
        plans.append((2.0, ROAD_COST))
    if city_spots(state, seat):
        plans.append((5.0, CITY_COST))
    best = 0.0
    for worth, cost in plans:
        have = sum(map(min, hand, cost))
        best = max(best, worth * (have / sum(cost)) ** 2)
    for track, level in enumerate(state.players[seat].improvements):
        if level < len(NUMBERS.improvement_costs) and may_improve(state, seat, track):
            need = NUMBERS.improvement_costs[level]
            best = max(best, 4.0 * (min(hand[COMMODITY_OF[track]], need) / need) ** 2)
    return best


def _defence(state: CatanState, seat: int) -> float:
    """Knights: their strength, more as the ship comes closer, and what their lack would cost."""
    own = [knight for knight in state.knights if knight.seat == seat]
    active = defence_of(state, seat)
    closeness = state.barbarians / NUMBERS.barbarian_steps
    worth = sum(1.0 + 0.7 * knight.level for knight in own) + active * (0.6 + 1.6 * closeness)
    cities = cities_of(state, seat)
    if cities and any(vertex not in state.metropolises for vertex in cities):
        strength = state.piece.count(CITY)
        defence = sum(knight.level for knight in state.knights if knight.active)
        rivals = [defence_of(state, other) for other in range(state.seats) if other != seat]
        if defence < strength and active <= min(rivals):
            worth -= 7.0 * closeness
    return worth


def _room(state: CatanState, seat: int) -> float:
    """Places for the next settlement that own roads reach, by their pips."""
    if not supply(state, seat, SETTLEMENT):
        return 0.0
    best = 0.0
    knights = {knight.vertex for knight in state.knights}
    for edge_end in _road_ends(state, seat):
        if edge_end in knights or state.piece[edge_end] != EMPTY:
            continue
        if any(state.piece[other] != EMPTY for other in ISLAND.neighbours[edge_end]):
            continue
        pips = sum(_PIPS.get(state.tokens[place], 0) for place in ISLAND.corner_cells[edge_end])
        best = max(best, 1.0 + 0.25 * pips)
    return best


def _road_ends(state: CatanState, seat: int) -> set[int]:
    return {vertex for edge, holder in enumerate(state.roads) if holder == seat for vertex in ISLAND.edges[edge]}
