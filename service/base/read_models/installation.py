"""The health of the installation: load, processes, problems."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


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
