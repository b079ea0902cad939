"""Production of fields: the harvest of an event card, the first cards of a match, and the chances of cards."""

from functools import cache

from engines.core.frames import Ctx
from engines.core.mechanics.resource_counts import limit_to_stock
from engines.core.mechanics.robbery import PIPS
from engines.core.mechanics.turn_order import clockwise
from engines.nuremberg.data import NOBODY, RESOURCES
from engines.nuremberg.events import Shortage
from engines.nuremberg.geography.countryside import BOARD, CROSSING_FIELDS, FIELD_CROSSINGS, HARVEST, RESOURCE
from engines.nuremberg.rules.hands import receive
from engines.nuremberg.state import NurembergState


def claims(state: NurembergState, number: int) -> list[list[int]]:
    """Return, by seat and resource, what the fields with a number would bring, except the knight's field."""
    wanted = [[0] * len(RESOURCES) for _ in range(state.seats)]
    for place in HARVEST.get(number, ()):
        kind = RESOURCE[place]
        if place == state.knight or kind is None:
            continue
        for crossing in FIELD_CROSSINGS[place]:
            seat = state.settlements[crossing]
            if seat != NOBODY:
                wanted[seat][kind] += 1
    return wanted


def harvest(ctx: Ctx[NurembergState], number: int) -> None:
    """Pay a card to every settlement at a field with the number, as far as the bank has them."""
    state = ctx.state
    wanted = claims(state, number)
    for kind, sole in limit_to_stock(state.bank, wanted):
        ctx.emit(Shortage(RESOURCES[kind], sole))
    for seat in clockwise(state.active, state.seats):
        if any(wanted[seat]):
            receive(ctx, seat, wanted[seat], "harvest")


def starting_cards(ctx: Ctx[NurembergState], seat: int, crossing: int) -> None:
    """Pay one card for each field at the second settlement."""
    wanted = [0] * len(RESOURCES)
    for place in CROSSING_FIELDS[crossing]:
        kind = RESOURCE[place]
        if kind is not None:
            wanted[kind] += 1
    receive(ctx, seat, wanted, "setup")


@cache
def income_at(crossings: tuple[int, ...]) -> tuple[int, ...]:
    """Return, by resource, in how many of thirty-six draws settlements at crossings bring a card."""
    found = [0] * len(RESOURCES)
    for crossing in crossings:
        for place in CROSSING_FIELDS[crossing]:
            kind, number = RESOURCE[place], BOARD.hexes[place].number
            if kind is not None and number is not None:
                found[kind] += PIPS[number]
    return tuple(found)
