"""The form of plain data from which a position is read, and checks of the data and of the frames.

`position` documents the keys.
"""

from collections.abc import Collection, Sequence
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from engines.core.actions import BagHole
from engines.core.files.position_form import (
    Amount,
    TableForm,
    all_in,
    check_numbers,
    check_seat,
    check_stack,
    check_table,
    must,
    named,
    no_twice,
    one_of,
)
from engines.core.mechanics.turn_order import clockwise, snake_seat
from engines.nuremberg.data import CARDS, NOBODY, NUMBERS, RESOURCES, YEARS, Cards, Numeral
from engines.nuremberg.geography.city import SITES, TOWER_AT
from engines.nuremberg.geography.countryside import COUNTRY, CROSSING_AT, FIELDS, SectionData
from engines.nuremberg.rules.building import settlements_on, stations_on, wall_left
from engines.nuremberg.rules.duties import victims
from engines.nuremberg.rules.event_cards import can_build_free, owed
from engines.nuremberg.rules.trading import OFFERS
from engines.nuremberg.state import (
    NO,
    UNANSWERED,
    YES,
    AnyFrame,
    Council,
    FreeClay,
    Knight,
    NurembergState,
    Setup,
    Turn,
)

SEATS = (3, 4)
NUMERALS: tuple[Numeral, ...] = get_args(Numeral)
"""The routes, in the order of every list "by route"."""
Phase = Literal["draw", "main"]
"""Phases: before the event card, and after it."""


Event = Annotated[int, Meta(ge=1, le=len(CARDS))]
Kind = Annotated[str, one_of(RESOURCES)]


class SeatForm(Struct, forbid_unknown_fields=True):
    """The pieces, cards and prestige of a seat."""

    stations: list[SectionData] = []
    settlements: list[Annotated[str, one_of(CROSSING_AT)]] = []
    workshops: list[Annotated[str, one_of(site.id for site in SITES)]] = []
    hand: Cards = Cards()
    gold: Amount = 0
    prestige: Amount = 0


class PositionForm(TableForm[SeatForm, Phase], forbid_unknown_fields=True):
    """A whole position."""

    seat_form = SeatForm
    walls: Amount | None = None
    towers: list[Annotated[str, one_of(TOWER_AT)]] = []
    rights: dict[Numeral, int | None] = {}
    council: dict[str, int | None] | None = None
    knight: Annotated[str, one_of(COUNTRY.names)] | None = None
    bank: dict[Kind, int] = {}
    deck: list[Event] = []
    drawn: list[Event] | None = None
    card: Event | None = None
    year: int = YEARS[0].year
    frames: list[AnyFrame] | None = None
    loose: bool = False


def check_form(given: PositionForm) -> None:
    """Raise PositionError for seats and years that do not exist, and for what is named twice."""
    check_table(given, SEATS, framed=given.frames is not None)
    cards = [str(points) for points in NUMBERS.council_cards[str(given.players)]]
    named("council", given.council or (), cards)
    holders = {f"rights {route}": seat for route, seat in given.rights.items()}
    holders |= {f"council {card}": seat for card, seat in (given.council or {}).items()}
    for name, seat in holders.items():
        if seat is not None:
            check_seat(given, name, seat)
    years = [square.year for square in YEARS]
    must(given.year in years, f"year: {years[0]} to {years[-1]} in steps of the timeline, not {given.year}")
    once: dict[str, Sequence[object]] = {"towers": given.towers, "deck": given.deck, "drawn": given.drawn or ()}
    for name, found in once.items():
        for item in found:
            must(found.count(item) == 1, f"{name}: {item!r} is named twice")


# ------------------------------------------------------------------ frames

STEPS = {"draft": ("place",), "turn": ("draw", "main")}
"""By frame, its possible steps; all others have only "start"."""
BELOW: dict[str, tuple[str | None, ...]] = {"draft": (None,), "turn": (None,), "council": ("turn", "free-clay")}
"""By frame, what it serves; all others serve the turn."""


