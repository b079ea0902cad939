"""The health of the installation: load, processes, problems."""

from collections.abc import Mapping

from msgspec import Struct


class LoadFigures(Struct, frozen=True):
    """Figures that monitoring reads often: matches by status, waiting posts, late timers.

    longest: how late the oldest due post is, in seconds; 0 if none is due.
    """

    matches: Mapping[str, int]
    posts: int
    longest: int
    late_timers: int


class ProcessInfo(Struct, frozen=True):
    """A process of the bot.

    shards: as configured, "" for all; carried: their number; connected: how many of them are connected. servers:
    on them. latency: of its slowest connection, in seconds, None if unknown. begun, seen: when it started and was
    last seen. silent: longer than a living process can be.
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
    """The state of the installation.

    matches: by status. outbox: waiting posts. oldest: age of the oldest due one, in seconds. blocked: due posts
    behind one that was put off. backups: whether any are made; last_backup: when the newest was written, None if
    there is none. unreadable: people whose settings cannot be decoded. troubled: matches in which Discord refused
    something. problems: references and first lines of the newest errors. processes: all live processes on the
    database, where there can be several.
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
