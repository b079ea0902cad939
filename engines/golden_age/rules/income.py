"""The Stadtholder's payments (rules 3.2)."""

from engines.core.frames import Ctx
from engines.golden_age.events import Rolled, StadtholderMoved
from engines.golden_age.geography import LENGTH, SPACE_PAY, SPACE_PROVINCES, TRACK
from engines.golden_age.state import Dice, GoldenAgeState

_PAY = TRACK.pay


def income(state: GoldenAgeState, space: int) -> tuple[int, ...]:
    """Return by seat what a stop on the space pays. A governor is paid even without other pieces there."""
    provinces = SPACE_PROVINCES[space]
    if not provinces:
        return (SPACE_PAY[space],) * state.seats
    found = []
    for seat in range(state.seats):
        pawns, governors = state.pawns[seat], state.players[seat].governors
        pay = 0
        for province in provinces:
            pay += pawns[province] * _PAY.pawn
            if state.owner[province] == seat:
                pay += _PAY.marker
            if province in governors:
                pay += _PAY.governor
        found.append(pay)
    return tuple(found)


def roll(ctx: Ctx[GoldenAgeState], seat: int, chosen: int | None = None) -> None:
    """Roll two dice, or take the total of a die card; move the Stadtholder and pay all seats."""
    state = ctx.state
    if chosen is None:
        first, second = ctx.below(6, "die.1", base=1), ctx.below(6, "die.2", base=1)
        state.dice = Dice(first + second, first, second)
    else:
        state.dice = Dice(chosen)
    ctx.emit(Rolled(seat, state.dice.total, state.dice.first, state.dice.second))
    state.stadtholder = (state.stadtholder + state.dice.total) % LENGTH
    paid = income(state, state.stadtholder)
    for player, pay in zip(state.players, paid, strict=True):
        player.money += pay
    ctx.emit(StadtholderMoved(state.stadtholder, paid))
