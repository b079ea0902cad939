"""Duties of several seats at once, answered in any order: discards, gifts, losses of their own choice."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from engines.core.actions import BagHole, Option
from engines.core.decisions import Decision
from engines.core.frames import A, BaseState, Ctx, Frame, FrameRules
from engines.core.mechanics.resource_counts import ResourceCounts

S = TypeVar("S", bound=BaseState)
F = TypeVar("F", bound=Frame)


class SimultaneousRules(FrameRules[S, F, A], Generic[S, F, A]):
    """Ask several seats at once; the frame ends when all have answered."""

    @abstractmethod
    def owing(self, state: S, frame: F) -> Sequence[int]:
        """Return the seats that still owe an answer."""

    @abstractmethod
    def ask(self, state: S, frame: F, seat: int) -> Decision:
        """Return the question to a seat that owes an answer."""

    def pending(self, state: S, frame: F) -> list[Decision]:
        """Return a decision for each seat that still owes an answer."""
        return [self.ask(state, frame, seat) for seat in self.owing(state, frame)]

    def resume(self, ctx: Ctx[S], frame: F) -> None:
        """End the frame: all have answered."""
        ctx.pop()


class PiecesOwed(Frame):
    """Seats owe pieces of their own choice. amounts: by seat, how many (0: none)."""

    amounts: list[int]


D = TypeVar("D", bound=PiecesOwed)
G = TypeVar("G", bound=ResourceCounts)


class PiecesOwedRules(SimultaneousRules[S, D, A], Generic[S, D, A, G]):
    """Seats give up pieces of their purses, each a number of its own and of its own choice."""

    @abstractmethod
    def purse(self, state: S, seat: int) -> G:
        """Return the pieces that the seat chooses from."""

    @abstractmethod
    def giving(self, frame: D, pieces: G) -> A:
        """Return the action that gives up these pieces, which it has in the field ``cards``."""

    @abstractmethod
    def given(self, ctx: Ctx[S], frame: D, seat: int, action: A) -> None:
        """Take the pieces out of the purse and emit the event."""

    def owing(self, state: S, frame: D) -> list[int]:
        """Return the seats that still owe pieces."""
        return [seat for seat, count in enumerate(frame.amounts) if count]

    def options(self, state: S, frame: D, seat: int) -> list[Option]:
        """Return the choice of the pieces owed out of the purse."""
        count, purse = frame.amounts[seat], self.purse(state, seat)
        return [Option(self.giving(frame, purse), holes=(BagHole("cards", purse, count, count),), group="answer")]

    def handle(self, ctx: Ctx[S], frame: D, seat: int, action: A) -> None:
        """Carry out the action; the seat owes nothing any more."""
        frame.amounts[seat] = 0
        self.given(ctx, frame, seat, action)
