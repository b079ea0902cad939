"""Rows as values; `store.schema` makes tables with their fields as columns, in the same order.

Times are UTC seconds; settings, payload, events, chance and answers are JSON text.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar

from sqlalchemy import Integer

Number = Annotated[int, Integer]
"""A number that fits 32 bits, as within one match. Ids and times are int, which has 64 bits."""

Status = Literal["lobby", "live", "paused", "over", "aborted", "frozen"]
PausedBy = Literal["players", "outage", "server", "thread"]
"""What paused a match: its players, a channel that refuses posts, a moderator, or a deleted or locked thread."""
Origin = Literal["player", "auto", "computer", "admin", "system"]
InstructionKind = Literal["order", "premove", "plan", "missed"]
"""A standing order, the premoves, a plan for a contest, or why a plan failed."""
SnapshotKind = Literal["latest", "published", "checkpoint"]

UNFINISHED: tuple[Status, ...] = ("lobby", "live", "paused", "frozen")
"""States of matches that are not over."""


@dataclass(frozen=True, slots=True)
class Guild:
    """A server's preferences."""

    id: int
    locale: str | None = None
    settings: str = "{}"


@dataclass(frozen=True, slots=True)
class User:
    """A person's preferences. deleted: asked for deletion; nothing else is stored and nothing is sent."""

    id: int
    locale: str | None = None
    time_zone: str | None = None
    settings: str = "{}"
    deleted: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """One play of a game.

    seq: number of the newest action (0: none yet). published: the last action that the table may see. posted: the
    last action whose posts were sent. seed: 16 secret bytes; seed_hash: its public digest. status_since: when it
    got its status. status_by: what paused it, None unless it is paused. closed_thread_id: its thread, if that was
    deleted or locked. cut_off: since when nothing is posted, because its channel refuses everything. trouble: the
    last thing Discord refused, or None. version: number of writes; never shown. lesson: how far its only person is
    in a lesson, as JSON; None for every other match.
    """

    id: int
    game: str
    rules_version: Number
    settings: str
    status: Status
    locale: str
    pace: str
    seed: bytes | None
    seed_hash: str | None
    seq: Number
    published: Number
    posted: Number
    host_id: int | None
    guild_id: int | None
    channel_id: int | None
    thread_id: int | None
    created: int
    updated: int
    status_since: int
    status_by: PausedBy | None
    closed_thread_id: int | None
    cut_off: int | None
    trouble: str | None
    version: int = 0
    lesson: str | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """A place in a match.

    user_id: the person who plays it now (None: a computer player). owner_id: the person whose seat it is, also
    while a computer player plays it. computer: the kind of computer player that plays it now.
    invited_since: since when it has an optional decision. invited_turn: the turn in which its person was last
    pinged for one. waits_until: it owes a decision, but waits for the answers of others until then.
    own: actions of this seat ever made; undoing does not lower it. clock: seconds thought in all.
    hindsight: since when its person has played on with information from moves that they took back, with no other
    person to ask.
    rank: 1 is the winner; shared ranks are equal. left: its player resigned or left the server.
    """

    match_id: int
    seat: Number
    user_id: int | None = None
    owner_id: int | None = None
    computer: str | None = None
    own: Number = 0
    awaited: bool = False
    awaited_since: int | None = None
    clock: Number = 0
    rank: Number | None = None
    score: Number | None = None
    left: bool = False
    invited_since: int | None = None
    invited_turn: Number | None = None
    waits_until: int | None = None
    hindsight: int | None = None


@dataclass(frozen=True, slots=True)
class LobbyMember:
    """A future player: a person (`user_id`) or a computer player (its kind), in order of joining."""

    match_id: int
    position: Number
    user_id: int | None
    computer: str | None
    invited_by: int | None


@dataclass(frozen=True, slots=True)
class ActionOutline:
    """A step without its events and draws."""

    seq: int
    seat: int | None
    origin: Origin
    payload: str
    barrier: bool
    undone: bool
    at: int
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class Action:
    """A step of a match. ``undone``: a later step made it ineffective."""

    match_id: int
    seq: Number
    seat: Number | None
    origin: Origin
    user_id: int | None
    payload: str
    events: str
    chance: str
    digest: str
    barrier: bool
    undone: bool
    at: int


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A state after step ``seq``, encoded by the engine."""

    match_id: int
    kind: SnapshotKind
    seq: Number
    rules_version: Number
    state: bytes


@dataclass(frozen=True, slots=True)
class Post:
    """A public message of Kontor. picture: the digest of what it shows."""

    message_id: int
    match_id: int
    kind: str
    channel_id: int
    seq: Number
    picture: str | None = None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal that all others must agree to. closed: when it was settled (None: open)."""

    id: int
    match_id: int
    kind: str
    by_user: int | None
    to_seq: Number | None
    payload: str
    answers: str
    created: int
    closed: int | None


@dataclass(frozen=True, slots=True)
class Instruction:
    """A player's instruction for what is done in their place. Secret: only its own seat may see it.

    key: the order's key, or the contest's number; empty for other kinds. payload: JSON text, a plan in the game's
    format. given_at: 0 if that was not stored.
    """

    match_id: int
    seat: Number
    kind: InstructionKind
    key: str
    payload: str
    given_at: int


@dataclass(frozen=True, slots=True)
class ReadMarker:
    """How far a user has read a match, and when."""

    match_id: int
    user_id: int
    seq: Number
    at: int


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation of a user. seat: the seat of `by_user` that they may take over; None for a place in a lobby,
    and after a refusal or withdrawal.
    """

    match_id: int
    user_id: int
    by_user: int | None
    at: int
    seat: Number | None = None


@dataclass(frozen=True, slots=True)
class Timer:
    """Work due at `fires_at`. token: a condition that must still hold then.

    claimed_by: the process that handles it, if several run.
    """

    id: int
    match_id: int | None
    seat: Number | None
    user_id: int | None
    kind: str
    token: str
    payload: str
    fires_at: int
    claimed_by: int | None


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """A post to send. first_tried: when the first attempt began.

    claimed_by: the process that sends it, if several run. guild_id: its server, if any.
    """

    id: int
    match_id: int | None
    kind: str
    key: str | None
    payload: str
    attempts: Number
    first_tried: int | None
    next_at: int
    created: int
    claimed_by: int | None
    guild_id: int | None


@dataclass(frozen=True, slots=True)
class Process:
    """A process on this database.

    name: for people. home: shared by all processes that can see its pid. plays: what all processes must have in
    common, as JSON. beats: number of heartbeats. facts: its report about itself, as JSON. begun, seen: first and
    last heartbeat, by its own clock.
    """

    id: int
    name: str
    home: str
    pid: int
    plays: str
    beats: int
    facts: str
    begun: int
    seen: int


@dataclass(frozen=True, slots=True)
class Lease:
    """A resource that one process at a time holds. note: text stored beside it, whatever process holds it."""

    name: str
    process_id: int | None
    note: str


@dataclass(frozen=True, slots=True)
class Problem:
    """An unexpected error, with the reference shown to the user."""

    ref: str
    match_id: int | None
    seq: Number | None
    text: str
    at: int


R = TypeVar("R")


def from_row(kind: type[R], row: Mapping[Any, Any]) -> R:
    """Return the value of a row whose columns are named like the fields."""
    return kind(**row)


def from_row_or_none(kind: type[R], row: Mapping[Any, Any] | None) -> R | None:
    """Return the value of a row, or None for None."""
    return None if row is None else kind(**row)
