"""The numbers of the printed game, read once from ``data/``, and the kinds of cards that follow from them.

A card is identified by its kind only, so no copy of it can be followed through a match.
"""

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from engines.core.files.data_files import DataFile

MERCHANT = "merchant"
SEALED = "-sealed"


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Counts, prices and limits of Die Fugger (Adlung-Spiele 2003), named after the rules.

    goods: the five goods in the order of every list "by good". merchant_bonus: extra cards at a new round by
    merchants in front. risers: how many places of the ranking rise. delivery_rounds: the last round in which cards
    may be played face down.
    """

    goods: tuple[str, ...]
    per_good: int
    sealed_per_good: int
    merchants: int
    price_start: int
    price_min: int
    price_max: int
    hand_start: int
    draw_with_at_most: int
    merchants_in_front: int
    delivery_rounds: int
    delivery_factor: int
    jakob_start: int
    jakob_card_after_delivery_with_at_most: int
    round_ends_at: int
    risers: int
    seal_factor: int
    seal_with_at_most: int
    new_round_cards: int
    merchant_bonus: tuple[int, ...]
    game_ends_at: int


NUMBERS = DataFile(Path(__file__).parent / "data" / "numbers.json").read(Numbers)
GOODS = NUMBERS.goods
KINDS: tuple[str, ...] = (*(kind for good in GOODS for kind in (good, good + SEALED)), MERCHANT)
"""The eleven kinds of cards, goods first, in the order in which hands are sorted."""

_GOOD_OF = {kind: kind.removesuffix(SEALED) for kind in KINDS if kind != MERCHANT}
_ORDER = {kind: i for i, kind in enumerate(KINDS)}
GOOD_INDEX = {kind: GOODS.index(good) for kind, good in _GOOD_OF.items()}
"""By goods card, the index of its good in every list by good."""


def good_of(card: str) -> str | None:
    """Return the good on a card; None for a merchant."""
    return _GOOD_OF.get(card)


def is_sealed(card: str) -> bool:
    """Return whether the card carries a royal seal."""
    return card.endswith(SEALED)


def in_order(cards: Iterable[str]) -> list[str]:
    """Return the cards sorted by kind."""
    return sorted(cards, key=_ORDER.__getitem__)


def full_deck() -> list[str]:
    """Return all 49 cards, sorted by kind."""
    deck: list[str] = []
    for good in GOODS:
        deck += [good] * (NUMBERS.per_good - NUMBERS.sealed_per_good)
        deck += [good + SEALED] * NUMBERS.sealed_per_good
    return deck + [MERCHANT] * NUMBERS.merchants
