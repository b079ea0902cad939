"""Auctions of several numbered lots at once, for any game: the public facts, and limits for lots."""

from collections.abc import Sequence

from msgspec import Struct

from engines.core.play.contests import ContestFacts
from engines.core.text.messages import Ref

NOBODY = -1


class Lot(Struct, frozen=True):
    """A lot of an auction.

    number: from 1, as pictures and buttons show it. thing: names it. least: the smallest bid now. bid, leader: the
    standing bid and whose it is; 0 and NOBODY before the first one.
    """

    number: int
    thing: Ref
    least: int
    bid: int = 0
    leader: int = NOBODY


class LotsFacts(ContestFacts, frozen=True):
    """The public facts of an open auction of several lots. bids: maximum number of standing bids of a seat."""

    lots: tuple[Lot, ...]
    bids: int


class LimitPaths(Struct, frozen=True):
    """Limits for lots, most wanted first, each lot once. ranges: lots with the least and the highest limit.

    empty: there may be none.
    """

    ranges: tuple[tuple[int, int, int], ...]
    empty: bool

    def follow(self, way: tuple[str, ...]) -> Sequence[str]:
        """Return limits for the lots not named yet, up to any amount."""
        named = {read_limit(text)[0] for text in way}
        return [
            write_limit(lot, most) for lot, lo, hi in self.ranges if lot not in named for most in range(lo, hi + 1)
        ]

    def ends(self, way: tuple[str, ...]) -> bool:
        """Return whether the list may end here: anywhere, if it may be empty."""
        return self.empty or bool(way)


def write_limit(lot: int, most: int) -> str:
    """Return the text of a limit: a lot's number, and the highest bid there ("3-5")."""
    return f"{lot}-{most}"


def read_limit(text: str) -> tuple[int, int]:
    """Return the lot and the highest bid of a limit."""
    lot, most = text.split("-")
    return int(lot), int(most)
