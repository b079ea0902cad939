"""What a process reports to the others: the configuration that they share, and its status."""

from collections.abc import Mapping

from msgspec import Struct

from service.base.lenient_json import decode_leniently, decode_or
from service.base.read_models.installation import ProcessStatus
from store import rows


class SharedConfig(Struct, frozen=True):
    """The configuration that all live processes must share.

    count: the number of Discord's shards; 0 for as many as Discord says. rules: by game, the version of its rules.
    """

    count: int
    rules: Mapping[str, int]


class ProcessMismatch(Exception):
    """A live process has a different shared configuration. name: of that process."""

    def __init__(self, name: str, ours: SharedConfig, theirs: SharedConfig) -> None:
        super().__init__(name)
        self.name, self.ours, self.theirs = name, ours, theirs


def read_shared_config(process: rows.Process) -> SharedConfig:
    """Return the shared configuration of a process; one that equals no other if it cannot be decoded."""
    # Another release may have a different form of configuration.
    return decode_or(process.plays, SharedConfig, SharedConfig(-1, {}))


def read_status(process: rows.Process) -> ProcessStatus:
    """Return the status that a process reports; fields that cannot be decoded have their defaults."""
    return decode_leniently(process.facts, ProcessStatus)
