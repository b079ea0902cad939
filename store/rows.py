"""The rows, as values. Times are UTC seconds; settings, payload, events, chance and answers are JSON text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

Status = Literal["lobby", "live", "paused", "over", "aborted", "frozen"]
Origin = Literal["player", "auto", "computer", "admin", "system"]
SnapshotKind = Literal["latest", "published", "checkpoint"]

UNFINISHED: tuple[Status, ...] = ("lobby", "live", "paused", "frozen")
"""Matches in these states still want something from somebody."""


@dataclass(frozen=True, slots=True)
class Guild:
    """A server's preferences."""

    id: int
    locale: str | None = None
    settings: str = "{}"


@dataclass(frozen=True, slots=True)
class User:
    """A person's preferences. ``deleted``: asked to be forgotten; nothing else is known and nothing is sent."""

    id: int
    locale: str | None = None
    time_zone: str | None = None
    settings: str = "{}"
    deleted: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """One play of a game.

    seq: number of the newest action (0: none yet). published: the action up to which the table may look.
    posted: the action up to which posts were sent. seed: 16 secret bytes, seed_hash: what is told of them.
    trouble: the last thing Discord refused, or None. version: how often it was written; shown to nobody.
    """

    id: int
    game: str
    rules_version: int
    settings: str
    status: Status
    locale: str
    pace: str
    seed: bytes | None
    seed_hash: str | None
    seq: int
    published: int
    posted: int
    host_id: int | None
    guild_id: int | None
    channel_id: int | None
    thread_id: int | None
    created: int
    updated: int
    finished: int | None
    trouble: str | None
    version: int = 0


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at a match.

    user_id: the person who plays it now (None: a computer player does). owner_id: the person whose seat it is,
    also while a computer player holds it. computer: the kind of computer player that plays it now.
    invited_since: it may answer something since then, and nobody waits for it. invited_turn: the turn of the
    match in which its person was last rung for such a thing. waits_until: it owes a decision, but waits for the
    answers of others until then.
    own: actions of this seat ever made; undoing does not lower it. clock: seconds thought in all.
    hindsight: since when its person has played on with what moves had shown them that they took back, with nobody
    else to ask.
    rank: 1 is the winner; shared ranks are equal. left: its player resigned or left the server.
    """

    match_id: int
    seat: int
    user_id: int | None = None
    owner_id: int | None = None
    computer: str | None = None
    own: int = 0
    awaited: bool = False
    awaited_since: int | None = None
    invited_since: int | None = None
    invited_turn: int | None = None
    waits_until: int | None = None
    clock: int = 0
    rank: int | None = None
    score: int | None = None
    left: bool = False
    hindsight: int | None = None


@dataclass(frozen=True, slots=True)
class LobbyMember:
    """Somebody who will play: a person (``user_id``) or a computer player (its kind), in order of joining."""

    match_id: int
    position: int
    user_id: int | None
    computer: str | None
    invited_by: int | None


@dataclass(frozen=True, slots=True)
class NewAction:
    """A step that is to be written; its number follows from its place."""

    seat: int | None
    origin: Origin
    user_id: int | None
    payload: str
    events: str
    chance: str
    digest: str
    barrier: bool
    at: int


@dataclass(frozen=True, slots=True)
class ActionOutline:
    """A step without what it did."""

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
    seq: int
    seat: int | None
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
    seq: int
    rules_version: int
    state: bytes


@dataclass(frozen=True, slots=True)
class Post:
    """A public message of ours. ``picture``: the digest of what it shows."""

    message_id: int
    match_id: int
    kind: str
    channel_id: int
    seq: int
    picture: str | None = None


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something all others must agree to. ``closed``: when it was settled (None: open)."""

    id: int
    match_id: int
    kind: str
    by_user: int | None
    to_seq: int | None
    payload: str
    answers: str
    created: int
    closed: int | None


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """What a seat wants answered in its place. Secret: for its own seat's eyes."""

    match_id: int
    seat: int
    kind: str
    payload: str


@dataclass(frozen=True, slots=True)
class ContestPlan:
    """What a seat planned in a contest that is not settled. Secret: for its own seat's eyes.

    contest: its number in the match. plan: JSON text of the game's form of a plan.
    """

    match_id: int
    seat: int
    contest: int
    plan: str
    at: int


@dataclass(frozen=True, slots=True)
class ReadMarker:
    """How far a user has read a match, and when."""

    match_id: int
    user_id: int
    seq: int
    at: int


@dataclass(frozen=True, slots=True)
class Invitation:
    """A user was asked to join. seat: the one that they may take over of ``by_user``; None for a place in a lobby,
    and once they said no or it was withdrawn."""

    match_id: int
    user_id: int
    by_user: int | None
    at: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Timer:
    """Something that is due at ``fires_at``. ``token``: what must still hold for it to mean anything.

    claimed_by: the process that sees to it, where there are several.
    """

    id: int
    match_id: int | None
    seat: int | None
    user_id: int | None
    kind: str
    token: str
    payload: str
    fires_at: int
    claimed_by: int | None


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something to be said on Discord. ``first_tried``: when sending it was first begun.

    claimed_by: the process that sends it, where there are several. guild_id: the server that it is about, if any.
    """

    id: int
    match_id: int | None
    kind: str
    key: str | None
    payload: str
    attempts: int
    first_tried: int | None
    next_at: int
    created: int
    claimed_by: int | None
    guild_id: int | None


@dataclass(frozen=True, slots=True)
class Process:
    """A process at work on this database.

    name: for people. home: what it shares with all processes that can see it by its pid. plays: what all must have
    in common, as JSON. beats: how often it touched this row. facts: what it says of itself, as JSON. begun,
    seen: when it did so first and last, by its own clock.
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
    """Something that one process at a time has. note: what is remembered beside it, whoever has it."""

    name: str
    process_id: int | None
    note: str


@dataclass(frozen=True, slots=True)
class Problem:
    """An unexpected error, by the reference its witness was told."""

    ref: str
    match_id: int | None
    seq: int | None
    text: str
    at: int


R = TypeVar("R")


def from_row(kind: type[R], row: Mapping[Any, Any]) -> R:
    """The value of a row whose columns are named as the fields."""
    return kind(**row)


def from_row_or_none(kind: type[R], row: Mapping[Any, Any] | None) -> R | None:
    """The value of a row, or None for none."""
    return None if row is None else kind(**row)
