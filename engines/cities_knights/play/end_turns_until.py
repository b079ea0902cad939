"""A standing order that ends the seat's turns until it can pay for something."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engines.cities_knights import actions as a
from engines.cities_knights.data import COMMODITY_OF, KINDS, NUMBERS, TRACKS
from engines.cities_knights.rules.building import SPOTS, discard_limit
from engines.cities_knights.rules.dice_roll import SEVEN, draws
from engines.cities_knights.rules.hands import size
from engines.cities_knights.rules.improvements import LAST_LEVEL, may_improve
from engines.cities_knights.rules.trading import rates
from engines.cities_knights.state import CatanState, Turn
from engines.core.mechanics.resource_counts import lacking
from engines.core.play.standing_orders import ChosenItems

Judge = Callable[[CatanState, int], bool]


PIECES: Final[Mapping[str, type]] = {
    "settlement": a.BuildSettlement,
    "city": a.BuildCity,
    "road": a.BuildRoad,
    "knight": a.BuildKnight,
    "wall": a.BuildWall,
}
MOMENTS: Final[Mapping[str, Judge]] = {
    "card": lambda state, seat: bool(state.players[seat].progress),
    "limit": lambda state, seat: size(state, seat) > discard_limit(state, seat),
    "ship": lambda state, _: state.barbarians == NUMBERS.barbarian_steps - 1,
}
"""Other aims: a progress card, more cards than a seven leaves, the barbarians one step away."""
AIMS: Final = (*PIECES, *TRACKS, *MOMENTS)
"""Everything that the order can wait for."""


def end_turn(state: CatanState, seat: int, aims: ChosenItems) -> a.EndTurn | None:
    """End the turn while no aim is within reach and nothing noteworthy happened in it.

    Return None if the seat has to decide: an aim is within reach, an offer is open, the roll needs attention, or
    no aim can be reached any more (no place, no piece, no further level).
    """
    turn = state.stack[-1] if state.stack else None
    if not isinstance(turn, Turn) or (turn.at, turn.seat) != ("main", seat):
        return None
    if turn.offers or _is_roused(state, seat) or not any(_can_come(state, seat, aim) for aim in aims):
        return None
    return None if any(_has_come(state, turn, aim) for aim in aims) else a.EndTurn()


def _is_roused(state: CatanState, seat: int) -> bool:
    """Return whether this turn's roll was a seven, landed the barbarians, or gave the seat a progress card."""
    dice = state.dice
    if dice is None:
        return False
    landed = dice.event == "ship" and not state.barbarians
    return dice.red + dice.yellow == SEVEN or landed or draws(state, seat)


def _can_come(state: CatanState, seat: int, aim: str) -> bool:
    if aim in PIECES:
        return bool(SPOTS[PIECES[aim]](state, seat))
    return aim in MOMENTS or may_improve(state, seat, TRACKS.index(aim))


def _has_come(state: CatanState, turn: Turn, aim: str) -> bool:
    if aim in MOMENTS:
        return MOMENTS[aim](state, turn.seat)
    return _can_come(state, turn.seat, aim) and is_within_reach(state, turn, _cost_of(state, turn.seat, aim))


def _cost_of(state: CatanState, seat: int, aim: str) -> Sequence[int]:
    if aim in PIECES:
        return a.COSTS[PIECES[aim]]
    track = TRACKS.index(aim)
    level = min(state.players[seat].improvements[track], LAST_LEVEL - 1)
    return [NUMBERS.improvement_costs[level] * (kind == COMMODITY_OF[track]) for kind in range(len(KINDS))]


def is_within_reach(state: CatanState, turn: Turn, cost: Sequence[int]) -> bool:
    """Return whether the active seat can pay a cost, buying what it lacks from the bank at its own rates."""
    hand = state.players[turn.seat].hand
    missing = lacking(hand, cost)
    if any(need > left for need, left in zip(missing, state.bank, strict=True)):
        return False
    sets = sum(
        max(0, have - need) // rate for have, need, rate in zip(hand, cost, rates(state, turn), strict=True)
    )
    return sets >= sum(missing)
