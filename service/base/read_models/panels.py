"""A reader's panel, and the results of its buttons."""

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
    """What Undo would take back, as far as its reader may know.

    move: their own move by its label. turns: how many turns of other seats followed. answers: others have also
    moved, but in the reader's turn. steps: the number of moves. words: what may name the move, the most precise
    first (`ThingKinds.words_of`).
    """

    move: Msg | None
    turns: int
    answers: bool
    steps: int
    words: tuple[str, ...] = ()

    @property
    def others(self) -> bool:
        """Return whether it includes moves of others."""
        return self.turns > 0 or self.answers


class UndoQuestion(Struct, frozen=True):
    """The question before moves are undone without the consent of others.

    told: the moves, as they were reported to the reader. marks: they have shown the reader something, so the match
    no longer counts as won.
    """

    takes: UndoScope
    told: Msg | None
    marks: bool


class ContestView(Struct, frozen=True):
    """A contest that the reader's seat takes part in.

    options: its possible plans. asked: the contest waits until it answers. plan: its plan, None before. until:
    from then on the others may act for players who have not answered.
    """

    facts: ContestFacts
    options: tuple[Option, ...]
    asked: bool
    plan: Any | None
    until: int | None


class StandingOrderInfo(Struct, frozen=True):
    """A standing order as its owner sees it.

    choice: what its arguments can be. on: whether it is given. chosen: its arguments. doubted: it is given, and
    the owner may now regret it.
    """

    key: str
    choice: OrderChoice | None = None
    on: bool = False
    chosen: ChosenItems = ()
    doubted: bool = False


class PremoveInfo(Struct, frozen=True):
    """A premove of the reader.

    label: its effect. turn: counted from the reader's next turn, which is 0. conditions: those offered with it,
    and whether the move depends on them. stands: it would be made if the turn came in the present position.
    """

    label: Msg
    turn: int
    conditions: tuple[tuple[Msg, bool], ...]
    stands: bool


class PremovesInfo(Struct, frozen=True):
    """The reader's premoves.

    lapsed: why a premove was dropped. now: its turn has come, and it can be made. choosing: the panel's options
    are the next premoves to choose from.
    """

    lines: tuple[PremoveInfo, ...] = ()
    lapsed: Msg | None = None
    now: bool = False
    choosing: bool = False


class InstructionInfo(Struct, Generic[V], frozen=True):
    """An instruction of the reader that is in force. V is the type of the game's views.

    kind: an "order", a "plan" for a contest that does not ask the reader yet, or premoves ("ahead"). key:
    identifies it among earlier and later ones. view: the position as the reader knows it. choice, chosen: of an
    order. planning: of a plan. ahead: of premoves.
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
    """An open offer of the reader's seat: to which user, and until when."""

    user_id: int
    until: int


class MoveResult(Struct, frozen=True):
    """What a move brings its reader, as far as they can know.

    changes: in short phrases, the most important first. gain: of own points. open: chance or hidden information
    decides the rest.
    """

    changes: tuple[Msg, ...] = ()
    gain: int = 0
    open: bool = False


class PanelChoices(Struct, frozen=True):
    """What the reader's seat owes and may do.

    suggestion: a sensible answer that one press confirms, if the game knows one. next_best: others, which are only
    marked where they are chosen. final: the indices of the options that cannot be undone alone, as far as the
    reader can know. results: what complete moves bring. passes_on: after any move of the reader, others are asked.
    planning: the open contest of the seat; its options are moves that count as plans. unasked: why the seat has no
    options while it plays.
    """

    decisions: tuple[Decision, ...] = ()
    options: tuple[Option, ...] = ()
    suggestion: Any = None
    next_best: tuple[Any, ...] = ()
    final: frozenset[int] = frozenset()
    results: dict[Any, MoveResult] = {}
    passes_on: bool = False
    planning: ContestView | None = None
    unasked: Msg | None = None

    @property
    def offered(self) -> tuple[Option, ...]:
        """Return what the panel's controls offer: in a contest plans instead of moves."""
        return self.options if self.planning is None else self.planning.options


