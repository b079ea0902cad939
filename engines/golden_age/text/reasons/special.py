"""Why an action of a marker, or one won at an auction, is refused (rules 3.4 and 3.7)."""

from __future__ import annotations

from typing import Any

from engines.core.text.messages import Arg, Msg, Ref, SeatRef
from engines.golden_age import actions as a
from engines.golden_age.data import (
    ART,
    BLUE,
    BROWN,
    COLOUR_NAMES,
    DECK_OF,
    DECKS,
    GREEN,
    GREY,
    NOBODY,
    NUMBERS,
    ORANGE,
    YELLOW,
)
from engines.golden_age.geography import PLACE, PLACE_COLOUR, PLACES, WEST_PLACE
from engines.golden_age.rules.cards import drawable, unfinished
from engines.golden_age.rules.pieces import active_places, has_active, stands_at
from engines.golden_age.rules.special_actions import COST_AT
from engines.golden_age.state import GoldenAgeState, Perform
from engines.golden_age.text.names import action_ref, colour_ref, marker_place, painting_name, things_in_words
from engines.golden_age.text.reasons.board import cannot_pay

_COLOUR_OF: dict[type[Any], int] = {
    a.AddPawn: GREEN,
    a.DrawInvestment: YELLOW,
    a.DrawArt: BROWN,
    a.PayPainter: BROWN,
    a.DrawColony: BLUE,
    a.DrawCulture: GREY,
    a.DrawSpice: ORANGE,
}
"""By action, the colour of the markers that have it."""


def use(state: GoldenAgeState, seat: int, action: a.SpecialAction) -> Msg | None:
    """Return why the active seat cannot use a marker this way."""
    colour = _COLOUR_OF[type(action)]
    if action.marker is None:
        return _name_one(state, seat, colour)
    place = PLACE[action.marker]
    refused = unusable(state, seat, place)
    if refused is not None:
        return refused
    if PLACE_COLOUR[place] != colour:
        own = COLOUR_NAMES[PLACE_COLOUR[place]]
        args: dict[str, Arg] = {"place": marker_place(action.marker), "colour": colour_ref(own)}
        return Msg(
            "golden_age-no-colour", args | {"deed": action_ref(own), "wanted": colour_ref(COLOUR_NAMES[colour])}
        )
    return _impossible(state, seat, action, colour, COST_AT[place])


def unusable(state: GoldenAgeState, seat: int, place: int) -> Msg | None:
    """Return why a marker cannot be used or auctioned: it is not there, another seat's, or already used."""
    if has_active(state, seat, place):
        return None
    args: dict[str, Arg] = {"place": marker_place(PLACES[place])}
    if stands_at(state, seat, place):
        return Msg("golden_age-no-marker-used", args)
    if place != WEST_PLACE and state.owner[place] != NOBODY:
        return Msg("golden_age-no-marker-other", args | {"seat": SeatRef(state.owner[place])})
    return Msg("golden_age-no-marker-there", args)


def perform(state: GoldenAgeState, frame: Perform, action: a.SpecialAction) -> Msg | None:
    """Return why the winner of an auction cannot use the action this way."""
    if action.marker is not None:
        return Msg("golden_age-no-marker-won")
    return _impossible(state, frame.seat, action, PLACE_COLOUR[frame.place], 0)


def _name_one(state: GoldenAgeState, seat: int, colour: int) -> Msg:
    """Return which markers would do, because none was named."""
    fitting = [place for place in active_places(state, seat) if PLACE_COLOUR[place] == colour]
    args: dict[str, Arg] = {"colour": colour_ref(COLOUR_NAMES[colour])}
    if not fitting:
        return Msg(_lacking(colour), args)
    places = things_in_words(marker_place(PLACES[place]) for place in fitting)
    return Msg("golden_age-no-marker-named", args | {"places": places})


def _lacking(colour: int) -> str:
    return "golden_age-no-active-colony" if colour == ORANGE else "golden_age-no-active"


def _impossible(state: GoldenAgeState, seat: int, action: a.SpecialAction, colour: int, cost: int) -> Msg | None:
    match action:
        case a.AddPawn():
            if not state.players[seat].pawns:
                return Msg("golden_age-no-pawn-left", {"n": NUMBERS.pawns, "settle": NUMBERS.settle})
        case a.PayPainter(name):
            return _painter(state, seat, name)
        case a.DrawArt() if not drawable(state, ART) and unfinished(state, seat):
            # The brown action can still be used for a payment, regardless of the seller.
            return Msg("golden_age-no-art-left")
        case _:
            if not drawable(state, DECK_OF[colour]):
                return Msg("golden_age-no-card-left", {"deck": Ref("deck", DECKS[DECK_OF[colour]])})
    return cannot_pay(state, seat, cost)


def _painter(state: GoldenAgeState, seat: int, name: str) -> Msg | None:
    open_ones = unfinished(state, seat)
    if not open_ones:
        return Msg("golden_age-no-painting")
    if name not in open_ones:
        paintings = painting_name(open_ones[0])
        for other in open_ones[1:]:
            paintings = Msg("golden_age-or", {"a": paintings, "b": painting_name(other)})
        return Msg("golden_age-no-such-painting", {"paintings": paintings})
    return cannot_pay(state, seat, NUMBERS.painter)
