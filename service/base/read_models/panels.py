"""What one reader's panel shows, and the results of its buttons."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.play.contests import ContestFacts
from engines.core.play.standing_orders import ChosenItems, OrderChoice
from engines.core.text.messages import Msg
from service.base.read_models.matches import MatchInfo, ProposalInfo

V = TypeVar("V")


class UndoScope(Struct, frozen=True):
    """What Undo would take back, as far as its reader may know it.

    move: their own move by its short name. turns: so many turns of other seats that followed. answers: others have
    moved as well, but in the reader's turn. steps: the moves in all.
    """

    move: Msg | None
    turns: int
    answers: bool
    steps: int

    @property
    def others(self) -> bool:
        """Whether something that others did is among it."""
        return self.turns > 0 or self.answers


class UndoQuestion(Struct, frozen=True):
    """What is asked before moves are taken back that nobody else need agree to.

    told: the moves, as the reader was told of them. marks: they have shown the reader something, so that the match
    does not count as won any more.
    """

    takes: UndoScope
    told: Msg | None
    marks: bool


class ContestView(Struct, frozen=True):
    """A contest in which the reader's seat is.

    options: what it may plan. asked: it is waited for. plan: what it has planned, None before. until: when others
    may do something about who has not answered.
    """

    facts: ContestFacts
    options: tuple[Option, ...]
    asked: bool
    plan: Any | None
    until: int | None


class StandingOrderInfo(Struct, frozen=True):
    """A standing order as its owner sees it. choice: what it is given with. on: whether it is given; chosen: with
    these things. doubted: it is given, and they may now regret it.
    """

    key: str
    choice: OrderChoice | None = None
    on: bool = False
    chosen: ChosenItems = ()
    doubted: bool = False


class PremoveInfo(Struct, frozen=True):
    """A move that the reader gave beforehand.

    label: what it does. turn: of their turns, 0 for the next one. conditions: those that were offered for it, and
    whether it is made on them only. stands: it would be made if the turn came as things are.
    """

    label: Msg
    turn: int
    conditions: tuple[tuple[Msg, bool], ...]
    stands: bool


class PremovesInfo(Struct, frozen=True):
    """What the reader has given of their next turns.

    lapsed: why something was not made. now: its time has come, and it can be made. choosing: the table's options
    are what may be given next.
    """

    lines: tuple[PremoveInfo, ...] = ()
    lapsed: Msg | None = None
    now: bool = False
    choosing: bool = False


class InstructionInfo(Struct, Generic[V], frozen=True):
    """Something that the reader has given beforehand, and that stands. V is the type of the game's views.

    kind: an "order", a "plan" for a contest that they are not asked about yet, or moves given "ahead". key: what
    it is known by, so that nothing given later is taken for it. view: the position as the reader knows it. choice,
    chosen: of an order. planning: of a plan. ahead: of moves.
    """

    info: MatchInfo
    kind: Literal["order", "plan", "ahead"]
    key: str
    view: V
    choice: OrderChoice | None = None
    chosen: ChosenItems = ()
    planning: ContestView | None = None
    ahead: PremovesInfo | None = None


class SeatOffer(Struct, frozen=True):
    """The reader's seat, offered to somebody: to whom, and until when."""

    user_id: int
    until: int


class PanelModel(Struct, Generic[V], frozen=True):
    """All that one reader's panel shows; V is the type of the game's views.

    seat: the reader's seat, None for a spectator. view: the engine's view for them. holds: the reader plays
    the seat now (not a computer player in their place). decisions, options: what the seat owes and may do.
    token: freshness, to be carried in private ids. news: what happened since the reader last looked. told: what
    the message tells under which the panel opens.
    away: seconds since then, None at the first look. held_until: the reader's turn is over and goes out then.
    undo: "" (nothing that one would undo now), "alone" or "consent". takes_back: what that would be.
    note: the reader's private note.
    proposals: open votes. dm_closed: the last direct message could not be delivered. awaited: seats that everybody
    waits for.
    suggestion: a sensible answer to the seat's duty that one press confirms, if the game knows one.
    orders: the standing orders of the game that can still do anything.
    planning: the contest that is open to the reader's seat; its options are moves then that count as plans.
    unasked: why the reader's seat has no options while it plays.
    final: the places of the options that nobody could take back alone, as far as the reader can know. passes_on:
    whatever the reader does, others are asked after it.
    fresh: the reader's seat has made no move in this match but what was done for it. stand_in: from when on a
    computer player answers what the reader is asked, as agreed; None where that would tell of others.
    missed: what their last plan for a contest did not bring, and why.
    ahead: what the reader has given beforehand; None where the game or the match lets nothing be given.
    barred: why the reader, whose seat it is, cannot act here any more. offer: of the reader's seat, if it is open.
    """

    info: MatchInfo
    seat: int | None
    holds: bool
    view: V
    decisions: tuple[Decision, ...]
    options: tuple[Option, ...]
    token: str
    news: tuple[Msg, ...]
    away: int | None
    held_until: int | None
    undo: str
    note: str
    proposals: tuple[ProposalInfo, ...]
    dm_closed: bool
    awaited: tuple[int, ...]
    told: tuple[Msg, ...] = ()
    suggestion: Any = None
    orders: tuple[StandingOrderInfo, ...] = ()
    planning: ContestView | None = None
    unasked: Msg | None = None
    final: frozenset[int] = frozenset()
    passes_on: bool = False
    fresh: bool = False
    stand_in: int | None = None
    missed: tuple[Msg, ...] = ()
    ahead: PremovesInfo | None = None
    barred: Msg | None = None
    offer: SeatOffer | None = None
    takes_back: UndoScope | None = None

    @property
    def offered(self) -> tuple[Option, ...]:
        """What the panel's controls offer: plans for a contest instead of moves."""
        return self.options if self.planning is None else self.planning.options


class UndoResult(Struct, frozen=True):
    """Moves that were taken back, as they were named before, and the table after it."""

    takes: UndoScope
    table: PanelModel[Any]


class SubmitResult(Struct, frozen=True):
    """An accepted move: what it did, as the mover sees it, and the table after it.

    moment: of the match, as `Play.change_count` counts them, when the table was read; shown to nobody.
    """

    told: tuple[Msg, ...]
    table: PanelModel[Any]
    moment: int


class RepeatedPress(Struct, frozen=True):
    """What somebody did with a button that they press again.

    kind: a "move" (``action``, one of the ``options`` that they had then; plans where they were in a contest), an
    "undo", or an "answer" to a contest that is settled. told: what it brought.
    """

    kind: Literal["move", "undo", "answer"]
    action: Any = None
    options: tuple[Option, ...] = ()
    told: tuple[Msg, ...] = ()
