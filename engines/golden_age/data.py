"""The numbers and cards of the game, read once from ``data/``. All money is in half florins."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from engines.core.files.data_files import DataFile

FOLDER = Path(__file__).parent / "data"

NOBODY = -1
"""No seat, place or space."""
DECKS = ("investment", "art", "colony", "culture", "spice")
"""The five kinds of backs, in the order of every list "by deck"."""
INVESTMENT, ART, COLONY, CULTURE, SPICE = range(5)
COLOURS = ("green", "yellow", "brown", "blue", "grey")
"""The colours of provinces and guilds, in the order of every list "by guild"."""
GREEN, YELLOW, BROWN, BLUE, GREY = range(5)
ORANGE = 5
"""The colour of the colonies' action."""
COLOUR_NAMES = (*COLOURS, "orange")
DECK_OF = (NOBODY, INVESTMENT, ART, COLONY, CULTURE, SPICE)
"""By colour, the deck that its action draws from; green has none."""


class ColonyData(Struct, frozen=True, forbid_unknown_fields=True):
    """A colony space. room: number of markers, None for any. cost: of a spice card there."""

    id: str
    region: str
    cost: int
    room: int | None
    points: int


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """Points towards the target. marker: in a province. money: half florins per point."""

    pawn: int
    marker: int
    windmill: int
    governor: int
    money: int


class Numbers(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Counts, prices and limits.

    money, pawns, markers: what a seat begins with. setup_pawns: placed by each seat; setup_limit: pawns in a
    province during the setup. settle: pawns that a new marker replaces. guild_prices: the guild table's steps.
    painter: a payment for a painting. step_cost: of a pawn across a border. raise: the smallest raise of a bid.
    """

    money: int
    pawns: int
    markers: int
    setup_pawns: int
    setup_limit: int
    settle: int
    guild_prices: tuple[int, ...]
    card_cost: int
    pawn_cost: int
    painter: int
    step_cost: int
    least_bid: int
    least_raise: int = msgspec.field(name="raise")
    colonies: tuple[ColonyData, ...]
    points: Points
    target: int


class CardData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card of a deck.

    id: its name; the same id may be in two decks. kind: "investment", "spice", "art", "colony", "joker",
    "governor", "windmill" or "die". count: copies in the deck. set, pays: a set of that many alike pays that
    sum. points, payments: of a painting. province: a governor's.
    """

    id: str
    kind: str
    count: int
    set: int = 0
    pays: int = 0
    points: int = 0
    payments: int = 0
    province: str = ""


class Card(Struct, frozen=True):
    """A card as positions name it.

    key: its name in piles and hands: the id, prefixed with ``culture-`` for a card of another kind in the culture
    deck.
    deck: its back, by number. data: the printed card. hidden: held in hand, unseen by others.
    """

    key: str
    deck: int
    data: CardData
    hidden: bool

    @property
    def id(self) -> str:
        """The printed card, whatever its back."""
        return self.data.id


HIDDEN_KINDS = ("investment", "spice", "colony", "joker", "die")
SET_KINDS = ("investment", "spice")
OWN_KINDS = ("governor", "windmill", "die")
"""Kinds that only the culture deck has."""

KINDS = (*HIDDEN_KINDS, "art", "governor", "windmill")

NUMBERS_FILE = DataFile(FOLDER / "numbers.json")
DECKS_FILE = DataFile(FOLDER / "decks.json")


def check_numbers(numbers: Numbers) -> None:
    """Raise DataFileError unless the numbers make a game."""
    must = NUMBERS_FILE.must
    ids = [colony.id for colony in numbers.colonies]
    must(len(set(ids)) == len(ids), "colonies: two have the same id")
    wide = [colony.id for colony in numbers.colonies if colony.room is None]
    must(wide == ids[-1:], "colonies: the last one, and no other, has room for any number (null)")
    must(bool(numbers.guild_prices), "guild_prices: there is none")
    must(numbers.points.money > 0, "points.money: so many half florins make a point, so it is 1 at least")


def check_decks(printed: Mapping[str, Sequence[CardData]]) -> None:
    """Raise DataFileError unless the decks hold the cards that the rules need."""
    must = DECKS_FILE.must
    must(sorted(printed) == sorted(DECKS), f"the decks are {', '.join(DECKS)}, and no others")
    for name, deck in printed.items():
        known = Counter(card.id for card in deck)
        for card in deck:
            here = f"{name}, card {card.id!r}"
            must(known[card.id] == 1, f"{here}: stands there twice; count says how many there are")
            must(card.kind in KINDS, f"{here}: kind is {card.kind!r}, and not one of {', '.join(KINDS)}")
            must(card.count > 0, f"{here}: count is {card.count}")
            must(card.kind not in SET_KINDS or card.set > 0 < card.pays, f"{here}: set or pays is missing")
            must(card.kind != "art" or card.points > 0 < card.payments, f"{here}: points or payments is missing")
            must(card.kind not in OWN_KINDS or name == "culture", f"{here}: belongs into the culture deck")
    for name, kind in (("colony", "colony"), ("colony", "joker"), ("culture", "die")):
        must(any(card.kind == kind for card in printed[name]), f"{name}: no card is of the kind {kind!r}")


NUMBERS = NUMBERS_FILE.read(Numbers)
check_numbers(NUMBERS)
PRINTED = DECKS_FILE.read(dict[str, tuple[CardData, ...]])
check_decks(PRINTED)


def _key(deck: str, card: CardData) -> str:
    return f"culture-{card.id}" if deck == "culture" and card.kind not in OWN_KINDS else card.id


CARDS = {
    _key(deck, card): Card(_key(deck, card), number, card, card.kind in HIDDEN_KINDS)
    for number, deck in enumerate(DECKS)
    for card in PRINTED[deck]
}
"""Every card by key."""
SETS = {card.id: card for deck in ("investment", "spice") for card in PRINTED[deck] if card.kind in SET_KINDS}
"""Cards that are cashed in as sets, by id."""
TRIO = tuple(card.id for card in PRINTED["colony"] if card.kind == "colony")
"""Ship, captain and cannon: the crew needed to sail."""
JOKER = next(card.id for card in PRINTED["colony"] if card.kind == "joker")
DIE = next(card.id for card in PRINTED["culture"] if card.kind == "die")
DECK_SIZES = tuple(sum(card.count for card in PRINTED[deck]) for deck in DECKS)

COLONIES = NUMBERS.colonies
COLONY_IDS = tuple(colony.id for colony in COLONIES)
WEST = next(i for i, colony in enumerate(COLONIES) if colony.room is None)
"""The colony that takes any number of markers; it is the last one."""
SEATS = (3, 4)


def full_deck(deck: int) -> list[str]:
    """Return all cards of a deck by key, unshuffled."""
    name = DECKS[deck]
    return [_key(name, card) for card in PRINTED[name] for _ in range(card.count)]
