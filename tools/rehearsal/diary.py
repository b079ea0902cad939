"""What scripted members tried and what they were told, to be held against the database afterwards."""

from __future__ import annotations

from msgspec import Struct


class Attempt(Struct, frozen=True):
    """One press of a move. user: who. own: how many own actions the button said the seat had. code: the move."""

    match: int
    user: int
    own: int
    code: str


class Answer(Struct):
    """One answer to an auction: up to ``most`` (0: pass), and then ask again or pass. told: it was confirmed."""

    match: int
    user: int
    auction: int
    most: int
    asks: bool
    told: bool = False


class Diary:
    """All presses, and which of them were answered as done.

    answers: to auctions, in the order of the presses. wrong: what members saw that should not be, as sentences.
    """

    def __init__(self) -> None:
        self.tried: set[Attempt] = set()
        self.told: set[Attempt] = set()
        self.answers: list[Answer] = []
        self.unanswered = 0
        self.wrong: list[str] = []

    def answers_of(self, match: int, user: int, auction: int) -> list[Answer]:
        """The answers of one user to one auction that may have counted, in order.

        Those before the last confirmed one were replaced by it, unless they may have been used up before.
        """
        found = [one for one in self.answers if (one.match, one.user, one.auction) == (match, user, auction)]
        last = max((at for at, one in enumerate(found) if one.told), default=0)
        return [one for at, one in enumerate(found) if at >= last or one.asks]
