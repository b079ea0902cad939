"""What scripted members tried and what they were told, to be held against the database afterwards."""

from __future__ import annotations

from msgspec import Struct


class Attempt(Struct, frozen=True):
    """One press of a move. user: who. own: how many own actions the button said the seat had. code: the move."""

    match: int
    user: int
    own: int
    code: str


class Diary:
    """All presses, and which of them were answered as done.

    wrong: what members saw that should not be, as sentences.
    """

    def __init__(self) -> None:
        self.tried: set[Attempt] = set()
        self.told: set[Attempt] = set()
        self.unanswered = 0
        self.wrong: list[str] = []
