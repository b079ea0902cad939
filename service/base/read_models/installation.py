"""The health of the installation: load, processes, problems."""

from collections.abc import Mapping
from typing import Literal

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


Flaw = Literal["unreadable", "position", "log"]
"""Why a match fails the nightly drill: it can't be loaded, its stored position isn't the one that its log ends
with, or its log has gaps or doesn't lead there.
"""


class DrillReport(Struct, frozen=True):
    """The result of a nightly drill.

    at: when it ended. backup: the file name of the backup, None for the live database. matches: how many it
    checked. failed: by match, what is wrong. error: why nothing could be checked.
    """

    at: int
    backup: str | None = None
    matches: int = 0
    failed: Mapping[int, Flaw] = {}
    error: str | None = None

    @property
    def passed(self) -> bool:
        """Return whether it found nothing wrong."""
        return self.error is None and not self.failed


class HealthReport(Struct, frozen=True):
    """The state of the installation.

    matches: by status. outbox: waiting posts. oldest: age of the oldest due one, in seconds. blocked: due posts
    behind one that was put off. backups: whether any are made; last_backup: when the newest was written, None if
    there is none. unreadable: people whose settings cannot be decoded. troubled: matches in which Discord refused
    something. problems: references and first lines of the newest errors. processes: all live processes on the
    database, where there can be several. drill: of this process, the newest since its start.
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
    drill: DrillReport | None = None
