"""The plain-data form of a position, and the checks that hold for every position.

The module `position` explains the keys.
"""

from collections import Counter
from typing import Literal

import msgspec
from msgspec import Struct

from engines.core.encoding.codec import tag_of
from engines.core.files.position_form import PositionError, TableForm, all_in, at_least, check_table, named
from engines.golden_age.data import CARDS, COLOURS, DECKS, NOBODY, NUMBERS, SEATS, full_deck
from engines.golden_age.geography import LENGTH, MERCHANTS, PLACE, PLACES, PROVINCES, WEST_PLACE
from engines.golden_age.state import AnyFrame, Bidding, GoldenAgeState, Perform, Setup, Turn

TURN_STEPS = ("start", "before", "main", "end")
HIDDEN = tuple(key for key, card in CARDS.items() if card.hidden)
PAINTINGS = tuple(key for key, card in CARDS.items() if card.data.kind == "art")


class PaintingForm(Struct, forbid_unknown_fields=True):
    """A painting with its payments."""

    card: str
    paid: int = 0


class SeatForm(Struct, forbid_unknown_fields=True):
    """The possessions of a seat."""

    money: int = NUMBERS.money
    pawns: dict[str, int] = {}
    markers: list[str] = []
    used: list[str] = []
    hand: list[str] = []
    paintings: list[str | PaintingForm] = []
    governors: list[str] = []
    windmills: int = 0


class DiceForm(Struct, forbid_unknown_fields=True):
    """The last roll; only a total if a die card chose it."""

    total: int
    first: int | None = None
    second: int | None = None


Phase = Literal["roll", "main"]
"""Before the dice, and after them."""


class PositionForm(TableForm[SeatForm, Phase], forbid_unknown_fields=True):
    """A whole position."""

    guilds: dict[str, int] = {}
    decks: dict[str, list[str]] = {}
    next: dict[str, list[str]] = {}
    discards: dict[str, list[str]] = {}
    stadtholder: int | msgspec.UnsetType | None = msgspec.UNSET
    dice: DiceForm | None = None
    auctions: int = 0
    unsold: list[str] = []
    frames: list[AnyFrame] | None = None

    def of(self, seat: int) -> SeatForm:
        """Return a seat's form, with defaults if none was given."""
        return self.given()[seat] or SeatForm()

    def where(self) -> int:
        """Return the Stadtholder's space: the first merchant by default."""
        if self.stadtholder is None:
            return NOBODY
        return self.stadtholder if isinstance(self.stadtholder, int) else MERCHANTS[0]


def paintings_of(seat: SeatForm) -> list[PaintingForm]:
    """Return a seat's paintings, with the short form written out."""
    return [PaintingForm(one) if isinstance(one, str) else one for one in seat.paintings]


def check_form(given: PositionForm) -> None:
    """Raise PositionError for names, numbers and places that do not exist."""
    check_table(given, SEATS, framed=given.frames is not None)
    at_least("auctions", given.auctions, 0)
    space = given.where()
    if space != NOBODY and space not in range(LENGTH):
        raise PositionError(f"stadtholder: spaces are 0 to {LENGTH - 1}, not {space}")
    _check_dice(given.dice)
    if given.unsold and (given.frames is not None or given.over):
        raise PositionError("unsold: only with a phase; frames name it themselves")
    named("unsold", given.unsold, PROVINCES)
    named("guilds", given.guilds, COLOURS)
    for guild, price in given.guilds.items():
        if price not in NUMBERS.guild_prices:
            prices = ", ".join(map(str, NUMBERS.guild_prices))
            raise PositionError(f"guilds: {guild} at {price}, not one of {prices}")
    _check_piles(given)
    for seat in range(given.players):
        _check_seat(f"P{seat}", given.of(seat))