class PanelNews(Struct, frozen=True):
    """What happened since the reader last looked.

    lines: in sentences. told: what the message above the panel reports. away: seconds since the last look, None
    at the first. upto: the last step that the panel covers. fresh: the reader has not moved in this match yet.
    missed: why the last plan for a contest failed.
    """

    lines: tuple[Msg, ...] = ()
    told: tuple[Msg, ...] = ()
    away: int | None = None
    upto: int = 0
    fresh: bool = False
    missed: tuple[Msg, ...] = ()


class UndoState(Struct, frozen=True):
    """What the reader can undo.

    way: "" (nothing to undo now), "alone" or "consent". takes: what it would take back. held_until: when the
    reader's finished turn is published.
    """

    way: Literal["", "alone", "consent"] = ""
    takes: UndoScope | None = None
    held_until: int | None = None


class Instructions(Struct, frozen=True):
    """What is done for the reader when they are not asked.

    orders: the game's standing orders that can still have an effect. premoves: None if the game or the match
    allows none. stand_in: when a computer player will answer for the reader, as agreed; None if that would reveal
    something about others.
    """

    orders: tuple[StandingOrderInfo, ...] = ()
    premoves: PremovesInfo | None = None
    stand_in: int | None = None


class SeatNotices(Struct, frozen=True):
    """What the reader should know about their seat.

    dm_closed: the last direct message could not be delivered. barred: why the reader can no longer act with their
    seat. offer: an open offer of their seat.
    """

    dm_closed: bool = False
    barred: Msg | None = None
    offer: SeatOffer | None = None


class LessonView(Struct, frozen=True):
    """A lesson at its present step.

    number, of: of the step, and of all. heard: key of the answer to the last move, "" for none. task: key of the
    step whose sentence says what to do, "" if there is nothing to do now. pauses: the person sees what the last
    move did, and the lesson goes on when they say so. over: all steps have been made. at: for the
    buttons. board: the panel shows the board instead of the hand. later: the step begins in another position than
    the one before ended in.
    """

    number: int
    of: int
    heard: str = ""
    task: str = ""
    pauses: bool = False
    over: bool = False
    at: int = 0
    board: bool = False
    later: bool = False


class PanelModel(Struct, Generic[V], frozen=True):
    """A reader's panel, in the parts that different rows of it show; V is the type of the game's views.

    seat: the reader's seat, None for a spectator. holds: the reader plays the seat now (not a computer player in
    their place). view: the engine's view for the reader. token: freshness, stored in private ids. note: the
    reader's private note. proposals: open votes. awaited: the seats that the game waits for. lesson: the one that
    the match is, until its person plays on.
    """

    info: MatchInfo
    seat: int | None
    holds: bool
    view: V
    token: str
    note: str
    proposals: tuple[ProposalInfo, ...]
    awaited: tuple[int, ...]
    choices: PanelChoices
    news: PanelNews
    undo: UndoState
    instructions: Instructions
    notices: SeatNotices
    lesson: LessonView | None = None


class UndoResult(Struct, frozen=True):
    """The moves that were undone, as they were named before, and the panel after it."""

    takes: UndoScope
    table: PanelModel[Any]


class SubmitResult(Struct, frozen=True):
    """An accepted move: what it did, as the mover sees it, and the panel after it.

    moment: the match's change count (`MatchRepository.change_count`) when the panel was read; never shown.
    """

    told: tuple[Msg, ...]
    table: PanelModel[Any]
    moment: int


class RepeatedPress(Struct, frozen=True):
    """The result of the first press of a button that is pressed again.

    kind: a "move" (``action``, one of the ``options`` of that time; plans in a contest), an "undo", an "answer" to
    a settled contest, or the "plan" that waits for an open one. told: what it brought.
    """

    kind: Literal["move", "undo", "answer", "plan"]
    action: Any = None
    options: tuple[Option, ...] = ()
    told: tuple[Msg, ...] = ()
