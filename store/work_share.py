"""Which part of the work a process does, where several work on one database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, Integer, bindparam, literal, or_
from sqlalchemy.sql.elements import SQLCoreOperations

from store.columns import Id

SHARD_BITS = 22
"""So many bits of a server's id say nothing of its shard."""


@dataclass(frozen=True, slots=True)
class WorkShare:
    """The work for all servers but those whose shards other processes have, and for what is no server's.

    me: the process; None where there is but one. count: as how many shards servers are counted. others: the shards
    that other processes have.
    """

    me: int | None = None
    count: int = 1
    others: tuple[int, ...] = ()

    @property
    def values(self) -> dict[str, Any]:
        """The parameters of `is_unclaimed` and `is_in_share`."""
        return {"me": self.me, "count": self.count, "others": self.others}


ALL_WORK = WorkShare()


def shard_of(guild_id: int, count: int) -> int:
    """The shard to which a server belongs among so many, as Discord reckons it."""
    return (guild_id >> SHARD_BITS) % count


def is_unclaimed(claimed_by: Column[Any]) -> ColumnElement[bool]:
    """Of a row: no other process has claimed it."""
    return or_(claimed_by.is_(None), claimed_by == bindparam("me", type_=Id))


def is_in_share(guild_id: SQLCoreOperations[Any]) -> ColumnElement[bool]:
    """Of a row: what it wants is work of the process, by the server that it is about."""
    shard = guild_id.bitwise_rshift(literal(SHARD_BITS, Integer)) % bindparam("count", type_=Id)
    return or_(guild_id.is_(None), shard.not_in(bindparam("others", expanding=True, type_=Id)))
