"""Contests: sequential bidding, replaced by plans that all seats make at once and in secret.

When a match lasts days, each bid could cost hours. A game with auctions therefore describes in its `Contest` what
a seat may plan, and what a plan makes the seat do on its turn to act. A plan needs only the position at that
moment. So a caller that asks all seats at once and then acts by their plans, in the order of the rules, gets the
result that open bidding by these plans would have had.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engines.core.actions import Action, Option
from engines.core.frames import BaseState
from engines.core.text.messages import Msg


class Plan(Action, frozen=True):
    """The instructions of a seat for a contest; stored as data until the contest is over."""


class ContestFacts(Struct, frozen=True):
    """The public facts of a contest.

    number: of the contest in its match, from 1; a plan belongs to one contest. seats: those still in it, in the
    order in which they act, the next one first. started: a seat has acted, so only the next one is asked.
    """

    number: int
    seats: tuple[int, ...]
    started: bool

    @property
    def next(self) -> int:
        """The seat to act."""
        return self.seats[0]


S = TypeVar("S", bound=BaseState)


class Contest(ABC, Generic[S]):
    """How seats plan for the contests of a game. It holds no match data."""

    plan_type: Any
    """The plan, or the union of plans."""
    typed: Mapping[type[Plan], tuple[str, ...]] = {}
    """The plans that have a command, each with the fields to type there; its other fields follow from these."""

    @abstractmethod
    def facts(self, state: S) -> ContestFacts | None:
        """Return the open contest, or None."""

    @abstractmethod
    def options(self, state: S, seat: int) -> list[Option]:
        """Return what a seat in the contest may plan, based only on what it knows; the options' actions are plans.

        The seat to act is offered no plan that would only ask it again.
        """

    @abstractmethod
    def act(self, state: S, seat: int, plan: Any) -> Any | None:
        """Return what the seat to act does now by its plan; None if it has to be asked."""

    @abstractmethod
    def exactly(self, state: S, seat: int, action: Any) -> Any | None:
        """Return the plan to make just this move and then be asked again; None if no such move is made here."""

    def is_used_up(self, state: S, seat: int, plan: Any, action: Any) -> bool:
        """Return whether nothing is left of a plan after it led to ``action``.

        By default, if the plan was just that move. state: the position before the move. A used-up plan is dropped,
        as if the seat had none.
        """
        return bool(self.exactly(state, seat, action) == plan)

    def foreseen(self, state: S, seat: int, choose: Callable[[S], Any]) -> Any | None:
        """Return a plan for what the seat would do, as far as can be foreseen; by default only its next move.

        choose: returns the seat's move in a position where it is next to act. None if that move is no plan.
        """
        return self.exactly(state, seat, choose(self.as_if_next(state, seat)))

    def suggest(self, state: S, seat: int) -> Sequence[Any]:
        """Return sensible plans by what the seat knows, best first; one press confirms the first."""
        return ()

    def as_if_next(self, state: S, seat: int) -> S:
        """Return a copy of a position in which a seat of the contest is next to act; it must not be changed.

        By default the position itself, for contests in which seats can be asked out of turn.
        """
        return state

    def within_reach(self, state: S, seat: int, option: Option) -> Option:
        """Return an option of the rules as it may be typed, counting in the money that the seat can raise."""
        return option

    def unasked(self, facts: Any, seat: int) -> Msg:
        """Return why a seat that is not in the open contest may do nothing in it."""
        return Msg("err-not-your-turn")

    def missed(self, state: S, seat: int, plan: Any) -> Sequence[Msg]:
        """Return which parts of its plan the seat to act does not get, and why; shown to it alone.

        Based only on what it knows: public facts and its own plan. Empty if the plan is or was carried out.
        """
        return ()

    def why_not(self, state: S, seat: int, plan: Any) -> Msg:
        """Return why a plan is none of the options, and what would be right."""
        return Msg("err-illegal")
