"""The plain-data form of a position, and the checks that hold for every position.

The module `position` explains the keys.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from engines.core.encoding.codec import tag_of
from engines.core.files.position_form import (
    Amount,
    PositionError,
    TableForm,
    check_numbers,
    check_table,
    must,
    named,
    one_of,
)
from engines.golden_age.data import CARDS, COLOURS, DECKS, NOBODY, NUMBERS, SEATS, full_deck
from engines.golden_age.geography import LENGTH, MERCHANTS, PLACES, PROVINCES
from engines.golden_age.state import AnyFrame, Bidding, Dice, GoldenAgeState, Painting, Perform, Turn

TURN_STEPS = ("start", "before", "main", "end")
Province = Annotated[str, one_of(PROVINCES)]
Place = Annotated[str, one_of(PLACES)]
Deck = Annotated[str, one_of(DECKS)]
HiddenCard = Annotated[str, one_of(key for key, card in CARDS.items() if card.hidden)]
ArtCard = Annotated[str, one_of(key for key, card in CARDS.items() if card.data.kind == "art")]


class PaintingForm(Painting, frozen=True, forbid_unknown_fields=True):
    """A painting with its payments."""

    card: ArtCard


class SeatForm(Struct, forbid_unknown_fields=True):
    """The possessions of a seat."""

    money: Amount = NUMBERS.money
    pawns: dict[Province, Amount] = {}
    markers: list[Place] = []
    used: list[Place] = []
    hand: list[HiddenCard] = []
    paintings: list[ArtCard | PaintingForm] = []
    governors: list[Province] = []
    windmills: Amount = 0


Phase = Literal["roll", "main"]
"""Before the dice, and after them."""


class PositionForm(TableForm[SeatForm, Phase], forbid_unknown_fields=True):
    """A whole position."""

    seat_form = SeatForm
    guilds: dict[Annotated[str, one_of(COLOURS)], int] = {}
    decks: dict[Deck, list[str]] = {}
    next: dict[Deck, list[str]] = {}
    discards: dict[Deck, list[str]] = {}
    stadtholder: Annotated[int, Meta(ge=0, lt=LENGTH)] | msgspec.UnsetType | None = msgspec.UNSET
    dice: Dice | None = None
    auctions: Amount = 0
    unsold: list[Province] = []
    frames: list[AnyFrame] | None = None

    def where(self) -> int:
        """Return the Stadtholder's space: the first merchant by default."""
        if self.stadtholder is None:
            return NOBODY
        return self.stadtholder if isinstance(self.stadtholder, int) else MERCHANTS[0]


def check_form(given: PositionForm) -> None:
    """Raise PositionError for things that do not fit each other or do not exist."""
    check_table(given, SEATS, framed=given.frames is not None)
    if given.unsold and (given.frames is not None or given.over):
        raise PositionError("unsold: only with a phase; frames name it themselves")
    if given.dice is not None:
        _check_dice(given.dice)
    for where, piles in (("decks", given.decks), ("next", given.next), ("discards", given.discards)):
        for name, pile in piles.items():
            named(f"{where} {name}", pile, full_deck(DECKS.index(name)))
    both = sorted(given.decks.keys() & given.next.keys())
    if both:
        raise PositionError(f"decks and next exclude each other: {both[0]}")
    for name, pile in given.discards.items():
        for key in pile:
            if not CARDS[key].hidden:
                raise PositionError(f"discards {name}: {key} is never discarded")


def check_frames(state: GoldenAgeState) -> None:
    """Raise PositionError if frames do not fit each other, or name seats or provinces that do not exist."""
    names = [tag_of(type(frame)) for frame in state.stack]
    if names not in (["draft"], ["turn"], ["turn", "auction"], ["turn", "perform"]):
        raise PositionError(f"frames: a draft, or a turn with at most an auction or a perform on it, not {names}")
    seats, provinces = range(state.seats), range(len(PROVINCES))
    allowed = dict.fromkeys(("seat", "seller", "bidders", "asked", "leader"), seats)
    check_numbers(
        state.stack, allowed | {"turn": seats, "place": provinces, "unsold": provinces, "settle": provinces}
    )
    for frame in state.stack:
        match frame:
            case Turn():
                must(frame.at in TURN_STEPS, f"frames: a turn at {frame.at!r}; nobody is asked there")
                if len({offer.seat for offer in frame.offers}) != len(frame.offers):
                    raise PositionError("frames: two offers to one seat")
            case Bidding():
                if (frame.minimum, frame.step) != (NUMBERS.least_bid, NUMBERS.least_raise):
                    raise PositionError(f"frames: bids from {NUMBERS.least_bid} by {NUMBERS.least_raise} at least")
                if (frame.leader == NOBODY) != (frame.highest < frame.minimum):
                    raise PositionError(f"frames: a highest bid of {frame.highest} by seat {frame.leader}")
                must(set(frame.bidders) <= set(frame.asked), "frames: bidders that were not asked")
                if frame.number != state.auctions:
                    raise PositionError(f"frames: auction {frame.number} after {state.auctions} were opened")
            case Perform() if frame.seat == state.active:
                raise PositionError(f"frames: seat of perform is {frame.seat}, whose turn it is")


def _check_dice(dice: Dice) -> None:
    thrown = (dice.first, dice.second)
    possible = dice.total in range(2, 13)
    if thrown != (None, None):
        possible = {*thrown} <= set(range(1, 7)) and sum(n or 0 for n in thrown) == dice.total
    must(possible, f"dice: a total of 2 to 12, of two of 1 to 6 if they are named; not {dice}")