def check_frames(state: NurembergState) -> None:
    """Raise PositionError for frames at an impossible place, or with things that do not exist or cannot be."""
    check_stack(state.stack, BELOW, STEPS)
    first, seats = state.stack[0] if state.stack else None, range(state.seats)
    own = isinstance(first, Setup) or (isinstance(first, Turn) and first.seat == state.active)
    must(own, f"frames: the first one is a draft, or the turn of seat {state.active}")
    drawn = len(state.stack) == 1 or state.stack[0].at == "main"
    must(drawn, "frames: the turn is at 'main' once its event card is drawn")
    allowed: dict[str, Collection[int]] = {
        **dict.fromkeys(("seat", "first", "to", "answered", "closed", "order", "displaced"), seats),
        "turn": range(2 * state.seats),
        "proposals": range(OFFERS.proposals + 1),
        "field": [place for place in FIELDS if place != state.knight],
        "gained": (NUMBERS.prestige.wall, NUMBERS.prestige.tower),
    }
    check_numbers(state.stack, allowed)
    for frame in state.stack:
        match frame:
            case Setup():
                _check_draft(state, frame)
            case Turn():
                _check_turn(state, frame)
            case FreeClay():
                _check_free_clay(state, frame)
            case Knight():
                _check_knight(state, frame)
            case Council():
                _check_council(state, frame)


def _check_draft(state: NurembergState, frame: Setup) -> None:
    must(frame.setup == "advanced", "frames: a draft that asks is of the advanced set-up")
    placed = [snake_seat(turn, state.seats, frame.first) for turn in range(frame.turn)]
    for seat in range(state.seats):
        settled = [settlements_on(state, seat, route) for route in range(len(state.stations))]
        on_own = settled == stations_on(state, seat)
        must(on_own, f"frames: in a draft, seat {seat} settles on the routes of its stations")
        n = placed.count(seat)
        must(sum(settled) == n, f"frames: seat {seat} has placed {n} times in turn {frame.turn}")


def _check_turn(state: NurembergState, frame: Turn) -> None:
    no_twice("turn", "offers", [offer.id for offer in frame.offers])
    for offer in frame.offers:
        all_in("turn", "offers", [offer.id], range(1, frame.offers_made + 1))
        between = frame.seat in (offer.seat, *offer.to[:1]) and {*offer.answered} < {*offer.to} - {offer.seat}
        must(between, f"frames: offer {offer.id} is none between seat {frame.seat} and others")
        held = OFFERS.can_give(state, offer.seat, offer.give)
        must(held, f"frames: seat {offer.seat} does not hold what it offers")


def _check_free_clay(state: NurembergState, frame: FreeClay) -> None:
    all_in("free-clay", "answers", frame.answers, (UNANSWERED, NO, YES))
    must(len(frame.answers) == state.seats, "frames: answers of free-clay for every seat")
    in_order = [seat for seat in clockwise(state.active, state.seats) if seat in frame.order]
    must(in_order == frame.order, f"frames: order of free-clay goes clockwise from seat {state.active}")
    for seat in frame.order:
        must(can_build_free(state, seat), f"frames: seat {seat} cannot pay for a free wall")
    must(not frame.order or wall_left(state), "frames: free-clay without a wall left to build")


def _check_knight(state: NurembergState, frame: Knight) -> None:
    must(frame.seat == state.active, f"frames: knight is of seat {state.active}, whose turn it is")
    amounts, due = frame.amounts, owed(state)
    # Once all cards are returned, none are owed, however large the hands still are.
    fitting = not any(amounts) or amounts == due
    must(fitting, f"frames: amounts of knight are {due}, half of the hands of 8 or more")
    must(len(frame.given) == state.seats, "frames: given of knight for every seat")
    for seat, cards in enumerate(frame.given):
        if cards is not None:
            n = amounts[seat]
            own = n > 0 and BagHole("cards", Cards.of(state.players[seat].hand), n, n).admits(cards)
            must(own, f"frames: seat {seat} returns {n} cards of its hand")
    robbed = frame.field != NOBODY and victims(state, frame.seat)
    all_in("knight", "victim", [frame.victim], robbed or [NOBODY])


def _check_council(state: NurembergState, frame: Council) -> None:
    all_in("council", "displaced", frame.displaced, {*range(state.seats)} - {frame.seat})
    below = state.stack[-2]
    if isinstance(below, FreeClay):
        asked = frame.seat in below.order
        must(not asked, f"frames: seat {frame.seat} builds while it is still to be asked for a free wall")
    else:
        must(frame.seat == state.active, f"frames: council is of seat {state.active}, whose turn it is")
