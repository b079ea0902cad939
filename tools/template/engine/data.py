"""What is printed on the material, read once from ``data/``, which an owner of the game can correct."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from engines.core.files.data_files import DataFile

SEATS = (2, 4)
"""The fewest and the most."""


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game.

    kinds: of cards; a kind's id is of [a-z0-9-,]. copies: cards of each kind. deal: cards at the start. hand: with
    fewer cards than this in hand one may draw. show: who has shown so many ends the match.
    """

    kinds: tuple[str, ...]
    copies: int
    deal: int
    hand: int
    show: int


def _read() -> Numbers:
    file = DataFile(Path(__file__).parent / "data" / "numbers.json")
    numbers = file.read(Numbers)
    # What a Struct cannot check: the match must always come to an end.
    file.must(len(set(numbers.kinds)) == len(numbers.kinds) > 1, "kinds: at least two, each once")
    file.must(0 < numbers.deal <= numbers.hand, "deal: at least 1, and no more than hand")
    file.must(0 < numbers.show <= numbers.deal, "show: at least 1, and no more than deal")
    cards = len(numbers.kinds) * numbers.copies
    file.must(cards >= SEATS[1] * numbers.deal, "copies: not enough cards to deal")
    return numbers


NUMBERS = _read()
KINDS = NUMBERS.kinds


def full_deck() -> list[str]:
    """All cards, sorted. Cards are kinds, not copies: two red ones cannot be told apart."""
    return sorted(kind for kind in KINDS for _ in range(NUMBERS.copies))
