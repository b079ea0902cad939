"""What a process reports to the others: what all must have in common, and how it does."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Struct

from store import rows


class SharedConfig(Struct, frozen=True):
    """What all processes at work must have in common.

    count: as how many shards they count Discord's servers; 0 for as many as Discord says. rules: by game, the
    version of its rules.
    """

    count: int
    rules: Mapping[str, int]


class ProcessStatus(Struct, frozen=True):
    """What a process tells of itself. shards: as they are set, such as 0-3/16; "" for all.

    carried: how many those are, connected: how many of them are. servers: on them. latency: in seconds, of the
    slowest connection; None if none is measured.
    """

    shards: str = ""
    carried: int = 0
    connected: int = 0
    servers: int = 0
    latency: float | None = None


class ProcessMismatch(Exception):
    """A process that is at work has something not in common with this one. name: of it."""

    def __init__(self, name: str, ours: SharedConfig, theirs: SharedConfig) -> None:
        super().__init__(name)
        self.name, self.ours, self.theirs = name, ours, theirs


def read_shared_config(process: rows.Process) -> SharedConfig:
    """Return what a process has in common with the others; a value that equals none if it cannot be read."""
    try:
        return msgspec.json.decode(process.plays, type=SharedConfig)
    except (msgspec.ValidationError, msgspec.DecodeError):
        # Of a release that has something else in common.
        return SharedConfig(-1, {})


def read_status(process: rows.Process) -> ProcessStatus:
    """Return what a process reports of itself; defaults if it cannot be read."""
    try:
        return msgspec.json.decode(process.facts, type=ProcessStatus)
    except (msgspec.ValidationError, msgspec.DecodeError):
        return ProcessStatus()
