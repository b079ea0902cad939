"""Sensible answers to duties, based only on what the seat may know."""

from collections.abc import Sequence

from engines.core.frames import Frame
from engines.core.mechanics.resource_counts import least_missed_pieces
from engines.core.mechanics.robbery import PIPS
from engines.core.mechanics.turn_order import clockwise
from engines.nuremberg import actions as a
from engines.nuremberg.data import COSTS, GOLD, NOBODY, NUMBERS, RESOURCES, Cards, council_points
from engines.nuremberg.geography.countryside import BOARD, COUNTRY, FIELD_CROSSINGS, FIELDS
from engines.nuremberg.order_choices import CARDS, POINTS
from engines.nuremberg.rules.building import pieces_left
from engines.nuremberg.rules.council import serves, tied
from engines.nuremberg.rules.duties import victims
from engines.nuremberg.rules.hands import size
from engines.nuremberg.rules.points import total
from engines.nuremberg.state import UNANSWERED, Council, FreeClay, Knight, NurembergState

WALL_PRESTIGE = NUMBERS.prestige.wall
ENOUGH = COSTS["free_wall"][GOLD]
"""A seat with this much gold left after a free wall should build it."""


def suggest(state: NurembergState, seat: int) -> a.Duty | None:
    """Return a sensible answer to an event or to a swap in the council; None if the seat owes none."""
    if owed_cards(state, seat):
        return a.Discard(Cards.of(least_missed(state, seat, owed_cards(state, seat))))
    if moves_knight(state, seat):
        return knights_way(state, seat, POINTS)
    if asked_for_wall(state, seat):
        spared = state.players[seat].gold - COSTS["free_wall"][GOLD] >= ENOUGH
        return a.FreeWall() if spared or serves(state, seat, WALL_PRESTIGE) else a.NoWall()
    return best_council(state, seat)


def top(state: NurembergState) -> Frame | None:
    """Return the frame in play; None once the match is over."""
    return state.stack[-1] if state.stack else None


# ------------------------------------------------------------------ the robber knight


def owed_cards(state: NurembergState, seat: int) -> int:
    """Return how many cards a seat must still choose to return."""
    frame = top(state)
    return frame.amounts[seat] if isinstance(frame, Knight) and frame.given[seat] is None else 0


def least_missed(
    state: NurembergState, seat: int, count: int, kept: Sequence[bool] = (False,) * len(RESOURCES)
) -> list[int]:
    """Return ``count`` cards of a hand, as counts by kind, one by one from the kind with the largest surplus.

    A settlement and a workshop are what the remaining cards should still pay for, as long as the seat has such
    pieces. kept: by kind, whether other kinds go first.
    """
    plans = [COSTS["wall"]]
    plans += [COSTS["settlement"]] if pieces_left(state, seat, "settlement") else []
    plans += [COSTS["workshop"]] if pieces_left(state, seat, "workshop") else []
    wanted = [max(plan[kind] for plan in plans) for kind in range(len(RESOURCES))]
    hand = state.players[seat].hand
    return least_missed_pieces(hand, count, lambda kind, left: (not kept[kind], left - wanted[kind]))


def moves_knight(state: NurembergState, seat: int) -> bool:
    """Return whether a seat has to send the knight, and owes no cards before that."""
    frame = top(state)
    sends = isinstance(frame, Knight) and (frame.seat, frame.field) == (seat, NOBODY)
    return sends and not owed_cards(state, seat)


def knights_way(state: NurembergState, seat: int, first: str) -> a.MoveKnight:
    """Rob the seat with most points or most cards, and send the knight where it hurts that seat most.

    Among equals the other count decides, then the seat that comes first to the left. A field of an own settlement
    is chosen only if there is no other; among equal fields, the one where all opponents lose most.
    """
    others = [other for other in clockwise(seat, state.seats) if other != seat]
    robbed = victims(state, seat)
    target = max([other for other in others if other in robbed] or others, key=lambda o: _rank(state, o, first))

    def hurts(place: int) -> tuple[bool, int, int]:
        losses = [_chances(state, place, other) for other in range(state.seats)]
        return (not losses[seat], losses[target], sum(losses) - losses[seat])

    place = max((place for place in FIELDS if place != state.knight), key=hurts)
    return a.MoveKnight(COUNTRY.names[place], target if robbed else None)


def _rank(state: NurembergState, seat: int, first: str) -> tuple[int, int]:
    points, cards = total(state, seat), size(state, seat)
    return (cards, points) if first == CARDS else (points, cards)


def _chances(state: NurembergState, place: int, seat: int) -> int:
    """Return in how many of thirty-six draws a field brings a seat's settlements a card, one each."""
    settled = sum(state.settlements[crossing] == seat for crossing in FIELD_CROSSINGS[place])
    return settled * PIPS[BOARD.hexes[place].number or 0] if settled else 0


# ------------------------------------------------------------------ walls and the council


def asked_for_wall(state: NurembergState, seat: int) -> bool:
    """Return whether a seat has to decide on a free wall."""
    frame = top(state)
    return isinstance(frame, FreeClay) and seat in frame.order and frame.answers[seat] == UNANSWERED


def best_council(state: NurembergState, seat: int) -> a.ChooseCouncil | None:
    """Take the best of several council cards, if the seat has the choice."""
    frame = top(state)
    if not isinstance(frame, Council) or frame.seat != seat or frame.at != "start":
        return None
    cards = tied(state, seat)
    return a.ChooseCouncil(council_points(state.seats)[cards[0]]) if len(cards) > 1 else None
