"""The special actions of the six colours (rules 3.4): costs, whether they are possible, and their effects."""

from collections.abc import Mapping
from functools import cache

from engines.core.actions import Action, Option, plain_option
from engines.core.frames import Ctx
from engines.core.text.messages import Ref
from engines.golden_age import actions as a
from engines.golden_age.data import (
    BLUE,
    BROWN,
    COLONIES,
    DECK_OF,
    DECKS,
    GREEN,
    GREY,
    NOBODY,
    NUMBERS,
    ORANGE,
    YELLOW,
)
from engines.golden_age.events import PawnAdded
from engines.golden_age.geography import COLONY_0, PLACE_COLOUR, PROVINCE, PROVINCES
from engines.golden_age.rules.cards import draw, drawable, pay_painter, unfinished
from engines.golden_age.rules.common import name_of, whence
from engines.golden_age.state import GoldenAgeState

_DRAWING = {
    YELLOW: a.DrawInvestment,
    BROWN: a.DrawArt,
    BLUE: a.DrawColony,
    GREY: a.DrawCulture,
    ORANGE: a.DrawSpice,
}
_DECK_DRAWN = {kind: DECK_OF[colour] for colour, kind in _DRAWING.items()}
COLOUR_OF: Mapping[type[Action], int] = {
    a.AddPawn: GREEN,
    a.PayPainter: BROWN,
    **{kind: colour for colour, kind in _DRAWING.items()},
}
"""By special action, the colour of the markers that have it."""
COST_AT = tuple(
    NUMBERS.pawn_cost
    if colour == GREEN
    else NUMBERS.card_cost
    if colour != ORANGE
    else COLONIES[place - COLONY_0].cost
    for place, colour in enumerate(PLACE_COLOUR)
)
"""By place, the cost of a marker's action there; a painter's payment costs `data.NUMBERS.painter`."""


@cache
def _drawing(place: int, colour: int) -> Option:
    target = Ref("deck", DECKS[DECK_OF[colour]])
    return plain_option(_DRAWING[colour](name_of(place)), "act", target, whence(place))


@cache
def _pawns(place: int) -> tuple[Option, ...]:
    # A won pawn is free, and the heading of the others says what they cost.
    group = "won-pawn" if place == NOBODY else "pawn"
    return tuple(
        plain_option(a.AddPawn(province, name_of(place)), group, Ref("province", province), whence(place))
        for province in PROVINCES
    )


@cache
def _painter(place: int, name: str) -> Option:
    return plain_option(a.PayPainter(name, name_of(place)), "act", Ref("painting", name), whence(place))


def performable(state: GoldenAgeState, seat: int, colour: int) -> bool:
    """Return whether there is a pawn, a card or a painting for the seat's action, money aside; this is public."""
    if colour == GREEN:
        return state.players[seat].pawns > 0
    if drawable(state, DECK_OF[colour]):
        return True
    return colour == BROWN and bool(unfinished(state, seat))


def use_options(state: GoldenAgeState, seat: int, place: int, colour: int, cost: int) -> list[Option]:
    """Return what the seat may do with an action.

    place: of its marker, NOBODY if won. cost: of a pawn or a card.
    """
    player = state.players[seat]
    money = player.money
    if colour == GREEN:
        return list(_pawns(place)) if player.pawns and money >= cost else []
    found = []
    if money >= cost and drawable(state, DECK_OF[colour]):
        found.append(_drawing(place, colour))
    if colour == BROWN and player.paintings and money >= NUMBERS.painter:
        found += [_painter(place, name) for name in unfinished(state, seat)]
    return found


def perform(ctx: Ctx[GoldenAgeState], seat: int, action: a.SpecialAction, cost: int) -> bool:
    """Carry out an action and pay its cost; a painter's payment is always paid.

    Return whether a card went into the seat's hand.
    """
    state = ctx.state
    player = state.players[seat]
    match action:
        case a.PayPainter(name, marker):
            pay_painter(ctx, seat, name, marker)
            return False
        case a.AddPawn(province, marker):
            player.money -= cost
            player.pawns -= 1
            state.pawns[seat][PROVINCE[province]] += 1
            ctx.emit(PawnAdded(seat, province, marker, cost))
            return False
        case _:
            player.money -= cost
            return draw(ctx, seat, _DECK_DRAWN[type(action)], action.marker, cost)
