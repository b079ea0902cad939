"""The status of a match: its kind, since when it has it, and what paused it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from store.rows import PausedBy, Status

NEXT: Final[Mapping[Status, tuple[Status, ...]]] = {
    "lobby": ("live", "aborted"),
    "live": ("paused", "frozen", "over", "aborted"),
    # Paused again: by a moderator, or by players once the match has another channel.
    "paused": ("live", "paused", "frozen", "aborted"),
    "frozen": ("live", "aborted"),
    "over": (),
    "aborted": (),
}
"""The statuses that may follow each status."""
RESUME_REFUSALS: Final[Mapping[str | None, str]] = {
    "server": "err-resume-server",
    "thread": "err-resume-host",
}
"""By what paused a match, the refusal that says who may resume it; otherwise any player may."""


@dataclass(frozen=True, slots=True)
class MatchStatus:
    """What a match is doing. since: UTC seconds. by: what paused it; None unless it is paused."""

    kind: Status
    since: int
    by: PausedBy | None = None

    def become(self, kind: Status, now: int, by: PausedBy | None = None) -> MatchStatus:
        """Return the status that follows; the same if nothing changes. Raises ValueError for an illegal one."""
        if (kind, by) == (self.kind, self.by):
            return self
        if kind not in NEXT[self.kind] or (kind == "paused") != (by is not None):
            raise ValueError(f"a match that is {self.kind} cannot become {kind} ({by})")
        return MatchStatus(kind, now, by)

    @property
    def resume_refusal(self) -> str | None:
        """Return the refusal key that says who may resume a match not paused by its players, or None."""
        return RESUME_REFUSALS.get(self.by)
