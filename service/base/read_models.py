"""Read models: what the service lets others know of matches, built for one reader."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.outcome import Outcome
from engines.core.play.contests import ContestFacts
from engines.core.play.standing_orders import ChosenItems, OrderChoice
from engines.core.score_curve import ScoreStage
from engines.core.text.messages import Msg
from service.base.config import DEFAULT_COMPUTER

V = TypeVar("V")


class LobbyPerson(Struct, frozen=True):
    """Somebody at a lobby's table: a user or a computer player, and the name to show."""

    user_id: int | None
    computer: str | None
    name: str


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may know it.

    user_id: who plays it now; None with a computer player. owner_id: whose seat it is, who may take it back.
    computer: the kind of computer player that holds it. awaited: it owes a decision, since ``awaited_since``.
    invited: it may answer an offer, nobody waits for that. hindsight: its person took moves back that had shown
    them something, with nobody to ask. waits_until: it waits for answers itself until then.
    style: index of the colour and pattern it wears. own: its own actions so far, never falling.
    """

    seat: int
    user_id: int | None
    owner_id: int | None
    computer: str | None
    name: str
    awaited: bool
    awaited_since: int | None
    style: int
    own: int
    left: bool
    rank: int | None
    score: int | None
    invited: bool = False
    waits_until: int | None = None
    hindsight: bool = False


class MatchInfo(Struct, frozen=True):
    """A match as everybody may know it. Times are UTC seconds.

    status: lobby, live, paused, over, aborted or frozen. people: the lobby's table in order of joining.
    seats: empty in a lobby. seats_wanted: how many shall play. options: the lobby's options by name.
    stand_in: hours after which the computer player ``stand_in_by`` answers once for who has not; 0 for never.
    seed_hash: published at the start; seed: hex, only when over. trouble: what Discord refused last.
    """

    id: int
    game: str
    status: str
    locale: str
    pace: str
    grace: int
    options: Mapping[str, Any]
    host_id: int
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    seq: int
    published: int
    created: int
    updated: int
    finished: int | None
    seats_wanted: int
    people: tuple[LobbyPerson, ...]
    seats: tuple[SeatInfo, ...]
    seed_hash: str | None
    seed: str | None
    outcome: Outcome | None
    trouble: Msg | None
    stand_in: int = 0
    stand_in_by: str = DEFAULT_COMPUTER

    @property
    def place(self) -> int:
        """The channel in which the match is played: its thread, or the parent channel without one."""
        return self.thread_id or self.channel_id

    def seat_of(self, user_id: int) -> int | None:
        """The seat that a user plays now, or owns while a computer player holds it."""
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat.seat
        for seat in self.seats:
            if seat.owner_id == user_id:
                return seat.seat
        return None


class MatchListItem(Struct, frozen=True):
    """A match as a line of a list. place: the channel in which it is played. awaited: the users it waits for.

    names, members: of its seats, or of its lobby's table; a member is None with a computer player. offered: the
    seat that its reader is offered, in a list of invitations.
    """

    id: int
    game: str
    status: str
    place: int
    names: tuple[str, ...]
    members: tuple[int | None, ...]
    awaited: tuple[int, ...]
    offered: int | None = None


class ProposalInfo(Struct, frozen=True):
    """An open vote. kind: undo, pause or close. asked: user ids who have to agree, yes: those who have.

    moves: what would be taken back, as everybody was told of it.
    """

    id: int
    match_id: int
    kind: str
    by_user: int
    to_seq: int
    asked: tuple[int, ...]
    yes: tuple[int, ...]
    moves: Msg | None = None


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


class LogEntry(Struct, frozen=True):
    """One effective or undone step of a match, as its reader may know it.

    origin: player, auto, computer, admin or system. told: what happened, in sentences to be.
    """

    seq: int
    at: int
    seat: int | None
    origin: str
    told: tuple[Msg, ...]
    undone: bool


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


class StoryStep(Struct, frozen=True):
    """One step of a public story.

    kind: "move" (of ``seat``), "undo", or another service action's verb. events: the public events.
    told: the same in sentences to be. view: the public view after it. origin as in `LogEntry`.
    """

    seq: int
    kind: str
    seat: int | None
    origin: str
    events: tuple[Any, ...]
    told: tuple[Msg, ...]
    view: Any


class Story(Struct, frozen=True):
    """A public stretch of a match: what a turn post or a replay tells.

    view: the public view at its end. decisions: what is owed and offered to seats there.
    """

    info: MatchInfo
    steps: tuple[StoryStep, ...]
    view: Any
    decisions: tuple[Decision, ...] = ()


class BoardHistoryEntry(Struct, frozen=True):
    """What one public board adds to the one before it. seq: the step that it ends with, at the time ``when``.

    view: of everybody, after it. events: public ones. told: in sentences to be, as its reader may know it.
    before, following: the steps with which the chapters beside it end.
    """

    info: MatchInfo
    seq: int
    view: Any
    events: tuple[Any, ...]
    told: tuple[Msg, ...]
    before: int | None
    following: int | None
    when: int


class CurveStage(Struct, frozen=True):
    """A stage of a finished match. at: its place among all steps, as in `ReplayPosition`."""

    at: int
    stage: ScoreStage


class ScoreCurve(Struct, frozen=True):
    """How a finished match went, from its opening to its end."""

    info: MatchInfo
    stages: tuple[CurveStage, ...]

    @property
    def scored(self) -> tuple[ScoreStage, ...]:
        """The stages without their places."""
        return tuple(one.stage for one in self.stages)


class ReplayPosition(Struct, frozen=True):
    """One step of a finished match. at: its place among all, 0 is the opening; last: that of the last one."""

    info: MatchInfo
    step: StoryStep
    at: int
    last: int


class WaitingMatch(Struct, frozen=True):
    """A match that waits for a user: since when, and where to go. prompt: what is asked.

    optional: it is offered, and nobody waits for it.
    """

    info: MatchInfo
    seat: int
    since: int
    prompt: Msg
    url: str
    optional: bool = False


class UserSettings(Struct, frozen=True):
    """What a user chose. Absent choices are None.

    language: one of `i18n.locales.LOCALES`. notices: mention, dm, dm_hand or none. quiet: minutes of the local day
    from and to. time_zone: an IANA name. vacation_until: UTC seconds. reminder_gaps: hours before the first,
    second and third reminder. style: the colour and pattern liked best. refused: whose invitations are
    not wanted.
    """

    language: str | None = None
    notices: str = "mention"
    quiet: tuple[int, int] | None = None
    time_zone: str = "UTC"
    vacation_until: int | None = None
    reminder_gaps: tuple[int, ...] | None = None
    style: int | None = None
    refused: tuple[int, ...] = ()


class PlayerStats(Struct, frozen=True):
    """How somebody did at a game: matches, wins (shared ones too), seats left, best score, mean rank.

    hindsight: of the matches, those that count for nothing else, see `store.tables.stats_rows`.
    """

    user_id: int
    game: str
    plays: int
    wins: int
    shared_wins: int
    left: int
    best_score: int | None
    average_rank: float | None
    hindsight: int = 0


class LoadFigures(Struct, frozen=True):
    """What is counted over and over: matches by status, posts that wait, timers that are late.

    longest: seconds for which a post waits that should have been sent; 0 if none does.
    """

    matches: Mapping[str, int]
    posts: int
    longest: int
    late_timers: int


class ProcessInfo(Struct, frozen=True):
    """A process of the bot. shards: as they are set, "" for all; carried: how many, connected: how many of them
    are.

    servers: on them. latency: in seconds, of its slowest connection, None if unknown. begun, seen: when it began
    and was last heard of. silent: for longer than one that lives can be.
    """

    name: str
    shards: str
    carried: int
    connected: int
    servers: int
    latency: float | None
    begun: int
    seen: int
    silent: bool


class HealthReport(Struct, frozen=True):
    """How the installation does: matches by status, posts waiting, age in seconds of the oldest that is due, late
    timers.

    blocked: posts that are due and wait behind one that is put off. backups: whether any are made, last_backup:
    when the newest was written, None if there is none. unreadable: the people whose settings cannot be read.
    troubled: matches that Discord refused something. problems: references and first lines of the newest errors.
    processes: all that are at work on the database, this one among them, where there can be several.
    """

    matches: Mapping[str, int]
    outbox: int
    oldest: int
    late_timers: int
    troubled: tuple[int, ...]
    problems: tuple[tuple[str, str], ...]
    blocked: int = 0
    last_backup: int | None = None
    backups: bool = False
    unreadable: tuple[int, ...] = ()
    processes: tuple[ProcessInfo, ...] = ()
