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


class ProcessStatus(Struct, frozen=True):
    """The status that a process reports. shards: as configured, such as 0-3/16; "" for all.

    carried: the number of these shards; connected: how many of them are connected. servers: on them. latency: of
    the slowest connection, in seconds; None if none is measured.
    """

    shards: str = ""
    carried: int = 0
    connected: int = 0
    servers: int = 0
    latency: float | None = None


class ProcessInfo(ProcessStatus, frozen=True, kw_only=True):
    """A process of the bot, with the status that it reports.

    begun, seen: when it started and was last seen. silent: longer than a living process can be.
    """

    name: str
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
