"""Sensible answers to duties, based only on what the seat may know."""

from collections.abc import Sequence
from typing import Final

from engines.cities_knights import actions as a
from engines.cities_knights.ai.evaluation import own_worth
from engines.cities_knights.data import (
    CITY_COST,
    KIND,
    KNIGHT_COST,
    NUMBERS,
    RESOURCES,
    SETTLEMENT_COST,
    TRACKS,
    Cards,
)
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.building import free_cities, settlement_spots
from engines.cities_knights.rules.dice_roll import drawing, taking
from engines.cities_knights.rules.duties import victims
from engines.cities_knights.rules.knights import reach
from engines.cities_knights.rules.points import total
from engines.cities_knights.state import (
    CITY,
    NOBODY,
    SETTLEMENT,
    Attack,
    CardsOwed,
    CatanState,
    DropProgress,
    Raze,
    Relocate,
    Robber,
    Roll,
    replaced,
)
from engines.core.encoding.cloning import cloner
from engines.core.mechanics.resource_counts import least_missed_pieces
from engines.core.mechanics.robbery import PIPS

_RARITY = (1.0, 1.0, 1.0, 1.1, 1.2, 1.5, 1.5, 1.5)
"""By kind, the value of a card; commodities buy what resources cannot."""
FIRST_TO_GO: Final = (
    "commercial_harbor",
    "inventor",
    "diplomat",
    "merchant_fleet",
    "intrigue",
    "smith",
    "saboteur",
    "crane",
    "spy",
    "bishop",
    "engineer",
    "warlord",
    "deserter",
    "master_merchant",
    "alchemist",
    "irrigation",
    "mining",
    "medicine",
    "wedding",
    "merchant",
    "trade_monopoly",
    "road_building",
    "resource_monopoly",
)
"""Progress cards by how little they are missed, least missed first."""
ROBBERIES: Final = 8
"""Moves of the robber that a search compares."""
_OWN, _STOLEN = 3.0, 4.0
"""How much an own building weighs against one of an opponent, and a stolen card against pips."""
DRAWN_FIRST: Final = ("trade", "science", "politics")
"""Decks by how much their cards bring, best first."""
_clone = cloner(CatanState)

Duty = a.Gift | a.Discard | a.DropCard | a.TakeResource | a.ChooseDeck | a.RazeCity | a.PlaceKnight
"""The answers that `suggest` returns."""


def suggest(state: CatanState, seat: int) -> Duty | None:
    """Return a sensible answer to a seat's duty; None if it has no duty, or a decision of another sort."""
    return (
        give_up(state, seat)
        or drop(state, seat)
        or take(state, seat)
        or draw(state, seat)
        or lose(state, seat)
        or _put_up(state, seat)
    )


def quick(state: CatanState, seat: int) -> Duty | a.MoveRobber | None:
    """Return the answer to a duty in a rollout, the robber's move included; None in other positions."""
    return suggest(state, seat) or next(iter(robberies(state, seat) or ()), None)


def give_up(state: CatanState, seat: int, kept: Sequence[str] = ()) -> a.Gift | a.Discard | None:
    """Return the cards that a seat would miss least, if it must give up some.

    kept: kinds to give up last, the first of them last of all.
    """
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, CardsOwed) or not frame.amounts[seat]:
        return None
    cards = Cards.of(least_missed(state.players[seat].hand, frame.amounts[seat], [KIND[kind] for kind in kept]))
    return a.Gift(cards) if frame.reason == "wedding" else a.Discard(cards)


def least_missed(hand: list[int], count: int, kept: Sequence[int] = ()) -> list[int]:
    """Return ``count`` cards of a hand, as counts by kind, one by one from the kind with the largest surplus.

    A settlement, a city and a knight are what the remaining cards should still pay for; among equals, the cheaper
    kind goes first. kept: kinds to give up last, the first of them last of all.
    """
    wanted = [max(costs) for costs in zip(SETTLEMENT_COST, CITY_COST, KNIGHT_COST, strict=True)]

    def spare(kind: int, left: int) -> tuple[float, ...]:
        turn = kept.index(kind) if kind in kept else len(kept)
        return (turn, (left - wanted[kind]) / _RARITY[kind] - _RARITY[kind] / 10)

    return least_missed_pieces(hand, count, spare)


