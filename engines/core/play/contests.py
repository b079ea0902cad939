"""Contests: what seats would bid for one after the other, played by plans that all give at once and in secret.

Over days each bid would cost hours. So a game that has auctions says by its `Contest` how a seat plans: what it
may plan, and what a plan makes the seat do when it is to act. A plan needs no other knowledge than the position at
that moment, so whoever asks all seats at once and then acts by their plans, in the order of the rules, comes to
the result that open bidding by them would have had.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engines.core.actions import Action, Option
from engines.core.frames import BaseState
from engines.core.text.messages import Msg


class Plan(Action, frozen=True):
    """What a seat wants done for it in a contest; stored as data until the contest is over."""


class ContestFacts(Struct, frozen=True):
    """A contest as everybody knows it.

    number: of the contest in its match, from 1; a plan belongs to one. seats: who is in it still, in the order in
    which they act, the one to act first. started: somebody has acted, so that only the one to act is asked.
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
    """The plans that have a command, each with the fields that are typed there; its others follow from these."""

    @abstractmethod
    def facts(self, state: S) -> ContestFacts | None:
        """The contest that is open, or None."""

    @abstractmethod
    def options(self, state: S, seat: int) -> list[Option]:
        """What a seat in the contest may plan; the options' actions are plans. Only from the seat's knowledge.

        The seat to act is offered no plan by which it would just be asked.
        """

    @abstractmethod
    def act(self, state: S, seat: int, plan: Any) -> Any | None:
        """What the seat to act does now by its plan; None if it is to be asked."""

    @abstractmethod
    def exactly(self, state: S, seat: int, action: Any) -> Any | None:
        """The plan of making this very move and then being asked again; None if no such move is ever made here."""

    def is_used_up(self, state: S, seat: int, plan: Any, action: Any) -> bool:
        """Whether nothing is left of a plan once it has led to ``action``: by usual, if it was just that move.

        state: the position before the move. A plan that is used up is dropped, as if the seat had none.
        """
        return bool(self.exactly(state, seat, action) == plan)

    def foreseen(self, state: S, seat: int, choose: Callable[[S], Any]) -> Any | None:
        """A plan of what the seat would do, as far as it can be foreseen: by usual its next move and no more.

        choose: what it would do where it is the next to act. None if it would do there what is no plan.
        """
        return self.exactly(state, seat, choose(self.as_if_next(state, seat)))

    def as_if_next(self, state: S, seat: int) -> S:
        """A copy of a position in which a seat in the contest is the next to act; not to be written on.

        The position itself, unless it can be asked out of turn.
        """
        return state

    def within_reach(self, state: S, seat: int, option: Option) -> Option:
        """An option of the rules as it may be typed: with what the seat can fetch for it counted in."""
        return option

    def unasked(self, facts: Any, seat: int) -> Msg:
        """Why a seat that is not in an open contest may do nothing in it."""
        return Msg("err-not-your-turn")

    def missed(self, state: S, seat: int, plan: Any) -> Sequence[Msg]:
        """Return what of its plan the seat to act does not get, and why, told to it alone.

        Only from what it knows: public facts and its own plan. Empty while the plan is carried out, or was.
        """
        return ()

    def why_not(self, state: S, seat: int, plan: Any) -> Msg:
        """Why a plan is none of the options, and what would be right."""
        return Msg("err-illegal")