def check_frames(state: GoldenAgeState) -> None:
    """Raise PositionError if frames do not fit each other, or name seats or provinces that do not exist."""
    names = [tag_of(type(frame)) for frame in state.stack]
    if names not in (["draft"], ["turn"], ["turn", "auction"], ["turn", "perform"]):
        raise PositionError(f"frames: a draft, or a turn with at most an auction or a perform on it, not {names}")
    seats, provinces = range(state.seats), range(len(PROVINCES))
    for frame in state.stack:
        name = tag_of(type(frame))
        match frame:
            case Setup():
                all_in(name, "turn", [frame.turn], seats)
            case Turn():
                if frame.at not in TURN_STEPS:
                    raise PositionError(f"frames: a turn at {frame.at!r}; nobody is asked there")
                all_in(name, "seat", [frame.seat, *(offer.seat for offer in frame.offers)], seats)
                all_in(name, "unsold", frame.unsold, provinces)
                all_in(name, "settle", [offer.settle for offer in frame.offers], range(NOBODY, len(PROVINCES)))
                if len({offer.seat for offer in frame.offers}) != len(frame.offers):
                    raise PositionError("frames: two offers to one seat")
            case Bidding():
                all_in(name, "seats", [frame.seller, *frame.bidders, *frame.asked], seats)
                all_in(name, "leader", [frame.leader], range(NOBODY, state.seats))
                all_in(name, "place", [frame.place], provinces)
                if (frame.minimum, frame.step) != (NUMBERS.least_bid, NUMBERS.least_raise):
                    raise PositionError(f"frames: bids from {NUMBERS.least_bid} by {NUMBERS.least_raise} at least")
                if (frame.leader == NOBODY) != (frame.highest < frame.minimum):
                    raise PositionError(f"frames: a highest bid of {frame.highest} by seat {frame.leader}")
                if not set(frame.bidders) <= set(frame.asked):
                    raise PositionError("frames: bidders that were not asked")
                if frame.number != state.auctions:
                    raise PositionError(f"frames: auction {frame.number} after {state.auctions} were opened")
            case Perform():
                all_in(name, "seat", [frame.seat], set(seats) - {state.active})
                all_in(name, "place", [frame.place], provinces)


def _check_dice(dice: DiceForm | None) -> None:
    if dice is None:
        return
    if dice.first is None and dice.second is None:
        if dice.total not in range(2, 13):
            raise PositionError(f"dice: a total of 2 to 12, not {dice.total}")
        return
    thrown = (dice.first or 0, dice.second or 0)
    if not set(thrown) <= set(range(1, 7)) or sum(thrown) != dice.total:
        raise PositionError(f"dice: two of 1 to 6 with their total, not {thrown} and {dice.total}")


def _check_piles(given: PositionForm) -> None:
    for where, piles in (("decks", given.decks), ("next", given.next), ("discards", given.discards)):
        named(where, piles, DECKS)
        for name, pile in piles.items():
            named(f"{where} {name}", pile, full_deck(DECKS.index(name)))
    both = sorted(given.decks.keys() & given.next.keys())
    if both:
        raise PositionError(f"decks and next exclude each other: {both[0]}")
    for name, pile in given.discards.items():
        for key in pile:
            if not CARDS[key].hidden:
                raise PositionError(f"discards {name}: {key} is never discarded")


def _check_seat(name: str, seat: SeatForm) -> None:
    at_least(f"{name} money", seat.money, 0)
    at_least(f"{name} windmills", seat.windmills, 0)
    named(f"{name} pawns", seat.pawns, PROVINCES)
    for province, pawns in seat.pawns.items():
        at_least(f"{name} pawns {province}", pawns, 0)
    named(f"{name} markers", seat.markers, PLACES)
    named(f"{name} used", seat.used, PLACES)
    for place, number in Counter(seat.markers).items():
        if number > 1 and PLACE[place] != WEST_PLACE:
            raise PositionError(f"{name} markers: two markers at {place}")
    if Counter(seat.used) - Counter(seat.markers):
        raise PositionError(f"{name} used: a place without such a marker")
    named(f"{name} hand", seat.hand, HIDDEN)
    named(f"{name} governors", seat.governors, PROVINCES)
    for painting in paintings_of(seat):
        named(f"{name} paintings", [painting.card], PAINTINGS)
        payments = CARDS[painting.card].data.payments
        if not 0 <= painting.paid <= payments:
            raise PositionError(f"{name} paintings: {painting.card} has 0 to {payments} payments")