def drop(state: CatanState, seat: int, first: Sequence[str] = ()) -> a.DropCard | None:
    """Return the least missed progress card, if a seat holds too many. first: cards that go before others."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, DropProgress) or seat not in frame.owing:
        return None
    held = state.players[seat].progress
    return a.DropCard(next(card for card in (*first, *FIRST_TO_GO) if card in held))


def take(state: CatanState, seat: int, wanted: Sequence[str] = ()) -> a.TakeResource | None:
    """Return what an aqueduct should bring: the first wanted kind that the bank has, else the most useful one."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Roll) or seat not in taking(state, frame):
        return None
    there = [kind for kind in RESOURCES if state.bank[KIND[kind]]]
    ranked = [kind for kind in wanted if kind in there]
    return a.TakeResource(ranked[0] if ranked else max(there, key=lambda kind: _worth_with(state, seat, kind)))


def _worth_with(state: CatanState, seat: int, kind: str) -> float:
    after = _clone(state)
    after.players[seat].hand[KIND[kind]] += 1
    return own_worth(after, seat)


def draw(state: CatanState, seat: int, wanted: Sequence[str] = ()) -> a.ChooseDeck | None:
    """Return the deck for a tied defender: the first wanted one that has cards."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Attack) or seat not in drawing(state, frame):
        return None
    return a.ChooseDeck(next(track for track in (*wanted, *DRAWN_FIRST) if state.decks[TRACKS.index(track)]))


def lose(state: CatanState, seat: int, *, unwalled: bool = False) -> a.RazeCity | None:
    """Return the city that is missed least, if a seat loses one. unwalled: prefer one without a wall."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Raze) or seat not in frame.owing:
        return None
    cities = free_cities(state, seat)
    bare = [vertex for vertex in cities if vertex not in state.walls] if unwalled else []
    return a.RazeCity(max(bare or cities, key=lambda vertex: _worth_without(state, seat, vertex)))


def _worth_without(state: CatanState, seat: int, vertex: int) -> float:
    after = _clone(state)
    after.piece = replaced(after.piece, vertex, SETTLEMENT)
    after.walls = tuple([walled for walled in after.walls if walled != vertex])
    return own_worth(after, seat)


def robberies(state: CatanState, seat: int) -> list[a.MoveRobber] | None:
    """Return the best moves of the robber, best first; None if the seat does not move it.

    They cost opponents most cards a roll, those ahead first, and the seat itself none.
    """
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Robber) or frame.seat != seat:
        return None
    weight = [1.0 + total(state, other) / NUMBERS.target for other in range(state.seats)]
    weight[seat] = -_OWN
    worth: dict[a.MoveRobber, float] = {}
    for place, corners in enumerate(ISLAND.corners):
        if place == state.robber:
            continue
        blocked = sum(
            weight[state.owner[vertex]] * (2 if state.piece[vertex] == CITY else 1)
            for vertex in corners
            if state.owner[vertex] != NOBODY
        )
        for victim in victims(state, place, seat) or (None,):
            stolen = 0.0 if victim is None else _STOLEN * weight[victim]
            worth[a.MoveRobber(ISLAND.names[place], victim)] = PIPS.get(state.tokens[place], 0) * blocked + stolen
    return sorted(worth, key=lambda move: -worth[move])[:ROBBERIES]


def _put_up(state: CatanState, seat: int) -> a.PlaceKnight | None:
    """Return the vertex for a displaced knight: no own settlement spot if possible, best one of many opponents."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Relocate) or frame.seat != seat:
        return None
    free, _ = reach(state, seat, frame.vertex)
    own = settlement_spots(state, seat)
    theirs = [spot for other in range(state.seats) if other != seat for spot in settlement_spots(state, other)]
    return a.PlaceKnight(max(sorted(free), key=lambda vertex: (vertex not in own, theirs.count(vertex))))
