"""The share of the work that a process does, if several share a database."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, Integer, bindparam, literal, or_
from sqlalchemy.sql.elements import SQLCoreOperations

from store.columns import Id

SHARD_BITS = 22
"""Number of low bits of a server's id that do not affect its shard."""


@dataclass(frozen=True, slots=True)
class WorkShare:
    """The work for all servers except those on other processes' shards, and for no server.

    me: the process; None if it is the only one. count: the total number of shards. others: the shards of other
    processes.
    """

    me: int | None = None
    count: int = 1
    others: tuple[int, ...] = ()

    @property
    def values(self) -> dict[str, Any]:
        """Return the parameters of `is_unclaimed` and `is_in_share`."""
        return {"me": self.me, "count": self.count, "others": self.others}


ALL_WORK = WorkShare()


def is_unclaimed(claimed_by: Column[Any]) -> ColumnElement[bool]:
    """Return the condition that no other process has claimed a row."""
    return or_(claimed_by.is_(None), claimed_by == bindparam("me", type_=Id))


def is_in_share(guild_id: SQLCoreOperations[Any]) -> ColumnElement[bool]:
    """Return the condition that a row's server belongs to the process's share."""
    shard = guild_id.bitwise_rshift(literal(SHARD_BITS, Integer)) % bindparam("count", type_=Id)
    return or_(guild_id.is_(None), shard.not_in(bindparam("others", expanding=True, type_=Id)))
